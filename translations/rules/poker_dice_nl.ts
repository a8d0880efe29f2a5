<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="poker_dice.aim">
        <source>The goal is to hold the most counters when somebody has run out of them.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>Het doel is de meeste fiches te hebben als iemand er geen meer heeft.</translation>
    </message>
    <message id="poker_dice.players">
        <source>Two to four players take part.</source>
        <translation>Er doen twee tot vier spelers mee.</translation>
    </message>
    <message id="poker_dice.ten-counters">
        <source>Everyone starts with 10 counters, and the pot in the middle is empty.</source>
        <translation>Iedereen begint met 10 fiches en de pot in het midden is leeg.</translation>
    </message>
    <message id="poker_dice.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <extracomment>lead: to be the first player of a round, the leader</extracomment>
        <translation>De jongste speler zit op de eerste plaats en leidt de eerste ronde.</translation>
    </message>
    <message id="poker_dice.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <translation>Er wordt geloot wie de eerste ronde leidt.</translation>
    </message>
    <message id="poker_dice.stake-choice">
        <source>Before any die is thrown, the leader names the stake of the round: 1 or 2 counters.</source>
        <translation>Voordat er wordt gegooid, noemt de speler die de ronde leidt de inzet: 1 of 2 fiches.</translation>
    </message>
    <message id="poker_dice.stake-choice@one">
        <source>Before any die is thrown, the stake of the round is paid: always 1 counter.</source>
        <translation>Voordat er wordt gegooid, wordt de inzet van de ronde betaald: altijd 1 fiche.</translation>
    </message>
    <message id="poker_dice.stake-all-pay">
        <source>Everyone pays the stake into the pot, the leader too.</source>
        <translation>Iedereen legt de inzet in de pot, ook wie de ronde leidt.</translation>
    </message>
    <message id="poker_dice.stake-all-pay@carry-over">
        <source>Everyone pays the stake into the pot, the leader too. A player without counters plays without paying.</source>
        <translation>Iedereen legt de inzet in de pot, ook wie de ronde leidt. Wie geen fiches heeft, speelt mee zonder te betalen.</translation>
    </message>
    <message id="poker_dice.stake-within-means">
        <source>The stake can be no higher than what the player with the fewest counters holds.</source>
        <translation>De inzet mag niet hoger zijn dan wat de speler met de minste fiches heeft.</translation>
    </message>
    <message id="poker_dice.stake-within-means@carry-over">
        <source>The stake can be no higher than what any player who still has counters holds.</source>
        <translation>De inzet mag niet hoger zijn dan wat een speler die nog fiches heeft, kan betalen.</translation>
    </message>
    <message id="poker_dice.turn-order">
        <source>The leader throws first, then the others clockwise.</source>
        <translation>Wie de ronde leidt, gooit eerst, daarna de anderen met de klok mee.</translation>
    </message>
    <message id="poker_dice.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Een beurt begint met een worp van alle vijf dobbelstenen.</translation>
    </message>
    <message id="poker_dice.leader-three-throws">
        <source>The leader throws up to three times, and may stop after any throw.</source>
        <translation>Wie de ronde leidt, gooit hoogstens drie keer en mag na elke worp stoppen.</translation>
    </message>
    <message id="poker_dice.rethrow-any">
        <source>For another throw, any of the dice are picked up: one, some or all five, even dice that were kept before.</source>
        <translation>Voor een nieuwe worp mogen alle dobbelstenen worden gepakt: een, een paar of alle vijf, ook stenen die eerst bleven liggen.</translation>
    </message>
    <message id="poker_dice.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Voor een nieuwe worp is minstens één dobbelsteen nodig.</translation>
    </message>
    <message id="poker_dice.throw-limit">
        <source>Nobody may throw more often than the leader did in this round.</source>
        <translation>Niemand mag vaker gooien dan de speler die deze ronde leidt.</translation>
    </message>
    <message id="poker_dice.may-stop-early">
        <source>The others may stop earlier than the leader.</source>
        <translation>De anderen mogen eerder stoppen.</translation>
    </message>
    <message id="poker_dice.ranking">
        <source>From low to high, a hand is: nothing, a pair, two pairs, three of a kind, a straight, a full house, four of a kind, five of a kind.</source>
        <extracomment>hand: the five dice with which a turn ends</extracomment>
        <translation>Van laag naar hoog is een hand: niets, een paar, twee paar, drie gelijke, een straat, een full house, vier gelijke, poker.</translation>
    </message>
    <message id="poker_dice.straight">
        <source>A straight is 1-2-3-4-5 or 2-3-4-5-6.</source>
        <translation>Een straat is 1-2-3-4-5 of 2-3-4-5-6.</translation>
    </message>
    <message id="poker_dice.best-category">
        <source>A hand always counts as the highest combination that its five dice make.</source>
        <translation>Een hand telt altijd als de hoogste combinatie van de vijf dobbelstenen.</translation>
    </message>
    <message id="poker_dice.nothing">
        <source>Five different dice that are no straight are worth less than a pair.</source>
        <translation>Vijf verschillende dobbelstenen zonder straat zijn minder waard dan een paar.</translation>
    </message>
    <message id="poker_dice.compare-values">
        <source>When combinations are equal, the numbers decide: first those of the larger set, then the rest from high to low.</source>
        <translation>Bij gelijke combinaties beslissen de cijfers: eerst die van de grootste groep, dan de rest van hoog naar laag.</translation>
    </message>
    <message id="poker_dice.compare-values@level">
        <source>Equal combinations are level, whatever their numbers.</source>
        <translation>Gelijke combinaties zijn even goed, welke cijfers ze ook hebben.</translation>
    </message>
    <message id="poker_dice.straight-order">
        <source>2-3-4-5-6 beats 1-2-3-4-5.</source>
        <translation>2-3-4-5-6 wint van 1-2-3-4-5.</translation>
    </message>
    <message id="poker_dice.straight-order@level">
        <source>Both straights are worth the same.</source>
        <translation>Beide straten zijn evenveel waard.</translation>
    </message>
    <message id="poker_dice.play-off">
        <source>When the best hands are level, their players each throw all five dice once more. The best of these throws wins.</source>
        <translation>Zijn de beste handen gelijk, dan gooien die spelers nog één keer met alle vijf dobbelstenen. De beste worp wint.</translation>
    </message>
    <message id="poker_dice.play-off@carry-over">
        <source>When the best hands are level, the pot stays for the next round, and the same player leads again.</source>
        <translation>Zijn de beste handen gelijk, dan blijft de pot staan voor de volgende ronde, en dezelfde speler leidt opnieuw.</translation>
    </message>
    <message id="poker_dice.pot-to-best">
        <source>The player with the best hand takes the whole pot.</source>
        <translation>Wie de beste hand heeft, krijgt de hele pot.</translation>
    </message>
    <message id="poker_dice.winner-leads">
        <source>Whoever takes the pot leads the next round.</source>
        <translation>Wie de pot krijgt, leidt de volgende ronde.</translation>
    </message>
    <message id="poker_dice.end-when-one-is-out">
        <source>When the pot has been taken and somebody has no counters left, the match is over.</source>
        <translation>Als de pot is verdeeld en iemand geen fiches meer heeft, is de partij afgelopen.</translation>
    </message>
    <message id="poker_dice.last-stake-is-not-out">
        <source>A player who has paid the last counter as a stake still plays the round and may win it.</source>
        <translation>Wie de laatste fiche heeft ingezet, speelt de ronde gewoon mee en kan die winnen.</translation>
    </message>
    <message id="poker_dice.most-counters-wins">
        <source>The player with the most counters wins.</source>
        <translation>Wie de meeste fiches heeft, wint.</translation>
    </message>
    <message id="poker_dice.tie-shared">
        <source>Players who share the most counters share the victory.</source>
        <translation>Wie samen de meeste fiches hebben, delen de overwinning.</translation>
    </message>
    <message id="poker_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case.</source>
        <translation>Na 1.000 ronden is de partij hoe dan ook afgelopen.</translation>
    </message>
    <message id="poker_dice.round-cap@10">
        <source>After 10 rounds the match ends in any case.</source>
        <translation>Na 10 ronden is de partij hoe dan ook afgelopen.</translation>
    </message>
    <message id="poker_dice.round-cap@20">
        <source>After 20 rounds the match ends in any case.</source>
        <translation>Na 20 ronden is de partij hoe dan ook afgelopen.</translation>
    </message>
    <message id="poker_dice.pot-is-lost">
        <source>Counters that still lie in the pot at the end count for nobody.</source>
        <translation>Fiches die aan het eind nog in de pot liggen, tellen voor niemand.</translation>
    </message>
    <message id="poker_dice.more-3">
        <source>Whoever has 3 more counters begins with 13 of them.</source>
        <translation>Wie 3 fiches meer heeft, begint met 13.</translation>
    </message>
    <message id="poker_dice.more-6">
        <source>Whoever has 6 more counters begins with 16 of them.</source>
        <translation>Wie 6 fiches meer heeft, begint met 16.</translation>
    </message>
