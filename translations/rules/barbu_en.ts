<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="barbu.aim">
        <source>In every deal there is something that nobody wants to take: tricks, queens, hearts. After 24 deals, the smallest total of points wins.</source>
        <translation>In every deal there is something that nobody wants to take: tricks, queens, hearts. After 24 deals, the smallest total of points wins.</translation>
    </message>
    <message id="barbu.four-players">
        <source>Four players take part, each for themselves.</source>
        <translation>Four players take part, each for themselves.</translation>
    </message>
    <message id="barbu.first-dealer-youngest">
        <source>The youngest player takes the first seat and deals first.</source>
        <translation>The youngest player takes the first seat and deals first.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@random">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Lots are drawn for the first dealer.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@seat">
        <source>The table has agreed who deals first.</source>
        <translation>The table has agreed who deals first.</translation>
    </message>
    <message id="barbu.four-rounds-of-six">
        <source>A match has four rounds of six deals.</source>
        <translation>A match has four rounds of six deals.</translation>
    </message>
    <message id="barbu.dealer-for-whole-round">
        <source>The dealer stays the same for all six deals of a round.</source>
        <translation>The dealer stays the same for all six deals of a round.</translation>
    </message>
    <message id="barbu.next-dealer-left">
        <source>After each round, the player to the left becomes the dealer, so everyone deals for one round.</source>
        <translation>After each round, the player to the left becomes the dealer, so everyone deals for one round.</translation>
    </message>
    <message id="barbu.deal-thirteen">
        <source>All the cards are dealt one at a time, starting to the dealer’s left: 13 for each player.</source>
        <translation>All the cards are dealt one at a time, starting to the dealer’s left: 13 for each player.</translation>
    </message>
    <message id="barbu.choose-after-deal">
        <source>When the cards have been dealt, the dealer looks at their hand and names the contract: what costs points in this deal. No card is played before that.</source>
        <extracomment>A contract is what costs points in a deal.</extracomment>
        <translation>When the cards have been dealt, the dealer looks at their hand and names the contract: what costs points in this deal. No card is played before that.</translation>
    </message>
    <message id="barbu.dealer-chooses">
        <source>Only the dealer names the contract.</source>
        <translation>Only the dealer names the contract.</translation>
    </message>
    <message id="barbu.contract-once-per-round">
        <source>In each round the dealer plays all six contracts, each of them once, in any order.</source>
        <translation>In each round the dealer plays all six contracts, each of them once, in any order.</translation>
    </message>
    <message id="barbu.last-contract-forced">
        <source>In the sixth deal of a round, the contract that is left is played.</source>
        <translation>In the sixth deal of a round, the contract that is left is played.</translation>
    </message>
    <message id="barbu.dealer-leads">
        <source>The dealer leads to the first trick of each deal.</source>
        <translation>The dealer leads to the first trick of each deal.</translation>
    </message>
    <message id="barbu.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</translation>
    </message>
    <message id="barbu.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="barbu.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Whoever holds a card of the led suit must play that suit.</translation>
    </message>
    <message id="barbu.discard-when-void">
        <source>Whoever has no card of the led suit may play any card.</source>
        <translation>Whoever has no card of the led suit may play any card.</translation>
    </message>
    <message id="barbu.no-trumps">
        <source>There are no trumps in any contract.</source>
        <translation>There are no trumps in any contract.</translation>
    </message>
    <message id="barbu.highest-led-suit-wins">
        <source>The highest card of the led suit takes the trick. Cards of other suits cannot take it.</source>
        <translation>The highest card of the led suit takes the trick. Cards of other suits cannot take it.</translation>
    </message>
    <message id="barbu.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Whoever takes a trick leads the next one.</translation>
    </message>
    <message id="barbu.any-lead-allowed">
        <source>Any card may be led at any time, even a heart or the king of hearts.</source>
        <translation>Any card may be led at any time, even a heart or the king of hearts.</translation>
    </message>
    <message id="barbu.play-all-cards">
        <source>All thirteen tricks are played before the points are counted.</source>
        <translation>All thirteen tricks are played before the points are counted.</translation>
    </message>
    <message id="barbu.score-tricks">
        <source>No Tricks: every trick costs 2 points.</source>
        <translation>No Tricks: every trick costs 2 points.</translation>
    </message>
    <message id="barbu.score-queens">
        <source>No Queens: every queen costs 6 points.</source>
        <translation>No Queens: every queen costs 6 points.</translation>
    </message>
    <message id="barbu.score-hearts">
        <source>No Hearts: every heart costs 2 points.</source>
        <translation>No Hearts: every heart costs 2 points.</translation>
    </message>
    <message id="barbu.score-king">
        <source>No King: the king of hearts, the bearded “Barbu”, costs 20 points, and nothing else counts.</source>
        <translation>No King: the king of hearts, the bearded “Barbu”, costs 20 points, and nothing else counts.</translation>
    </message>
    <message id="barbu.score-last">
        <source>No Last Trick: the thirteenth trick costs 20 points.</source>
        <translation>No Last Trick: the thirteenth trick costs 20 points.</translation>
    </message>
    <message id="barbu.score-salad">
        <source>Salad: all five count together. One card can cost twice: the queen of hearts 6 and 2, the king of hearts 20 and 2.</source>
        <translation>Salad: all five count together. One card can cost twice: the queen of hearts 6 and 2, the king of hearts 20 and 2.</translation>
    </message>
    <message id="barbu.points-add-up">
        <source>Every point goes to somebody: a round has 232 points in all, the whole match 928.</source>
        <translation>Every point goes to somebody: a round has 232 points in all, the whole match 928.</translation>
    </message>
    <message id="barbu.end-after-24">
        <source>The match ends after the 24th deal, never earlier.</source>
        <translation>The match ends after the 24th deal, never earlier.</translation>
    </message>
    <message id="barbu.lowest-wins">
        <source>The lowest total wins.</source>
        <translation>The lowest total wins.</translation>
    </message>
    <message id="barbu.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>Players with equal totals share their place, and the victory too.</translation>
    </message>
    <message id="barbu.heart-leads">
        <source>In No Hearts, No King and Salad, only a player who has nothing but hearts may lead a heart.</source>
        <translation>In No Hearts, No King and Salad, only a player who has nothing but hearts may lead a heart.</translation>
    </message>
    <message id="barbu.early-stop">
        <source>In No Queens, No Hearts and No King, the deal is over as soon as the last penalty card has been taken.</source>
        <translation>In No Queens, No Hearts and No King, the deal is over as soon as the last penalty card has been taken.</translation>
    </message>
    <message id="barbu.fewer-20">
        <source>Whoever has 20 points fewer begins with minus 20.</source>
        <translation>Whoever has 20 points fewer begins with minus 20.</translation>
    </message>
    <message id="barbu.fewer-40">
        <source>Whoever has 40 points fewer begins with minus 40.</source>
        <translation>Whoever has 40 points fewer begins with minus 40.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>First dealer</source>
        <translation>First dealer</translation>
    </message>
    <message>
        <source>The youngest</source>
        <comment>deals first, and takes the first seat</comment>
        <translation>The youngest</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>Leading a heart</source>
        <translation>Leading a heart</translation>
    </message>
    <message>
        <source>always allowed</source>
        <comment>leading a heart</comment>
        <translation>always allowed</translation>
    </message>
    <message>
        <source>only without other suits</source>
        <comment>leading a heart</comment>
        <translation>only without other suits</translation>
    </message>
    <message>
        <source>Stop once all penalty cards are taken</source>
        <translation>Stop once all penalty cards are taken</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbu</translation>
    </message>
    <message>
        <source>Take as few points as you can in six different contracts.</source>
        <translation>Take as few points as you can in six different contracts.</translation>
    </message>
    <message>
        <source>{player} deals in this round and names the contract.</source>
        <translation>{player} deals in this round and names the contract.</translation>
    </message>
    <message>
        <source>The contract of this deal has been named: {contract}.</source>
        <translation>The contract of this deal has been named: {contract}.</translation>
    </message>
    <message>
        <source>Played already in this round: {contract}.</source>
        <translation>Played already in this round: {contract}.</translation>
    </message>
    <message>
        <source>{player} has to name the contract first.</source>
        <translation>{player} has to name the contract first.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>It is {player}’s turn.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Play goes on in a moment.</translation>
    </message>
    <message>
        <source>There are other suits in the hand, too.</source>
        <translation>There are other suits in the hand, too.</translation>
    </message>
    <message>
        <source>The dealer names a contract</source>
        <translation>The dealer names a contract</translation>
    </message>
    <message>
        <source>Two contracts of this round have been played and are crossed out. With only low hearts in the hand, the dealer dares to name No King, and leads.</source>
        <translation>Two contracts of this round have been played and are crossed out. With only low hearts in the hand, the dealer dares to name No King, and leads.</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Without the led suit</translation>
    </message>
    <message>
        <source>Diamonds are led. The last player has none and gets rid of the king of hearts. Whoever takes the trick takes the king, too: 20 points.</source>
        <translation>Diamonds are led. The last player has none and gets rid of the king of hearts. Whoever takes the trick takes the king, too: 20 points.</translation>
    </message>
    <message>
        <source>What a trick costs in the salad</source>
        <translation>What a trick costs in the salad</translation>
    </message>
    <message>
        <source>The trick costs 2 points, the queen of hearts 6 as a queen and 2 as a heart, and each of the other two hearts 2.</source>
        <translation>The trick costs 2 points, the queen of hearts 6 as a queen and 2 as a heart, and each of the other two hearts 2.</translation>
    </message>
    <message>
        <source>It is the only contract left in this round.</source>
        <translation>It is the only contract left in this round.</translation>
    </message>
    <message>
        <source>This contract has not been played in this round yet.</source>
        <translation>This contract has not been played in this round yet.</translation>
    </message>
    <message>
        <source>Tried out with this hand, it costs about {own} points, and each of the others about {others}. The numbers on the little cards say what each contract would cost.</source>
        <translation>Tried out with this hand, it costs about {own} points, and each of the others about {others}. The numbers on the little cards say what each contract would cost.</translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Only this card may be played.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>It is the last card.</translation>
    </message>
    <message>
        <source>No card of the led suit: a good moment to get rid of a card that costs points.</source>
        <translation>No card of the led suit: a good moment to get rid of a card that costs points.</translation>
    </message>
    <message>
        <source>The last card of its suit goes: the next time this suit is led, anything can be thrown on it.</source>
        <translation>The last card of its suit goes: the next time this suit is led, anything can be thrown on it.</translation>
    </message>
    <message>
        <source>Nothing to follow with: a card goes that might take a trick later.</source>
        <translation>Nothing to follow with: a card goes that might take a trick later.</translation>
    </message>
    <message>
        <source>Nothing to follow with: this card costs no points.</source>
        <translation>Nothing to follow with: this card costs no points.</translation>
    </message>
    <message>
        <source>A card that costs points can go without taking the trick. Highest: {card}.</source>
        <translation>A card that costs points can go without taking the trick. Highest: {card}.</translation>
    </message>
    <message>
        <source>The highest card that still loses this trick. Highest so far: {card}.</source>
        <translation>The highest card that still loses this trick. Highest so far: {card}.</translation>
    </message>
    <message>
        <source>This card loses the trick. Highest so far: {card}.</source>
        <translation>This card loses the trick. Highest so far: {card}.</translation>
    </message>
    <message>
        <source>This trick costs nothing: a good moment to spend a high card.</source>
        <translation>This trick costs nothing: a good moment to spend a high card.</translation>
    </message>
    <message>
        <source>Every card that may be played takes this trick.</source>
        <translation>Every card that may be played takes this trick.</translation>
    </message>
    <message>
        <source>It takes this trick, and a lower card is kept for a dearer one.</source>
        <translation>It takes this trick, and a lower card is kept for a dearer one.</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest so far, but %n card(s) that nobody has seen can still beat it.</source>
        <translation>
            <numerusform>It is the highest so far, but one card that nobody has seen can still beat it.</numerusform>
            <numerusform>It is the highest so far, but %n cards that nobody has seen can still beat it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat this card any more.</source>
        <translation>Nobody can beat this card any more.</translation>
    </message>
    <message>
        <source>It is the last card of its suit: when others lead this suit, anything can be thrown on it.</source>
        <translation>It is the last card of its suit: when others lead this suit, anything can be thrown on it.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of this suit may still beat it.</source>
        <translation>
            <numerusform>One higher card of this suit may still beat it.</numerusform>
            <numerusform>%n higher cards of this suit may still beat it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last trick counts: high cards go early, low ones are kept for the end.</source>
        <translation>Only the last trick counts: high cards go early, low ones are kept for the end.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took the king of hearts most often: %n time(s).</source>
        <comment>where it cost 20 points</comment>
        <translation>
            <numerusform>{player} took the king of hearts most often: once.</numerusform>
            <numerusform>{player} took the king of hearts most often: %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest deal: {points} points for {player} ({contract}).</source>
        <translation>The dearest deal: {points} points for {player} ({contract}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} took no points at all in %n deal(s), more often than anybody else.</source>
        <translation>
            <numerusform>{player} took no points at all in %n deal, more often than anybody else.</numerusform>
            <numerusform>{player} took no points at all in %n deals, more often than anybody else.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract of this deal</source>
        <translation>Contract of this deal</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contracts</translation>
    </message>
    <message>
        <source>Contract</source>
        <comment>over the empty place of the contract; short</comment>
        <translation>Contract</translation>
    </message>
    <message>
        <source>deals in this round, names the contracts and leads</source>
        <translation>deals in this round, names the contracts and leads</translation>
    </message>
    <message>
        <source>costs points</source>
        <comment>said of a card in the trick</comment>
        <translation>costs points</translation>
    </message>
    <message>
        <source>No Tricks</source>
        <comment>name of a contract: every trick costs points</comment>
        <translation>No Tricks</translation>
    </message>
    <message>
        <source>No Queens</source>
        <comment>name of a contract: every queen costs points</comment>
        <translation>No Queens</translation>
    </message>
    <message>
        <source>No Hearts</source>
        <comment>name of a contract: every heart costs points</comment>
        <translation>No Hearts</translation>
    </message>
    <message>
        <source>No King</source>
        <comment>name of a contract: the king of hearts costs points</comment>
        <translation>No King</translation>
    </message>
    <message>
        <source>No Last Trick</source>
        <comment>name of a contract: the last trick costs points</comment>
        <translation>No Last Trick</translation>
    </message>
    <message>
        <source>Salad</source>
        <comment>name of a contract: everything costs points</comment>
        <translation>Salad</translation>
    </message>
    <message>
        <source>2 points a trick</source>
        <comment>what a contract costs; short</comment>
        <translation>2 points a trick</translation>
    </message>
    <message>
        <source>6 points a queen</source>
        <comment>what a contract costs; short</comment>
        <translation>6 points a queen</translation>
    </message>
    <message>
        <source>2 points a heart</source>
        <comment>what a contract costs; short</comment>
        <translation>2 points a heart</translation>
    </message>
    <message>
        <source>20 points for the king of hearts</source>
        <comment>what a contract costs; short</comment>
        <translation>20 points for the king of hearts</translation>
    </message>
    <message>
        <source>20 points for the last trick</source>
        <comment>what a contract costs; short</comment>
        <translation>20 points for the last trick</translation>
    </message>
    <message>
        <source>all five together</source>
        <comment>what a contract costs; short</comment>
        <translation>all five together</translation>
    </message>
    <message>
        <source>{contract}: {points}</source>
        <comment>a contract and what it costs</comment>
        <translation>{contract}: {points}</translation>
    </message>
    <message>
        <source>{contract}, played already</source>
        <comment>a contract, crossed out</comment>
        <translation>{contract}, played already</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Deal {deal} of {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract: {contract}</source>
        <comment>a possible move</comment>
        <translation>Contract: {contract}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Play goes on.</translation>
    </message>
    <message>
        <source>{player} names the contract: {contract}.</source>
        <translation>{player} names the contract: {contract}.</translation>
    </message>
    <message>
        <source>{player} deals everyone 13 cards.</source>
        <translation>{player} deals everyone 13 cards.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, and %n point(s).</source>
        <translation>
            <numerusform>{player} takes the trick, and %n point.</numerusform>
            <numerusform>{player} takes the trick, and %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} names the contract of this deal.</source>
        <translation>{player} names the contract of this deal.</translation>
    </message>
    <message>
        <source>One contract is left in this round: {contract}.</source>
        <translation>One contract is left in this round: {contract}.</translation>
    </message>
    <message>
        <source>{player} leads, with any card but a heart.</source>
        <translation>{player} leads, with any card but a heart.</translation>
    </message>
    <message>
        <source>The deal is over. Fewest points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>The deal is over. Fewest points: {players}.</translation>
    </message>
    <message>
        <source>total {total}</source>
        <comment>on the plate of a player: points of all deals</comment>
        <translation>total {total}</translation>
    </message>
    <message>
        <source>tricks {tricks}, points {points}</source>
        <comment>on the plate of a player: in this deal</comment>
        <translation>tricks {tricks}, points {points}</translation>
    </message>
    <message>
        <source>points {points}, total {total}</source>
        <comment>on a plate: of this deal, and of all</comment>
        <translation>points {points}, total {total}</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>below a figure: so many points; short</comment>
        <translation>to come</translation>
    </message>
    <message>
        <source>The king of hearts goes to {player}!</source>
        <translation>The king of hearts goes to {player}!</translation>
    </message>
    <message>
        <source>The last trick goes to {player}!</source>
        <translation>The last trick goes to {player}!</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <comment>heading of the score</comment>
        <translation>The lowest total wins.</translation>
    </message>
    <message>
        <source>Dealer: {player}</source>
        <comment>heading of six lines of the score; short</comment>
        <translation>Dealer: {player}</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>last line of the score</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>20 points fewer</source>
        <comment>handicap</comment>
        <translation>20 points fewer</translation>
    </message>
    <message>
        <source>40 points fewer</source>
        <comment>handicap</comment>
        <translation>40 points fewer</translation>
    </message>
</context>
</TS>
