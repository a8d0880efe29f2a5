<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="blackjack_dice.aim">
        <source>The goal is to own all the counters.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>Het doel is alle fiches te bezitten.</translation>
    </message>
    <message id="blackjack_dice.aim@first-out">
        <source>The goal is to hold the most counters when somebody is out of the game.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>Het doel is de meeste fiches te hebben als er iemand uit het spel is.</translation>
    </message>
    <message id="blackjack_dice.players">
        <source>Two to four players take part.</source>
        <translation>Er doen twee tot vier spelers mee.</translation>
    </message>
    <message id="blackjack_dice.five-counters">
        <source>Everyone starts with 5 counters, and the pot in the middle is empty.</source>
        <translation>Iedereen begint met 5 fiches en de pot in het midden is leeg.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins">
        <source>The youngest player takes the first seat and opens the first round.</source>
        <extracomment>open a round: to have its first turn</extracomment>
        <translation>De jongste neemt de eerste stoel en opent de eerste ronde.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins@random">
        <source>Lots are drawn to see who opens the first round.</source>
        <translation>Er wordt geloot wie de eerste ronde opent.</translation>
    </message>
    <message id="blackjack_dice.turn-order">
        <source>Turns go clockwise, and everyone who is still in the game has one turn a round.</source>
        <translation>Het gaat met de klok mee. Wie nog in het spel is, heeft elke ronde één beurt.</translation>
    </message>
    <message id="blackjack_dice.first-throw-three">
        <source>A turn starts with a throw of all three dice. Their sum is the first total.</source>
        <translation>Een beurt begint met een worp van alle drie de dobbelstenen. Samen geven ze het eerste totaal.</translation>
    </message>
    <message id="blackjack_dice.stop-or-continue">
        <source>As long as the total is 20 or less, the player stops or goes on after each throw.</source>
        <translation>Zolang het totaal niet hoger is dan 20, stop je na elke worp of ga je door.</translation>
    </message>
    <message id="blackjack_dice.throw-one-to-three">
        <source>Whoever goes on throws one, two or three dice, as they like each time.</source>
        <translation>Wie doorgaat, gooit een, twee of drie dobbelstenen, elke keer naar keuze.</translation>
    </message>
    <message id="blackjack_dice.totals-add-up">
        <source>The new dice are added to the total. What was thrown before always stays in it.</source>
        <translation>De nieuwe dobbelstenen tellen op bij het totaal. Wat eerder gegooid is, blijft altijd meetellen.</translation>
    </message>
    <message id="blackjack_dice.no-throw-limit">
        <source>A turn may have any number of throws.</source>
        <translation>In een beurt mag je zo vaak gooien als je wilt.</translation>
    </message>
    <message id="blackjack_dice.stop-at-21">
        <source>At exactly 21 the turn ends by itself.</source>
        <translation>Bij precies 21 eindigt de beurt vanzelf.</translation>
    </message>
    <message id="blackjack_dice.bust">
        <source>A total above 21 ends the turn, and the player cannot win this round any more.</source>
        <translation>Een totaal boven de 21 maakt een eind aan de beurt, en deze ronde is dan niet meer te winnen.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-kitty">
        <source>Whoever goes over 21 pays 1 counter into the pot at once, if they have one.</source>
        <translation>Wie over de 21 gaat, betaalt meteen 1 fiche aan de pot, als er nog een is.</translation>
    </message>
    <message id="blackjack_dice.everyone-plays">
        <source>Everyone in the game has their turn, even after somebody has reached 21.</source>
        <translation>Iedereen in het spel komt aan de beurt, ook als iemand al 21 heeft.</translation>
    </message>
    <message id="blackjack_dice.closest-wins">
        <source>The highest total up to 21 wins the round.</source>
        <translation>Het hoogste totaal tot en met 21 wint de ronde.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off">
        <source>If the best totals are level, those players each throw three dice in a play-off, and again if they are still level. Nobody pays in a play-off.</source>
        <translation>Zijn de beste totalen gelijk, dan doen die spelers elk een beslissingsworp met drie dobbelstenen, en bij gelijke stand nog een. Niemand betaalt bij een beslissingsworp.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off@carry-over">
        <source>If the best totals are level, nobody wins the round, and the pot stays for the next winner.</source>
        <translation>Zijn de beste totalen gelijk, dan wint niemand de ronde, en de pot blijft staan voor de volgende winnaar.</translation>
    </message>
    <message id="blackjack_dice.winner-takes-kitty">
        <source>Whoever wins the round takes the whole pot.</source>
        <translation>Wie de ronde wint, krijgt de hele pot.</translation>
    </message>
    <message id="blackjack_dice.all-pay-winner">
        <source>Everyone else in the game gives the winner 1 counter.</source>
        <translation>Alle anderen in het spel geven de winnaar 1 fiche.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-twice">
        <source>That includes those who went over 21: such a round costs them 2 counters.</source>
        <translation>Dat geldt ook voor wie over de 21 ging: zo’n ronde kost dan 2 fiches.</translation>
    </message>
    <message id="blackjack_dice.pays-what-he-has">
        <source>A player without counters pays nothing, and owes nothing later.</source>
        <translation>Wie geen fiches heeft, betaalt niets en hoeft later ook niets te betalen.</translation>
    </message>
    <message id="blackjack_dice.all-bust">
        <source>If everyone goes over 21, nobody wins the round: the pot stays for the next winner.</source>
        <translation>Gaat iedereen over de 21, dan wint niemand de ronde: de pot blijft staan voor de volgende winnaar.</translation>
    </message>
    <message id="blackjack_dice.elimination">
        <source>After a round that somebody has won, players without counters are out of the game.</source>
        <translation>Na een ronde die iemand heeft gewonnen, is wie geen fiches meer heeft uit het spel.</translation>
    </message>
    <message id="blackjack_dice.no-elimination-without-winner">
        <source>After a round without a winner nobody is out. Even a player without counters plays on, pays nothing, and may win.</source>
        <translation>Na een ronde zonder winnaar is niemand uit. Ook zonder fiches speel je door, betaal je niets en kun je winnen.</translation>
    </message>
    <message id="blackjack_dice.next-starter">
        <source>The next round is opened by the next player in the game, clockwise.</source>
        <translation>De volgende ronde wordt geopend door de volgende speler in het spel, met de klok mee.</translation>
    </message>
    <message id="blackjack_dice.next-starter@winner">
        <source>The winner opens the next round; without a winner, the next player clockwise does.</source>
        <translation>De winnaar opent de volgende ronde. Is er geen winnaar, dan doet de volgende speler met de klok mee dat.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win">
        <source>When one player owns all the counters, the match is over, and that player wins.</source>
        <translation>Als één speler alle fiches heeft, is de partij afgelopen en wint die speler.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win@first-out">
        <source>As soon as somebody is out, the match is over. The most counters win, and equal numbers share the victory.</source>
        <translation>Zodra er iemand uit is, is de partij afgelopen. De meeste fiches winnen, en wie er evenveel hebben, delen de overwinning.</translation>
    </message>
    <message id="blackjack_dice.ranking">
        <source>The others are ranked by how long they stayed in the game. Those who left in the same round share a place.</source>
        <translation>Bij de anderen telt wie het langst in het spel was. Wie in dezelfde ronde uitvallen, delen de plaats.</translation>
    </message>
    <message id="blackjack_dice.ranking@first-out">
        <source>The others are ranked by their counters. Equal numbers share a place.</source>
        <translation>Bij de anderen tellen de fiches. Wie er evenveel hebben, delen de plaats.</translation>
    </message>
    <message id="blackjack_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case: the most counters win, and equal numbers share the victory.</source>
        <translation>Na 1.000 ronden is de partij hoe dan ook afgelopen: de meeste fiches winnen, en wie er evenveel hebben, delen de overwinning.</translation>
    </message>
    <message id="blackjack_dice.more-2">
        <source>Whoever has 2 more counters begins with 7 of them.</source>
        <translation>Wie 2 fiches meer heeft, begint met 7.</translation>
    </message>
    <message id="blackjack_dice.more-4">
        <source>Whoever has 4 more counters begins with 9 of them.</source>
        <translation>Wie 4 fiches meer heeft, begint met 9.</translation>
    </message>
