<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="poker_dice.aim">
        <source>The goal is to hold the most counters when somebody has run out of them.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>Ziel ist es, die meisten Spielmarken zu haben, wenn jemand keine mehr hat.</translation>
    </message>
    <message id="poker_dice.players">
        <source>Two to four players take part.</source>
        <translation>Zwei bis vier spielen mit.</translation>
    </message>
    <message id="poker_dice.ten-counters">
        <source>Everyone starts with 10 counters, and the pot in the middle is empty.</source>
        <translation>Alle beginnen mit 10 Spielmarken, und der Topf in der Mitte ist leer.</translation>
    </message>
    <message id="poker_dice.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <extracomment>lead: to be the first player of a round, the leader</extracomment>
        <translation>Das jüngste Kind sitzt auf dem ersten Platz und führt die erste Runde an.</translation>
    </message>
    <message id="poker_dice.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <translation>Das Los entscheidet, wer die erste Runde anführt.</translation>
    </message>
    <message id="poker_dice.stake-choice">
        <source>Before any die is thrown, the leader names the stake of the round: 1 or 2 counters.</source>
        <translation>Bevor gewürfelt wird, nennt die Person, die die Runde anführt, den Einsatz: 1 oder 2 Spielmarken.</translation>
    </message>
    <message id="poker_dice.stake-choice@one">
        <source>Before any die is thrown, the stake of the round is paid: always 1 counter.</source>
        <translation>Bevor gewürfelt wird, zahlen alle den Einsatz der Runde: immer 1 Spielmarke.</translation>
    </message>
    <message id="poker_dice.stake-all-pay">
        <source>Everyone pays the stake into the pot, the leader too.</source>
        <translation>Alle zahlen den Einsatz in den Topf, auch wer die Runde anführt.</translation>
    </message>
    <message id="poker_dice.stake-all-pay@carry-over">
        <source>Everyone pays the stake into the pot, the leader too. A player without counters plays without paying.</source>
        <translation>Alle zahlen den Einsatz in den Topf, auch wer die Runde anführt. Wer keine Spielmarken hat, spielt mit, ohne zu zahlen.</translation>
    </message>
    <message id="poker_dice.stake-within-means">
        <source>The stake can be no higher than what the player with the fewest counters holds.</source>
        <translation>Der Einsatz darf nicht höher sein als das, was die Person mit den wenigsten Spielmarken hat.</translation>
    </message>
    <message id="poker_dice.stake-within-means@carry-over">
        <source>The stake can be no higher than what any player who still has counters holds.</source>
        <translation>Der Einsatz darf nicht höher sein als das, was jemand hat, der noch Spielmarken besitzt.</translation>
    </message>
    <message id="poker_dice.turn-order">
        <source>The leader throws first, then the others clockwise.</source>
        <translation>Wer die Runde anführt, würfelt zuerst, dann die anderen im Uhrzeigersinn.</translation>
    </message>
    <message id="poker_dice.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Ein Zug beginnt mit einem Wurf aller fünf Würfel.</translation>
    </message>
    <message id="poker_dice.leader-three-throws">
        <source>The leader throws up to three times, and may stop after any throw.</source>
        <translation>Wer die Runde anführt, würfelt bis zu dreimal und darf nach jedem Wurf aufhören.</translation>
    </message>
    <message id="poker_dice.rethrow-any">
        <source>For another throw, any of the dice are picked up: one, some or all five, even dice that were kept before.</source>
        <translation>Für einen weiteren Wurf nimmt man beliebige Würfel: einen, einige oder alle fünf, auch solche, die man vorher behalten hat.</translation>
    </message>
    <message id="poker_dice.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Zu einem weiteren Wurf gehört mindestens ein Würfel.</translation>
    </message>
    <message id="poker_dice.throw-limit">
        <source>Nobody may throw more often than the leader did in this round.</source>
        <translation>Niemand darf öfter würfeln als die Person, die diese Runde anführt.</translation>
    </message>
    <message id="poker_dice.may-stop-early">
        <source>The others may stop earlier than the leader.</source>
        <translation>Die anderen dürfen früher aufhören.</translation>
    </message>
    <message id="poker_dice.ranking">
        <source>From low to high, a hand is: nothing, a pair, two pairs, three of a kind, a straight, a full house, four of a kind, five of a kind.</source>
        <extracomment>hand: the five dice with which a turn ends</extracomment>
        <translation>Von niedrig nach hoch ist eine Hand: nichts, ein Paar, zwei Paare, ein Drilling, eine Straße, ein Full House, ein Vierling, ein Poker.</translation>
    </message>
    <message id="poker_dice.straight">
        <source>A straight is 1-2-3-4-5 or 2-3-4-5-6.</source>
        <translation>Eine Straße ist 1-2-3-4-5 oder 2-3-4-5-6.</translation>
    </message>
    <message id="poker_dice.best-category">
        <source>A hand always counts as the highest combination that its five dice make.</source>
        <translation>Eine Hand zählt immer als die höchste Kombination, die ihre fünf Würfel ergeben.</translation>
    </message>
    <message id="poker_dice.nothing">
        <source>Five different dice that are no straight are worth less than a pair.</source>
        <translation>Fünf verschiedene Würfel ohne Straße sind weniger wert als ein Paar.</translation>
    </message>
    <message id="poker_dice.compare-values">
        <source>When combinations are equal, the numbers decide: first those of the larger set, then the rest from high to low.</source>
        <translation>Bei gleichen Kombinationen entscheiden die Zahlen: erst die der größeren Gruppe, dann die übrigen von hoch nach niedrig.</translation>
    </message>
    <message id="poker_dice.compare-values@level">
        <source>Equal combinations are level, whatever their numbers.</source>
        <translation>Gleiche Kombinationen sind gleich gut, welche Zahlen sie auch haben.</translation>
    </message>
    <message id="poker_dice.straight-order">
        <source>2-3-4-5-6 beats 1-2-3-4-5.</source>
        <translation>2-3-4-5-6 schlägt 1-2-3-4-5.</translation>
    </message>
    <message id="poker_dice.straight-order@level">
        <source>Both straights are worth the same.</source>
        <translation>Beide Straßen sind gleich viel wert.</translation>
    </message>
    <message id="poker_dice.play-off">
        <source>When the best hands are level, their players each throw all five dice once more. The best of these throws wins.</source>
        <translation>Sind die besten Hände gleich, wird gestochen: Alle, die sie haben, würfeln noch einmal mit allen fünf Würfeln. Der beste Wurf gewinnt.</translation>
    </message>
    <message id="poker_dice.play-off@carry-over">
        <source>When the best hands are level, the pot stays for the next round, and the same player leads again.</source>
        <translation>Sind die besten Hände gleich, bleibt der Topf für die nächste Runde stehen, und dieselbe Person führt wieder an.</translation>
    </message>
    <message id="poker_dice.pot-to-best">
        <source>The player with the best hand takes the whole pot.</source>
        <translation>Wer die beste Hand hat, bekommt den ganzen Topf.</translation>
    </message>
    <message id="poker_dice.winner-leads">
        <source>Whoever takes the pot leads the next round.</source>
        <translation>Wer den Topf bekommt, führt die nächste Runde an.</translation>
    </message>
    <message id="poker_dice.end-when-one-is-out">
        <source>When the pot has been taken and somebody has no counters left, the match is over.</source>
        <translation>Ist der Topf vergeben und hat jemand keine Spielmarken mehr, ist die Partie zu Ende.</translation>
    </message>
    <message id="poker_dice.last-stake-is-not-out">
        <source>A player who has paid the last counter as a stake still plays the round and may win it.</source>
        <translation>Wer die letzte Spielmarke eingesetzt hat, spielt die Runde trotzdem mit und kann sie gewinnen.</translation>
    </message>
    <message id="poker_dice.most-counters-wins">
        <source>The player with the most counters wins.</source>
        <translation>Wer die meisten Spielmarken hat, gewinnt.</translation>
    </message>
    <message id="poker_dice.tie-shared">
        <source>Players who share the most counters share the victory.</source>
        <translation>Wer gleich viele und die meisten Spielmarken hat, teilt sich den Sieg.</translation>
    </message>
    <message id="poker_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case.</source>
        <translation>Nach 1.000 Runden ist die Partie auf jeden Fall zu Ende.</translation>
    </message>
    <message id="poker_dice.round-cap@10">
        <source>After 10 rounds the match ends in any case.</source>
        <translation>Nach 10 Runden ist die Partie auf jeden Fall zu Ende.</translation>
    </message>
    <message id="poker_dice.round-cap@20">
        <source>After 20 rounds the match ends in any case.</source>
        <translation>Nach 20 Runden ist die Partie auf jeden Fall zu Ende.</translation>
    </message>
    <message id="poker_dice.pot-is-lost">
        <source>Counters that still lie in the pot at the end count for nobody.</source>
        <translation>Spielmarken, die am Ende noch im Topf liegen, zählen für niemanden.</translation>
    </message>
    <message id="poker_dice.more-3">
        <source>Whoever has 3 more counters begins with 13 of them.</source>
        <translation>Wer 3 Spielmarken mehr hat, beginnt mit 13.</translation>
    </message>
    <message id="poker_dice.more-6">
        <source>Whoever has 6 more counters begins with 16 of them.</source>
        <translation>Wer 6 Spielmarken mehr hat, beginnt mit 16.</translation>
    </message>
