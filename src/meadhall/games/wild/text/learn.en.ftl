# What the guided first game and the guide say. `*word*` is bold, `:icon:` a sign.

learn-goal = Points win
learn-goal-say = The most *victory points* win. You get them by raiding villages, by holding your own, by Missions, by full storehouses. When somebody reaches *30*, that round is the last.
learn-hand = Your hand is your purse
learn-hand-say = Every round you draw five cards. A mug :barrel: pays 1 Beer, gold :metal-bar: pays 1 Gold. Nothing can be saved up in the hand: what you do not spend today is lost.
learn-buy = Buy a fighter
learn-buy-say = The Elf Archer costs three Beer: exactly your mugs. He attacks with *2*. What you buy joins your *discard pile* when the round ends; once that is shuffled, you draw it yourself.
learn-buy-do = Buy the Elf Archer. The mugs are played for you.
learn-buy-archer = He is yours. Today he rests; one of the next rounds brings him into your hand.
learn-buy-other = Fair enough: it is your village. Fighters can come later.
learn-buy-nothing = You have ended your turn with a full purse: all that is lost now. Better to buy something every round.
learn-build = Buildings stay
learn-build-say = Buildings never enter the deck: they stand in your village and work *every round from the next one on*. A Brewery brews a barrel: Beer that a *Container* can keep for later.
learn-build-do = Build the Brewery: two Gold.
learn-build-brewery = It is under construction until the round ends: it does nothing yet, and nobody can attack it.
learn-build-other = A good one too. It is under construction until the round ends, and nobody can attack it until then.
learn-mission = A Mission done
learn-mission-say = You have just done what a Mission asks. *Claim* it, and its points are yours at once. One a round; next round you may draw another.
learn-mission-do = Claim your Mission.
learn-mission-late = Two Missions lie open before you. Do in one turn what one of them asks, then *claim* it: its points are yours at once. One a round.
learn-over = Your turn ends when you say so
learn-over-say = Do as much as you can pay for, in any order. What is left in your hand is laid aside at the end of the round; until then *Defence cards* there still guard you.
learn-over-do = Nothing left to spend: end your turn.
learn-round = A new round
learn-round-say = Five fresh cards for everybody, and producing Buildings fill up. All you played and bought lies in the discard pile: when your deck runs out, it is *shuffled into a new one*.
learn-attack = Warriors go out
learn-attack-say = Units can attack one rival’s village, an Undead on Odin’s Path, or *Draco*. Begin with him: nobody defends him, his defence is 1, and once a round he pays a barrel or a bar.
learn-attack-do = Attack with one of the Units in your hand.
learn-attack-first = Shopping first is fine: your Units are still in your hand.
learn-attack-kept = The Warrior stayed at home this time. Every round you do not attack, he earns nothing.
learn-aim = Who goes, and where
learn-aim-say = First add whoever is to join, then choose the target. You win if your attack is *equal to or higher than* its defence. Whoever went is spent, won or lost.
learn-aim-do = One Warrior is enough: choose Draco.
learn-aim-draco = Beaten! He pays you a token now. It can be spent like a card, but also stored, if you own a Container.
learn-aim-village = A village, then! If it is damaged, that is points at the end of your turn. But its owner may defend it.
learn-aim-more = Together they are stronger. Now choose the target.
learn-raid = Villages under attack
learn-raid-you = { $seat } attacks you with *{ $value }*. Lay Defence cards from your hand: if your target then stands *higher* than that, it holds and you gain a point for each attacker. Otherwise it is only damaged until the round ends.
learn-raid-mine = Your attack of *{ $value }* is on its way to { $rival }. Damaged targets pay at the end of your turn: one *1* point, two *3*, three *5*. So several at once are worth more.
learn-raid-watch = { $seat } attacks { $rival } with *{ $value }*. If the target stands *higher*, it holds and { $rival } gains points; otherwise { $seat } does. It can happen to you: keep a Defence card.
learn-raid-late = Attack rivals’ villages too: one damaged target is *1* point, two *3*, three *5*. They may lay Defence cards; a target that stands *higher* than your attack holds and gives them points.
learn-hall = Raise your Town Hall
learn-hall-say = At level 1 you may have three Buildings. Three Gold make it level 2, with room for *six*. Two more make it level 3: no limit, and *5 points* at once.
learn-end = You can do it all now
learn-end-say = One more thing: at the very end these four cards pay *6 points* each to whoever has most of something. Now play on without me; whenever something is new, I will have a word for you. Skål!

