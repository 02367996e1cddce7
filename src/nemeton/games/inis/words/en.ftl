# Everything Inis says, in English. The same messages, values and attributes stand in ru.ftl and uk.ftl; a test compares them.
#
# $seat, $whom, $player, $by and $to are clans, or the names of those who play them: they stand in the nominative, whatever
# their gender. $seat_id is the number of the seat, "none" where there is no winner. Places come in three cases: inis-at (after a
# vowel, which Ukrainian minds, inis-inside) and inis-to look at $where, inis-from looks at $origin; inis-it is a card as an object. Options begin small and hold no comma, for they are listed in sentences;
# reasons (inis-refused-…) are clauses; the journal and the problems of a position are sentences.

# The game

inis-name = Inis
    .line = Two to four chieftains settle an island of Celtic legend, by cards, by clashes and by agreement, until one of them is crowned.

inis-seat-boar = Boar
inis-seat-salmon = Salmon
inis-seat-stag = Stag
inis-seat-crane = Crane
inis-seat-nobody = nobody

# Parts of sentences

inis-at = { $where_id ->
    [gates_of_tir_na_nog] at the { $where }
    [moor] on the { $where }
    [plains] on the { $where }
   *[other] in the { $where }
}
inis-inside = { $where_id ->
   *[other] { inis-at }
}
inis-to = to the { $where }
inis-from = from the { $origin }
inis-clans = { $count ->
    [one] a clan
   *[other] { $count } clans
}
inis-listed = { $card }
inis-it = { $card }
inis-both = { $one } + { $other }

# Kinds of cards

inis-kind-action = Action card
inis-kind-advantage = Advantage card
inis-kind-tale = Epic Tale

# When a half of a card is played

inis-half-season = as your turn
inis-half-add = add a clan
inis-half-swap = replace a clan
inis-half-action_played = when an opponent plays an Action card
inis-half-other_played = when anybody plays an Epic Tale or an Advantage card
inis-half-action_resolved = when an Action card has been resolved
inis-half-tale_resolved = when your Epic Tale has been resolved
inis-half-tale_played = after you have played an Epic Tale
inis-half-season_played = after you have played a Season card
inis-half-turn_ends = at the end of any turn
inis-half-assembly_begins = at the start of the Assembly
inis-half-clash_begins = at the start of a clash
inis-half-citadels_closed = at the end of the Citadels step of a clash
inis-half-resolution_begins = at the start of the Resolution step of a clash in the Highlands
inis-half-maneuver = in a clash, as your maneuver
inis-half-attacking = when you attack
inis-half-attacked = when you are attacked in the Hills
inis-half-attack_done = after your Attack
inis-half-clans_removed = after your maneuver has removed opposing clans
inis-half-maneuver_done = after any maneuver in a clash in which you take part
inis-half-would_be_removed = when one of your clans would be removed
inis-half-removed = when one of your clans is removed
inis-half-removed_in_clash = when one of your clans is removed in a clash
inis-half-tale_drawn = when you draw Epic Tales
inis-half-gates_open = when the Gates give you an Epic Tale
inis-half-moved_to_mountains = when you move clans into the Mountains
inis-half-any_time = at any time

# Action cards: the name, what the card does, and what matters in play. “You” is whoever plays it.

inis-card-bard = Bard
    .text = Season: draw an Epic Tale. Or triskel, { inis-half-clans_removed }: gain a Deed.
    .more = One Deed, however many clans the maneuver removed. A removal that was prevented brings none; a clan that reappears elsewhere was removed all the same. What Raid takes afterwards does not count.
inis-card-citadel = Citadel
    .text = Season: build a Citadel where you are present. If the Advantage card of that territory has not been played this round, take it into your hand.
    .more = You take it even from another player’s hand. You need not be chieftain. The Swamp allows no Citadel. If no Citadel is left, you still choose a territory and take its card.
inis-card-conquest = Conquest
    .text = Season: choose a territory and move any number of your clans into it from its neighbours.
    .more = You need not be present there, and moving nobody is allowed. All arrive together, so there is at most one clash, and you are its instigator.
inis-card-craftsmen_and_peasants = Craftsmen & Peasants
    .text = Season: wherever you are present, place up to one clan for each citadel of that territory.
    .more = The Capital counts as a citadel. Each clan comes to the territory of its citadel. Placing clans never starts a clash.
inis-card-druid = Druid
    .text = Season, if you hold another Action card: look through the discarded Action cards and take one into your hand.
    .more = Cards thrown away in a clash lie there too. The card set aside does not, nor does Druid itself.
inis-card-emissaries = Emissaries
    .text = Season: move one of your clans to a neighbouring territory. No clash comes of it.
    .more = Only with four players. The Mountains take their toll all the same.
inis-card-exploration = Exploration
    .text = Season: the Brenn chooses an empty place that borders at least two territories. The top territory of the pile comes there, and you place a clan on it.
    .more = The place is chosen before the tile is turned up, and by the Brenn even if that is somebody else. If the pile is empty, nothing comes.
inis-card-festival = Festival
    .text = Season: choose a territory with a Sanctuary where you are present. Place a clan and the Festival token there. Until the season ends, whoever is the instigator of a clash there first loses a clan in it.
    .more = That goes for every clash there, and for you as well. There is one token: a second festival moves it.
inis-card-geis = Geis
    .text = Triskel, { inis-half-action_played }: the card does nothing and is discarded.
    .more = All that the card shall do is declared before; nothing hidden has been shown. It also stops the triskel halves of Action cards. The cancelled card still counts as played. A card discarded because of an Attack is not played.
inis-card-master_craftsman = Master Craftsman
    .text = Season: discard a card of any kind, if you have one, then draw an Epic Tale. Or triskel, { inis-half-tale_resolved }: give that Epic Tale to another player instead of discarding it, and gain a Deed.
    .more = Only with four players. An Epic Tale that The Dagda has cancelled cannot be given away.
inis-card-migration = Migration
    .text = Season: choose a territory and move at least one of your clans from it to its neighbours. They may split up.
    .more = All clans move first. Then come all clashes, in the order that you choose; you are the instigator of each.
inis-card-new_alliance = New Alliance
    .text = Season: place a clan where you are present. Or: where you are present, replace one clan of an opponent who has at least two there with one from your reserve.
    .more = The replaced clan goes back to its owner’s reserve. That is no removal, so nothing prevents it, and no clash comes of it. With an empty reserve nothing is replaced.
inis-card-new_clans = New Clans
    .text = Season: place two clans where you are present, together or apart.
    .more = If your reserve holds fewer, place what there is. A territory where you have just placed the first clan does not become one of them.
inis-card-raid = Raid
    .text = Triskel, { inis-half-attack_done }: take an Action card at random from the player you attacked. If that hand is empty, one of that player’s exposed clans is removed instead.
    .more = Only with four players. It also follows an Attack that Hills has stopped. It cannot be played as a turn.