</context>
<context>
    <name>poker_dice</name>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>When somebody has no counters left</source>
        <translation>Wenn jemand keine Spielmarken mehr hat</translation>
    </message>
    <message>
        <source>After 10 rounds at the latest</source>
        <translation>Spätestens nach 10 Runden</translation>
    </message>
    <message>
        <source>After 20 rounds at the latest</source>
        <translation>Spätestens nach 20 Runden</translation>
    </message>
    <message>
        <source>Stake of a round</source>
        <translation>Einsatz einer Runde</translation>
    </message>
    <message>
        <source>1 or 2 counters, as the leader likes</source>
        <translation>1 oder 2 Spielmarken, wer anführt, wählt</translation>
    </message>
    <message>
        <source>Always 1 counter</source>
        <translation>Immer 1 Spielmarke</translation>
    </message>
    <message>
        <source>Two pairs against two pairs, and so on</source>
        <translation>Zwei Paare gegen zwei Paare und so weiter</translation>
    </message>
    <message>
        <source>The numbers decide</source>
        <translation>Die Zahlen entscheiden</translation>
    </message>
    <message>
        <source>They are level</source>
        <translation>Sie sind gleich gut</translation>
    </message>
    <message>
        <source>When the best hands are level</source>
        <translation>Wenn die besten Hände gleich sind</translation>
    </message>
    <message>
        <source>They throw once more for the pot</source>
        <translation>Es wird um den Topf gestochen</translation>
    </message>
    <message>
        <source>The pot stays for the next round</source>
        <translation>Der Topf bleibt für die nächste Runde</translation>
    </message>
    <message>
        <source>3 more counters</source>
        <comment>handicap</comment>
        <translation>3 Spielmarken mehr</translation>
    </message>
    <message>
        <source>6 more counters</source>
        <comment>handicap</comment>
        <translation>6 Spielmarken mehr</translation>
    </message>
    <message>
        <source>Poker Dice</source>
        <comment>name of the game</comment>
        <translation>Würfelpoker</translation>
    </message>
    <message>
        <source>Throw the best hand with five dice, and win the pot.</source>
        <translation>Mit fünf Würfeln die beste Hand werfen und den Topf gewinnen.</translation>
    </message>
    <message>
        <source>Poker With Dice, Dice Poker</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Poker mit Würfeln, Pokerwürfel</translation>
    </message>
    <message>
        <source>Two counters into the pot</source>
        <translation>Zwei Spielmarken in den Topf</translation>
    </message>
    <message>
        <source>Two counters are laid into the pot, and everybody pays as many. Now six counters can be won.</source>
        <translation>Zwei Spielmarken kommen in den Topf, und alle zahlen genauso viel. Jetzt gibt es sechs Spielmarken zu gewinnen.</translation>
    </message>
    <message>
        <source>From a pair to a full house</source>
        <translation>Vom Paar zum Full House</translation>
    </message>
    <message>
        <source>Both 4s are kept and the other dice are thrown again. Another 4 and two 2s make a full house, and with such a hand it is wise to stop.</source>
        <translation>Die beiden 4er bleiben liegen, die anderen Würfel werden noch einmal geworfen. Noch eine 4 und zwei 2er ergeben ein Full House, und mit so einer Hand hört man besser auf.</translation>
    </message>
    <message>
        <source>Level hands</source>
        <translation>Gleiche Hände</translation>
    </message>
    <message>
        <source>Both hands are 5-5-3-3-2. So both players throw all five dice once more: two pairs beat one pair and take the pot.</source>
        <translation>Beide Hände sind 5-5-3-3-2. Also werfen beide noch einmal alle fünf Würfel: Zwei Paare schlagen ein Paar und bekommen den Topf.</translation>
    </message>
    <message>
        <source>{player} had the best hand of all: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>Die beste Hand von allen hatte {player}: {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most pots: %n.</source>
        <translation>
            <numerusform>Die meisten Töpfe gingen an {player}: %n.</numerusform>
            <numerusform>Die meisten Töpfe gingen an {player}: %n.</numerusform>
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
        <source>Five of a kind</source>
        <comment>the highest hand, on the sheet</comment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>on the sheet</comment>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>on the sheet: three and two alike</comment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Straight</source>
        <comment>on the sheet</comment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>on the sheet</comment>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <comment>on the sheet</comment>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>on the sheet</comment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>on the sheet: five dice that make no hand</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <comment>the highest hand, after a colon</comment>
        <translation>ein Poker</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>ein Vierling</translation>
    </message>
    <message>
        <source>a full house</source>
        <comment>a hand, after a colon</comment>
        <translation>ein Full House</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>a hand, after a colon</comment>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>ein Drilling</translation>
    </message>
    <message>
        <source>two pairs</source>
        <comment>a hand, after a colon</comment>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>a pair</source>
        <comment>a hand, after a colon</comment>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>five dice that make no hand, after a colon</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of the sheet that shows which hand beats which; short</comment>
        <translation>Hände</translation>
    </message>
    <message>
        <source>The hands, the best one on top</source>
        <translation>Die Hände, die beste oben</translation>
    </message>
    <message>
        <source>{dice}</source>
        <comment>the numbers of five dice, on the sheet</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Wurf {throw} von {throws}: {hand}</translation>
    </message>
    <message>
        <source>Play-off: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Stechen: {hand}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie</comment>
        <translation>Aufhören</translation>
    </message>
    <message numerus="yes">
        <source>Stake %n counter(s) each</source>
        <comment>button and list of moves</comment>
        <translation>
            <numerusform>Je %n Spielmarke einsetzen</numerusform>
            <numerusform>Je %n Spielmarken einsetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>{player} names the stake: 1 or 2 counters each.</source>
        <translation>{player} nennt den Einsatz: je 1 oder 2 Spielmarken.</translation>
    </message>
    <message>
        <source>{player} leads this round. The stake is 1 counter each.</source>
        <translation>{player} führt diese Runde an. Der Einsatz ist je 1 Spielmarke.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>{player} ist dran und wirft alle fünf Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} kann aufhören oder noch einmal würfeln: noch %n Wurf.</numerusform>
            <numerusform>{player} kann aufhören oder noch einmal würfeln: noch %n Würfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left. To beat: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} kann aufhören oder noch einmal würfeln: noch %n Wurf. Zu schlagen: {hand}.</numerusform>
            <numerusform>{player} kann aufhören oder noch einmal würfeln: noch %n Würfe. Zu schlagen: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No throw is left. {player} has {hand}.</source>
        <comment>hand: its name</comment>
        <translation>Kein Wurf mehr. {player} bleibt bei dem, was liegt: {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level. {player} throws all five dice for the pot.</source>
        <translation>Die besten Hände sind gleich. {player} wirft alle fünf Würfel um den Topf.</translation>
    </message>
    <message>
        <source>{player} has the best hand and takes the pot: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>{player} hat die beste Hand und bekommt den Topf: {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level, so the pot stays for the next round.</source>
        <translation>Die besten Hände sind gleich, also bleibt der Topf für die nächste Runde.</translation>
    </message>
    <message>
        <source>The stake of this round has been paid.</source>
        <translation>Der Einsatz dieser Runde ist schon bezahlt.</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds only %n counter(s).</source>
        <translation>
            <numerusform>{player} hat nur %n Spielmarke.</numerusform>
            <numerusform>{player} hat nur %n Spielmarken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} threw %n time(s).</source>
        <comment>the leader of the round</comment>
        <translation>
            <numerusform>{player} hat %n-mal gewürfelt.</numerusform>
            <numerusform>{player} hat %n-mal gewürfelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one die has to lie in the tray to be thrown.</source>
        <translation>Mindestens ein Würfel muss zum Werfen in der Schale liegen.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Alle fünf Würfel werfen</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Noch einmal werfen: {dice}</translation>
    </message>
    <message>
        <source>Stop with the hand that lies there</source>
        <translation>Mit dieser Hand aufhören</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>Den Topf nehmen</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>Den Topf für die nächste Runde stehen lassen</translation>
    </message>
    <message numerus="yes">
        <source>{player} names the stake: %n counter(s) each.</source>
        <translation>
            <numerusform>{player} nennt den Einsatz: je %n Spielmarke.</numerusform>
            <numerusform>{player} nennt den Einsatz: je %n Spielmarken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice}: {hand}.</source>
        <translation>{player} wirft {dice}: {hand}.</translation>
    </message>
    <message>
        <source>{player} now has {dice}: {hand}.</source>
        <comment>after throwing some dice again</comment>
        <translation>{player} hat jetzt {dice}: {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} hatte behalten: {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s): {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} hört nach %n Wurf auf: {hand}.</numerusform>
            <numerusform>{player} hört nach %n Würfen auf: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five of a kind!</source>
        <comment>celebrated in large letters</comment>
        <translation>Poker!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielmarken</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>Im Besitz</translation>
    </message>
    <message>
        <source>Whoever leads wins more often: the higher stake pays.</source>
        <translation>Wer anführt, gewinnt öfter: Der höhere Einsatz lohnt sich.</translation>
    </message>
    <message>
        <source>Counters are running out: a small stake gives more time to catch up.</source>
        <translation>Die Spielmarken werden knapp: Ein kleiner Einsatz lässt mehr Zeit zum Aufholen.</translation>
    </message>
    <message>
        <source>No higher stake is allowed.</source>
        <translation>Ein höherer Einsatz ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Any stake will do.</source>
        <translation>Der Einsatz ist egal.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Ein Zug beginnt mit einem Wurf.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Etwas anderes gibt es nicht zu tun.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Noch einmal würfeln macht Spaß.</translation>
    </message>
    <message>
        <source>This hand beats all the others: it takes the pot.</source>
        <translation>Diese Hand schlägt alle anderen: Der Topf ist gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then: this hand wins the pot in about {percent}% of rounds.</source>
        <translation>
            <numerusform>Die anderen haben dann nur %n Wurf: Diese Hand gewinnt den Topf in etwa {percent}&#xa0;% der Runden.</numerusform>
            <numerusform>Die anderen haben dann nur %n Würfe: Diese Hand gewinnt den Topf in etwa {percent}&#xa0;% der Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand wins the pot in about {percent}% of rounds, more than another throw.</source>
        <translation>Diese Hand gewinnt den Topf in etwa {percent}&#xa0;% der Runden, mehr als ein weiterer Wurf.</translation>
    </message>
    <message>
        <source>Throwing these dice again wins the pot in about {percent}% of rounds.</source>
        <translation>Diese Würfel noch einmal zu werfen gewinnt den Topf in etwa {percent}&#xa0;% der Runden.</translation>
    </message>
    <message>
        <source>This is a good hand.</source>
        <translation>Das ist eine gute Hand.</translation>
    </message>
    <message>
        <source>There may be more in the other dice.</source>
        <translation>In den anderen Würfeln steckt vielleicht mehr.</translation>
    </message>
</context>
</TS>