first-attacked = You were attacked: Defence cards from your hand must lift your target above the attack, or it is damaged.
first-attack = Your attack succeeds if it is equal to or higher than the target’s defence, after all that the owner lays on it.
first-held = You held: every Unit and Hero of a repelled attack gives you a point.
first-repelled = Your attack was repelled: its cards are spent, and the defender gains a point for each Unit and Hero.
first-damaged = A damaged Building keeps working, cannot be attacked again this round, and is mended when the round ends.
first-points = At the end of your turn you score the targets you damaged: 1 point for one, 3 for two, 5 for three.
first-total = Nothing of yours was damaged in that turn, so Total Defence gives you one more point. The token on your Town Hall marks it; it is gone when the round ends.
first-favour = At 5, 12 and 20 points you choose a Divine Favour: a strong card that joins your discard pile.
first-draco = Draco can be beaten once a round and pays a barrel or a bar, but no points.
first-undead = A beaten Undead gives you a point and its token, and leaves Odin’s Path.
first-claimed = A claimed Mission pays at once; you may claim one a round.
first-mission = With fewer than two Missions you may draw a new one at the beginning of a round.
first-built = A new Building works from the next round on; until then it cannot be attacked.
first-produced = Your Building has made a token: it pays like a card, and in a Container it keeps for later rounds.
first-reshuffled = Your deck was empty: your discard pile became the new one, with all that you have bought.
first-traded = Two of one resource make one of the other, as often as you like.
first-upgraded = The next level counts from the next round on; until then the Town Hall cannot be attacked.
first-stored = A Container that is full at the end of the round gives a point, every round.
first-looted = Tokens in a Container can be stolen; those that lie on Breweries and Gold Factories cannot.
first-last = Somebody has enough points: this round is played to its end, then the four bonus cards are counted.