</context>
<context>
    <name>blackjack_dice</name>
    <message>
        <source>The match ends</source>
        <translation>De partij eindigt</translation>
    </message>
    <message>
        <source>When one player owns all the counters</source>
        <translation>Als één speler alle fiches heeft</translation>
    </message>
    <message>
        <source>As soon as somebody is out</source>
        <translation>Zodra er iemand uit is</translation>
    </message>
    <message>
        <source>When the best totals are level</source>
        <translation>Als de beste totalen gelijk zijn</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Een beslissingsworp volgt</translation>
    </message>
    <message>
        <source>Nobody wins, and the pot stays</source>
        <translation>Niemand wint, de pot blijft staan</translation>
    </message>
    <message>
        <source>Who opens the next round</source>
        <translation>Wie de volgende ronde opent</translation>
    </message>
    <message>
        <source>The next player clockwise</source>
        <translation>De volgende speler met de klok mee</translation>
    </message>
    <message>
        <source>The winner of the last round</source>
        <translation>De winnaar van de vorige ronde</translation>
    </message>
    <message>
        <source>2 more counters</source>
        <comment>handicap</comment>
        <translation>2 fiches meer</translation>
    </message>
    <message>
        <source>4 more counters</source>
        <comment>handicap</comment>
        <translation>4 fiches meer</translation>
    </message>
    <message>
        <source>Dice Blackjack</source>
        <comment>name of the game</comment>
        <translation>Blackjack met dobbelstenen</translation>
    </message>
    <message>
        <source>Throw as close to 21 as you dare, and win all the counters.</source>
        <translation>Gooi zo dicht bij 21 als je durft en win alle fiches.</translation>
    </message>
    <message>
        <source>Twenty-One With Dice</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Eenentwintigen met dobbelstenen</translation>
    </message>
    <message>
        <source>From 15 to 19</source>
        <translation>Van 15 naar 19</translation>
    </message>
    <message>
        <source>6, 5 and 4 make 15. One more die shows a 4 and is added: that makes 19, and now it is wise to stop.</source>
        <translation>6, 5 en 4 zijn samen 15. Nog een dobbelsteen toont een 4 en telt erbij op: dat is 19, en nu is stoppen verstandig.</translation>
    </message>
    <message>
        <source>One die too many</source>
        <translation>Eén dobbelsteen te veel</translation>
    </message>
    <message>
        <source>19 was good, but not enough. The 3 makes 22, which is over 21: a counter goes into the pot.</source>
        <translation>19 was goed, maar niet genoeg. Met de 3 is het 22, meer dan 21: er gaat een fiche in de pot.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Het einde van een ronde</translation>
    </message>
    <message>
        <source>20 is the best total. Its owner takes the pot, and each of the others pays 1 counter, even the one who went over 21 and has paid before.</source>
        <translation>20 is het beste totaal. Het levert de pot op, en de anderen betalen elk 1 fiche, ook wie over de 21 ging en al betaald heeft.</translation>
    </message>
    <message numerus="yes">
        <source>{player} reached exactly 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>{player} kwam het vaakst precies op 21: %n keer.</numerusform>
            <numerusform>{player} kwam het vaakst precies op 21: %n keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went over 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>{player} ging het vaakst over de 21: %n keer.</numerusform>
            <numerusform>{player} ging het vaakst over de 21: %n keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most rounds: %n.</source>
        <translation>
            <numerusform>{player} won de meeste ronden: %n.</numerusform>
            <numerusform>{player} won de meeste ronden: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot, %n counter(s), went to {player}.</source>
        <translation>
            <numerusform>De grootste pot, %n fiche, ging naar {player}.</numerusform>
            <numerusform>De grootste pot, %n fiches, ging naar {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals of the round</source>
        <translation>Totalen van de ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>line of the score pad: the sum of a player in this round</comment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the score pad</comment>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>over</source>
        <comment>on the score pad, very short: more than 21</comment>
        <translation>erover</translation>
    </message>
    <message>
        <source>out</source>
        <comment>on the score pad, very short: out of the game</comment>
        <translation>uit</translation>
    </message>
    <message>
        <source>Over 21</source>
        <comment>heading of a small sheet: how likely dice go over 21; short</comment>
        <translation>Boven 21</translation>
    </message>
    <message>
        <source>How likely the next throw goes over 21</source>
        <translation>De kans dat de volgende worp over de 21 gaat</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>line of the small sheet: how likely; short</comment>
        <translation>Kans</translation>
    </message>
    <message numerus="yes">
        <source>Over 21 with %n dice</source>
        <comment>a box of the small sheet</comment>
        <translation>
            <numerusform>Boven 21 met %n dobbelsteen</numerusform>
            <numerusform>Boven 21 met %n dobbelstenen</numerusform>
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
        <translation>Al geteld</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>below a large figure: the sum of the turn</comment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>{best} to beat</source>
        <comment>below the large figure of the own total</comment>
        <translation>Beste: {best}</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>below the large figure of whoever has won the round</comment>
        <translation>wint</translation>
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
        <translation>Stoppen: {total}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>out of the game</source>
        <comment>on the plate of a player without counters</comment>
        <translation>uit het spel</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>{player} is aan de beurt en gooit de drie dobbelstenen.</translation>
    </message>
    <message>
        <source>{player} has {total}, and can stop, or throw 1, 2 or 3 dice more.</source>
        <translation>{player} heeft {total} en kan stoppen, of nog 1, 2 of 3 stenen gooien.</translation>
    </message>
    <message>
        <source>{player} has {total}, with {best} to beat: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} heeft {total}, en {best} is te kloppen: stoppen, of 1, 2 of 3 stenen gooien?</translation>
    </message>
    <message>
        <source>{player} has {total} and is ahead: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} heeft {total} en ligt voor: stoppen, of 1, 2 of 3 stenen gooien?</translation>
    </message>
    <message>
        <source>{player} has {total}, which is level with the best: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} heeft {total}, evenveel als het beste totaal: stoppen, of 1, 2 of 3 stenen gooien?</translation>
    </message>
    <message>
        <source>The best totals are level. {player} throws all three dice.</source>
        <translation>De beste totalen zijn gelijk. {player} gooit de drie dobbelstenen.</translation>
    </message>
    <message>
        <source>{player} has {total} in the play-off.</source>
        <translation>{player} heeft {total} bij de beslissingsworp.</translation>
    </message>
    <message>
        <source>Exactly 21 for {player}!</source>
        <translation>Precies 21 voor {player}!</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, and pays 1 counter into the pot.</source>
        <translation>{player} gaat met {total} over de 21 en betaalt 1 fiche aan de pot.</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, but has no counter left to pay.</source>
        <translation>{player} gaat met {total} over de 21, maar heeft geen fiche meer om te betalen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the round with {total}, and takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} wint de ronde met {total} en krijgt %n fiche uit de pot.</numerusform>
            <numerusform>{player} wint de ronde met {total} en krijgt %n fiches uit de pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives 1 counter to {other}, who has won the round with {total}.</source>
        <translation>{player} geeft 1 fiche aan {other}, die de ronde wint met {total}.</translation>
    </message>
    <message>
        <source>Everyone is over 21. Nobody wins the round, and the pot stays.</source>
        <translation>Iedereen is over de 21. Niemand wint de ronde, en de pot blijft staan.</translation>
    </message>
    <message>
        <source>The best totals are level. Nobody wins the round, and the pot stays.</source>
        <translation>De beste totalen zijn gelijk. Niemand wint de ronde, en de pot blijft staan.</translation>
    </message>
    <message>
        <source>First choose the dice: one, two or three.</source>
        <translation>Kies eerst de dobbelstenen: een, twee of drie.</translation>
    </message>
    <message>
        <source>The total is {total}.</source>
        <translation>Het totaal is {total}.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>De drie dobbelstenen gooien</translation>
    </message>
    <message numerus="yes">
        <source>Go on with %n dice</source>
        <translation>
            <numerusform>Doorgaan met %n dobbelsteen</numerusform>
            <numerusform>Doorgaan met %n dobbelstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop with {total}</source>
        <translation>Stoppen met {total}</translation>
    </message>
    <message>
        <source>Pay 1 counter into the pot</source>
        <translation>1 fiche aan de pot betalen</translation>
    </message>
    <message>
        <source>End the turn without a counter to pay</source>
        <translation>De beurt beëindigen zonder fiche om te betalen</translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Stenen doorgeven</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>De pot nemen</translation>
    </message>
    <message>
        <source>Give the winner 1 counter</source>
        <translation>De winnaar 1 fiche geven</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>De pot laten staan voor de volgende ronde</translation>
    </message>
    <message>
        <source>{player} throws {dice}: {total}.</source>
        <translation>{player} gooit {dice}: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}.</source>
        <translation>{player} telt {dice} op bij {before}: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: exactly 21!</source>
        <translation>{player} telt {dice} op bij {before}: precies 21!</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}, over 21.</source>
        <translation>{player} telt {dice} op bij {before}: {total}, over de 21.</translation>
    </message>
    <message>
        <source>{player} stops with {total}.</source>
        <translation>{player} stopt met {total}.</translation>
    </message>
    <message>
        <source>{player} has no counter left to pay.</source>
        <translation>{player} heeft geen fiche meer om te betalen.</translation>
    </message>
    <message>
        <source>{player} passes the dice on.</source>
        <translation>{player} geeft de stenen door.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Uit het spel</translation>
    </message>
    <message>
        <source>21!</source>
        <comment>celebrated in large letters</comment>
        <translation>21!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>In bezit</translation>
    </message>
    <message>
        <source>There is nothing to choose: all three dice are thrown.</source>
        <translation>Er valt niets te kiezen: alle drie de dobbelstenen worden gegooid.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Er is niets anders te doen.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Doorgooien is leuk.</translation>
    </message>
    <message>
        <source>One die cannot go over 21 from here.</source>
        <translation>Vanaf hier kan één dobbelsteen niet over de 21 gaan.</translation>
    </message>
    <message>
        <source>One die goes over 21 in about {percent}% of throws: the risk is worth it.</source>
        <translation>Eén dobbelsteen gaat in ongeveer {percent}% van de worpen over de 21: het risico is het waard.</translation>
    </message>
    <message>
        <source>Less than {best} cannot win here. One die goes over 21 in about {percent}% of throws.</source>
        <translation>Met minder dan {best} valt hier niets te winnen. Eén dobbelsteen gaat in ongeveer {percent}% van de worpen over de 21.</translation>
    </message>
    <message>
        <source>One die would go over 21 in about {percent}% of throws: better to stop.</source>
        <translation>Eén dobbelsteen zou in ongeveer {percent}% van de worpen over de 21 gaan: beter stoppen.</translation>
    </message>
    <message>
        <source>Nobody is left to throw, and no total is as high: that wins the round.</source>
        <translation>Er hoeft niemand meer te gooien en geen totaal is zo hoog: dat wint de ronde.</translation>
    </message>
    <message>
        <source>A lost round costs 1 counter, and going over 21 costs 2: better to stop.</source>
        <translation>Een verloren ronde kost 1 fiche, en over de 21 gaan kost er 2: beter stoppen.</translation>
    </message>
    <message>
        <source>The play-off is the better chance: one die goes over 21 too easily.</source>
        <translation>De beslissingsworp geeft meer kans: één dobbelsteen gaat te makkelijk over de 21.</translation>
    </message>
</context>
</TS>
