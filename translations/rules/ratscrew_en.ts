<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="ratscrew.aim">
        <source>Whoever collects all 52 cards wins. There is nothing to choose: the skill is to spot two cards of the same rank and slap first.</source>
        <translation>Whoever collects all 52 cards wins. There is nothing to choose: the skill is to spot two cards of the same rank and slap first.</translation>
    </message>
    <message id="ratscrew.two-to-six">
        <source>Two to six players take part, each for themselves.</source>
        <translation>Two to six players take part, each for themselves.</translation>
    </message>
    <message id="ratscrew.deal-all">
        <source>Lots are drawn for the dealer. All cards are dealt one by one, starting to the left of the dealer.</source>
        <translation>Lots are drawn for the dealer. All cards are dealt one by one, starting to the left of the dealer.</translation>
    </message>
    <message id="ratscrew.stacks-unseen">
        <source>Everyone keeps their cards in a face-down stack. Nobody looks at a stack, not even their own.</source>
        <translation>Everyone keeps their cards in a face-down stack. Nobody looks at a stack, not even their own.</translation>
    </message>
    <message id="ratscrew.first-turner">
        <source>The first card comes from the player to the left of the dealer.</source>
        <translation>The first card comes from the player to the left of the dealer.</translation>
    </message>
    <message id="ratscrew.turn-top-card">
        <source>A turn is one card: the top card of a player’s own stack goes face up on the pile.</source>
        <translation>A turn is one card: the top card of a player’s own stack goes face up on the pile.</translation>
    </message>
    <message id="ratscrew.turn-order">
        <source>The turn goes clockwise to the next player with cards. During a challenge, cards come only from the player who owes them.</source>
        <translation>The turn goes clockwise to the next player with cards. During a challenge, cards come only from the player who owes them.</translation>
    </message>
    <message id="ratscrew.court-card-contract">
        <source>A jack, a queen or a king sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>A jack, a queen or a king sets a challenge: the next player with cards owes cards to whoever laid it.</translation>
    </message>
    <message id="ratscrew.court-card-contract@ace">
        <source>A jack, a queen, a king or an ace sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>A jack, a queen, a king or an ace sets a challenge: the next player with cards owes cards to whoever laid it.</translation>
    </message>
    <message id="ratscrew.contract-size">
        <source>A jack asks for one card, a queen for two, a king for three. Aces and the cards from 2 to 10 ask for nothing.</source>
        <translation>A jack asks for one card, a queen for two, a king for three. Aces and the cards from 2 to 10 ask for nothing.</translation>
    </message>
    <message id="ratscrew.contract-size@ace">
        <source>A jack asks for one card, a queen for two, a king for three, an ace for four. The cards from 2 to 10 ask for nothing.</source>
        <translation>A jack asks for one card, a queen for two, a king for three, an ace for four. The cards from 2 to 10 ask for nothing.</translation>
    </message>
    <message id="ratscrew.contract-broken">
        <source>If a card that is owed sets a challenge itself, the old challenge ends and the next player owes the new one.</source>
        <translation>If a card that is owed sets a challenge itself, the old challenge ends and the next player owes the new one.</translation>
    </message>
    <message id="ratscrew.contract-paid">
        <source>When all the cards owed have been turned and none of them sets a new challenge, whoever set the challenge wins the pile.</source>
        <translation>When all the cards owed have been turned and none of them sets a new challenge, whoever set the challenge wins the pile.</translation>
    </message>
    <message id="ratscrew.payer-runs-out">
        <source>If a player runs out of cards before all those owed are turned, whoever set the challenge wins the pile.</source>
        <translation>If a player runs out of cards before all those owed are turned, whoever set the challenge wins the pile.</translation>
    </message>
    <message id="ratscrew.payer-runs-out@next-pays">
        <source>Whoever runs out of cards leaves the rest to the next player with cards. If nobody is left to pay, whoever set the challenge wins the pile.</source>
        <translation>Whoever runs out of cards leaves the rest to the next player with cards. If nobody is left to pay, whoever set the challenge wins the pile.</translation>
    </message>
    <message id="ratscrew.owner-without-cards">
        <source>A player with no cards left can still win a challenge. The pile brings that player back into play.</source>
        <translation>A player with no cards left can still win a challenge. The pile brings that player back into play.</translation>
    </message>
    <message id="ratscrew.nobody-can-pay">
        <source>If nobody else holds a card when a challenge is set, whoever set it wins the pile at once.</source>
        <translation>If nobody else holds a card when a challenge is set, whoever set it wins the pile at once.</translation>
    </message>
    <message id="ratscrew.slap-on-pair">
        <source>When two cards of the same rank follow each other, the first slap wins the pile.</source>
        <translation>When two cards of the same rank follow each other, the first slap wins the pile.</translation>
    </message>
    <message id="ratscrew.slap-on-pair@sandwich">
        <source>When two cards of the same rank follow each other, or have one card between them, the first slap wins the pile.</source>
        <translation>When two cards of the same rank follow each other, or have one card between them, the first slap wins the pile.</translation>
    </message>
    <message id="ratscrew.pair-within-pile">
        <source>Only cards turned since the pile was last empty can make a pair. Penalty cards never count.</source>
        <translation>Only cards turned since the pile was last empty can make a pair. Penalty cards never count.</translation>
    </message>
    <message id="ratscrew.first-slap-wins">
        <source>The first correct slap wins the whole pile and ends any challenge.</source>
        <translation>The first correct slap wins the whole pile and ends any challenge.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap">
        <source>Everyone may slap, whoever turned the cards, even a player without cards.</source>
        <translation>Everyone may slap, whoever turned the cards, even a player without cards.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap@no-return">
        <source>Everyone who is in the game may slap, whoever turned the cards.</source>
        <translation>Everyone who is in the game may slap, whoever turned the cards.</translation>
    </message>
    <message id="ratscrew.pair-window">
        <source>A pair can be slapped until the next card is turned or the pile is gathered.</source>
        <translation>A pair can be slapped until the next card is turned or the pile is gathered.</translation>
    </message>
    <message id="ratscrew.grace-before-gathering">
        <source>A pile won by a challenge lies open for a second and a half before it is gathered. A correct slap still takes it, and nobody turns a card.</source>
        <translation>A pile won by a challenge lies open for a second and a half before it is gathered. A correct slap still takes it, and nobody turns a card.</translation>
    </message>
    <message id="ratscrew.gap-between-cards">
        <source>After one card, seven tenths of a second must pass before the next may be turned.</source>
        <translation>After one card, seven tenths of a second must pass before the next may be turned.</translation>
    </message>
    <message id="ratscrew.pile-under-stack">
        <source>A won pile is turned over and put under the winner’s stack, unshuffled. Its penalty cards come up first.</source>
        <translation>A won pile is turned over and put under the winner’s stack, unshuffled. Its penalty cards come up first.</translation>
    </message>
    <message id="ratscrew.pile-under-stack@shuffled">
        <source>A won pile is shuffled, turned over and put under the winner’s stack.</source>
        <translation>A won pile is shuffled, turned over and put under the winner’s stack.</translation>
    </message>
    <message id="ratscrew.winner-leads">
        <source>The first card of the next pile comes from whoever won the last one.</source>
        <translation>The first card of the next pile comes from whoever won the last one.</translation>
    </message>
    <message id="ratscrew.false-slap-burns">
        <source>A slap without a pair costs the top card of the slapper’s stack: it goes face down under the pile.</source>
        <translation>A slap without a pair costs the top card of the slapper’s stack: it goes face down under the pile.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@two">
        <source>A slap without a pair costs the top two cards of the slapper’s stack: they go face down under the pile.</source>
        <translation>A slap without a pair costs the top two cards of the slapper’s stack: they go face down under the pile.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@free">
        <source>A slap without a pair costs nothing.</source>
        <translation>A slap without a pair costs nothing.</translation>
    </message>
    <message id="ratscrew.false-slap-without-cards">
        <source>Whoever slaps wrongly and has no card to give may not slap again until the next pile has been gathered.</source>
        <translation>Whoever slaps wrongly and has no card to give may not slap again until the next pile has been gathered.</translation>
    </message>
    <message id="ratscrew.one-slap-per-card">
        <source>Everyone has one slap for each turned card. Any more slaps, or slaps when there is no pile, are ignored.</source>
        <translation>Everyone has one slap for each turned card. Any more slaps, or slaps when there is no pile, are ignored.</translation>
    </message>
    <message id="ratscrew.slower-slaps-ignored">
        <source>A slap just after the winning one, or just after a card has covered the pair, counts as neither correct nor wrong.</source>
        <translation>A slap just after the winning one, or just after a card has covered the pair, counts as neither correct nor wrong.</translation>
    </message>
    <message id="ratscrew.ties">
        <source>If two correct slaps come at the same moment, the player with fewer cards wins. If that is equal too, whoever sits next after the player who turned the card wins.</source>
        <translation>If two correct slaps come at the same moment, the player with fewer cards wins. If that is equal too, whoever sits next after the player who turned the card wins.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats">
        <source>A player without cards is skipped, but stays in the game and can come back with a correct slap.</source>
        <translation>A player without cards is skipped, but stays in the game and can come back with a correct slap.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats@no-return">
        <source>A player without cards is skipped.</source>
        <translation>A player without cards is skipped.</translation>
    </message>
    <message id="ratscrew.all-cards-wins">
        <source>Whoever holds all 52 cards wins.</source>
        <translation>Whoever holds all 52 cards wins.</translation>
    </message>
    <message id="ratscrew.last-holder-wins">
        <source>If only one player holds cards and owes nothing, that player gathers the pile and wins. Until then, only a correct slap counts.</source>
        <translation>If only one player holds cards and owes nothing, that player gathers the pile and wins. Until then, only a correct slap counts.</translation>
    </message>
    <message id="ratscrew.card-limit@500">
        <source>After five hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>After five hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</translation>
    </message>
    <message id="ratscrew.card-limit@1000">
        <source>After one thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>After one thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</translation>
    </message>
    <message id="ratscrew.card-limit">
        <source>After fifteen hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>After fifteen hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</translation>
    </message>
    <message id="ratscrew.card-limit@3000">
        <source>After three thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>After three thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</translation>
    </message>
    <message id="ratscrew.placing">
        <source>The others are placed by how long they held cards or, if the match was stopped, by how many they have.</source>
        <translation>The others are placed by how long they held cards or, if the match was stopped, by how many they have.</translation>
    </message>
    <message id="ratscrew.slap-back">
        <source>Whoever has no cards left is out of the game and may not slap, unless a challenge is still running for them.</source>
        <translation>Whoever has no cards left is out of the game and may not slap, unless a challenge is still running for them.</translation>
    </message>
    <message id="ratscrew.auto-turn">
        <source>The cards turn by themselves. The players only slap.</source>
        <translation>The cards turn by themselves. The players only slap.</translation>
    </message>
    <message id="ratscrew.handicap">
        <source>The hands of computer players come down 0.15 seconds later.</source>
        <translation>The hands of computer players come down 0.15 seconds later.</translation>
    </message>
    <message id="ratscrew.handicap@large">
        <source>The hands of computer players come down 0.3 seconds later.</source>
        <translation>The hands of computer players come down 0.3 seconds later.</translation>
    </message>
    <message id="ratscrew.more-4">
        <source>Whoever has 4 more cards gets them before the others are dealt.</source>
        <translation>Whoever has 4 more cards gets them before the others are dealt.</translation>
    </message>
    <message id="ratscrew.more-8">
        <source>Whoever has 8 more cards gets them before the others are dealt.</source>
        <translation>Whoever has 8 more cards gets them before the others are dealt.</translation>
    </message>
