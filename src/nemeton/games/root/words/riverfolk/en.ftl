# What the Riverfolk Company says (Law 11). See en.ftl of the folder above for how values are used.

root-seat-riverfolk = Riverfolk
root-faction-riverfolk = Riverfolk Company
    .text = The otters live on the river and sell to everybody: cards of their open hand, boats, mercenaries. Payments become funds, funds pay for everything they do, and trade posts score.
root-options-seat-riverfolk = Riverfolk Company
    .help = Sells help to the others; reach 5.

root-piece-trade_post_fox = fox trade post
root-piece-trade_post_rabbit = rabbit trade post
root-piece-trade_post_mouse = mouse trade post

root-service-hand_card = a card from the hand
root-service-riverboats = riverboats
root-service-mercenaries = mercenaries

# Questions

root-riverfolk-start = { $seat }: place a warrior on the river. Warriors left: { $left }.
root-riverfolk-day = { $seat }: daylight. Commit or spend your funds ({ $count }), or go on.
root-riverfolk-commit = { $seat }: whose warrior do you commit? Still to commit: { $left }.
root-riverfolk-spend = { $seat }: whose warrior do you spend? It goes back to its owner.
root-riverfolk-lose = { $seat }: a trade post is lost. Choose funds that go with it: { $count }.
    .pick = Lose { $picked ->
        [1] this fund
       *[other] these { $picked } funds
    }
root-riverfolk-prices = { $seat }: set the prices of your services, or leave them.
root-vagabond-pay = { $seat }: exhaust items for the service: { $count }.
    .pick = Exhaust { $picked ->
        [1] this item
       *[other] these { $picked } items
    }

# Options

root-option-start_with = first { root-it }
root-option-buy_card = buy { root-it } from { $of }
root-option-buy_any_card = buy a card from the hand
root-option-buy_boats = buy riverboats from { $of }
root-option-hire = hire mercenaries from { $of }
root-option-export = export { root-it }
root-option-export_with = export { root-it } with { $suits }
root-option-draw_one = draw a card
root-option-recruit_on = recruit { root-at }
root-option-found = found a trade post { root-at } ({ $suit })
root-option-pay_with = a warrior of { $whom }
root-option-lose_funds = lose { $chosen }
root-option-set_price = { $service } for { $count }
root-option-prices_stay = leave the prices
root-option-pay_items = exhaust { $chosen }
root-option-order-trade_lost = { $whom } loses half of the funds for the trade post { root-at }

# Reasons

root-refused-services = you have bought as many services as you may this turn
root-refused-empty_hand = the hand is empty
root-refused-may_not_hire = a Vagabond cannot hire mercenaries
root-refused-bought = you have bought it this turn
root-refused-purse = you have not enough warriors in your supply
root-refused-purse_items = you have not enough items face up
root-refused-no_funds = you have not enough funds
root-refused-slots_taken = not enough open slots of trade posts fit these suits
root-refused-no_river = the clearing does not lie on the river
root-refused-post_there = a trade post stands there already
root-refused-nobody_rules = nobody rules the clearing
root-refused-funds_of_ruler = it takes two funds of whoever rules the clearing

# The journal

root-bought = { $seat } buys from { $whom }: { $service }, for { $count }.
root-bought_card = { $seat } takes { root-it } from the open hand of { $whom }.
root-price = { $seat } asks { $count } for: { $service }.
root-profit = { $seat } takes the profit. Funds: { $count }.
root-own_payment = { $seat } adds { $count ->
    [one] a warrior
   *[other] { $count } warriors
} of their own to the payments.
root-committed = { $seat } commits { $count ->
    [one] a fund
   *[other] { $count } funds
}.
root-fund_spent = { $seat } gives up { $count ->
    [one] a fund
   *[other] { $count } funds
}; back in the supply of { $whom }.
root-exported = { $seat } exports { root-it }{ $card_id ->
    [stand_and_deliver] {""}
   *[other] .
}

# What a position may not say

root-check-open_hand = { $seat }: the card { $card } lies open, and everybody must know it.
root-check-price = { $seat }: a service cannot cost { $count }; prices go from one to four.
root-check-prices = { $seat }: each of the three services has a price.
root-check-heap = { $seat }: { $count } warriors of somebody cannot lie among payments, funds or commitments.
root-check-posts = { $seat }: there are three trade posts of each suit.
root-check-post_twice = Two trade posts lie { root-at }, where one is allowed.
root-check-post_astray = The trade post { root-at } is of another suit than the clearing.
root-check-bought = { $seat }: these services cannot have been bought this turn.

# The board in words

root-draw-price = { $service }: costs { $count }.
root-draw-payments = Payments of { $whom }: { $count }.
root-draw-funds = Funds of { $whom }: { $count }.
root-draw-commitments = Commitments of { $whom }: { $count }.
root-draw-no_payments = No payments.
root-draw-no_funds = No funds.
root-draw-no_commitments = No commitments.
root-draw-bought = Bought this turn: { $services }.
root-draw-deeds = One committed fund pays for a move, a battle or a card; one spent fund for a warrior; two of the ruler for a trade post.

# Hints

root-hint-riverfolk-start = You swim: along the river you need no rule. Stand where others will want trade posts, and where your warriors are worth hiring.
root-hint-riverfolk-day = Committed funds come back at dawn, spent ones do not. Funds that you keep score by twos next morning if a trade post stands.
root-hint-riverfolk-commit = All of it comes back at your next birdsong. Keep those whose clearings you want for trade posts.
root-hint-riverfolk-spend = A spent warrior helps its owner. Spend those of whom you want nothing more.
root-hint-riverfolk-lose = Whatever you lose goes back to its owner. Keep what pays for your next trade post.
root-hint-riverfolk-prices = Cheap services are bought, dear ones are not. Somebody who buys hands you the funds for a trade post in a clearing that is theirs.
root-hint-vagabond-pay = Exhausted items are turned up again only as you refresh. Pay with what you do not need today.

# Where points come from

root-chronicle-source-funds = funds kept
root-chronicle-source-trade_posts = trade posts

# The workbench

root-bench-price = Price: { $service }
root-bench-heap_payments = Payments: { $faction }
root-bench-heap_funds = Funds: { $faction }
root-bench-heap_commitments = Commitments: { $faction }
root-bench-gone = Trade posts lost: { $suit }