inis-card-sanctuary = Sanctuary
    .text = Season: build a Sanctuary where you are present and draw an Epic Tale.
    .more = If no Sanctuary is left, you still draw.
inis-card-scouts_and_spies = Scouts & Spies
    .text = Season: look at all Action cards of an opponent. Then you may move any number of your clans from one territory to one neighbour.
    .more = Only with four players. You decide on the move after you have looked. It may start a clash.
inis-card-warlord = Warlord
    .text = Season: a clash breaks out where you and others are present; you are the instigator. Or triskel, { inis-half-maneuver_done }: place an exposed clan in the clash and choose who maneuvers next.
    .more = To answer with it you need an exposed clan there. The player you choose must have one too; the order goes on from that player. With an empty reserve you still choose.

# Advantage cards

inis-card-adv_cove = Cove
    .text = Triskel, { inis-half-season_played }: take the Action card set aside into your hand and set another one aside in its place.
    .more = You may set the same card aside again. If no card lies aside, nothing happens.
inis-card-adv_forest = Forest
    .text = Triskel, { inis-half-tale_played }: draw an Epic Tale.
    .more = It works even if the Epic Tale was cancelled.
inis-card-adv_gates_of_tir_na_nog = Gates of Tír Na Nóg
    .text = Triskel, { inis-half-gates_open }: draw one Epic Tale more and keep one of all you have drawn.
    .more = You must be present at the Gates when the turn direction changes. It goes together with Meadows: three cards, of which you keep one.
inis-card-adv_highlands = Highlands
    .text = Triskel, { inis-half-resolution_begins }: choose who is the instigator, among those who have exposed clans there. That player maneuvers first.
    .more = It comes after the Citadels step and only changes the order. You need not be present. What the Festival has cost stays with the first instigator.
inis-card-adv_hills = Hills
    .text = Triskel, { inis-half-attacked }: the Attack has no consequence for you.
    .more = It stops one Attack, and beats Iron Mine and The Dagda’s Club. The attacker has attacked all the same.
inis-card-adv_iron_mine = Iron Mine
    .text = Triskel, { inis-half-attacking }: the defender loses both an exposed clan and an Action card.
    .more = It works in any territory. A defender without Action cards loses the clan only.
inis-card-adv_lost_vale = Lost Vale
    .text = Triskel, { inis-half-season_played }: move one clan of any player from a neighbouring territory to the Lost Vale. No clash comes of it.
    .more = It may be your own clan or anybody else’s.
inis-card-adv_meadows = Meadows
    .text = Triskel, { inis-half-tale_drawn }: draw one more, then keep as many as you may keep anyway.
    .more = You may look at what you have drawn before you decide. The others are discarded face up.
inis-card-adv_misty_lands = Misty Lands
    .text = Season: discard Action cards, at least one. Draw as many Epic Tales and keep one of them.
    .more = Without Action cards nothing happens. The discarded ones lie face down, where Druid can find them.
inis-card-adv_moor = Moor
    .text = Triskel, { inis-half-any_time }: look at all Epic Tales of an opponent.
    .more = You may play it between the steps of others too, but not in a clash under Lug’s Spear.
inis-card-adv_mountains = Mountains
    .text = Triskel, { inis-half-moved_to_mountains }: pay no toll for this move.
    .more = It covers one move, however many clans come.
inis-card-adv_plains = Plains
    .text = Season: move at least one of your clans from the Plains to its neighbours. They may split up.
    .more = All move first, then come all clashes, in the order that you choose.
inis-card-adv_salt_mine = Salt Mine
    .text = Triskel, { inis-half-season_played }: take an Action card at random from an opponent, then give that player one of yours.
    .more = You may give the same card back.
inis-card-adv_stone_circle = Stone Circle
    .text = Triskel, { inis-half-tale_played }: remove one of your clans in the Stone Circle and take that Epic Tale back into your hand.
    .more = It must lie in the discard pile: one that was given away, or that The Dagda has shuffled into the deck, does not come back. Nor does it if the clan is saved.
inis-card-adv_swamp = Swamp
    .text = Season: nothing happens, but it is a turn and not a pass.
    .more = It breaks a chain of passes, and other cards may follow it.
inis-card-adv_valley = Valley
    .text = Triskel, { inis-half-season_played }: place a clan where you are present.
    .more = Even if the Season card was cancelled.

# Epic Tales

inis-card-balors_eye = Balor’s Eye
    .text = Season: remove any one clan from the island.
    .more = Its owner may answer with The Dagda’s Club or Diarmuid and Grainne.
inis-card-battle_frenzy = Battle Frenzy
    .text = Triskel, { inis-half-citadels_closed }: all sheltered clans leave the citadels and are exposed.
    .more = Anybody may play it, in the clash or outside. It holds for this clash only.
inis-card-breas_tyranny = Breas’ Tyranny
    .text = Season: move one opposing clan from a territory where you are present to a neighbour that you choose. No clash comes of it.
    .more = If it goes to the Mountains, its owner pays the toll.
inis-card-cathbads_word = Cathbad’s Word
    .text = Triskel, { inis-half-assembly_begins }: in this Assembly you choose the Action card that is set aside. After the draft you take it into your hand and set another one aside in its place.
    .more = It comes before the Brenn is named and the winner is sought.
inis-card-the_champions_share = The Champion’s Share
    .text = Season: take the Action card that was set aside into your hand.
    .more = If no card lies aside, nothing happens.
inis-card-children_of_dana = Children of Dana
    .text = Season: place a clan in any territory.
    .more = You need not be present there, and no clash comes of it.
inis-card-the_dagda = The Dagda
    .text = Triskel, { inis-half-other_played }: that card does nothing. Whenever The Dagda is discarded, shuffle the discarded Epic Tales into the deck, this one included.
    .more = The cancelled card still counts as played. If it was an Epic Tale, it is shuffled in too. If it was a maneuver, the maneuver is spent.
inis-card-dagdas_cauldron = Dagda’s Cauldron
    .text = Triskel, { inis-half-removed_in_clash }: your clans removed in this clash lie on this card, those lost before it included. When the clash ends, place up to three of them back in its territory.
    .more = The others go to your reserve. If no clan is left, the clash ends first and they return afterwards; no new clash comes of it.
inis-card-the_dagdas_club = The Dagda’s Club
    .text = Triskel, { inis-half-would_be_removed }: it stays. Or triskel, { inis-half-attacking }: you choose whether the defender loses an exposed clan or an Action card.
    .more = It may save a clan from anything, not only in a clash. A defender who must discard a card and has none loses a clan.
inis-card-dagdas_harp = Dagda’s Harp
    .text = Season: place as many clans as you hold other Epic Tales, three at most, where you are present.
    .more = Together or apart.
