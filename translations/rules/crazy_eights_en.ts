<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="crazy_eights.aim">
        <source>Be the first to get rid of all the cards in hand. Cards that are left cost points, and the fewest points win.</source>
        <translation>Be the first to get rid of all the cards in hand. Cards that are left cost points, and the fewest points win.</translation>
    </message>
    <message id="crazy_eights.deal-eight">
        <source>Everyone is dealt eight cards, one at a time, starting to the left of the dealer. The rest form the stock, face down.</source>
        <translation>Everyone is dealt eight cards, one at a time, starting to the left of the dealer. The rest form the stock, face down.</translation>
    </message>
    <message id="crazy_eights.start-card">
        <source>The top card of the stock is turned face up beside it and starts the discard pile.</source>
        <translation>The top card of the stock is turned face up beside it and starts the discard pile.</translation>
    </message>
    <message id="crazy_eights.start-card-replaced">
        <source>If that card is an 8 or a joker, it goes under the stock and the next one is turned up.</source>
        <translation>If that card is an 8 or a joker, it goes under the stock and the next one is turned up.</translation>
    </message>
    <message id="crazy_eights.start-card-no-effect">
        <source>A 2, a 7, a jack or an ace that is turned up at the start has no effect.</source>
        <translation>A 2, a 7, a jack or an ace that is turned up at the start has no effect.</translation>
    </message>
    <message id="crazy_eights.first-player">
        <source>The player to the left of the dealer begins, and play goes clockwise. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>The player to the left of the dealer begins, and play goes clockwise. Lots are drawn for the first dealer; after that, the deal passes to the left.</translation>
    </message>
    <message id="crazy_eights.play-same-rank">
        <source>Cards with the rank of the top card may be laid on the discard pile, one or several together.</source>
        <translation>Cards with the rank of the top card may be laid on the discard pile, one or several together.</translation>
    </message>
    <message id="crazy_eights.play-same-suit">
        <source>One card of the suit in force may be laid.</source>
        <translation>One card of the suit in force may be laid.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank">
        <source>Several cards may be laid together only if they match the rank of the top card. Otherwise just one goes down, even an 8 or a joker.</source>
        <translation>Several cards may be laid together only if they match the rank of the top card. Otherwise just one goes down, even an 8 or a joker.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank@many-on-suit">
        <source>Cards laid together must all be of one rank, and one of them must fit. So several 8s, or both jokers, may go down together.</source>
        <translation>Cards laid together must all be of one rank, and one of them must fit. So several 8s, or both jokers, may go down together.</translation>
    </message>
    <message id="crazy_eights.eight-any-time">
        <source>An 8 may be laid on any card.</source>
        <translation>An 8 may be laid on any card.</translation>
    </message>
    <message id="crazy_eights.joker-any-time">
        <source>A joker may be laid on any card.</source>
        <translation>A joker may be laid on any card.</translation>
    </message>
    <message id="crazy_eights.must-match">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything.</source>
        <translation>A card must match the top card in suit or rank; an 8 or a joker goes on anything.</translation>
    </message>
    <message id="crazy_eights.last-laid-on-top">
        <source>Whoever lays several cards chooses their order. The last one is the new top card.</source>
        <translation>Whoever lays several cards chooses their order. The last one is the new top card.</translation>
    </message>
    <message id="crazy_eights.eight-names-suit">
        <source>Whoever lays an 8 names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Whoever lays an 8 names the suit that is in force from now on, unless the deal ends with it.</translation>
    </message>
    <message id="crazy_eights.suit-in-force">
        <source>Unless an 8 or a joker is on top, the suit of the top card is in force.</source>
        <translation>Unless an 8 or a joker is on top, the suit of the top card is in force.</translation>
    </message>
    <message id="crazy_eights.joker-keeps-suit">
        <source>A joker leaves the suit in force as it was. The rank of the card under it no longer counts.</source>
        <translation>A joker leaves the suit in force as it was. The rank of the card under it no longer counts.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two">
        <source>For each 2 and each joker laid, the next player draws two cards at once. Another 2 or joker is no way out.</source>
        <translation>For each 2 and each joker laid, the next player draws two cards at once. Another 2 or joker is no way out.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two@stacking">
        <source>For each 2 and each joker laid, the next player must draw two cards or pass the draw on.</source>
        <translation>For each 2 and each joker laid, the next player must draw two cards or pass the draw on.</translation>
    </message>
    <message id="crazy_eights.drawer-still-plays">
        <source>Whoever had to draw for a 2 or a joker then has a normal turn.</source>
        <translation>Whoever had to draw for a 2 or a joker then has a normal turn.</translation>
    </message>
    <message id="crazy_eights.ace-reverses">
        <source>Each ace reverses the direction of play, so two aces together change nothing. With two players, an ace has no effect.</source>
        <translation>Each ace reverses the direction of play, so two aces together change nothing. With two players, an ace has no effect.</translation>
    </message>
    <message id="crazy_eights.jack-skips">
        <source>Each jack makes the next player miss a turn, so several jacks skip several players.</source>
        <translation>Each jack makes the next player miss a turn, so several jacks skip several players.</translation>
    </message>
    <message id="crazy_eights.jacks-stop-at-self">
        <source>Jacks never skip the player who laid them: if everybody else misses a turn, that player goes again.</source>
        <translation>Jacks never skip the player who laid them: if everybody else misses a turn, that player goes again.</translation>
    </message>
    <message id="crazy_eights.seven-plays-again">
        <source>Whoever lays a 7 must play again, on top of that 7. If nothing fits, one card is drawn as usual.</source>
        <translation>Whoever lays a 7 must play again, on top of that 7. If nothing fits, one card is drawn as usual.</translation>
    </message>
    <message id="crazy_eights.sevens-one-replay">
        <source>Several 7s laid together still give only one extra play.</source>
        <translation>Several 7s laid together still give only one extra play.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able">
        <source>Whoever holds a card that fits must play; 8s and jokers count too.</source>
        <translation>Whoever holds a card that fits must play; 8s and jokers count too.</translation>
    </message>
    <message id="crazy_eights.family">
        <source>Here an 8 names the suit, a 2 or a joker means drawing cards, a 7 gives another turn, a jack skips a player and an ace reverses the direction.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>Here an 8 names the suit, a 2 or a joker means drawing cards, a 7 gives another turn, a jack skips a player and an ace reverses the direction.</translation>
    </message>
    <message id="crazy_eights.first-player@start-effects">
        <source>The player to the left of the dealer begins, and play goes clockwise, unless the start card changes that. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>The player to the left of the dealer begins, and play goes clockwise, unless the start card changes that. Lots are drawn for the first dealer; after that, the deal passes to the left.</translation>
    </message>
    <message id="crazy_eights.must-match@stacking">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything. While cards must be drawn, only a 2 or a joker may be laid.</source>
        <translation>A card must match the top card in suit or rank; an 8 or a joker goes on anything. While cards must be drawn, only a 2 or a joker may be laid.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able@stacking">
        <source>Whoever holds a card that fits must play; 8s and jokers count too. But cards due for a 2 or a joker may always be drawn.</source>
        <translation>Whoever holds a card that fits must play; 8s and jokers count too. But cards due for a 2 or a joker may always be drawn.</translation>
    </message>
    <message id="crazy_eights.draw-one-if-stuck">
        <source>Whoever cannot play draws one card from the stock.</source>
        <translation>Whoever cannot play draws one card from the stock.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw">
        <source>A drawn card that fits must be played. Otherwise the turn passes on. Nobody may pass before drawing.</source>
        <translation>A drawn card that fits must be played. Otherwise the turn passes on. Nobody may pass before drawing.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw@free-draw">
        <source>After drawing, a player may play or pass. Nobody may pass before drawing.</source>
        <translation>After drawing, a player may play or pass. Nobody may pass before drawing.</translation>
    </message>
    <message id="crazy_eights.eight-any-time@stacking">
        <source>An 8 may be laid on any card, but not while cards must be drawn.</source>
        <translation>An 8 may be laid on any card, but not while cards must be drawn.</translation>
    </message>
    <message id="crazy_eights.say-card">
        <source>Whoever has just one card left after playing calls “Card!” at once, before being caught. A needless call changes nothing.</source>
        <translation>Whoever has just one card left after playing calls “Card!” at once, before being caught. A needless call changes nothing.</translation>
    </message>
    <message id="crazy_eights.caught-without-card">
        <source>Whoever forgets can be caught for three seconds after playing, and then gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>Whoever forgets can be caught for three seconds after playing, and then gets one card from each of the others. A false alarm changes nothing.</translation>
    </message>
    <message id="crazy_eights.caught-without-card@call-time">
        <source>Whoever forgets and is caught in time gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>Whoever forgets and is caught in time gets one card from each of the others. A false alarm changes nothing.</translation>
    </message>
    <message id="crazy_eights.giver-keeps-last-card">
        <source>A player with only one card gives none. Whoever is left with one card without playing need not call.</source>
        <translation>A player with only one card gives none. Whoever is left with one card without playing need not call.</translation>
    </message>
    <message id="crazy_eights.reshuffle">
        <source>When the stock is empty and a card is needed, the top discard stays and the others are shuffled to make a new stock.</source>
        <translation>When the stock is empty and a card is needed, the top discard stays and the others are shuffled to make a new stock.</translation>
    </message>
    <message id="crazy_eights.blocked-deal">
        <source>If no card is left to draw, the turn passes on. If everyone passes in a row, or after 500 turns, the deal ends and all count their hands.</source>
        <translation>If no card is left to draw, the turn passes on. If everyone passes in a row, or after 500 turns, the deal ends and all count their hands.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once">
        <source>The deal ends as soon as a player runs out of cards, even if the last one was a 7, a 2 or a joker.</source>
        <translation>The deal ends as soon as a player runs out of cards, even if the last one was a 7, a 2 or a joker.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-card-effect">
        <source>The deal ends as soon as a player runs out of cards, even with a 7. A last 2 or joker still makes the next player draw.</source>
        <translation>The deal ends as soon as a player runs out of cards, even with a 7. A last 2 or joker still makes the next player draw.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-cards">
        <source>The deal ends as soon as a player runs out of cards. The house rules say what the last card still does.</source>
        <translation>The deal ends as soon as a player runs out of cards. The house rules say what the last card still does.</translation>
    </message>
    <message id="crazy_eights.score-out">
        <source>Whoever has run out of cards scores −10 points.</source>
        <translation>Whoever has run out of cards scores −10 points.</translation>
    </message>
    <message id="crazy_eights.score-hand">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 50, other cards the number on them.</source>
        <translation>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 50, other cards the number on them.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-40">
        <source>Everyone else counts their hand: ace and joker 40, king, queen and jack 10 each, other cards the number on them.</source>
        <translation>Everyone else counts their hand: ace and joker 40, king, queen and jack 10 each, other cards the number on them.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-20">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 20, other cards the number on them.</source>
        <translation>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 20, other cards the number on them.</translation>
    </message>
    <message id="crazy_eights.five-deals">
        <source>A match lasts five deals.</source>
        <translation>A match lasts five deals.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-1">
        <source>A match lasts one deal.</source>
        <translation>A match lasts one deal.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-3">
        <source>A match lasts three deals.</source>
        <translation>A match lasts three deals.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>A match lasts ten deals.</translation>
    </message>
    <message id="crazy_eights.lowest-wins">
        <source>The lowest total wins. Players who tie for it share the victory.</source>
        <translation>The lowest total wins. Players who tie for it share the victory.</translation>
    </message>
    <message id="crazy_eights.stacking">
        <source>Instead of drawing, the next player may lay any 2 or joker. The number of cards grows until somebody draws them all.</source>
        <translation>Instead of drawing, the next player may lay any 2 or joker. The number of cards grows until somebody draws them all.</translation>
    </message>
    <message id="crazy_eights.draw-skips">
        <source>Whoever draws for a 2 or a joker misses their turn.</source>
        <translation>Whoever draws for a 2 or a joker misses their turn.</translation>
    </message>
    <message id="crazy_eights.seven-cannot-end">
        <source>Nobody goes out with a 7: whoever lays a 7 as their last card draws one and plays on.</source>
        <translation>Nobody goes out with a 7: whoever lays a 7 as their last card draws one and plays on.</translation>
    </message>
    <message id="crazy_eights.last-card-effect">
        <source>After a last 2 or joker the next player draws before the hands are counted.</source>
        <translation>After a last 2 or joker the next player draws before the hands are counted.</translation>
    </message>
    <message id="crazy_eights.start-effects">
        <source>A 2, a jack or an ace that is turned up at the start acts as if the dealer had laid it.</source>
        <translation>A 2, a jack or an ace that is turned up at the start acts as if the dealer had laid it.</translation>
    </message>
    <message id="crazy_eights.joker-suit">
        <source>Whoever lays a joker names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Whoever lays a joker names the suit that is in force from now on, unless the deal ends with it.</translation>
    </message>
    <message id="crazy_eights.free-draw">
        <source>A player may draw one card even if a card in hand fits.</source>
        <translation>A player may draw one card even if a card in hand fits.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two">
        <source>Whoever forgets can be caught for three seconds after playing, and then draws two cards. A false alarm changes nothing.</source>
        <translation>Whoever forgets can be caught for three seconds after playing, and then draws two cards. A false alarm changes nothing.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two-call-time">
        <source>Whoever forgets and is caught in time draws two cards. A false alarm changes nothing.</source>
        <translation>Whoever forgets and is caught in time draws two cards. A false alarm changes nothing.</translation>
    </message>
    <message id="crazy_eights.call-penalty@none">
        <source>Nobody has to call with one card left, and nobody can be caught.</source>
        <translation>Nobody has to call with one card left, and nobody can be caught.</translation>
    </message>
    <message id="crazy_eights.give-random">
        <source>The cards for a player who is caught are taken at random from the other hands.</source>
        <translation>The cards for a player who is caught are taken at random from the other hands.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-2">
        <source>There are 2 seconds to call and to catch.</source>
        <translation>There are 2 seconds to call and to catch.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-5">
        <source>There are 5 seconds to call and to catch.</source>
        <translation>There are 5 seconds to call and to catch.</translation>
    </message>
    <message id="crazy_eights.fewer-1">
        <source>Whoever has 1 card fewer begins each deal with seven.</source>
        <translation>Whoever has 1 card fewer begins each deal with seven.</translation>
    </message>
    <message id="crazy_eights.fewer-2">
        <source>Whoever has 2 cards fewer begins each deal with six.</source>
        <translation>Whoever has 2 cards fewer begins each deal with six.</translation>
    </message>
