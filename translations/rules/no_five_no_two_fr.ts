<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="no_five_no_two.aim">
        <source>The goal is to have the most points after ten rounds.</source>
        <translation>Le but est d’avoir le plus de points après dix manches.</translation>
    </message>
    <message id="no_five_no_two.aim@short">
        <source>The goal is to have the most points after five rounds.</source>
        <translation>Le but est d’avoir le plus de points après cinq manches.</translation>
    </message>
    <message id="no_five_no_two.players">
        <source>Two to four players take part, with four dice and a score sheet.</source>
        <translation>On joue de deux à quatre, avec quatre dés et une feuille de score.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero">
        <source>Everybody starts with 0 points, and ten rounds are played.</source>
        <translation>Tout le monde commence avec 0 point, et on joue dix manches.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero@short">
        <source>Everybody starts with 0 points, and five rounds are played.</source>
        <translation>Tout le monde commence avec 0 point, et on joue cinq manches.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>La personne la plus jeune prend la première place et commence chaque manche.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>On tire au sort qui commence. Cette personne commence chaque manche.</translation>
    </message>
    <message id="no_five_no_two.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>On joue dans le sens des aiguilles d’une montre, un tour par manche.</translation>
    </message>
    <message id="no_five_no_two.first-throw-four">
        <source>A turn starts with a throw of all four dice.</source>
        <translation>Un tour commence par un lancer des quatre dés.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-out">
        <source>Every 5 and every 2 is set aside and is out for the rest of the turn. Nothing else goes there.</source>
        <translation>Chaque 5 et chaque 2 est mis de côté et sort du tour. Rien d’autre ne va là.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-zero">
        <source>A 5 or a 2 is worth nothing.</source>
        <translation>Un 5 ou un 2 ne vaut rien.</translation>
    </message>
    <message id="no_five_no_two.others-count">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, even beside a 5 or a 2.</source>
        <translation>Chaque 1, 3, 4 et 6 ajoute sa valeur aux points du tour, même à côté d’un 5 ou d’un 2.</translation>
    </message>
    <message id="no_five_no_two.others-count@clean">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, but only in a throw without any 5 or 2.</source>
        <translation>Chaque 1, 3, 4 et 6 ajoute sa valeur aux points du tour, mais seulement dans un lancer sans 5 ni 2.</translation>
    </message>
    <message id="no_five_no_two.throw-remaining">
        <source>Then all the dice that are left are thrown again, together.</source>
        <translation>Ensuite, on relance ensemble tous les dés qui restent.</translation>
    </message>
    <message id="no_five_no_two.dice-stay-out">
        <source>A die that is out does not come back before the next turn.</source>
        <translation>Un dé sorti ne revient pas avant le tour suivant.</translation>
    </message>
    <message id="no_five_no_two.no-stop">
        <source>Nobody can stop as long as a die is left. There is nothing to lose, either.</source>
        <translation>On ne peut pas s’arrêter tant qu’il reste un dé. Il n’y a d’ailleurs rien à perdre.</translation>
    </message>
    <message id="no_five_no_two.nothing-is-lost">
        <source>Points of the turn are never taken away.</source>
        <translation>Les points du tour ne sont jamais perdus.</translation>
    </message>
    <message id="no_five_no_two.turn-ends-empty">
        <source>When the last die is out, the turn is over and its points are written down.</source>
        <translation>Quand le dernier dé est sorti, le tour est fini et on note ses points.</translation>
    </message>
    <message id="no_five_no_two.zero-turn">
        <source>A turn may bring 0 points, if the first throw shows nothing but 5s and 2s.</source>
        <extracomment>under the house rule of clean throws a turn may also bring 0 points later; the sentence does not say &quot;only&quot;</extracomment>
        <translation>Un tour peut donner 0 point, si le premier lancer ne montre que des 5 et des 2.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>La partie est finie quand tout le monde a joué dix tours.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>La partie est finie quand tout le monde a joué cinq tours.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>La partie est finie quand tout le monde a joué dix tours et qu’une seule personne est en tête.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>La partie est finie quand tout le monde a joué cinq tours et qu’une seule personne est en tête.</translation>
    </message>
    <message id="no_five_no_two.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>Le résultat est la somme des dix tours.</translation>
    </message>
    <message id="no_five_no_two.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>Le résultat est la somme des cinq tours.</translation>
    </message>
    <message id="no_five_no_two.most-points-wins">
        <source>The most points win.</source>
        <translation>Le plus grand nombre de points gagne.</translation>
    </message>
    <message id="no_five_no_two.tie-shared">
        <source>Players with equally many points share the victory.</source>
        <translation>À égalité de points, on partage la victoire.</translation>
    </message>
    <message id="no_five_no_two.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them scores the most.</source>
        <translation>S’il y a égalité en tête, on rejoue un tour entre ex æquo, et encore, jusqu’à ce que quelqu’un marque le plus.</translation>
    </message>
    <message id="no_five_no_two.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>Une avance de 20 points compte dès le début.</translation>
    </message>
    <message id="no_five_no_two.ahead-40">
        <source>A head start of 40 points counts from the beginning.</source>
        <translation>Une avance de 40 points compte dès le début.</translation>
    </message>