inis-card-deirdres_beauty = Deirdre’s Beauty
    .text = Season: each opponent reveals an Epic Tale at random. Keep one of them; the others are discarded. Then remove one of your clans.
    .more = Whoever has no Epic Tale reveals nothing. You lose the clan even if nobody reveals anything.
inis-card-diarmuid_and_grainne = Diarmuid and Grainne
    .text = Triskel, { inis-half-removed }: place it in another territory where you are present. No clash comes of it.
    .more = It works against anything that removes a clan. Who removed it has removed it all the same.
inis-card-eriu = Eriu
    .text = Season: place one clan in each of up to three territories with a Sanctuary where you are present.
    .more = One clan each, however many Sanctuaries stand there.
inis-card-the_fianna = The Fianna
    .text = Triskel, { inis-half-maneuver }: move at least one of your clans, sheltered ones too, from the clash to one neighbouring territory. No clash comes of it.
    .more = You need not be chieftain there. All go to the same territory.
inis-card-kernunos_sanctuary = Kernunos’ Sanctuary
    .text = Season: choose a territory without a Sanctuary where you are present. Place a clan and build a Sanctuary there.
    .more = You draw no Epic Tale for it.
inis-card-lug_samildanach = Lug Samildanach
    .text = Triskel, { inis-half-action_resolved }: take that card into your hand before it is discarded.
    .more = Any player’s card, yours too, also one that Geis has cancelled, and Geis itself. Not a card discarded because of an Attack, nor the Master Craftsman that has just handed Lug Samildanach on.
inis-card-lugs_spear = Lug’s Spear
    .text = Triskel, { inis-half-clash_begins }: nobody may play triskel cards in this clash.
    .more = Anybody may play it, in the clash or outside. Only Attack and Withdraw remain as maneuvers. Only The Dagda can stop it, at once.
inis-card-maeves_wealth = Maeve’s Wealth
    .text = Season: each opponent gives you an Action card of their choice. Then give each of them an Action card back.
    .more = They choose in secret and at once. You may give back any of your Action cards. Whoever holds none gives none and gets none.
inis-card-manannans_horses = Manannan’s Horses
    .text = Season: move one to three of your clans from one territory to any other.
    .more = The territories need not be neighbours. It may start a clash.
inis-card-the_morrigan = The Morrigan
    .text = Season: you may turn the Flock of Crows over. You may start a clash in any territory with clans of two players or more, and say which of them is the instigator.
    .more = You need not be present. The crows turn first: the Gates open, and the clash already goes in the new direction.
inis-card-nuada_silverhand = Nuada Silverhand
    .text = Season: wherever you are chieftain, place up to as many clans as there are opponents in that territory.
    .more = Players count, not their clans.
inis-card-oenguss_ploy = Oengus’s Ploy
    .text = Triskel, { inis-half-turn_ends }: the next turn is yours.
    .more = Even if all have passed: the season goes on. Afterwards it is the turn of the player after you; those in between are skipped.
inis-card-ogmas_eloquence = Ogma’s Eloquence
    .text = Triskel, { inis-half-maneuver }: the clash ends at once.
    .more = All who took shelter come out.
inis-card-the_other_world = The Other World
    .text = Season: choose a territory where you are present. For each of its Sanctuaries, three at most, you may place a clan there or remove an opposing one.
    .more = You say all of it beforehand, in any mixture. Each owner may answer a removal.
inis-card-the_stone_of_fal = The Stone of Fal
    .text = Season: place two clans at the Capital.
    .more = You need not be present there. If your reserve holds fewer, place what there is.
inis-card-strengs_resolve = Streng’s Resolve
    .text = Triskel, { inis-half-attack_done }: gain a Deed.
    .more = Whatever came of the Attack. Bard and Raid may follow the same Attack.
inis-card-tailtus_land = Tailtu’s Land
    .text = Season: look at the top three territories of the pile. Put one into play at a place that borders at least two territories; the others go under the pile. Then you may move one of your clans to it from a neighbour.
    .more = You choose the place, not the Brenn. If fewer tiles are left, look at those.
inis-card-tale_of_cuchulain = Tale of Cuchulain
    .text = Triskel, { inis-half-maneuver }, if exactly one of your clans is exposed: remove two exposed clans of your choice.
    .more = Of one player or of two, your own included. If there are only two, your own is the second.
inis-card-the_battle_of_moytura = The Battle of Moytura
    .text = Triskel, { inis-half-maneuver }: move at least one of your clans from neighbouring territories into the clash and place another there. All are exposed.
    .more = If you have no neighbouring clans, or none in reserve, do the other part. No second clash comes of it.
inis-card-tuans_memory = Tuan’s Memory
    .text = Season: draw three Epic Tales and keep one.
    .more = The other two are discarded face up. With Meadows you draw four.

# Territories: the name, and what is printed there

inis-territory-cove = Cove
    .text = No special rules.
inis-territory-forest = Forest
    .text = No special rules.
inis-territory-gates_of_tir_na_nog = Gates of Tír Na Nóg
    .text = Comes with a Sanctuary. Whenever the turn direction changes, everybody present here loses a clan here and draws an Epic Tale. The Brenn comes first, then the others in the new direction. The draw comes even if the clan is saved.
inis-territory-highlands = Highlands
    .text = No special rules.
inis-territory-hills = Hills
    .text = No special rules.
inis-territory-iron_mine = Iron Mine
    .text = No special rules.
inis-territory-lost_vale = Lost Vale
    .text = No special rules.
inis-territory-meadows = Meadows
    .text = No special rules.
inis-territory-misty_lands = Misty Lands
    .text = No special rules.
inis-territory-moor = Moor
    .text = No special rules.
inis-territory-mountains = Mountains
    .text = Whenever clans move in, their owner discards an Action card or loses a clan here: once for each move, before any clash. Clans that are placed here cost nothing.
inis-territory-plains = Plains
    .text = No special rules.
inis-territory-salt_mine = Salt Mine
    .text = No special rules.
inis-territory-stone_circle = Stone Circle
    .text = Comes with a Sanctuary. Nobody draws an Epic Tale for it.
inis-territory-swamp = Swamp
    .text = No Citadel may be built here, and the Capital cannot stand here.
inis-territory-valley = Valley
    .text = No special rules.

inis-topic-card = { $kind }. { $text } { $more }
inis-topic-tile = Territory. { $text } Advantage card. { $advantage }

# What is asked