</context>
<context>
    <name>ratscrew</name>
    <message>
        <source>An ace asks for</source>
        <translation>An ace asks for</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what an ace asks for</comment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>four cards</source>
        <comment>what an ace asks for</comment>
        <translation>four cards</translation>
    </message>
    <message>
        <source>A wrong slap costs</source>
        <translation>A wrong slap costs</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong slap costs</comment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>1 card</source>
        <comment>what a wrong slap costs</comment>
        <translation>1 card</translation>
    </message>
    <message>
        <source>2 cards</source>
        <comment>what a wrong slap costs</comment>
        <translation>2 cards</translation>
    </message>
    <message>
        <source>A player without cards may slap</source>
        <translation>A player without cards may slap</translation>
    </message>
    <message>
        <source>Cards run out before the challenge is paid</source>
        <translation>Cards run out before the challenge is paid</translation>
    </message>
    <message>
        <source>the pile is won</source>
        <comment>by whoever laid the picture</comment>
        <translation>the pile is won</translation>
    </message>
    <message>
        <source>the next one pays</source>
        <comment>the next player</comment>
        <translation>the next one pays</translation>
    </message>
    <message>
        <source>A won pile is shuffled</source>
        <translation>A won pile is shuffled</translation>
    </message>
    <message>
        <source>The cards turn by themselves</source>
        <translation>The cards turn by themselves</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the cards do not turn by themselves</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>speed of the cards</comment>
        <translation>slowly</translation>
    </message>
    <message>
        <source>at a steady pace</source>
        <comment>speed of the cards</comment>
        <translation>at a steady pace</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>speed of the cards</comment>
        <translation>fast</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Head start</translation>
    </message>
    <message>
        <source>Spot two cards of the same rank, slap first and collect all 52 cards.</source>
        <translation>Spot two cards of the same rank, slap first and collect all 52 cards.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>head start</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>Slap a pair with one card in between</source>
        <translation>Slap a pair with one card in between</translation>
    </message>
    <message>
        <source>small, ahead of the computers</source>
        <comment>head start</comment>
        <translation>small, ahead of the computers</translation>
    </message>
    <message>
        <source>large, ahead of the computers</source>
        <comment>head start</comment>
        <translation>large, ahead of the computers</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Longest match</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of a match</comment>
        <translation>short</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>length of a match</comment>
        <translation>medium</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of a match</comment>
        <translation>long</translation>
    </message>
    <message>
        <source>very long</source>
        <comment>length of a match</comment>
        <translation>very long</translation>
    </message>
    <message>
        <source>Egyptian Ratscrew</source>
        <translation>Egyptian Ratscrew</translation>
    </message>
    <message>
        <source>Two cards of the same rank: slap before the others do.</source>
        <translation>Two cards of the same rank: slap before the others do.</translation>
    </message>
    <message>
        <source>Two cards of the same rank with another one between them: slap before the others do.</source>
        <translation>Two cards of the same rank with another one between them: slap before the others do.</translation>
    </message>
    <message>
        <source>The next card has to be turned.</source>
        <translation>The next card has to be turned.</translation>
    </message>
    <message>
        <source>At this table the cards turn by themselves.</source>
        <translation>At this table the cards turn by themselves.</translation>
    </message>
    <message>
        <source>{player} takes the pile in a moment. Until then nobody turns a card.</source>
        <translation>{player} takes the pile in a moment. Until then nobody turns a card.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to turn a card.</source>
        <translation>It is {player}’s turn to turn a card.</translation>
    </message>
    <message>
        <source>Only {player} turns cards now: there is a challenge to pay.</source>
        <translation>Only {player} turns cards now: there is a challenge to pay.</translation>
    </message>
    <message>
        <source>Players turn only the top card of their own stack.</source>
        <translation>Players turn only the top card of their own stack.</translation>
    </message>
    <message>
        <source>The card goes onto the pile in the middle.</source>
        <translation>The card goes onto the pile in the middle.</translation>
    </message>
    <message>
        <source>The last card has only just been turned.</source>
        <translation>The last card has only just been turned.</translation>
    </message>
    <message>
        <source>There is no pile to slap.</source>
        <translation>There is no pile to slap.</translation>
    </message>
    <message>
        <source>{player} has no cards left and is out of the game.</source>
        <translation>{player} has no cards left and is out of the game.</translation>
    </message>
    <message>
        <source>{player} may slap again after the next pile.</source>
        <translation>{player} may slap again after the next pile.</translation>
    </message>
    <message>
        <source>{player} has already slapped this card.</source>
        <translation>{player} has already slapped this card.</translation>
    </message>
    <message>
        <source>A card has just covered the pair.</source>
        <translation>A card has just covered the pair.</translation>
    </message>
    <message>
        <source>The pile has already been slapped.</source>
        <translation>The pile has already been slapped.</translation>
    </message>
    <message>
        <source>There is no pair, and only {player} still holds cards.</source>
        <translation>There is no pair, and only {player} still holds cards.</translation>
    </message>
    <message>
        <source>Nobody has won the pile yet.</source>
        <translation>Nobody has won the pile yet.</translation>
    </message>
    <message>
        <source>Stack: {player}</source>
        <translation>Stack: {player}</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Lower cards of the pile</source>
        <translation>Lower cards of the pile</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Penalty cards</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hands</translation>
    </message>
    <message>
        <source>Hands on the pile</source>
        <translation>Hands on the pile</translation>
    </message>
    <message>
        <source>Slap!</source>
        <comment>button</comment>
        <translation>Slap!</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>button</comment>
        <translation>Turn a card</translation>
    </message>
    <message>
        <source>asks for one card</source>
        <translation>asks for one card</translation>
    </message>
    <message>
        <source>asks for two cards</source>
        <translation>asks for two cards</translation>
    </message>
    <message>
        <source>asks for three cards</source>
        <translation>asks for three cards</translation>
    </message>
    <message>
        <source>asks for four cards</source>
        <translation>asks for four cards</translation>
    </message>
    <message>
        <source>two cards of the same rank: slap!</source>
        <translation>two cards of the same rank: slap!</translation>
    </message>
    <message>
        <source>one card between: slap!</source>
        <translation>one card between: slap!</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a stack</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for the next pile</source>
        <comment>may not slap: on the plate of a player</comment>
        <translation>waits for the next pile</translation>
    </message>
    <message>
        <source>{seconds}.{hundredths}&#xa0;s</source>
        <comment>a reaction time: 0.41 seconds</comment>
        <translation>{seconds}.{hundredths}&#xa0;s</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the hand that slaps</comment>
        <translation>hand</translation>
    </message>
    <message>
        <source>Seat: {player}</source>
        <comment>where the hand of a player rests</comment>
        <translation>Seat: {player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes %n</source>
        <comment>cards; on a small sign beside the pile</comment>
        <translation>
            <numerusform>{player} owes %n</numerusform>
            <numerusform>{player} owes %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a possible move</comment>
        <translation>Turn a card</translation>
    </message>
    <message>
        <source>Slap the pile</source>
        <comment>a possible move</comment>
        <translation>Slap the pile</translation>
    </message>
    <message>
        <source>Gather the pile</source>
        <comment>a possible move</comment>
        <translation>Gather the pile</translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n card(s) under the pile.</source>
        <translation>
            <numerusform>{player} puts %n card under the pile.</numerusform>
            <numerusform>{player} puts %n cards under the pile.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair</source>
        <comment>heading of the list of wrong slaps</comment>
        <translation>No pair</translation>
    </message>
    <message>
        <source>Cards out of 52</source>
        <translation>Cards out of 52</translation>
    </message>
    <message>
        <source>{player} turns: {card}.</source>
        <translation>{player} turns: {card}.</translation>
    </message>
    <message>
        <source>Card {card} of {limit}</source>
        <translation>Card {card} of {limit}</translation>
    </message>
    <message>
        <source>{player} slaps first, after {time}.</source>
        <translation>{player} slaps first, after {time}.</translation>
    </message>
    <message>
        <source>{player} slaps too, after {time}.</source>
        <translation>{player} slaps too, after {time}.</translation>
    </message>
    <message>
        <source>{player} slaps: no pair.</source>
        <translation>{player} slaps: no pair.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pile: %n card(s).</source>
        <translation>
            <numerusform>{player} takes the pile: %n card.</numerusform>
            <numerusform>{player} takes the pile: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} turns the next card.</source>
        <translation>{player} turns the next card.</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes {other} %n card(s).</source>
        <translation>
            <numerusform>{player} owes {other} %n card.</numerusform>
            <numerusform>{player} owes {other} %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards turn by themselves. Whoever sees a pair slaps.</source>
        <translation>The cards turn by themselves. Whoever sees a pair slaps.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n card(s) in a moment, unless a pair is slapped.</source>
        <translation>
            <numerusform>{player} takes %n card in a moment, unless a pair is slapped.</numerusform>
            <numerusform>{player} takes %n cards in a moment, unless a pair is slapped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} slapped first and takes %n card(s).</source>
        <translation>
            <numerusform>{player} slapped first and takes %n card.</numerusform>
            <numerusform>{player} slapped first and takes %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over. {player} has all the cards.</source>
        <translation>The match is over. {player} has all the cards.</translation>
    </message>
    <message>
        <source>The match is over. Most cards: {players}.</source>
        <translation>The match is over. Most cards: {players}.</translation>
    </message>
    <message>
        <source>Who was first</source>
        <comment>heading of the list of slaps with their times</comment>
        <translation>Who was first</translation>
    </message>
    <message numerus="yes">
        <source>A wrong slap costs %n card(s).</source>
        <translation>
            <numerusform>A wrong slap costs %n card.</numerusform>
            <numerusform>A wrong slap costs %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} did not slap.</source>
        <comment>one player, or several: Mila and Jonas</comment>
        <translation>
            <numerusform>{players} did not slap.</numerusform>
            <numerusform>{players} did not slap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack</source>
        <comment>heading of a line with numbers of cards</comment>
        <translation>Stack</translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n card(s).</source>
        <translation>
            <numerusform>It was over after %n card.</numerusform>
            <numerusform>It was over after %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was once down to %n card(s) and won all the same.</source>
        <translation>
            <numerusform>{player} was once down to %n card and won all the same.</numerusform>
            <numerusform>{player} was once down to %n cards and won all the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most piles by slapping: %n.</source>
        <translation>
            <numerusform>{player} won the most piles by slapping: %n.</numerusform>
            <numerusform>{player} won the most piles by slapping: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the largest pile: %n card(s).</source>
        <translation>
            <numerusform>{player} took the largest pile: %n card.</numerusform>
            <numerusform>{player} took the largest pile: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is the fastest!</source>
        <comment>of whoever slaps first</comment>
        <translation>{player} is the fastest!</translation>
    </message>
    <message>
        <source>A challenge</source>
        <translation>A challenge</translation>
    </message>
    <message>
        <source>The king asks the next player for three cards. They turn three, and none of them is a court card, so whoever laid the king gathers the pile.</source>
        <translation>The king asks the next player for three cards. They turn three, and none of them is a court card, so whoever laid the king gathers the pile.</translation>
    </message>
    <message>
        <source>A challenge that turns round</source>
        <translation>A challenge that turns round</translation>
    </message>
    <message>
        <source>The queen asks for two cards, but the first one turned is a jack. Now the other player owes a card, and it is no court card: the pile goes to the jack.</source>
        <translation>The queen asks for two cards, but the first one turned is a jack. Now the other player owes a card, and it is no court card: the pile goes to the jack.</translation>
    </message>
    <message>
        <source>Slapping a pair</source>
        <translation>Slapping a pair</translation>
    </message>
    <message>
        <source>Two 9s follow each other on the pile. The first hand that comes down on them wins all of it.</source>
        <translation>Two 9s follow each other on the pile. The first hand that comes down on them wins all of it.</translation>
    </message>
    <message>
        <source>4 more cards</source>
        <comment>handicap</comment>
        <translation>4 more cards</translation>
    </message>
    <message>
        <source>8 more cards</source>
        <comment>handicap</comment>
        <translation>8 more cards</translation>
    </message>
</context>
</TS>
