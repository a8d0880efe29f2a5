<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="blackjack_dice.aim">
        <source>The goal is to own all the counters.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>Ziel ist es, alle Spielmarken zu besitzen.</translation>
    </message>
    <message id="blackjack_dice.aim@first-out">
        <source>The goal is to hold the most counters when somebody is out of the game.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>Ziel ist es, die meisten Spielmarken zu haben, wenn jemand ausscheidet.</translation>
    </message>
    <message id="blackjack_dice.players">
        <source>Two to four players take part.</source>
        <translation>Zwei bis vier Personen spielen mit.</translation>
    </message>
    <message id="blackjack_dice.five-counters">
        <source>Everyone starts with 5 counters, and the pot in the middle is empty.</source>
        <translation>Alle beginnen mit 5 Spielmarken, und der Topf in der Mitte ist leer.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins">
        <source>The youngest player takes the first seat and opens the first round.</source>
        <extracomment>open a round: to have its first turn</extracomment>
        <translation>Die jüngste Person nimmt den ersten Platz und eröffnet die erste Runde.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins@random">
        <source>Lots are drawn to see who opens the first round.</source>
        <translation>Es wird ausgelost, wer die erste Runde eröffnet.</translation>
    </message>
    <message id="blackjack_dice.turn-order">
        <source>Turns go clockwise, and everyone who is still in the game has one turn a round.</source>
        <translation>Es geht im Uhrzeigersinn. Wer noch im Spiel ist, hat in jeder Runde einen Zug.</translation>
    </message>
    <message id="blackjack_dice.first-throw-three">
        <source>A turn starts with a throw of all three dice. Their sum is the first total.</source>
        <translation>Ein Zug beginnt mit einem Wurf aller drei Würfel. Was sie zeigen, ergibt die erste Summe.</translation>
    </message>
    <message id="blackjack_dice.stop-or-continue">
        <source>As long as the total is 20 or less, the player stops or goes on after each throw.</source>
        <translation>Solange die Summe höchstens 20 ist, hört man nach jedem Wurf auf oder macht weiter.</translation>
    </message>
    <message id="blackjack_dice.throw-one-to-three">
        <source>Whoever goes on throws one, two or three dice, as they like each time.</source>
        <translation>Wer weitermacht, wirft einen, zwei oder drei Würfel, jedes Mal nach Belieben.</translation>
    </message>
    <message id="blackjack_dice.totals-add-up">
        <source>The new dice are added to the total. What was thrown before always stays in it.</source>
        <translation>Die neuen Würfel werden zur Summe gezählt. Was vorher geworfen wurde, bleibt immer dabei.</translation>
    </message>
    <message id="blackjack_dice.no-throw-limit">
        <source>A turn may have any number of throws.</source>
        <translation>In einem Zug darf man beliebig oft würfeln.</translation>
    </message>
    <message id="blackjack_dice.stop-at-21">
        <source>At exactly 21 the turn ends by itself.</source>
        <translation>Bei genau 21 endet der Zug von selbst.</translation>
    </message>
    <message id="blackjack_dice.bust">
        <source>A total above 21 ends the turn, and the player cannot win this round any more.</source>
        <translation>Mit einer Summe über 21 endet der Zug, und diese Runde ist nicht mehr zu gewinnen.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-kitty">
        <source>Whoever goes over 21 pays 1 counter into the pot at once, if they have one.</source>
        <translation>Wer über 21 kommt, zahlt sofort 1 Spielmarke in den Topf, falls noch eine da ist.</translation>
    </message>
    <message id="blackjack_dice.everyone-plays">
        <source>Everyone in the game has their turn, even after somebody has reached 21.</source>
        <translation>Alle, die im Spiel sind, kommen dran, auch wenn jemand schon 21 erreicht hat.</translation>
    </message>
    <message id="blackjack_dice.closest-wins">
        <source>The highest total up to 21 wins the round.</source>
        <translation>Die höchste Summe bis 21 gewinnt die Runde.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off">
        <source>If the best totals are level, those players each throw three dice in a play-off, and again if they are still level. Nobody pays in a play-off.</source>
        <translation>Sind die besten Summen gleich, gibt es eine Entscheidungsrunde: Alle, die sie haben, werfen drei Würfel, bei Gleichstand noch einmal. In einer Entscheidungsrunde zahlt niemand.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off@carry-over">
        <source>If the best totals are level, nobody wins the round, and the pot stays for the next winner.</source>
        <translation>Sind die besten Summen gleich, gewinnt niemand die Runde, und der Topf bleibt für den nächsten Sieg stehen.</translation>
    </message>
    <message id="blackjack_dice.winner-takes-kitty">
        <source>Whoever wins the round takes the whole pot.</source>
        <translation>Wer die Runde gewinnt, bekommt den ganzen Topf.</translation>
    </message>
    <message id="blackjack_dice.all-pay-winner">
        <source>Everyone else in the game gives the winner 1 counter.</source>
        <translation>Alle anderen im Spiel geben 1 Spielmarke an die Person, die gewonnen hat.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-twice">
        <source>That includes those who went over 21: such a round costs them 2 counters.</source>
        <translation>Das gilt auch für alle, die über 21 gekommen sind: Sie kostet so eine Runde 2 Spielmarken.</translation>
    </message>
    <message id="blackjack_dice.pays-what-he-has">
        <source>A player without counters pays nothing, and owes nothing later.</source>
        <translation>Wer keine Spielmarken hat, zahlt nichts und bleibt auch nichts schuldig.</translation>
    </message>
    <message id="blackjack_dice.all-bust">
        <source>If everyone goes over 21, nobody wins the round: the pot stays for the next winner.</source>
        <translation>Kommen alle über 21, gewinnt niemand die Runde: Der Topf bleibt für den nächsten Sieg stehen.</translation>
    </message>
    <message id="blackjack_dice.elimination">
        <source>After a round that somebody has won, players without counters are out of the game.</source>
        <translation>Hat jemand die Runde gewonnen, scheidet aus, wer keine Spielmarken mehr hat.</translation>
    </message>
    <message id="blackjack_dice.no-elimination-without-winner">
        <source>After a round without a winner nobody is out. Even a player without counters plays on, pays nothing, and may win.</source>
        <translation>Nach einer Runde ohne Sieg scheidet niemand aus. Auch ohne Spielmarken spielt man weiter, zahlt nichts und kann gewinnen.</translation>
    </message>
    <message id="blackjack_dice.next-starter">
        <source>The next round is opened by the next player in the game, clockwise.</source>
        <translation>Die nächste Runde eröffnet, wer im Uhrzeigersinn als Nächstes noch im Spiel ist.</translation>
    </message>
    <message id="blackjack_dice.next-starter@winner">
        <source>The winner opens the next round; without a winner, the next player clockwise does.</source>
        <translation>Wer gewinnt, eröffnet die nächste Runde. Gewinnt niemand, ist die nächste Person im Uhrzeigersinn dran.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win">
        <source>When one player owns all the counters, the match is over, and that player wins.</source>
        <translation>Besitzt jemand alle Spielmarken, ist die Partie zu Ende und gewonnen.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win@first-out">
        <source>As soon as somebody is out, the match is over. The most counters win, and equal numbers share the victory.</source>
        <translation>Sobald jemand ausscheidet, ist die Partie zu Ende. Die meisten Spielmarken gewinnen, gleich viele teilen sich den Sieg.</translation>
    </message>
    <message id="blackjack_dice.ranking">
        <source>The others are ranked by how long they stayed in the game. Those who left in the same round share a place.</source>
        <translation>Bei den anderen zählt, wer länger im Spiel war. Wer in derselben Runde ausscheidet, teilt sich den Platz.</translation>
    </message>
    <message id="blackjack_dice.ranking@first-out">
        <source>The others are ranked by their counters. Equal numbers share a place.</source>
        <translation>Bei den anderen zählen die Spielmarken. Gleich viele teilen sich den Platz.</translation>
    </message>
    <message id="blackjack_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case: the most counters win, and equal numbers share the victory.</source>
        <translation>Nach 1.000 Runden ist die Partie auf jeden Fall zu Ende: Die meisten Spielmarken gewinnen, gleich viele teilen sich den Sieg.</translation>
    </message>
    <message id="blackjack_dice.more-2">
        <source>Whoever has 2 more counters begins with 7 of them.</source>
        <translation>Wer 2 Spielmarken mehr hat, beginnt mit 7.</translation>
    </message>
    <message id="blackjack_dice.more-4">
        <source>Whoever has 4 more counters begins with 9 of them.</source>
        <translation>Wer 4 Spielmarken mehr hat, beginnt mit 9.</translation>
    </message>
