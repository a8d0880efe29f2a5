<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="blackjack_dice.aim">
        <source>The goal is to own all the counters.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>The goal is to own all the counters.</translation>
    </message>
    <message id="blackjack_dice.aim@first-out">
        <source>The goal is to hold the most counters when somebody is out of the game.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>The goal is to hold the most counters when somebody is out of the game.</translation>
    </message>
    <message id="blackjack_dice.players">
        <source>Two to four players take part.</source>
        <translation>Two to four players take part.</translation>
    </message>
    <message id="blackjack_dice.five-counters">
        <source>Everyone starts with 5 counters, and the pot in the middle is empty.</source>
        <translation>Everyone starts with 5 counters, and the pot in the middle is empty.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins">
        <source>The youngest player takes the first seat and opens the first round.</source>
        <extracomment>open a round: to have its first turn</extracomment>
        <translation>The youngest player takes the first seat and opens the first round.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins@random">
        <source>Lots are drawn to see who opens the first round.</source>
        <translation>Lots are drawn to see who opens the first round.</translation>
    </message>
    <message id="blackjack_dice.turn-order">
        <source>Turns go clockwise, and everyone who is still in the game has one turn a round.</source>
        <translation>Turns go clockwise, and everyone who is still in the game has one turn a round.</translation>
    </message>
    <message id="blackjack_dice.first-throw-three">
        <source>A turn starts with a throw of all three dice. Their sum is the first total.</source>
        <translation>A turn starts with a throw of all three dice. Their sum is the first total.</translation>
    </message>
    <message id="blackjack_dice.stop-or-continue">
        <source>As long as the total is 20 or less, the player stops or goes on after each throw.</source>
        <translation>As long as the total is 20 or less, the player stops or goes on after each throw.</translation>
    </message>
    <message id="blackjack_dice.throw-one-to-three">
        <source>Whoever goes on throws one, two or three dice, as they like each time.</source>
        <translation>Whoever goes on throws one, two or three dice, as they like each time.</translation>
    </message>
    <message id="blackjack_dice.totals-add-up">
        <source>The new dice are added to the total. What was thrown before always stays in it.</source>
        <translation>The new dice are added to the total. What was thrown before always stays in it.</translation>
    </message>
    <message id="blackjack_dice.no-throw-limit">
        <source>A turn may have any number of throws.</source>
        <translation>A turn may have any number of throws.</translation>
    </message>
    <message id="blackjack_dice.stop-at-21">
        <source>At exactly 21 the turn ends by itself.</source>
        <translation>At exactly 21 the turn ends by itself.</translation>
    </message>
    <message id="blackjack_dice.bust">
        <source>A total above 21 ends the turn, and the player cannot win this round any more.</source>
        <translation>A total above 21 ends the turn, and the player cannot win this round any more.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-kitty">
        <source>Whoever goes over 21 pays 1 counter into the pot at once, if they have one.</source>
        <translation>Whoever goes over 21 pays 1 counter into the pot at once, if they have one.</translation>
    </message>
    <message id="blackjack_dice.everyone-plays">
        <source>Everyone in the game has their turn, even after somebody has reached 21.</source>
        <translation>Everyone in the game has their turn, even after somebody has reached 21.</translation>
    </message>
    <message id="blackjack_dice.closest-wins">
        <source>The highest total up to 21 wins the round.</source>
        <translation>The highest total up to 21 wins the round.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off">
        <source>If the best totals are level, those players each throw three dice in a play-off, and again if they are still level. Nobody pays in a play-off.</source>
        <translation>If the best totals are level, those players each throw three dice in a play-off, and again if they are still level. Nobody pays in a play-off.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off@carry-over">
        <source>If the best totals are level, nobody wins the round, and the pot stays for the next winner.</source>
        <translation>If the best totals are level, nobody wins the round, and the pot stays for the next winner.</translation>
    </message>
    <message id="blackjack_dice.winner-takes-kitty">
        <source>Whoever wins the round takes the whole pot.</source>
        <translation>Whoever wins the round takes the whole pot.</translation>
    </message>
    <message id="blackjack_dice.all-pay-winner">
        <source>Everyone else in the game gives the winner 1 counter.</source>
        <translation>Everyone else in the game gives the winner 1 counter.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-twice">
        <source>That includes those who went over 21: such a round costs them 2 counters.</source>
        <translation>That includes those who went over 21: such a round costs them 2 counters.</translation>
    </message>
    <message id="blackjack_dice.pays-what-he-has">
        <source>A player without counters pays nothing, and owes nothing later.</source>
        <translation>A player without counters pays nothing, and owes nothing later.</translation>
    </message>
    <message id="blackjack_dice.all-bust">
        <source>If everyone goes over 21, nobody wins the round: the pot stays for the next winner.</source>
        <translation>If everyone goes over 21, nobody wins the round: the pot stays for the next winner.</translation>
    </message>
    <message id="blackjack_dice.elimination">
        <source>After a round that somebody has won, players without counters are out of the game.</source>
        <translation>After a round that somebody has won, players without counters are out of the game.</translation>
    </message>
    <message id="blackjack_dice.no-elimination-without-winner">
        <source>After a round without a winner nobody is out. Even a player without counters plays on, pays nothing, and may win.</source>
        <translation>After a round without a winner nobody is out. Even a player without counters plays on, pays nothing, and may win.</translation>
    </message>
    <message id="blackjack_dice.next-starter">
        <source>The next round is opened by the next player in the game, clockwise.</source>
        <translation>The next round is opened by the next player in the game, clockwise.</translation>
    </message>
    <message id="blackjack_dice.next-starter@winner">
        <source>The winner opens the next round; without a winner, the next player clockwise does.</source>
        <translation>The winner opens the next round; without a winner, the next player clockwise does.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win">
        <source>When one player owns all the counters, the match is over, and that player wins.</source>
        <translation>When one player owns all the counters, the match is over, and that player wins.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win@first-out">
        <source>As soon as somebody is out, the match is over. The most counters win, and equal numbers share the victory.</source>
        <translation>As soon as somebody is out, the match is over. The most counters win, and equal numbers share the victory.</translation>
    </message>
    <message id="blackjack_dice.ranking">
        <source>The others are ranked by how long they stayed in the game. Those who left in the same round share a place.</source>
        <translation>The others are ranked by how long they stayed in the game. Those who left in the same round share a place.</translation>
    </message>
    <message id="blackjack_dice.ranking@first-out">
        <source>The others are ranked by their counters. Equal numbers share a place.</source>
        <translation>The others are ranked by their counters. Equal numbers share a place.</translation>
    </message>
    <message id="blackjack_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case: the most counters win, and equal numbers share the victory.</source>
        <translation>After 1,000 rounds the match ends in any case: the most counters win, and equal numbers share the victory.</translation>
    </message>
    <message id="blackjack_dice.more-2">
        <source>Whoever has 2 more counters begins with 7 of them.</source>
        <translation>Whoever has 2 more counters begins with 7 of them.</translation>
    </message>
    <message id="blackjack_dice.more-4">
        <source>Whoever has 4 more counters begins with 9 of them.</source>
        <translation>Whoever has 4 more counters begins with 9 of them.</translation>
    </message>