inis-capital = { $seat }: choose where the Capital stands. A Sanctuary comes with it.
inis-place_first = { $seat }: place { $left ->
    [one] your second clan
   *[other] the first of your two clans
} on the island.
inis-return = { $seat }: you have no clan on the island. Choose where one lands; { $left ->
    [one] it is the second of two
   *[other] another one follows
}.
inis-turn = { $seat }: play a Season card, pass or take the Pretender token.
inis-where = { $seat }: { $card }. { $card_id ->
    [sanctuary] Where will the Sanctuary stand?
    [citadel] Where will the Citadel stand?
    [festival] Where will the festival be held?
    [conquest] Where do your clans march?
    [migration] Which territory do your clans leave?
    [warlord] Where does the clash break out?
    [kernunos_sanctuary] Where will the clan and the Sanctuary come?
    [the_other_world] Where does the Other World open?
    [diarmuid_and_grainne] Where does the removed clan reappear?
   *[other] Where will the clan come?
}
inis-whom = { $seat }: { $card }. { $card_id ->
    [scouts_and_spies] Whose Action cards do you look at?
    [master_craftsman] Who gets your Epic Tale?
    [adv_salt_mine] Who gives you an Action card at random?
    [adv_stone_circle] Whose clan in the Stone Circle is the price?
    [adv_highlands] Who shall be the instigator?
   *[warlord] Who shall maneuver next?
}
inis-group = { $seat }: { $card }. { $moved ->
    [0] Choose how many clans go where.
    [one] One clan is ready to go. Do more follow?
   *[other] { $moved } clans are ready to go. Do more follow?
}
inis-place = { $seat }: { $card }. Choose where a clan comes; { $left ->
    [one] one is left
   *[other] { $left } are left
}.
inis-swap = { $seat }: { inis-card-new_alliance }. Which opposing clan makes room for yours?
inis-druid = { $seat }: { inis-card-druid }. Which discarded Action card do you take?
inis-spot = { $seat }: { $card }. { $card_id ->
    [exploration] Where will the new territory lie? It is turned up afterwards.
   *[other] Where will the new territory lie?
}
inis-throw = { $seat }: { inis-card-master_craftsman }. Which card do you discard?
inis-throw_actions = { $seat }: { inis-card-adv_misty_lands }. Which Action cards do you discard? You draw as many Epic Tales and keep one.
    .pick = Discard { $picked ->
        [1] this card
       *[other] these { $picked } cards
    }
inis-toll_paid = { $seat }: your clans have come to the Mountains. Do you discard an Action card or lose a clan there?
inis-next_clash = { $seat }: choose which clash comes next.
inis-lure = { $seat }: { inis-card-adv_lost_vale }. Which neighbouring clan comes there?
inis-give = { $seat }: choose an Action card to give to { $whom }.
inis-cathbad-choose = { $seat }: { inis-card-cathbads_word }. Which Action card is set aside?
inis-draft = { $seat }: keep { $count ->
    [one] one card
   *[other] { $count } cards
}; the rest goes to { $to }.
    .pick = Keep { $picked ->
        [1] this card
       *[other] these { $picked } cards
    }
inis-set_aside = { $seat }: choose the Action card that you set aside.
inis-shelter = { $seat }: clash { inis-at }. Does one of your clans take shelter? { $room ->
    [one] One citadel is free.
   *[other] { $room } citadels are free.
}
inis-peace = { $seat }: clash { inis-at }. Shall it end in peace? All must agree.
inis-maneuver = { $seat }: clash { inis-at }. Choose your maneuver.
inis-withdraw = { $seat }: you withdraw from the clash { inis-at }. Do more clans leave? { $left ->
    [one] One clan is still there.
   *[other] { $left } clans are still there.
}
inis-attack-which = { $seat }: { inis-card-the_dagdas_club }. What does { $whom } lose?
inis-attack-card = { $seat }: { $whom } attacks. Which Action card do you discard?
inis-attack-loss = { $seat }: { $whom } attacks. Do you discard an Action card or lose an exposed clan?
inis-cauldron = { $seat }: { inis-card-dagdas_cauldron }. How many clans come back { inis-to }?
inis-fianna = { $seat }: { inis-card-the_fianna }. How many of those who leave come out of the citadels?
inis-cuchulain = { $seat }: { inis-card-tale_of_cuchulain }. Whose exposed clan is removed? { $left ->
    [one] One is left to choose.
   *[other] { $left } are left to choose.
}
inis-other_world = { $seat }: { inis-card-the_other_world } opens { inis-at }. Does a clan come or go? { $left ->
    [one] One step is left.
   *[other] { $left } steps are left.
}
inis-eye = { $seat }: { inis-card-balors_eye }. Which clan is removed?
inis-tyranny = { $seat }: { inis-card-breas_tyranny }. Which opposing clan goes, and where?
inis-morrigan-crows = { $seat }: { inis-card-the_morrigan }. Do the crows turn?
inis-morrigan-clash = { $seat }: { inis-card-the_morrigan }. Where does a clash break out, and who is its instigator?
inis-tile = { $seat }: { inis-card-tailtus_land }. Which territory comes into play?
inis-walk = { $seat }: { inis-card-tailtus_land }. Does a clan move { inis-to }?
inis-deirdre = { $seat }: { inis-card-deirdres_beauty }. Which Epic Tale do you keep?
inis-lose_own = { $seat }: { inis-card-deirdres_beauty }. Where do you lose a clan?
inis-keep = { $seat }: choose { $count ->
    [one] the Epic Tale
   *[other] the { $count } Epic Tales
} that you keep. The others are discarded.
    .pick = Keep { $picked ->
        [1] this Epic Tale
       *[other] these { $picked } Epic Tales
    }
inis-moor = { $seat }: { inis-card-adv_moor }. At any time you may look at the Epic Tales of an opponent.

inis-answer = { $seat }: { $event ->
    [action_played] { $player } plays { $card }. Answer with { inis-card-geis }?
    [other_played] { $player } plays { $card }. Answer with { inis-card-the_dagda }?
    [action_resolved] { $card } is done, which { $player } has played. Take it with { inis-card-lug_samildanach }?
    [tale_resolved] your Epic Tale { $card } is done. Hand it on with { inis-card-master_craftsman }?
    [tale_played] you have played an Epic Tale. Does an Advantage card follow?
    [season_played] you have played a Season card. Does an Advantage card follow?
    [turn_ends] the turn ends. Take the next one with { inis-card-oenguss_ploy }?
    [assembly_begins] the Assembly begins. Play { inis-card-cathbads_word }?
    [clash_begins] a clash begins { inis-at }. Play { inis-card-lugs_spear }?
    [citadels_closed] the Citadels step { inis-at } is over. Play { inis-card-battle_frenzy }?
    [resolution_begins] the Resolution step { inis-at } begins. Play { inis-card-adv_highlands }?
    [attacking] you attack { $player } { inis-at }. Strengthen the Attack with a card?
    [attacked] { $player } attacks you { inis-at }. Stop the Attack with { inis-card-adv_hills }?
    [attack_done] your Attack { inis-at } is over. Does a card follow?
    [clans_removed] your maneuver { inis-at } has removed opposing clans. Gain a Deed with { inis-card-bard }?
    [maneuver_done] a maneuver { inis-at } is over. Play { inis-card-warlord }?
    [would_be_removed] a clan of yours { inis-at } is to be removed. Save it with { inis-card-the_dagdas_club }?
    [removed] a clan of yours { inis-at } is removed. Bring it back with a card?
    [tale_drawn] you draw an Epic Tale. Draw one more with { inis-card-adv_meadows }?
    [gates_open] the Gates give you an Epic Tale. Draw one more with { inis-card-adv_gates_of_tir_na_nog }?
   *[moved_to_mountains] you move into the Mountains. Spare the toll with { inis-card-adv_mountains }?
}