</context>
<context>
    <name>crazy_eights</name>
    <message>
        <source>Several cards of one rank on a matching suit</source>
        <translation>Several cards of one rank on a matching suit</translation>
    </message>
    <message>
        <source>A 2 or a joker passes the draw on</source>
        <translation>A 2 or a joker passes the draw on</translation>
    </message>
    <message>
        <source>Whoever draws for a 2 or a joker misses their turn</source>
        <translation>Whoever draws for a 2 or a joker misses their turn</translation>
    </message>
    <message>
        <source>Nobody goes out with a 7</source>
        <translation>Nobody goes out with a 7</translation>
    </message>
    <message>
        <source>A last 2 or joker still counts</source>
        <translation>A last 2 or joker still counts</translation>
    </message>
    <message>
        <source>The start card has its effect</source>
        <translation>The start card has its effect</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>A joker</translation>
    </message>
    <message>
        <source>keeps the suit</source>
        <comment>of a joker</comment>
        <translation>keeps the suit</translation>
    </message>
    <message>
        <source>names a suit</source>
        <comment>of a joker</comment>
        <translation>names a suit</translation>
    </message>
    <message>
        <source>Drawing is always allowed</source>
        <translation>Drawing is always allowed</translation>
    </message>
    <message>
        <source>Forgotten call</source>
        <translation>Forgotten call</translation>
    </message>
    <message>
        <source>a card from each</source>
        <comment>penalty for no call</comment>
        <translation>a card from each</translation>
    </message>
    <message>
        <source>draws two</source>
        <comment>penalty for no call</comment>
        <translation>draws two</translation>
    </message>
    <message>
        <source>no call at all</source>
        <comment>penalty for no call</comment>
        <translation>no call at all</translation>
    </message>
    <message>
        <source>Penalty cards are given at random</source>
        <translation>Penalty cards are given at random</translation>
    </message>
    <message>
        <source>Time to call or to catch</source>
        <translation>Time to call or to catch</translation>
    </message>
    <message>
        <source>Points for a joker in hand</source>
        <translation>Points for a joker in hand</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Be the first to get rid of all the cards.</translation>
    </message>
    <message>
        <source>2 s</source>
        <comment>seconds</comment>
        <translation>2 s</translation>
    </message>
    <message>
        <source>3 s</source>
        <comment>seconds</comment>
        <translation>3 s</translation>
    </message>
    <message>
        <source>5 s</source>
        <comment>seconds</comment>
        <translation>5 s</translation>
    </message>
    <message>
        <source>20</source>
        <comment>points</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <comment>points</comment>
        <translation>40</translation>
    </message>
    <message>
        <source>50</source>
        <comment>points</comment>
        <translation>50</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Crazy Eights</translation>
    </message>
    <message>
        <source>Mau-Mau</source>
        <comment>other name of the game: for the box and the search</comment>
        <translation>Mau-Mau</translation>
    </message>
    <message>
        <source>Play goes on in a moment: now is the time to call or to catch.</source>
        <translation>Play goes on in a moment: now is the time to call or to catch.</translation>
    </message>
    <message>
        <source>First {player} gets a card from {giver}.</source>
        <translation>First {player} gets a card from {giver}.</translation>
    </message>
    <message>
        <source>Cards are laid on the discard pile.</source>
        <translation>Cards are laid on the discard pile.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Everyone lays cards from their own hand only.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>These cards are not of the same rank: {first} and {second}.</translation>
    </message>
    <message>
        <source>The {card} fits neither the {rank} nor {suit}.</source>
        <translation>The {card} fits neither the {rank} nor {suit}.</translation>
    </message>
    <message>
        <source>The {card} does not fit the suit in force: {suit}.</source>
        <translation>The {card} does not fit the suit in force: {suit}.</translation>
    </message>
    <message>
        <source>None of these cards is of the suit in force: {suit}.</source>
        <translation>None of these cards is of the suit in force: {suit}.</translation>
    </message>
    <message>
        <source>A suit has to be named with this card.</source>
        <translation>A suit has to be named with this card.</translation>
    </message>
    <message>
        <source>The rank on top is {rank}. Of any other rank, only one card may be laid.</source>
        <translation>The rank on top is {rank}. Of any other rank, only one card may be laid.</translation>
    </message>
    <message>
        <source>Only a 2 or a joker passes the draw on.</source>
        <translation>Only a 2 or a joker passes the draw on.</translation>
    </message>
    <message>
        <source>A drawn card goes from the stock into the hand of whoever draws it.</source>
        <translation>A drawn card goes from the stock into the hand of whoever draws it.</translation>
    </message>
    <message>
        <source>One card has already been drawn.</source>
        <translation>One card has already been drawn.</translation>
    </message>
    <message>
        <source>The {card} can be laid.</source>
        <translation>The {card} can be laid.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>There is no card left to draw.</translation>
    </message>
    <message>
        <source>{player} has not drawn yet.</source>
        <translation>{player} has not drawn yet.</translation>
    </message>
    <message>
        <source>{player} has to draw first.</source>
        <translation>{player} has to draw first.</translation>
    </message>
    <message>
        <source>Nobody has been caught.</source>
        <translation>Nobody has been caught.</translation>
    </message>
    <message>
        <source>{giver} gives one card of their own.</source>
        <translation>{giver} gives one card of their own.</translation>
    </message>
    <message>
        <source>The card goes to {player}.</source>
        <translation>The card goes to {player}.</translation>
    </message>
    <message>
        <source>No call is due now.</source>
        <translation>No call is due now.</translation>
    </message>
    <message>
        <source>Only {player} can call now.</source>
        <translation>Only {player} can call now.</translation>
    </message>
    <message>
        <source>{player} has already called.</source>
        <translation>{player} has already called.</translation>
    </message>
    <message>
        <source>It is too late or too early to catch anybody.</source>
        <translation>It is too late or too early to catch anybody.</translation>
    </message>
    <message>
        <source>Nobody can catch themselves.</source>
        <translation>Nobody can catch themselves.</translation>
    </message>
    <message>
        <source>{player} has already tried this time.</source>
        <translation>{player} has already tried this time.</translation>
    </message>
    <message>
        <source>Only one card is left: call before anybody notices.</source>
        <translation>Only one card is left: call before anybody notices.</translation>
    </message>
    <message>
        <source>{player} has one card left and forgot to call.</source>
        <translation>{player} has one card left and forgot to call.</translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>No card fits.</translation>
    </message>
    <message>
        <source>The good cards stay in hand for later.</source>
        <translation>The good cards stay in hand for later.</translation>
    </message>
    <message>
        <source>This empties the hand: the deal is over.</source>
        <translation>This empties the hand: the deal is over.</translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n card(s) at once.</source>
        <comment>several equal cards are laid</comment>
        <translation>
            <numerusform>This gets rid of %n card at once.</numerusform>
            <numerusform>This gets rid of %n cards at once.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card can follow the 7.</source>
        <translation>Another card can follow the 7.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this suit stay in hand: {suit}.</source>
        <comment>the suit that an 8 names</comment>
        <translation>
            <numerusform>%n card of this suit stays in hand: {suit}.</numerusform>
            <numerusform>%n cards of this suit stay in hand: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card will do: 8s and jokers are better kept for later.</source>
        <translation>This card will do: 8s and jokers are better kept for later.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and has to draw.</source>
        <translation>
            <numerusform>{player} has only %n card left and has to draw.</numerusform>
            <numerusform>{player} has only %n cards left and has to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>This card would cost the most: %n point.</numerusform>
            <numerusform>This card would cost the most: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for 8s and jokers, this card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>But for 8s and jokers, this card would cost the most: %n point.</numerusform>
            <numerusform>But for 8s and jokers, this card would cost the most: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and misses a turn.</source>
        <translation>
            <numerusform>{player} has only %n card left and misses a turn.</numerusform>
            <numerusform>{player} has only %n cards left and misses a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play turns away from {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>Play turns away from {player}, who has only %n card left.</numerusform>
            <numerusform>Play turns away from {player}, who has only %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n point(s).</source>
        <translation>
            <numerusform>This gets rid of %n point.</numerusform>
            <numerusform>This gets rid of %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Discard pile</translation>
    </message>
    <message>
        <source>Card!</source>
        <comment>button: the call with one card left</comment>
        <translation>Card!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <comment>button: somebody forgot the call</comment>
        <translation>Caught!</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>button, while the stock is empty</comment>
        <translation>Draw a card</translation>
    </message>
    <message>
        <source>any time, names a suit</source>
        <translation>any time, names a suit</translation>
    </message>
    <message>
        <source>joker: any time, next player draws two</source>
        <translation>joker: any time, next player draws two</translation>
    </message>
    <message>
        <source>joker: names a suit, next player draws two</source>
        <translation>joker: names a suit, next player draws two</translation>
    </message>
    <message>
        <source>next player draws two</source>
        <translation>next player draws two</translation>
    </message>
    <message>
        <source>next player draws two or passes it on</source>
        <translation>next player draws two or passes it on</translation>
    </message>
    <message>
        <source>next player misses a turn</source>
        <translation>next player misses a turn</translation>
    </message>
    <message>
        <source>reverses the direction</source>
        <translation>reverses the direction</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>play again</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than nothing</comment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>“Card!”</source>
        <comment>said by a player with one card left</comment>
        <translation>“Card!”</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Lay: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Lay: {cards}. Call “Card!”</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}</source>
        <comment>a possible move</comment>
        <translation>Lay: {cards}. Name: {suit}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Lay: {cards}. Name: {suit}. Call “Card!”</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a possible move: from the stock</comment>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Call “Card!”</translation>
    </message>
    <message>
        <source>Catch {player}, who forgot to call</source>
        <comment>a possible move</comment>
        <translation>Catch {player}, who forgot to call</translation>
    </message>
    <message>
        <source>Give: {card}</source>
        <comment>a possible move</comment>
        <translation>Give: {card}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Play goes on.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} lays: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. “Card!”</source>
        <translation>{player} lays: {cards}. “Card!”</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}.</source>
        <translation>{player} lays: {cards}. Suit named: {suit}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}. “Card!”</source>
        <translation>{player} lays: {cards}. Suit named: {suit}. “Card!”</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} draws %n card.</numerusform>
            <numerusform>{player} draws %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws: {cards}.</source>
        <translation>{player} draws: {cards}.</translation>
    </message>
    <message>
        <source>{player} has nothing to draw.</source>
        <translation>{player} has nothing to draw.</translation>
    </message>
    <message>
        <source>The direction of play is reversed.</source>
        <translation>The direction of play is reversed.</translation>
    </message>
    <message>
        <source>Missing a turn: {players}.</source>
        <translation>Missing a turn: {players}.</translation>
    </message>
    <message>
        <source>{player} has another turn.</source>
        <translation>{player} has another turn.</translation>
    </message>
    <message>
        <source>{player} tries to catch somebody, but nobody forgot to call.</source>
        <translation>{player} tries to catch somebody, but nobody forgot to call.</translation>
    </message>
    <message>
        <source>{player} must lay a card that fits.</source>
        <translation>{player} must lay a card that fits.</translation>
    </message>
    <message>
        <source>The drawn card fits: {player} must lay it.</source>
        <translation>The drawn card fits: {player} must lay it.</translation>
    </message>
    <message>
        <source>{player} may lay a card or pass.</source>
        <translation>{player} may lay a card or pass.</translation>
    </message>
    <message>
        <source>{player} may lay a card that fits, or draw one.</source>
        <translation>{player} may lay a card that fits, or draw one.</translation>
    </message>
    <message>
        <source>No card fits: {player} must draw one.</source>
        <translation>No card fits: {player} must draw one.</translation>
    </message>
    <message>
        <source>No card fits: {player} must pass.</source>
        <translation>No card fits: {player} must pass.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must draw %n card(s), or lay a 2 or a joker.</source>
        <translation>
            <numerusform>{player} must draw %n card, or lay a 2 or a joker.</numerusform>
            <numerusform>{player} must draw %n cards, or lay a 2 or a joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has one card left. Which comes first, the call or a catch?</source>
        <translation>{player} has one card left. Which comes first, the call or a catch?</translation>
    </message>
    <message>
        <source>Which suit is it now?</source>
        <comment>asked of whoever has laid an 8</comment>
        <translation>Which suit is it now?</translation>
    </message>
    <message>
        <source>{player} misses a turn.</source>
        <translation>{player} misses a turn.</translation>
    </message>
    <message>
        <source>{player} has no cards left: the deal is over.</source>
        <translation>{player} has no cards left: the deal is over.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passes.</translation>
    </message>
    <message>
        <source>{player} calls “Card!”</source>
        <translation>{player} calls “Card!”</translation>
    </message>
    <message>
        <source>{player} catches {other}, who forgot to call.</source>
        <translation>{player} catches {other}, who forgot to call.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n card(s).</source>
        <translation>
            <numerusform>{player} gets %n card.</numerusform>
            <numerusform>{player} gets %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has no cards left. {other} draws %n card(s), and the deal is over.</source>
        <translation>
            <numerusform>{player} has no cards left. {other} draws %n card, and the deal is over.</numerusform>
            <numerusform>{player} has no cards left. {other} draws %n cards, and the deal is over.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives {other}: {card}.</source>
        <translation>{player} gives {other}: {card}.</translation>
    </message>
    <message>
        <source>A new deal begins.</source>
        <translation>A new deal begins.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>It is {player}’s turn.</translation>
    </message>
    <message>
        <source>A 7: {player} plays again.</source>
        <translation>A 7: {player} plays again.</translation>
    </message>
    <message>
        <source>{giver} must give {player} a card.</source>
        <translation>{giver} must give {player} a card.</translation>
    </message>
    <message>
        <source>{player} has no cards left. The hands are counted.</source>
        <translation>{player} has no cards left. The hands are counted.</translation>
    </message>
    <message>
        <source>The deal is blocked. The hands are counted.</source>
        <translation>The deal is blocked. The hands are counted.</translation>
    </message>
    <message>
        <source>The match is over. Lowest total: {players}.</source>
        <translation>The match is over. Lowest total: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{suit}: %n card(s) in hand</source>
        <comment>choice of the suit for an 8</comment>
        <translation>
            <numerusform>{suit}: %n card in hand</numerusform>
            <numerusform>{suit}: %n cards in hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Deal {deal} of {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the lowest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n deal, the lowest total wins</numerusform>
            <numerusform>%n deals, the lowest total wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went out most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} went out most often: in %n deal.</numerusform>
            <numerusform>{player} went out most often: in %n deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest hand cost {player} {points} points, in deal {number}.</source>
        <translation>The dearest hand cost {player} {points} points, in deal {number}.</translation>
    </message>
    <message>
        <source>Several cards of one rank</source>
        <translation>Several cards of one rank</translation>
    </message>
    <message>
        <source>A 6 is on top, so both 6s from the hand may go down together. The last one laid is the new top card.</source>
        <translation>A 6 is on top, so both 6s from the hand may go down together. The last one laid is the new top card.</translation>
    </message>
    <message>
        <source>An 8 names the suit</source>
        <translation>An 8 names the suit</translation>
    </message>
    <message>
        <source>The 8 goes on any card, and whoever lays it names spades. The next player follows with a spade.</source>
        <translation>The 8 goes on any card, and whoever lays it names spades. The next player follows with a spade.</translation>
    </message>
    <message>
        <source>A 2 makes the next player draw</source>
        <translation>A 2 makes the next player draw</translation>
    </message>
    <message>
        <source>The 2 of hearts is laid, and the next player draws two cards at once. After that they play as usual.</source>
        <translation>The 2 of hearts is laid, and the next player draws two cards at once. After that they play as usual.</translation>
    </message>
    <message>
        <source>1 card fewer</source>
        <comment>handicap</comment>
        <translation>1 card fewer</translation>
    </message>
    <message>
        <source>2 cards fewer</source>
        <comment>handicap</comment>
        <translation>2 cards fewer</translation>
    </message>
</context>
</TS>