</context>
<context>
    <name>no_five_no_two</name>
    <message>
        <source>Only throws without 5 and 2 score</source>
        <translation>Seuls les lancers sans 5 ni 2 comptent</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>10</source>
        <comment>number of rounds</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>5, the short game</source>
        <comment>number of rounds</comment>
        <translation>5, la partie courte</translation>
    </message>
    <message>
        <source>If the best totals are equal</source>
        <translation>À égalité en tête</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>La victoire est partagée</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Un départage décide</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 points d’avance</translation>
    </message>
    <message>
        <source>40 points ahead</source>
        <comment>handicap</comment>
        <translation>40 points d’avance</translation>
    </message>
    <message>
        <source>No 5s, No 2s</source>
        <comment>name of the game</comment>
        <translation>Sans 5, sans 2</translation>
    </message>
    <message>
        <source>Collect points with four dice until the 5s and 2s have taken them all.</source>
        <translation>Marquer des points avec quatre dés, jusqu’à ce que les 5 et les 2 les aient tous pris.</translation>
    </message>
    <message>
        <source>No Five, No Two; Stuck in the Mud</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Sans cinq, sans deux</translation>
    </message>
    <message>
        <source>Two dice drop out</source>
        <translation>Deux dés sortent</translation>
    </message>
    <message>
        <source>The 6 and the 3 bring 9 points. The 5 and the 2 are out, and only two dice are thrown again: they bring 5 more.</source>
        <translation>Le 6 et le 3 donnent 9 points. Le 5 et le 2 sortent, et on ne relance que deux dés&#x202f;: ils en donnent 5 de plus.</translation>
    </message>
    <message>
        <source>The last die</source>
        <translation>Le dernier dé</translation>
    </message>
    <message>
        <source>One die is left, and 20 points have been collected. It shows a 5: no die is left, and the 20 points are written down.</source>
        <translation>Il reste un dé, et 20 points ont été marqués. Il montre un 5&#x202f;: il ne reste aucun dé, et on note les 20 points.</translation>
    </message>
    <message>
        <source>All four at once</source>
        <translation>Les quatre d’un coup</translation>
    </message>
    <message>
        <source>The very first throw shows nothing but 5s and 2s. All four dice are out, and 0 points are written down.</source>
        <translation>Le tout premier lancer ne montre que des 5 et des 2. Les quatre dés sortent, et on note 0 point.</translation>
    </message>
    <message>
        <source>{player} had the richest turn: {points} points.</source>
        <translation>Le tour le plus riche, {points} points, revient à {player}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} kept a die in play the longest: %n throw(s) in one turn.</source>
        <translation>
            <numerusform>C’est {player} qui a gardé un dé en jeu le plus longtemps&#x202f;:&#x202f;%n lancer en un tour.</numerusform>
            <numerusform>C’est {player} qui a gardé un dé en jeu le plus longtemps&#x202f;:&#x202f;%n lancers en un tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was decided by a play-off.</source>
        <translation>Un départage a décidé de la partie.</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>where dice lie that show a 5 or a 2</comment>
        <translation>Dehors</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the score sheet</comment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Départage</translation>
    </message>
    <message>
        <source>Most throws</source>
        <comment>line of the score sheet: the most throws of one turn; short</comment>
        <translation>Lancers (record)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>This turn: {points}</source>
        <comment>points of the turn up to now</comment>
        <translation>Ce tour&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Finish the turn</source>
        <comment>button: all throws of the turn one after the other</comment>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the four dice.</source>
        <translation>À {player} de lancer les quatre dés.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the four dice.</source>
        <translation>Départage&#x202f;: à {player} de lancer les quatre dés.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws again: %n dice are still in play.</source>
        <translation>
            <numerusform>{player} relance&#x202f;:&#x202f;%n dé est encore en jeu.</numerusform>
            <numerusform>{player} relance&#x202f;:&#x202f;%n dés sont encore en jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice}: %n dice go out.</source>
        <translation>
            <numerusform>{dice}&#x202f;:&#x202f;%n dé sort.</numerusform>
            <numerusform>{dice}&#x202f;:&#x202f;%n dés sortent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No die is left: {player} writes down %n point(s).</source>
        <translation>
            <numerusform>Il ne reste aucun dé&#x202f;: {player} note&#x202f;%n point.</numerusform>
            <numerusform>Il ne reste aucun dé&#x202f;: {player} note&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins the play-off after {points} points.</source>
        <translation>{player} gagne le départage, après {points} points.</translation>
    </message>
    <message>
        <source>Throw the four dice</source>
        <translation>Lancer les quatre dés</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>Relancer&#x202f;%n dé</numerusform>
            <numerusform>Relancer&#x202f;%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw until no die is left</source>
        <translation>Lancer jusqu’au dernier dé</translation>
    </message>
    <message>
        <source>Set the 5s and 2s aside</source>
        <translation>Mettre les 5 et les 2 de côté</translation>
    </message>
    <message numerus="yes">
        <source>Write down %n point(s)</source>
        <translation>
            <numerusform>Noter&#x202f;%n point</numerusform>
            <numerusform>Noter&#x202f;%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} lance {dice}&#x202f;:&#x202f;%n point.</numerusform>
            <numerusform>{player} lance {dice}&#x202f;:&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} note {points} et en a maintenant {score}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in the play-off.</source>
        <translation>
            <numerusform>{player} marque&#x202f;%n point au départage.</numerusform>
            <numerusform>{player} marque&#x202f;%n points au départage.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four at once!</source>
        <comment>all dice are out after the first throw</comment>
        <translation>Les quatre d’un coup&#x202f;!</translation>
    </message>
    <message>
        <source>What a turn: {points} points!</source>
        <translation>Quel tour&#x202f;: {points} points&#x202f;!</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing to decide: %n dice in play still bring about {points} points on average.</source>
        <translation>
            <numerusform>Il n’y a rien à décider&#x202f;:&#x202f;%n dé en jeu donne encore {points} points environ en moyenne.</numerusform>
            <numerusform>Il n’y a rien à décider&#x202f;:&#x202f;%n dés en jeu donnent encore {points} points environ en moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every 5 and every 2 is out.</source>
        <translation>Chaque 5 et chaque 2 est dehors.</translation>
    </message>
    <message>
        <source>No die is left, so the turn is over.</source>
        <translation>Il ne reste aucun dé, le tour est donc fini.</translation>
    </message>
</context>
</TS>