# Options

inis-option-play = play { inis-it }{ $half_id ->
    [add] : add a clan
    [swap] : replace a clan
   *[other] {""}
}
inis-option-pass = pass
inis-option-no_answer = do not answer
inis-option-pretend = take the Pretender token
inis-option-done = that is all
inis-option-nobody = nobody
inis-option-place = { inis-at }
inis-option-leave = { inis-from }
inis-option-seat = choose { $whom }
inis-option-group = { inis-clans } { inis-from } { inis-to }
inis-option-spot = at { $column }:{ $row }
inis-option-swap = replace a clan of { $whom } { inis-at }
inis-option-lure = a clan of { $whom } { inis-from }
inis-option-take = take { inis-it }
inis-option-discard = discard { inis-it }
inis-option-clan = lose a clan
inis-option-give = give { inis-it }
inis-option-choose = choose { inis-it }
inis-option-aside = set { inis-it } aside
inis-option-keep = keep { $cards }
inis-option-throw = discard { $cards }
inis-option-shelter = take shelter
inis-option-stay = stay outside
inis-option-agree = offer peace
inis-option-fight = fight on
inis-option-attack = attack { $whom }
inis-option-withdraw = withdraw { inis-clans } { inis-to }
inis-option-end = end the clash
inis-option-wants_card = an Action card
inis-option-wants_clan = an exposed clan
inis-option-back = { $count ->
    [0] none
    [one] one clan
   *[other] { $count } clans
}
inis-option-remove_of = remove a clan of { $whom }
inis-option-add_clan = place a clan
inis-option-remove_at = remove a clan of { $whom } { inis-at }
inis-option-send = send a clan of { $whom } { inis-from } { inis-to }
inis-option-turn = turn the crows
inis-option-leave_crows = leave them as they are
inis-option-clash = clash { inis-at } with { $whom } as instigator
inis-option-no_clash = no clash
inis-option-tile = choose the { $where }
inis-option-look = look at the Epic Tales of { $whom }

# Why something is not on offer

inis-refused-triskel = this is a triskel card and waits for its moment
inis-refused-condition = the condition of the card is not met
inis-refused-opening = the Brenn opens the season with a Season card
inis-refused-pretending = the Pretender token is already taken
inis-refused-no_condition = no victory condition is met

# The journal

inis-first_brenn = { $seat } is the first Brenn by lot.
inis-capital_stands = { $seat } founds the Capital { inis-at }.
inis-crows = { $direction ->
    [1] The crows fly clockwise.
   *[other] The crows fly counter-clockwise.
}
inis-assembly = The Assembly begins.
inis-new_brenn = { $seat } leads the Capital and becomes the Brenn.
inis-same_brenn = { $seat } stays the Brenn.
inis-pretends = { $seat } claims the throne and meets { $count ->
    [0] no condition
    [one] one condition
   *[other] { $count } conditions
}.
inis-king = { $seat } is crowned High King of the island.
inis-no_king = Nobody is crowned; the Pretender tokens go back.
inis-takes_advantage = { $seat } takes the Advantage card { $where }.
inis-card_aside = { $seat } sets an Action card aside, face down.
inis-dealt = Everybody gets { $count } Action cards.
inis-passed_on = Everybody passes on { $count ->
    [one] one card
   *[other] { $count } cards
}.
inis-swapped_aside = { $seat } swaps an Action card with the one set aside.
inis-takes_aside = { $seat } takes the Action card set aside.
inis-season = { $seat } opens the season.
inis-turn_begins = { $seat } begins a turn.
inis-loses_deed = { $seat } has no clan on the island and loses a Deed.
inis-passes = { $seat } passes.
inis-pretender = { $seat } takes the Pretender token.
inis-season_over = All have passed; the season ends.

inis-plays = { $half_id ->
    [add] { $seat } plays { $card } to add a clan.
    [swap] { $seat } plays { $card } to replace a clan.
    [maneuver] { $seat } plays { $card } as a maneuver.
    [season_played] { $seat } then plays { $card }.
    [tale_played] { $seat } then plays { $card }.
    [tale_resolved] { $seat } then plays { $card }.
    [attack_done] { $seat } then plays { $card }.
    [clans_removed] { $seat } then plays { $card }.
    [maneuver_done] { $seat } then plays { $card }.
    [action_played] { $seat } answers with { $card }.
    [other_played] { $seat } answers with { $card }.
    [action_resolved] { $seat } answers with { $card }.
    [attacked] { $seat } answers with { $card }.
    [would_be_removed] { $seat } answers with { $card }.
    [removed] { $seat } answers with { $card }.
    [removed_in_clash] { $seat } answers with { $card }.
   *[other] { $seat } plays { $card }.
}
inis-declares-where = { $seat } names a territory for { $card }: { $where }.
inis-declares-whom = { $seat } names a player for { $card }: { $whom }.
inis-declares-clan = { $seat } aims { $card } at a clan of { $whom } { inis-at }.
inis-declares-group = { $seat } means to move { inis-clans } { inis-from } { inis-to }.
inis-declares-places = { $seat } means to place { inis-clans } { inis-at }.
inis-declares-removes = { $seat } means to remove { inis-clans } of { $whom } { inis-at }.
inis-declares-sends = { $seat } means to send a clan of { $whom } { inis-from } { inis-to }.
inis-declares-leave = { $seat }: { $count ->
    [one] one of them comes
   *[other] { $count } of them come
} out of the citadels.
inis-declares-crows = { $seat } means to turn the crows.
inis-declares-clash = { $seat } calls for a clash { inis-at }; its instigator will be { $whom }.
inis-cancelled = { $by } cancels { $card }, which { $seat } has played.
inis-no_effect = { $seat } gains nothing by { $card }.
inis-placed = { $seat } places { inis-clans } { inis-at }.
inis-moved = { $seat }: { $count ->
    [one] a clan moves
   *[other] { $count } clans move
} { inis-from } { inis-to }.
inis-nobody_moves = { $seat } moves nobody with { $card }.
inis-removed = { $seat } loses a clan { inis-at }.
inis-saved = { $seat } saves a clan { inis-at }.
inis-swapped = { $seat } replaces a clan of { $whom } { inis-at }.
inis-sanctuary = A Sanctuary is built { inis-at }.
inis-no_sanctuary = No Sanctuary is left to build { inis-at }.
inis-citadel = A Citadel is built { inis-at }.
inis-no_citadel = No Citadel is left to build { inis-at }.
inis-festival = { $seat } holds a festival { inis-at }.
inis-new_tile = A territory comes into play: { $where }.
inis-no_tiles = { $seat } finds no territory left to discover.
inis-deed = { $seat } gains a Deed.
inis-no_deed = { $seat } gains no Deed: none is left.
inis-gates = The Gates open, and { $seat } has to pay.
inis-toll = { $seat } has to pay the toll of the Mountains.
inis-looks = { $seat } looks at the { $what ->
    [tale] Epic Tales
   *[action] Action cards
} of { $whom }.
inis-fetches = { $seat } takes a card from the discarded Action cards.
inis-throws = { $seat } discards { $card }.
inis-hands_on = { $seat } hands { $card } on to { $whom }.
inis-gives = { $seat } gives an Action card to { $whom }.
inis-gives_what = { $seat } gives { $card } to { $whom }.
inis-steals = { $seat } takes an Action card from { $whom }.
inis-steals_what = { $seat } takes { $card } from { $whom }.
inis-recalls = { $seat } takes { $card } back into hand.
inis-discarded_action = { $seat } discards an Action card.
inis-discarded_action_what = { $seat } discards { $card }.
inis-drew = { $seat } draws { $count ->
    [0] no Epic Tale
    [one] an Epic Tale
   *[other] { $count } Epic Tales
}.
inis-drew_what = { $seat } draws { $card }.
inis-threw_tales = { $seat } discards { $cards }.
inis-no_tales = { $seat } finds no Epic Tale left to draw.
inis-tales_shuffled = The discarded Epic Tales are shuffled; the deck holds { $count ->
    [one] one card
   *[other] { $count } cards
}.
inis-reveals = { $seat } reveals { $card }.
inis-keeps = { $seat } keeps { $card }.
inis-lug_takes = { $seat } takes { $card } into hand.
inis-ploy = { $seat } takes the next turn.