</context>
<context>
    <name>poker_dice</name>
    <message>
        <source>The match ends</source>
        <translation>De partij eindigt</translation>
    </message>
    <message>
        <source>When somebody has no counters left</source>
        <translation>Als iemand geen fiches meer heeft</translation>
    </message>
    <message>
        <source>After 10 rounds at the latest</source>
        <translation>Uiterlijk na 10 ronden</translation>
    </message>
    <message>
        <source>After 20 rounds at the latest</source>
        <translation>Uiterlijk na 20 ronden</translation>
    </message>
    <message>
        <source>Stake of a round</source>
        <translation>Inzet van een ronde</translation>
    </message>
    <message>
        <source>1 or 2 counters, as the leader likes</source>
        <translation>1 of 2 fiches, wie leidt kiest</translation>
    </message>
    <message>
        <source>Always 1 counter</source>
        <translation>Altijd 1 fiche</translation>
    </message>
    <message>
        <source>Two pairs against two pairs, and so on</source>
        <translation>Twee paar tegen twee paar, enzovoort</translation>
    </message>
    <message>
        <source>The numbers decide</source>
        <translation>De cijfers beslissen</translation>
    </message>
    <message>
        <source>They are level</source>
        <translation>Ze zijn gelijk</translation>
    </message>
    <message>
        <source>When the best hands are level</source>
        <translation>Als de beste handen gelijk zijn</translation>
    </message>
    <message>
        <source>They throw once more for the pot</source>
        <translation>Ze gooien nog één keer om de pot</translation>
    </message>
    <message>
        <source>The pot stays for the next round</source>
        <translation>De pot blijft staan voor de volgende ronde</translation>
    </message>
    <message>
        <source>3 more counters</source>
        <comment>handicap</comment>
        <translation>3 fiches meer</translation>
    </message>
    <message>
        <source>6 more counters</source>
        <comment>handicap</comment>
        <translation>6 fiches meer</translation>
    </message>
    <message>
        <source>Poker Dice</source>
        <comment>name of the game</comment>
        <translation>Poker met dobbelstenen</translation>
    </message>
    <message>
        <source>Throw the best hand with five dice, and win the pot.</source>
        <translation>Gooi met vijf dobbelstenen de beste hand en win de pot.</translation>
    </message>
    <message>
        <source>Poker With Dice, Dice Poker</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Dobbelpoker, Pokerdobbelen</translation>
    </message>
    <message>
        <source>Two counters into the pot</source>
        <translation>Twee fiches in de pot</translation>
    </message>
    <message>
        <source>Two counters are laid into the pot, and everybody pays as many. Now six counters can be won.</source>
        <translation>Twee fiches gaan in de pot, en iedereen betaalt evenveel. Nu zijn er zes fiches te winnen.</translation>
    </message>
    <message>
        <source>From a pair to a full house</source>
        <translation>Van een paar naar een full house</translation>
    </message>
    <message>
        <source>Both 4s are kept and the other dice are thrown again. Another 4 and two 2s make a full house, and with such a hand it is wise to stop.</source>
        <translation>De twee 4’en blijven liggen en de andere stenen worden opnieuw gegooid. Nog een 4 en twee 2’en geven een full house, en met zo’n hand is stoppen verstandig.</translation>
    </message>
    <message>
        <source>Level hands</source>
        <translation>Gelijke handen</translation>
    </message>
    <message>
        <source>Both hands are 5-5-3-3-2. So both players throw all five dice once more: two pairs beat one pair and take the pot.</source>
        <translation>Beide handen zijn 5-5-3-3-2. Dus gooien beide spelers nog één keer alle vijf dobbelstenen: twee paar wint van een paar en krijgt de pot.</translation>
    </message>
    <message>
        <source>{player} had the best hand of all: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>{player} had de beste hand van allemaal: {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most pots: %n.</source>
        <translation>
            <numerusform>{player} won de meeste potten: %n.</numerusform>
            <numerusform>{player} won de meeste potten: %n.</numerusform>
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
        <source>Five of a kind</source>
        <comment>the highest hand, on the sheet</comment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>on the sheet</comment>
        <translation>Vier gelijke</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>on the sheet: three and two alike</comment>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Straight</source>
        <comment>on the sheet</comment>
        <translation>Straat</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>on the sheet</comment>
        <translation>Drie gelijke</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <comment>on the sheet</comment>
        <translation>Twee paar</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>on the sheet</comment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>on the sheet: five dice that make no hand</comment>
        <translation>Niets</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <comment>the highest hand, after a colon</comment>
        <translation>poker</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>vier gelijke</translation>
    </message>
    <message>
        <source>a full house</source>
        <comment>a hand, after a colon</comment>
        <translation>een full house</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>a hand, after a colon</comment>
        <translation>een straat</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>drie gelijke</translation>
    </message>
    <message>
        <source>two pairs</source>
        <comment>a hand, after a colon</comment>
        <translation>twee paar</translation>
    </message>
    <message>
        <source>a pair</source>
        <comment>a hand, after a colon</comment>
        <translation>een paar</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>five dice that make no hand, after a colon</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of the sheet that shows which hand beats which; short</comment>
        <translation>Handen</translation>
    </message>
    <message>
        <source>The hands, the best one on top</source>
        <translation>De handen, de beste bovenaan</translation>
    </message>
    <message>
        <source>{dice}</source>
        <comment>the numbers of five dice, on the sheet</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Blijft liggen</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Worp {throw} van {throws}: {hand}</translation>
    </message>
    <message>
        <source>Play-off: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Beslissing: {hand}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie</comment>
        <translation>Stoppen</translation>
    </message>
    <message numerus="yes">
        <source>Stake %n counter(s) each</source>
        <comment>button and list of moves</comment>
        <translation>
            <numerusform>Elk %n fiche inzetten</numerusform>
            <numerusform>Elk %n fiches inzetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>{player} names the stake: 1 or 2 counters each.</source>
        <translation>{player} noemt de inzet: elk 1 of 2 fiches.</translation>
    </message>
    <message>
        <source>{player} leads this round. The stake is 1 counter each.</source>
        <translation>{player} leidt deze ronde. De inzet is elk 1 fiche.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>{player} is aan de beurt en gooit de vijf dobbelstenen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} kan stoppen of opnieuw gooien: nog %n worp.</numerusform>
            <numerusform>{player} kan stoppen of opnieuw gooien: nog %n worpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left. To beat: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} kan stoppen of opnieuw gooien: nog %n worp. Te verslaan: {hand}.</numerusform>
            <numerusform>{player} kan stoppen of opnieuw gooien: nog %n worpen. Te verslaan: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No throw is left. {player} has {hand}.</source>
        <comment>hand: its name</comment>
        <translation>Er is geen worp meer over. {player} heeft {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level. {player} throws all five dice for the pot.</source>
        <translation>De beste handen zijn gelijk. {player} gooit alle vijf dobbelstenen om de pot.</translation>
    </message>
    <message>
        <source>{player} has the best hand and takes the pot: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>{player} heeft de beste hand en krijgt de pot: {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level, so the pot stays for the next round.</source>
        <translation>De beste handen zijn gelijk, dus de pot blijft staan voor de volgende ronde.</translation>
    </message>
    <message>
        <source>The stake of this round has been paid.</source>
        <translation>De inzet van deze ronde is al betaald.</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds only %n counter(s).</source>
        <translation>
            <numerusform>{player} heeft maar %n fiche.</numerusform>
            <numerusform>{player} heeft maar %n fiches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} threw %n time(s).</source>
        <comment>the leader of the round</comment>
        <translation>
            <numerusform>{player} gooide %n keer.</numerusform>
            <numerusform>{player} gooide %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one die has to lie in the tray to be thrown.</source>
        <translation>Er moet minstens één dobbelsteen in de bak liggen om te gooien.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>De vijf dobbelstenen gooien</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Opnieuw gooien: {dice}</translation>
    </message>
    <message>
        <source>Stop with the hand that lies there</source>
        <translation>Stoppen met deze hand</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>De pot pakken</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>De pot laten staan voor de volgende ronde</translation>
    </message>
    <message numerus="yes">
        <source>{player} names the stake: %n counter(s) each.</source>
        <translation>
            <numerusform>{player} noemt de inzet: elk %n fiche.</numerusform>
            <numerusform>{player} noemt de inzet: elk %n fiches.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice}: {hand}.</source>
        <translation>{player} gooit {dice}: {hand}.</translation>
    </message>
    <message>
        <source>{player} now has {dice}: {hand}.</source>
        <comment>after throwing some dice again</comment>
        <translation>{player} heeft nu {dice}: {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} had laten liggen: {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s): {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} stopt na %n worp: {hand}.</numerusform>
            <numerusform>{player} stopt na %n worpen: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five of a kind!</source>
        <comment>celebrated in large letters</comment>
        <translation>Poker!</translation>
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
        <source>Whoever leads wins more often: the higher stake pays.</source>
        <translation>Wie leidt, wint vaker: de hogere inzet loont.</translation>
    </message>
    <message>
        <source>Counters are running out: a small stake gives more time to catch up.</source>
        <translation>De fiches raken op: een kleine inzet geeft meer tijd om in te halen.</translation>
    </message>
    <message>
        <source>No higher stake is allowed.</source>
        <translation>Een hogere inzet is niet toegestaan.</translation>
    </message>
    <message>
        <source>Any stake will do.</source>
        <translation>De inzet maakt niet uit.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Een beurt begint met een worp.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Er is niets anders te doen.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Opnieuw gooien is leuk.</translation>
    </message>
    <message>
        <source>This hand beats all the others: it takes the pot.</source>
        <translation>Deze hand verslaat alle andere: de pot is gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then: this hand wins the pot in about {percent}% of rounds.</source>
        <translation>
            <numerusform>De anderen hebben dan maar %n worp: deze hand wint de pot in ongeveer {percent}% van de ronden.</numerusform>
            <numerusform>De anderen hebben dan maar %n worpen: deze hand wint de pot in ongeveer {percent}% van de ronden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand wins the pot in about {percent}% of rounds, more than another throw.</source>
        <translation>Deze hand wint de pot in ongeveer {percent}% van de ronden, meer dan een nieuwe worp.</translation>
    </message>
    <message>
        <source>Throwing these dice again wins the pot in about {percent}% of rounds.</source>
        <translation>Deze dobbelstenen opnieuw gooien wint de pot in ongeveer {percent}% van de ronden.</translation>
    </message>
    <message>
        <source>This is a good hand.</source>
        <translation>Dit is een goede hand.</translation>
    </message>
    <message>
        <source>There may be more in the other dice.</source>
        <translation>In de andere dobbelstenen zit misschien meer.</translation>
    </message>
</context>
</TS>