</context>
<context>
    <name>blackjack_dice</name>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>When one player owns all the counters</source>
        <translation>Wenn jemand alle Spielmarken besitzt</translation>
    </message>
    <message>
        <source>As soon as somebody is out</source>
        <translation>Sobald jemand ausscheidet</translation>
    </message>
    <message>
        <source>When the best totals are level</source>
        <translation>Wenn die besten Summen gleich sind</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Eine Entscheidungsrunde folgt</translation>
    </message>
    <message>
        <source>Nobody wins, and the pot stays</source>
        <translation>Niemand gewinnt, der Topf bleibt</translation>
    </message>
    <message>
        <source>Who opens the next round</source>
        <translation>Wer die nächste Runde eröffnet</translation>
    </message>
    <message>
        <source>The next player clockwise</source>
        <translation>Die nächste Person im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>The winner of the last round</source>
        <translation>Wer die letzte Runde gewonnen hat</translation>
    </message>
    <message>
        <source>2 more counters</source>
        <comment>handicap</comment>
        <translation>2 Spielmarken mehr</translation>
    </message>
    <message>
        <source>4 more counters</source>
        <comment>handicap</comment>
        <translation>4 Spielmarken mehr</translation>
    </message>
    <message>
        <source>Dice Blackjack</source>
        <comment>name of the game</comment>
        <translation>Würfel-Blackjack</translation>
    </message>
    <message>
        <source>Throw as close to 21 as you dare, and win all the counters.</source>
        <translation>Würfle dich so nah an 21 heran, wie du dich traust, und gewinne alle Spielmarken.</translation>
    </message>
    <message>
        <source>Twenty-One With Dice</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Siebzehn und vier mit Würfeln</translation>
    </message>
    <message>
        <source>From 15 to 19</source>
        <translation>Von 15 auf 19</translation>
    </message>
    <message>
        <source>6, 5 and 4 make 15. One more die shows a 4 and is added: that makes 19, and now it is wise to stop.</source>
        <translation>6, 5 und 4 ergeben 15. Ein weiterer Würfel zeigt eine 4 und kommt dazu: Das macht 19, und jetzt ist es klug aufzuhören.</translation>
    </message>
    <message>
        <source>One die too many</source>
        <translation>Ein Würfel zu viel</translation>
    </message>
    <message>
        <source>19 was good, but not enough. The 3 makes 22, which is over 21: a counter goes into the pot.</source>
        <translation>19 war gut, aber nicht genug. Mit der 3 sind es 22, also mehr als 21: Eine Spielmarke kommt in den Topf.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Das Ende einer Runde</translation>
    </message>
    <message>
        <source>20 is the best total. Its owner takes the pot, and each of the others pays 1 counter, even the one who went over 21 and has paid before.</source>
        <translation>20 ist die beste Summe. Sie gewinnt den Topf, und alle anderen zahlen 1 Spielmarke, auch wer über 21 gekommen ist und schon gezahlt hat.</translation>
    </message>
    <message numerus="yes">
        <source>{player} reached exactly 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>Am öftesten kam {player} auf genau 21: %n-mal.</numerusform>
            <numerusform>Am öftesten kam {player} auf genau 21: %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went over 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>Am öftesten kam {player} über 21: %n-mal.</numerusform>
            <numerusform>Am öftesten kam {player} über 21: %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most rounds: %n.</source>
        <translation>
            <numerusform>Die meisten Runden gingen an {player}: %n.</numerusform>
            <numerusform>Die meisten Runden gingen an {player}: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot, %n counter(s), went to {player}.</source>
        <translation>
            <numerusform>Der größte Topf mit %n Spielmarke ging an {player}.</numerusform>
            <numerusform>Der größte Topf mit %n Spielmarken ging an {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals of the round</source>
        <translation>Summen der Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>line of the score pad: the sum of a player in this round</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the score pad</comment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>over</source>
        <comment>on the score pad, very short: more than 21</comment>
        <translation>drüber</translation>
    </message>
    <message>
        <source>out</source>
        <comment>on the score pad, very short: out of the game</comment>
        <translation>raus</translation>
    </message>
    <message>
        <source>Over 21</source>
        <comment>heading of a small sheet: how likely dice go over 21; short</comment>
        <translation>Über 21</translation>
    </message>
    <message>
        <source>How likely the next throw goes over 21</source>
        <translation>Wie leicht der nächste Wurf über 21 führt</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>line of the small sheet: how likely; short</comment>
        <translation>Risiko</translation>
    </message>
    <message numerus="yes">
        <source>Over 21 with %n dice</source>
        <comment>a box of the small sheet</comment>
        <translation>
            <numerusform>Über 21 mit %n Würfel</numerusform>
            <numerusform>Über 21 mit %n Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>a chance, on the small sheet</comment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Counted before</source>
        <comment>over dice that were not thrown again</comment>
        <translation>Schon gezählt</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>below a large figure: the sum of the turn</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{best} to beat</source>
        <comment>below the large figure of the own total</comment>
        <translation>Beste: {best}</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>below the large figure of whoever has won the round</comment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>{before} + {dice} = {total}</source>
        <comment>in the dice tray; dice: their sum</comment>
        <translation>{before} + {dice} = {total}</translation>
    </message>
    <message>
        <source>{numbers} = {total}</source>
        <comment>in the dice tray; numbers: an addition, “6 + 5 + 4”</comment>
        <translation>{numbers} = {total}</translation>
    </message>
    <message>
        <source>Stop: {total}</source>
        <comment>button that ends the turn with this total</comment>
        <translation>Aufhören: {total}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>out of the game</source>
        <comment>on the plate of a player without counters</comment>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>{player} ist dran und wirft alle drei Würfel.</translation>
    </message>
    <message>
        <source>{player} has {total}, and can stop, or throw 1, 2 or 3 dice more.</source>
        <translation>{player} hat {total} und kann aufhören oder noch 1, 2 oder 3 Würfel werfen.</translation>
    </message>
    <message>
        <source>{player} has {total}, with {best} to beat: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} hat {total}, zu schlagen sind {best}: aufhören oder 1, 2 oder 3 Würfel werfen?</translation>
    </message>
    <message>
        <source>{player} has {total} and is ahead: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} hat {total} und liegt vorn: aufhören oder 1, 2 oder 3 Würfel werfen?</translation>
    </message>
    <message>
        <source>{player} has {total}, which is level with the best: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} hat {total}, genauso viel wie die beste Summe: aufhören oder 1, 2 oder 3 Würfel werfen?</translation>
    </message>
    <message>
        <source>The best totals are level. {player} throws all three dice.</source>
        <translation>Die besten Summen sind gleich. {player} wirft alle drei Würfel.</translation>
    </message>
    <message>
        <source>{player} has {total} in the play-off.</source>
        <translation>{player} hat {total} in der Entscheidungsrunde.</translation>
    </message>
    <message>
        <source>Exactly 21 for {player}!</source>
        <translation>Genau 21 für {player}!</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, and pays 1 counter into the pot.</source>
        <translation>{player} ist mit {total} über 21 und zahlt 1 Spielmarke in den Topf.</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, but has no counter left to pay.</source>
        <translation>{player} ist mit {total} über 21, hat aber keine Spielmarke mehr zum Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the round with {total}, and takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} gewinnt die Runde mit {total} und bekommt %n Spielmarke aus dem Topf.</numerusform>
            <numerusform>{player} gewinnt die Runde mit {total} und bekommt %n Spielmarken aus dem Topf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives 1 counter to {other}, who has won the round with {total}.</source>
        <translation>{other} gewinnt die Runde mit {total} und bekommt 1 Spielmarke von {player}.</translation>
    </message>
    <message>
        <source>Everyone is over 21. Nobody wins the round, and the pot stays.</source>
        <translation>Alle sind über 21. Niemand gewinnt die Runde, und der Topf bleibt stehen.</translation>
    </message>
    <message>
        <source>The best totals are level. Nobody wins the round, and the pot stays.</source>
        <translation>Die besten Summen sind gleich. Niemand gewinnt die Runde, und der Topf bleibt stehen.</translation>
    </message>
    <message>
        <source>First choose the dice: one, two or three.</source>
        <translation>Wähle zuerst die Würfel: einen, zwei oder drei.</translation>
    </message>
    <message>
        <source>The total is {total}.</source>
        <translation>Die Summe ist {total}.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>Alle drei Würfel werfen</translation>
    </message>
    <message numerus="yes">
        <source>Go on with %n dice</source>
        <translation>
            <numerusform>Mit %n Würfel weitermachen</numerusform>
            <numerusform>Mit %n Würfeln weitermachen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop with {total}</source>
        <translation>Mit {total} aufhören</translation>
    </message>
    <message>
        <source>Pay 1 counter into the pot</source>
        <translation>1 Spielmarke in den Topf zahlen</translation>
    </message>
    <message>
        <source>End the turn without a counter to pay</source>
        <translation>Den Zug beenden, ohne Spielmarke zum Zahlen</translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Würfel weitergeben</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>Den Topf nehmen</translation>
    </message>
    <message>
        <source>Give the winner 1 counter</source>
        <translation>1 Spielmarke für den Sieg geben</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>Den Topf für die nächste Runde stehen lassen</translation>
    </message>
    <message>
        <source>{player} throws {dice}: {total}.</source>
        <translation>{player} wirft {dice}: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}.</source>
        <translation>{player} zählt {dice} zu {before}: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: exactly 21!</source>
        <translation>{player} zählt {dice} zu {before}: genau 21!</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}, over 21.</source>
        <translation>{player} zählt {dice} zu {before}: {total}, über 21.</translation>
    </message>
    <message>
        <source>{player} stops with {total}.</source>
        <translation>{player} hört mit {total} auf.</translation>
    </message>
    <message>
        <source>{player} has no counter left to pay.</source>
        <translation>{player} hat keine Spielmarke mehr zum Zahlen.</translation>
    </message>
    <message>
        <source>{player} passes the dice on.</source>
        <translation>{player} gibt die Würfel weiter.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>21!</source>
        <comment>celebrated in large letters</comment>
        <translation>21!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielmarken</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>There is nothing to choose: all three dice are thrown.</source>
        <translation>Es gibt nichts zu wählen: Alle drei Würfel werden geworfen.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Etwas anderes gibt es nicht zu tun.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Weiterwürfeln macht Spaß.</translation>
    </message>
    <message>
        <source>One die cannot go over 21 from here.</source>
        <translation>Von hier kann ein einzelner Würfel nicht über 21 führen.</translation>
    </message>
    <message>
        <source>One die goes over 21 in about {percent}% of throws: the risk is worth it.</source>
        <translation>Ein Würfel führt in etwa {percent}&#xa0;% der Würfe über 21: Das Risiko lohnt sich.</translation>
    </message>
    <message>
        <source>Less than {best} cannot win here. One die goes over 21 in about {percent}% of throws.</source>
        <translation>Mit weniger als {best} ist hier nichts zu gewinnen. Ein Würfel führt in etwa {percent}&#xa0;% der Würfe über 21.</translation>
    </message>
    <message>
        <source>One die would go over 21 in about {percent}% of throws: better to stop.</source>
        <translation>Ein Würfel würde in etwa {percent}&#xa0;% der Würfe über 21 führen: besser aufhören.</translation>
    </message>
    <message>
        <source>Nobody is left to throw, and no total is as high: that wins the round.</source>
        <translation>Niemand ist mehr an der Reihe, und keine Summe ist so hoch: Das gewinnt die Runde.</translation>
    </message>
    <message>
        <source>A lost round costs 1 counter, and going over 21 costs 2: better to stop.</source>
        <translation>Eine verlorene Runde kostet 1 Spielmarke, über 21 kostet es 2: besser aufhören.</translation>
    </message>
    <message>
        <source>The play-off is the better chance: one die goes over 21 too easily.</source>
        <translation>Die Entscheidungsrunde ist die bessere Aussicht: Ein Würfel führt zu leicht über 21.</translation>
    </message>
</context>
</TS>