inis-clash = A clash breaks out { inis-at }; { $seat } is the instigator.
inis-festival_spoilt = { $seat } disturbs the festival { inis-inside } and has to pay for it.
inis-shelters = { $seat } shelters a clan { inis-at }.
inis-offers_peace = { $seat } offers peace.
inis-refuses_peace = { $seat } wants to fight on.
inis-attacks = { $seat } attacks { $whom } { inis-at }.
inis-ignored = { $seat } shrugs the Attack off.
inis-spear = { $seat } forbids triskel cards in this clash.
inis-frenzy = { $seat } drives all clans out of the citadels { inis-at }.
inis-new_instigator = { $seat } names the instigator: { $whom }.
inis-names_next = { $seat } chooses who maneuvers next: { $whom }.
inis-cauldron_opens = { $seat } gathers the lost clans in { inis-card-dagdas_cauldron }.
inis-eloquence = { $seat } talks the clash to an end.
inis-ends_clash = { $seat } ends the clash.
inis-clash_over = The clash { inis-at } is over.

# How a game ended; $seat is the winner

inis-how-king = { $seat_id ->
    [none] Nobody was crowned.
   *[other] { $seat } is crowned High King of the island.
}
inis-how-unfinished = { $seat_id ->
    [none] The game was stopped at its turn limit; nobody is crowned.
   *[other] The game was stopped at its turn limit; { $seat } wins.
}
inis-how-agreed = { $seat_id ->
    [none] A draw by agreement.
   *[other] { $seat } wins by agreement.
}
inis-how-resigned = { $seat_id ->
    [none] The game was given up; nobody wins.
   *[other] { $seat } wins: the others gave up.
}

# What is wrong with a position

inis-check-seats = A table has two to four seats, and whatever is told by seat is told for each of them, not for { $count }.
inis-check-brenn = One player of this table must be the Brenn.
inis-check-seat = There is no seat “{ $number }” at this table.
inis-check-direction = The crows fly “clockwise” or “counterclockwise”.
inis-check-tile_twice = There is only one { $where }, on the island or in the pile, not in two places.
inis-check-tile_missing = { $where } is missing: each territory lies on the island or in the pile.
inis-check-tile_unknown = There is no territory “{ $name }”; territories are written like “lost_vale”.
inis-check-spot = { $where } and { $other } lie on the same spot.
inis-check-tiles = An island has at least two territories, not { $count }.
inis-check-neighbours = { $where } touches { $count ->
    [0] no other territory
    [one] one other territory
   *[other] { $count } other territories
}; each must touch at least two.
inis-check-borders = The neighbours of { $where } do not fit its place on the map.
inis-check-connected = The island falls apart: all territories must hang together.
inis-check-negative = There cannot be fewer than no clans or buildings { inis-at }.
inis-check-advantage = Nobody at this table can hold the Advantage card { $where }.
inis-check-no_citadel_here = No Citadel may stand { inis-at }, and not the Capital.
inis-check-clans = { $seat } has { $count ->
    [one] one clan
   *[other] { $count } clans
}, on the island and in reserve together; everybody has { $most }.
inis-check-sanctuaries = There are { $most } Sanctuaries, not { $count }.
inis-check-citadels = There are { $most } Citadels, not { $count }.
inis-check-capital = The Capital must stand on one territory of the island.
inis-check-festival = The Festival lies on “{ $name }”, which is no territory of the island.
inis-check-deeds = There cannot be { $count } Deeds; their number runs from 0 to { $most }.
inis-check-card_unknown = There is no card “{ $name }”; cards are written like “new_clans”.
inis-check-card_astray = { $card } does not belong there, or not in a game of so many players.
inis-check-card_twice = { $card } is in two places; there is only one of each card.
inis-check-card_missing = { $card } is nowhere: each card must lie somewhere.
inis-check-own_card = { $seat } must know { $card }, for it is in that player’s hand.
inis-check-drafting = Cards are drafted in the Assembly only.
inis-check-rumour = What { $seat } believes of { $card } cannot be true.
inis-check-play = The card “{ $name }” on the table cannot be played like that.
inis-check-removal = A clan is being removed on “{ $name }”, where that cannot be.
inis-check-drawing = Somebody draws Epic Tales who cannot.
inis-check-clash = There can be no such clash on “{ $name }”: place, players or numbers do not fit.
inis-check-sheltered = { $seat } has more clans in citadels than clans { inis-at }.
inis-check-citadels_full = { $count ->
    [one] One clan is
   *[other] { $count } clans are
} in citadels { inis-at }, and there are not so many citadels.
inis-check-passes = There cannot be { $count } passes in a row: that is more than there are players.
inis-check-result = The winner does not sit at this table.
inis-check-agenda = What comes next (the agenda) does not fit the rest of the { $phase ->
    [setup] preparation
    [assembly] Assembly
   *[season] season
}.