howto-pitch = Turn beer and gold into Buildings, Units and towers, then find out whose village is worth raiding. Every card you buy comes back in your hand.
howto-fact-deck = a deck that grows as you play
howto-goal = *Most points when somebody has reached 30 (two players: 40).*
howto-goal-raids = targets damaged
howto-goal-held = attacks held off
howto-goal-missions = Missions
howto-goal-hall = Town Hall, level 3
howto-goal-stores = full Containers
howto-goal-bonus = the four bonuses
howto-tag-points = +3
howto-tag-three = 3 Beer
howto-tag-discard = discard pile
howto-tag-works = from next round
howto-tag-attack = 3 against 2
howto-turn-spend = Spend your hand
howto-turn-spend-say = Five new cards each round. Play mugs and gold to pay; what you do not spend is lost.
howto-turn-grow = Buy and build
howto-turn-grow-say = Cards you buy go to your discard pile and return when it is shuffled. Buildings stay, and work from the next round on.
howto-turn-raid = Attack
howto-turn-raid-say = Your Units against one rival’s targets. Equal or more than the defence wins; the owner may add Defence cards.
howto-way = A round
howto-way-produce = *Production:* Breweries and Gold Factories make a token each
howto-way-draw = *Draw* five cards, one more for each Tavern
howto-way-turns = *Turns*, one after the other: as many actions as you can pay
howto-way-store = *Storage:* tokens go into Containers; a full one gives 1 point
howto-ends = The round in which somebody reaches *30* points is the last (two players: *40*). Then four bonus cards pay *6* each to whoever has most; those who tie share.
howto-stage-one = *5* a Favour
howto-stage-two = *12* a Favour
howto-stage-three = *20* a Favour
howto-stage-four = *30* the end
howto-also = Damage in one turn
howto-also-say = One target is 1 point, two are 3, three are 5, four are 7. A target that holds gives its owner 1 for each attacker.
howto-sign-unit = Red shield
howto-sign-unit-say = a Unit’s attack
howto-sign-defence = Blue shield
howto-sign-defence-say = defence
howto-sign-mug = Beer
howto-sign-mug-say = pays, this turn only
howto-sign-gold = Gold
howto-sign-gold-say = pays, this turn only
howto-sign-barrel = Barrel
howto-sign-barrel-say = Beer that can be stored
howto-sign-bar = Bar
howto-sign-bar-say = Gold that can be stored
howto-sign-container = Container
howto-sign-container-say = keeps four, can be looted
howto-sign-tavern = Tavern
howto-sign-tavern-say = one card more
howto-sign-drakkar = Drakkar
howto-sign-drakkar-say = keeps a card in hand
howto-sign-undead = Undead
howto-sign-undead-say = beat it: 1 point, 1 token
howto-sign-draco = Draco
howto-sign-draco-say = beat him: 1 token
howto-sign-favour = Divine Favour
howto-sign-favour-say = a gift at 5, 12, 20
howto-detail-paying = Paying
howto-detail-paying-line = cards for today, tokens for later, two for one at any time
howto-detail-paying-say =
    Beer and gold from cards last until the end of your turn. Barrels and bars from Buildings pay just the same, and may be put into Containers at the end of the round. WILD-7.8 WILD-19.2

    Two of one kind can always be exchanged for one of the other. WILD-18.1
howto-detail-village = Your village
howto-detail-village-line = three Buildings, then six, then as many as you like; three of a kind
howto-detail-village-say =
    The Town Hall says how many Buildings you may have. Raising it costs three Gold, then two; level 3 gives five points at once. WILD-10.4 WILD-11.2 WILD-11.6

    Whatever is under construction does nothing until the round ends, and cannot be attacked. WILD-10.7
howto-detail-attacks = Attacks
howto-detail-attacks-line = one rival a turn, each target once a round
howto-detail-attacks-say =
    You may attack only one rival in a turn, and nobody whom another has attacked this round, unless everybody has been. WILD-13.2 WILD-13.3 WILD-13.5

    Several Units may go together; items help only where a Unit goes. Whoever went is spent until the next hand. WILD-12.5 WILD-12.8
howto-detail-defence = Defending
howto-detail-defence-line = cards still in your hand; the target must stand higher
howto-detail-defence-say =
    Defence cards lift the attacked target until the round ends. Equal is not enough: it must stand higher. WILD-15.3 WILD-15.5

    A repelled attack gives a point for each Unit and Hero, and one more if nothing of yours was damaged in that turn. WILD-15.7 WILD-15.9
howto-detail-path = Odin’s Path
howto-detail-path-line = five cards for sale that move on every round
howto-detail-path-say = Each round the last card flows away and a new one comes; what is bought is replaced at once. Undead in the row cannot be bought, only beaten. WILD-20.5 WILD-9.1 WILD-16.5
howto-detail-favours = Divine Favours
howto-detail-favours-line = one of three, at 5, 12 and 20 points
howto-detail-favours-say = You choose one of three Favours when you reach 5, 12 and 20 points, even in somebody else’s turn, and for every level-3 Town Hall you damage. WILD-21.2 WILD-21.4
howto-detail-missions = Missions
howto-detail-missions-line = two at most, one claimed a round
howto-detail-missions-say = A Mission that says “this turn” counts only what you did in the turn in which you claim it. For one Gold you may change one of yours, once a turn. WILD-17.10 WILD-17.9