</context>
<context>
    <name>blackjack_dice</name>
    <message>
        <source>The match ends</source>
        <translation>The match ends</translation>
    </message>
    <message>
        <source>When one player owns all the counters</source>
        <translation>When one player owns all the counters</translation>
    </message>
    <message>
        <source>As soon as somebody is out</source>
        <translation>As soon as somebody is out</translation>
    </message>
    <message>
        <source>When the best totals are level</source>
        <translation>When the best totals are level</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>A play-off decides</translation>
    </message>
    <message>
        <source>Nobody wins, and the pot stays</source>
        <translation>Nobody wins, and the pot stays</translation>
    </message>
    <message>
        <source>Who opens the next round</source>
        <translation>Who opens the next round</translation>
    </message>
    <message>
        <source>The next player clockwise</source>
        <translation>The next player clockwise</translation>
    </message>
    <message>
        <source>The winner of the last round</source>
        <translation>The winner of the last round</translation>
    </message>
    <message>
        <source>2 more counters</source>
        <comment>handicap</comment>
        <translation>2 more counters</translation>
    </message>
    <message>
        <source>4 more counters</source>
        <comment>handicap</comment>
        <translation>4 more counters</translation>
    </message>
    <message>
        <source>Dice Blackjack</source>
        <comment>name of the game</comment>
        <translation>Dice Blackjack</translation>
    </message>
    <message>
        <source>Throw as close to 21 as you dare, and win all the counters.</source>
        <translation>Throw as close to 21 as you dare, and win all the counters.</translation>
    </message>
    <message>
        <source>Twenty-One With Dice</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Twenty-One With Dice</translation>
    </message>
    <message>
        <source>From 15 to 19</source>
        <translation>From 15 to 19</translation>
    </message>
    <message>
        <source>6, 5 and 4 make 15. One more die shows a 4 and is added: that makes 19, and now it is wise to stop.</source>
        <translation>6, 5 and 4 make 15. One more die shows a 4 and is added: that makes 19, and now it is wise to stop.</translation>
    </message>
    <message>
        <source>One die too many</source>
        <translation>One die too many</translation>
    </message>
    <message>
        <source>19 was good, but not enough. The 3 makes 22, which is over 21: a counter goes into the pot.</source>
        <translation>19 was good, but not enough. The 3 makes 22, which is over 21: a counter goes into the pot.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>The end of a round</translation>
    </message>
    <message>
        <source>20 is the best total. Its owner takes the pot, and each of the others pays 1 counter, even the one who went over 21 and has paid before.</source>
        <translation>20 is the best total. Its owner takes the pot, and each of the others pays 1 counter, even the one who went over 21 and has paid before.</translation>
    </message>
    <message numerus="yes">
        <source>{player} reached exactly 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>{player} reached exactly 21 the most often: %n time.</numerusform>
            <numerusform>{player} reached exactly 21 the most often: %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went over 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>{player} went over 21 the most often: %n time.</numerusform>
            <numerusform>{player} went over 21 the most often: %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most rounds: %n.</source>
        <translation>
            <numerusform>{player} won the most rounds: %n.</numerusform>
            <numerusform>{player} won the most rounds: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot, %n counter(s), went to {player}.</source>
        <translation>
            <numerusform>The largest pot, %n counter, went to {player}.</numerusform>
            <numerusform>The largest pot, %n counters, went to {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals of the round</source>
        <translation>Totals of the round</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>line of the score pad: the sum of a player in this round</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the score pad</comment>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>over</source>
        <comment>on the score pad, very short: more than 21</comment>
        <translation>over</translation>
    </message>
    <message>
        <source>out</source>
        <comment>on the score pad, very short: out of the game</comment>
        <translation>out</translation>
    </message>
    <message>
        <source>Over 21</source>
        <comment>heading of a small sheet: how likely dice go over 21; short</comment>
        <translation>Over 21</translation>
    </message>
    <message>
        <source>How likely the next throw goes over 21</source>
        <translation>How likely the next throw goes over 21</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>line of the small sheet: how likely; short</comment>
        <translation>Chance</translation>
    </message>
    <message numerus="yes">
        <source>Over 21 with %n dice</source>
        <comment>a box of the small sheet</comment>
        <translation>
            <numerusform>Over 21 with %n die</numerusform>
            <numerusform>Over 21 with %n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>a chance, on the small sheet</comment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Counted before</source>
        <comment>over dice that were not thrown again</comment>
        <translation>Counted before</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>below a large figure: the sum of the turn</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>{best} to beat</source>
        <comment>below the large figure of the own total</comment>
        <translation>{best} to beat</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>below the large figure of whoever has won the round</comment>
        <translation>wins</translation>
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
        <translation>Stop: {total}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>out of the game</source>
        <comment>on the plate of a player without counters</comment>
        <translation>out of the game</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>It is {player}’s turn to throw the three dice.</translation>
    </message>
    <message>
        <source>{player} has {total}, and can stop, or throw 1, 2 or 3 dice more.</source>
        <translation>{player} has {total}, and can stop, or throw 1, 2 or 3 dice more.</translation>
    </message>
    <message>
        <source>{player} has {total}, with {best} to beat: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} has {total}, with {best} to beat: stop, or throw 1, 2 or 3 dice?</translation>
    </message>
    <message>
        <source>{player} has {total} and is ahead: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} has {total} and is ahead: stop, or throw 1, 2 or 3 dice?</translation>
    </message>
    <message>
        <source>{player} has {total}, which is level with the best: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} has {total}, which is level with the best: stop, or throw 1, 2 or 3 dice?</translation>
    </message>
    <message>
        <source>The best totals are level. {player} throws all three dice.</source>
        <translation>The best totals are level. {player} throws all three dice.</translation>
    </message>
    <message>
        <source>{player} has {total} in the play-off.</source>
        <translation>{player} has {total} in the play-off.</translation>
    </message>
    <message>
        <source>Exactly 21 for {player}!</source>
        <translation>Exactly 21 for {player}!</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, and pays 1 counter into the pot.</source>
        <translation>{player} is over 21 with {total}, and pays 1 counter into the pot.</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, but has no counter left to pay.</source>
        <translation>{player} is over 21 with {total}, but has no counter left to pay.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the round with {total}, and takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} wins the round with {total}, and takes %n counter from the pot.</numerusform>
            <numerusform>{player} wins the round with {total}, and takes %n counters from the pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives 1 counter to {other}, who has won the round with {total}.</source>
        <translation>{player} gives 1 counter to {other}, who has won the round with {total}.</translation>
    </message>
    <message>
        <source>Everyone is over 21. Nobody wins the round, and the pot stays.</source>
        <translation>Everyone is over 21. Nobody wins the round, and the pot stays.</translation>
    </message>
    <message>
        <source>The best totals are level. Nobody wins the round, and the pot stays.</source>
        <translation>The best totals are level. Nobody wins the round, and the pot stays.</translation>
    </message>
    <message>
        <source>First choose the dice: one, two or three.</source>
        <translation>First choose the dice: one, two or three.</translation>
    </message>
    <message>
        <source>The total is {total}.</source>
        <translation>The total is {total}.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>Throw the three dice</translation>
    </message>
    <message numerus="yes">
        <source>Go on with %n dice</source>
        <translation>
            <numerusform>Go on with %n die</numerusform>
            <numerusform>Go on with %n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop with {total}</source>
        <translation>Stop with {total}</translation>
    </message>
    <message>
        <source>Pay 1 counter into the pot</source>
        <translation>Pay 1 counter into the pot</translation>
    </message>
    <message>
        <source>End the turn without a counter to pay</source>
        <translation>End the turn without a counter to pay</translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Pass the dice on</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>Take the pot</translation>
    </message>
    <message>
        <source>Give the winner 1 counter</source>
        <translation>Give the winner 1 counter</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>Leave the pot for the next round</translation>
    </message>
    <message>
        <source>{player} throws {dice}: {total}.</source>
        <translation>{player} throws {dice}: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}.</source>
        <translation>{player} adds {dice} to {before}: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: exactly 21!</source>
        <translation>{player} adds {dice} to {before}: exactly 21!</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}, over 21.</source>
        <translation>{player} adds {dice} to {before}: {total}, over 21.</translation>
    </message>
    <message>
        <source>{player} stops with {total}.</source>
        <translation>{player} stops with {total}.</translation>
    </message>
    <message>
        <source>{player} has no counter left to pay.</source>
        <translation>{player} has no counter left to pay.</translation>
    </message>
    <message>
        <source>{player} passes the dice on.</source>
        <translation>{player} passes the dice on.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Out of the game</translation>
    </message>
    <message>
        <source>21!</source>
        <comment>celebrated in large letters</comment>
        <translation>21!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Counters</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>Held</translation>
    </message>
    <message>
        <source>There is nothing to choose: all three dice are thrown.</source>
        <translation>There is nothing to choose: all three dice are thrown.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>There is nothing else to do.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Throwing again is fun.</translation>
    </message>
    <message>
        <source>One die cannot go over 21 from here.</source>
        <translation>One die cannot go over 21 from here.</translation>
    </message>
    <message>
        <source>One die goes over 21 in about {percent}% of throws: the risk is worth it.</source>
        <translation>One die goes over 21 in about {percent}% of throws: the risk is worth it.</translation>
    </message>
    <message>
        <source>Less than {best} cannot win here. One die goes over 21 in about {percent}% of throws.</source>
        <translation>Less than {best} cannot win here. One die goes over 21 in about {percent}% of throws.</translation>
    </message>
    <message>
        <source>One die would go over 21 in about {percent}% of throws: better to stop.</source>
        <translation>One die would go over 21 in about {percent}% of throws: better to stop.</translation>
    </message>
    <message>
        <source>Nobody is left to throw, and no total is as high: that wins the round.</source>
        <translation>Nobody is left to throw, and no total is as high: that wins the round.</translation>
    </message>
    <message>
        <source>A lost round costs 1 counter, and going over 21 costs 2: better to stop.</source>
        <translation>A lost round costs 1 counter, and going over 21 costs 2: better to stop.</translation>
    </message>
    <message>
        <source>The play-off is the better chance: one die goes over 21 too easily.</source>
        <translation>The play-off is the better chance: one die goes over 21 too easily.</translation>
    </message>
</context>
</TS>