# Sections of the rules

inis-law-setup = Preparing the game
inis-law-setup-first_game = The first game
inis-law-chieftain = The chieftain
inis-law-assembly = The Assembly
inis-law-assembly-brenn = The Assembly: the Brenn
inis-law-assembly-victory = The Assembly: is there a king?
inis-law-assembly-advantages = The Assembly: Advantage cards
inis-law-assembly-crows = The Assembly: the Flock of Crows
inis-law-assembly-deal = The Assembly: dealing Action cards
inis-law-assembly-draft = The Assembly: the draft
inis-law-season = The Season
inis-law-season-play = The Season: playing a card
inis-law-season-pass = The Season: passing
inis-law-season-pretender = The Season: the Pretender token
inis-law-season-no_clans = The Season: no clans on the island
inis-law-season-triskel = The Season: triskel cards
inis-law-season-end = The end of the Season
inis-law-cards = The cards
inis-law-cards-tales = The cards: Epic Tales
inis-law-clash = Clashes
inis-law-clash-festival = Clashes: the Festival
inis-law-clash-citadels = Clashes: citadels
inis-law-clash-peace = Clashes: peace
inis-law-clash-maneuvers = Clashes: maneuvers
inis-law-clash-attack = Clashes: Attack
inis-law-clash-withdraw = Clashes: Withdraw
inis-law-clash-epic = Clashes: epic maneuvers
inis-law-clash-end = Clashes: the end
inis-law-removing = Removing a clan
inis-law-victory = The victory conditions
inis-law-ending = The end of the game
inis-law-two_players = Two players
inis-law-card = The cards: { $card }
inis-law-tile = The territories: { $where }

# What a table may choose

inis-options-scenario = Scenario
    .help = How the island begins.
inis-options-scenario-random = drawn
    .help = The first territories and the order of the others are drawn by lot.
inis-options-scenario-first_game = first game
    .help = Quiet territories first, as the rulebook advises those who play for the first time.

# The drawing

inis-draw-label = Inis, turn { $turn }. { $status }
inis-draw-setup = The island is being settled.
inis-draw-assembly = The Assembly sits.
inis-draw-season = The season goes on.
inis-draw-turn = It is the turn of { $seat }.
inis-draw-won = { $seat } is king of the island.
inis-draw-ended = The game is over; nobody became king.

inis-draw-tile = { $where }: { $parts }.
inis-draw-tile-capital = the Capital
inis-draw-tile-citadels = { $count ->
    [one] one citadel
   *[other] { $count } citadels
}
inis-draw-tile-sanctuaries = { $count ->
    [one] one Sanctuary
   *[other] { $count } Sanctuaries
}
inis-draw-tile-festival = the Festival
inis-draw-tile-clans = { $seat } has { inis-clans }
inis-draw-tile-empty = no clans
inis-draw-tile-chieftain = { $seat } is chieftain
inis-draw-tile-borders = neighbours: { $places }
inis-draw-tile-card_held = { $seat } holds its Advantage card
inis-draw-tile-card_open = its Advantage card lies face up
inis-draw-tile-card_played = its Advantage card has been played

inis-draw-clash = Clash { inis-at }; { $seat } is the instigator.
inis-draw-clash-side = { $seat }: { $exposed } exposed, { $sheltered } in citadels.
inis-draw-clash-maneuver = { $seat } maneuvers.
inis-draw-clash-attack = { $seat } attacks { $whom }.
inis-draw-clash-spear = No triskel cards in this clash: { inis-card-lugs_spear }.
inis-draw-clash-cauldron = { $seat } has { inis-clans } in { inis-card-dagdas_cauldron }.
inis-draw-clash-offers = { $seat } offers peace.
inis-draw-clash-refuses = { $seat } refuses peace.

inis-draw-play = { $seat } has played { $card }.
inis-draw-play-where = It is about this territory: { $where }.
inis-draw-play-whom = It is about { $whom }.
inis-draw-play-group = { $count ->
    [one] One clan is
   *[other] { $count } clans are
} to go { inis-from } { inis-to }.
inis-draw-play-places = Clans are to come here: { $places }.
inis-draw-play-cancelled = The card is cancelled.

inis-draw-brenn = { $seat } is the Brenn.
inis-draw-crows = { $direction ->
    [1] The crows fly clockwise.
   *[other] The crows fly counter-clockwise.
}
inis-draw-pile = { $count ->
    [0] No territory is left to come.
    [one] One territory is still to come.
   *[other] { $count } territories are still to come.
}
inis-draw-aside = An Action card lies set aside.
inis-draw-supply = Left in the supply: Citadels { $citadels }, Sanctuaries { $sanctuaries }.
inis-draw-seat = { $seat }: territories { $lands }, opposing clans led { $led }, Sanctuaries { $holy }, Deeds { $deeds }; conditions met: { $met } of 3.
inis-draw-hand = { $seat }: Action cards { $actions }, Advantage cards { $advantages }, Epic Tales { $tales }; clans in reserve { $reserve }.
inis-draw-drafting = { $seat }: cards to choose from { $count }, laid aside { $kept }.
inis-draw-pretender = { $seat } is a pretender.
inis-draw-king = If the Assembly came now, { $seat } would be king.
inis-draw-no_king = If the Assembly came now, nobody would be king.
inis-draw-own = Your cards: { $cards }.
inis-draw-known = Cards of { $seat } that you know: { $cards }.
inis-draw-discard = Action cards discarded: { $count }.
inis-draw-tales_discarded = Epic Tales discarded: { $cards }.

# Beside the board

inis-beside-met = of 3 conditions
inis-beside-conditions = territories { $lands }, clans led { $led }, Sanctuaries { $holy }
inis-beside-deeds = { $count ->
    [one] one Deed
   *[other] { $count } Deeds
}
inis-beside-hand = Action { $actions }, Advantage { $advantages }, Epic Tales { $tales }
inis-beside-reserve = { $count ->
    [one] one clan in reserve
   *[other] { $count } clans in reserve
}
inis-beside-brenn = Brenn
inis-beside-pretender = pretender
inis-beside-king = would be king now

# Hints for a first game: what a question is about, shown when it comes for the first time

