<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="no_five_no_two.aim">
        <source>The goal is to have the most points after ten rounds.</source>
        <translation>Het doel is na tien rondes de meeste punten te hebben.</translation>
    </message>
    <message id="no_five_no_two.aim@short">
        <source>The goal is to have the most points after five rounds.</source>
        <translation>Het doel is na vijf rondes de meeste punten te hebben.</translation>
    </message>
    <message id="no_five_no_two.players">
        <source>Two to four players take part, with four dice and a score sheet.</source>
        <translation>Er doen twee tot vier spelers mee, met vier dobbelstenen en een scoreblad.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero">
        <source>Everybody starts with 0 points, and ten rounds are played.</source>
        <translation>Iedereen begint met 0 punten, en er worden tien rondes gespeeld.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero@short">
        <source>Everybody starts with 0 points, and five rounds are played.</source>
        <translation>Iedereen begint met 0 punten, en er worden vijf rondes gespeeld.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>De jongste neemt de eerste stoel en begint elke ronde.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>Er wordt geloot wie begint. Diezelfde speler begint elke ronde.</translation>
    </message>
    <message id="no_five_no_two.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>Het gaat met de klok mee de tafel rond, één beurt per ronde.</translation>
    </message>
    <message id="no_five_no_two.first-throw-four">
        <source>A turn starts with a throw of all four dice.</source>
        <translation>Een beurt begint met een worp van alle vier stenen.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-out">
        <source>Every 5 and every 2 is set aside and is out for the rest of the turn. Nothing else goes there.</source>
        <translation>Elke 5 en elke 2 wordt opzijgelegd en doet deze beurt niet meer mee. Verder komt daar niets.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-zero">
        <source>A 5 or a 2 is worth nothing.</source>
        <translation>Een 5 of een 2 is niets waard.</translation>
    </message>
    <message id="no_five_no_two.others-count">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, even beside a 5 or a 2.</source>
        <translation>Elke 1, 3, 4 en 6 telt haar getal bij de beurtpunten op, ook naast een 5 of een 2.</translation>
    </message>
    <message id="no_five_no_two.others-count@clean">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, but only in a throw without any 5 or 2.</source>
        <translation>Elke 1, 3, 4 en 6 telt haar getal bij de beurtpunten op, maar alleen in een worp zonder 5 of 2.</translation>
    </message>
    <message id="no_five_no_two.throw-remaining">
        <source>Then all the dice that are left are thrown again, together.</source>
        <translation>Daarna worden alle stenen die over zijn samen opnieuw gegooid.</translation>
    </message>
    <message id="no_five_no_two.dice-stay-out">
        <source>A die that is out does not come back before the next turn.</source>
        <translation>Een steen die niet meer meedoet, komt pas de volgende beurt terug.</translation>
    </message>
    <message id="no_five_no_two.no-stop">
        <source>Nobody can stop as long as a die is left. There is nothing to lose, either.</source>
        <translation>Niemand kan stoppen zolang er nog een steen over is. Er valt ook niets te verliezen.</translation>
    </message>
    <message id="no_five_no_two.nothing-is-lost">
        <source>Points of the turn are never taken away.</source>
        <translation>Beurtpunten gaan nooit verloren.</translation>
    </message>
    <message id="no_five_no_two.turn-ends-empty">
        <source>When the last die is out, the turn is over and its points are written down.</source>
        <translation>Als de laatste steen niet meer meedoet, is de beurt voorbij en worden de punten opgeschreven.</translation>
    </message>
    <message id="no_five_no_two.zero-turn">
        <source>A turn may bring 0 points, if the first throw shows nothing but 5s and 2s.</source>
        <extracomment>under the house rule of clean throws a turn may also bring 0 points later; the sentence does not say &quot;only&quot;</extracomment>
        <translation>Een beurt kan 0 punten geven, als de eerste worp niets dan 5’en en 2’en toont.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>De partij is voorbij als iedereen tien beurten heeft gehad.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>De partij is voorbij als iedereen vijf beurten heeft gehad.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>De partij is voorbij als iedereen tien beurten heeft gehad en er nog één aan kop ligt.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>De partij is voorbij als iedereen vijf beurten heeft gehad en er nog één aan kop ligt.</translation>
    </message>
    <message id="no_five_no_two.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>Het resultaat is de som van de tien beurten.</translation>
    </message>
    <message id="no_five_no_two.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>Het resultaat is de som van de vijf beurten.</translation>
    </message>
    <message id="no_five_no_two.most-points-wins">
        <source>The most points win.</source>
        <translation>De meeste punten winnen.</translation>
    </message>
    <message id="no_five_no_two.tie-shared">
        <source>Players with equally many points share the victory.</source>
        <translation>Wie evenveel punten heeft, deelt de overwinning.</translation>
    </message>
    <message id="no_five_no_two.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them scores the most.</source>
        <translation>Liggen er meer aan kop, dan spelen zij elk nog een beurt, telkens weer, tot iemand de meeste punten haalt.</translation>
    </message>
    <message id="no_five_no_two.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>Een voorsprong van 20 punten telt vanaf het begin.</translation>
    </message>
    <message id="no_five_no_two.ahead-40">
        <source>A head start of 40 points counts from the beginning.</source>
        <translation>Een voorsprong van 40 punten telt vanaf het begin.</translation>
    </message>
</context>
<context>
    <name>no_five_no_two</name>
    <message>
        <source>Only throws without 5 and 2 score</source>
        <translation>Alleen worpen zonder 5 en 2 tellen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>10</source>
        <comment>number of rounds</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>5, the short game</source>
        <comment>number of rounds</comment>
        <translation>5, de korte partij</translation>
    </message>
    <message>
        <source>If the best totals are equal</source>
        <translation>Als de hoogste standen gelijk zijn</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>De overwinning wordt gedeeld</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Een beslissende ronde</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 punten voorsprong</translation>
    </message>
    <message>
        <source>40 points ahead</source>
        <comment>handicap</comment>
        <translation>40 punten voorsprong</translation>
    </message>
    <message>
        <source>No 5s, No 2s</source>
        <comment>name of the game</comment>
        <translation>Zonder 5, zonder 2</translation>
    </message>
    <message>
        <source>Collect points with four dice until the 5s and 2s have taken them all.</source>
        <translation>Verzamel punten met vier dobbelstenen, tot de 5’en en 2’en ze allemaal hebben.</translation>
    </message>
    <message>
        <source>No Five, No Two; Stuck in the Mud</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Zonder vijf, zonder twee</translation>
    </message>
    <message>
        <source>Two dice drop out</source>
        <translation>Twee stenen gaan eruit</translation>
    </message>
    <message>
        <source>The 6 and the 3 bring 9 points. The 5 and the 2 are out, and only two dice are thrown again: they bring 5 more.</source>
        <translation>De 6 en de 3 geven 9 punten. De 5 en de 2 gaan eruit, en er worden maar twee stenen opnieuw gegooid: die geven er nog 5 bij.</translation>
    </message>
    <message>
        <source>The last die</source>
        <translation>De laatste steen</translation>
    </message>
    <message>
        <source>One die is left, and 20 points have been collected. It shows a 5: no die is left, and the 20 points are written down.</source>
        <translation>Er is één steen over, en er zijn 20 punten verzameld. Hij toont een 5: er is geen steen over, en de 20 punten worden opgeschreven.</translation>
    </message>
    <message>
        <source>All four at once</source>
        <translation>Alle vier in één keer</translation>
    </message>
    <message>
        <source>The very first throw shows nothing but 5s and 2s. All four dice are out, and 0 points are written down.</source>
        <translation>De allereerste worp toont niets dan 5’en en 2’en. Alle vier stenen gaan eruit, en er worden 0 punten opgeschreven.</translation>
    </message>
    <message>
        <source>{player} had the richest turn: {points} points.</source>
        <translation>{player} had de rijkste beurt: {points} punten.</translation>
    </message>
    <message numerus="yes">
        <source>{player} kept a die in play the longest: %n throw(s) in one turn.</source>
        <translation>
            <numerusform>{player} hield een steen het langst in het spel: %n worp in één beurt.</numerusform>
            <numerusform>{player} hield een steen het langst in het spel: %n worpen in één beurt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was decided by a play-off.</source>
        <translation>Een beslissing besliste de partij.</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>where dice lie that show a 5 or a 2</comment>
        <translation>Eruit</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the score sheet</comment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>Most throws</source>
        <comment>line of the score sheet: the most throws of one turn; short</comment>
        <translation>Meeste worpen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>This turn: {points}</source>
        <comment>points of the turn up to now</comment>
        <translation>Deze beurt: {points}</translation>
    </message>
    <message>
        <source>Finish the turn</source>
        <comment>button: all throws of the turn one after the other</comment>
        <translation>Beurt afmaken</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the four dice.</source>
        <translation>{player} is aan de beurt en gooit de vier dobbelstenen.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the four dice.</source>
        <translation>Beslissing: {player} is aan de beurt en gooit de vier dobbelstenen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws again: %n dice are still in play.</source>
        <translation>
            <numerusform>{player} gooit opnieuw: %n steen doet nog mee.</numerusform>
            <numerusform>{player} gooit opnieuw: %n stenen doen nog mee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice}: %n dice go out.</source>
        <translation>
            <numerusform>{dice}: %n steen gaat eruit.</numerusform>
            <numerusform>{dice}: %n stenen gaan eruit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No die is left: {player} writes down %n point(s).</source>
        <translation>
            <numerusform>Er is geen steen over: {player} schrijft %n punt op.</numerusform>
            <numerusform>Er is geen steen over: {player} schrijft %n punten op.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins the play-off after {points} points.</source>
        <translation>{player} wint de beslissing na {points} punten.</translation>
    </message>
    <message>
        <source>Throw the four dice</source>
        <translation>De vier dobbelstenen gooien</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>%n steen opnieuw gooien</numerusform>
            <numerusform>%n stenen opnieuw gooien</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw until no die is left</source>
        <translation>Gooien tot er geen steen over is</translation>
    </message>
    <message>
        <source>Set the 5s and 2s aside</source>
        <translation>De 5’en en 2’en opzijleggen</translation>
    </message>
    <message numerus="yes">
        <source>Write down %n point(s)</source>
        <translation>
            <numerusform>%n punt opschrijven</numerusform>
            <numerusform>%n punten opschrijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} gooit {dice}: %n punt.</numerusform>
            <numerusform>{player} gooit {dice}: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} schrijft {points} op en heeft nu {score}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in the play-off.</source>
        <translation>
            <numerusform>{player} haalt in de beslissing %n punt.</numerusform>
            <numerusform>{player} haalt in de beslissing %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four at once!</source>
        <comment>all dice are out after the first throw</comment>
        <translation>Alle vier in één keer!</translation>
    </message>
    <message>
        <source>What a turn: {points} points!</source>
        <translation>Wat een beurt: {points} punten!</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing to decide: %n dice in play still bring about {points} points on average.</source>
        <translation>
            <numerusform>Er valt niets te kiezen: %n steen die meedoet geeft gemiddeld nog ongeveer {points} punten.</numerusform>
            <numerusform>Er valt niets te kiezen: %n stenen die meedoen geven gemiddeld nog ongeveer {points} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every 5 and every 2 is out.</source>
        <translation>Elke 5 en elke 2 doet niet meer mee.</translation>
    </message>
    <message>
        <source>No die is left, so the turn is over.</source>
        <translation>Er is geen steen over, dus de beurt is voorbij.</translation>
    </message>
</context>
</TS>