inis-hint-capital = Whoever leads in the Capital’s territory becomes the Brenn at the next Assembly, breaks ties and opens the season. The Capital also shelters one clan in a clash.
inis-hint-place_first = Where you stand you may build and place clans. Clans of several players may share a territory in peace: only moving in starts a clash.
inis-hint-return = Whoever has no clan left comes back with two, anywhere. Look for a territory that nobody leads, or one with Sanctuaries.
inis-hint-turn = One card is one turn. Passing keeps your cards for later, but when all pass one after the other, the season ends and Action cards are lost. The Pretender token is taken when you meet a victory condition, and only pretenders can win at the Assembly.
inis-hint-where = The card acts on one territory: click it. The others may still answer before anything happens.
inis-hint-whom = The card acts on one player. Think of who is nearest to winning.
inis-hint-group = Choose a group: how many clans, from where, and where to. Keep in mind what stays behind: one clan is enough to be present, but the chieftain needs more clans than anybody else.
inis-hint-place = Clans come from your reserve, one by one. Placing never starts a clash, so it is a peaceful way to become chieftain.
inis-hint-swap = You win a clan and an opponent loses one: often that turns over who is chieftain.
inis-hint-druid = You see every discarded Action card. Take the one you need now; the others will not know which.
inis-hint-spot = A new territory must border at least two others. Its neighbours will come there first.
inis-hint-throw = The card is lost, so choose the one you need least. An Epic Tale comes for it.
inis-hint-throw_actions = The more cards you throw away, the wider the choice of Epic Tales; you keep one of them.
inis-hint-toll_paid = The Mountains want a card or a clan each time somebody moves in.
inis-hint-next_clash = You began several clashes and settle them one after the other. As long as a clash waits, you may withdraw to where you already lead.
inis-hint-lure = The clan comes in peace. It may be your own, or one that is in your way.
inis-hint-give = Only the two of you will know which card it was.
inis-hint-answer = Triskel cards are played when something happens. Everybody who could hold such a card is asked, so a question does not mean that somebody has one.
inis-hint-cathbad-choose = The card you choose is out of the draft, and it comes to you afterwards.
inis-hint-draft = Keep what goes together, and think of what you hand on. You may also pass on a card that you kept before.
inis-hint-set_aside = The card set aside is out of this season, unless somebody fetches it.
inis-hint-shelter = A sheltered clan cannot be harmed in this clash, but it does not fight either. Each citadel holds one clan.
inis-hint-peace = Before each maneuver everybody with exposed clans is asked. If all agree, the clash ends and all stay where they are. It is often worth it.
inis-hint-maneuver = Attack: the other player loses an Action card or a clan. Withdraw: your clans leave for a neighbour where you are chieftain. One of these you must do.
inis-hint-withdraw = Those who withdraw may go to several territories. Whoever stays fights on.
inis-hint-attack-which = You choose what is lost, the defender chooses which card.
inis-hint-attack-card = The card is discarded face down and does nothing.
inis-hint-attack-loss = A clan is presence and strength on the island, a card is a turn of this season. What do you need less?
inis-hint-cauldron = Up to three clans lost in this clash come back, and no new clash comes of it.
inis-hint-fianna = Sheltered clans may leave too. Those that stay in a citadel remain safe until the clash is over.
inis-hint-cuchulain = Two exposed clans must go, and your own counts among them.
inis-hint-other_world = Each Sanctuary gives one step: a clan of yours comes, or an opposing one goes. You may stop at any time.
inis-hint-eye = One clan may decide who is chieftain, or whether somebody is present on six territories.
inis-hint-tyranny = The clan moves in peace. Perhaps you become chieftain by it.
inis-hint-morrigan-crows = Turning the crows changes who comes after whom, and opens the Gates.
inis-hint-morrigan-clash = You need not be there yourself. The instigator maneuvers first and may not shelter.
inis-hint-tile = The other tiles go under the pile. A territory with a Sanctuary brings you nearer to that condition.
inis-hint-walk = To be the first in a new territory is to be its chieftain.
inis-hint-deirdre = The cards lie open, and all will know which one you keep.
inis-hint-lose_own = Choose the clan that you will miss least: one of many, rather than the only one of a territory.
inis-hint-keep = Epic Tales stay in your hand from season to season, so a strong one may wait.
inis-hint-moor = You may do this at any moment, also while others think. It shows you what Epic Tales may meet you.

# How a game went

inis-chronicle-chart = The condition that each is nearest to
inis-chronicle-goal = 6 meet it
inis-chronicle-shares = Conditions at the end
inis-chronicle-condition-led = clans led
inis-chronicle-condition-holy = Sanctuaries
inis-chronicle-condition-lands = territories
inis-chronicle-condition-deeds = Deeds
inis-chronicle-cards = Cards played
inis-chronicle-placed = Clans placed
inis-chronicle-moved = Clans moved
inis-chronicle-clashes = Clashes begun
inis-chronicle-attacks = Attacks
inis-chronicle-attacked = Attacked
inis-chronicle-lost = Clans lost
inis-chronicle-peace = Peace offered
inis-chronicle-deeds = Deeds earned
inis-chronicle-pretended = Pretender tokens taken
inis-why-led = By leadership: { $seat } is chieftain over { $count } clans of others; 6 are enough.
inis-why-holy = By religion: { $seat } is present where { $count } Sanctuaries stand; 6 are enough.
inis-why-lands = By land: { $seat } is present in { $count } territories; 6 are enough.
inis-why-led_deeds = By leadership: { $seat } is chieftain over { $count } clans of others; Deeds that fill it up to 6: { $deeds }.
inis-why-holy_deeds = By religion: { $seat } is present where { $count } Sanctuaries stand; Deeds that fill it up to 6: { $deeds }.
inis-why-lands_deeds = By land: { $seat } is present in { $count } territories; Deeds that fill it up to 6: { $deeds }.
inis-why-tie = { $whom } met as many; the tie goes to the Brenn, and that is { $seat }.
inis-why-more = { $whom } was pretender too and met fewer: { $count }.

# The workbench, where a position is set up by hand

inis-bench-clan = Clan: { $seat }
inis-bench-clans = Clans
inis-bench-buildings = Buildings and markers
inis-bench-territories = Territories
inis-bench-sanctuary = Sanctuary
inis-bench-citadel = Citadel
inis-bench-capital = Capital
inis-bench-festival = Festival
inis-bench-free = Free spot { $spot }
inis-bench-no = no
inis-bench-yes = yes
inis-bench-face_up = beside the island
inis-bench-played = played
inis-bench-clockwise = clockwise
inis-bench-counterclockwise = counterclockwise
inis-bench-to_move = Whose turn
inis-bench-brenn = Brenn
inis-bench-direction = Flight of crows
inis-bench-deeds = Deeds: { $seat }
inis-bench-pretender = Pretender: { $seat }
inis-bench-advantage = Advantage card: { $where }
inis-bench-hand_actions = Action cards: { $seat }
inis-bench-hand_tales = Epic Tales: { $seat }
inis-bench-deck = Action cards that were not dealt
inis-bench-aside = Action card set aside
inis-bench-discard = Discarded Action cards
inis-bench-tale_deck = Deck of Epic Tales
inis-bench-tale_discard = Discarded Epic Tales

inis-ahead-pass = Pass until somebody plays a triskel card
