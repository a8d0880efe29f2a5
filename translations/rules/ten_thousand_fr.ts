<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="ten_thousand.aim">
        <source>The goal is to write down 10,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>Le but est de noter 10&#x202f;000 points. Chaque lancer peut rapporter, ou faire perdre tout le tour.</translation>
    </message>
    <message id="ten_thousand.aim@short">
        <source>The goal is to write down 5,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>Le but est de noter 5&#x202f;000 points. Chaque lancer peut rapporter, ou faire perdre tout le tour.</translation>
    </message>
    <message id="ten_thousand.players">
        <source>Two to four players take part.</source>
        <translation>On joue de deux à quatre.</translation>
    </message>
    <message id="ten_thousand.five-dice">
        <source>There are five dice, and everyone throws them in turn.</source>
        <translation>Il y a cinq dés, et chacun les lance à son tour.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed">
        <source>All players start with 0 points, and nobody has opened yet.</source>
        <extracomment>open: has written down points at least once; the word for it is explained by opening-threshold</extracomment>
        <translation>Tout le monde commence avec 0 point, et personne n’a encore ouvert.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed@free">
        <source>All players start with 0 points.</source>
        <translation>Tout le monde commence avec 0 point.</translation>
    </message>
    <message id="ten_thousand.youngest-begins">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>La personne la plus jeune prend la première place et commence.</translation>
    </message>
    <message id="ten_thousand.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>On tire au sort qui commence.</translation>
    </message>
    <message id="ten_thousand.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>On joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message id="ten_thousand.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Un tour commence par un lancer des cinq dés.</translation>
    </message>
    <message id="ten_thousand.single-dice">
        <source>A single 1 is worth 100 points and a single 5 is worth 50; a single 2, 3, 4 or 6 is worth nothing.</source>
        <translation>Un 1 seul vaut 100 points et un 5 seul en vaut 50&#x202f;; un 2, 3, 4 ou 6 seul ne vaut rien.</translation>
    </message>
    <message id="ten_thousand.three-of-a-kind">
        <source>Three dice alike are worth their number times 100, but three 1s are worth 1,000.</source>
        <translation>Trois dés identiques valent leur chiffre fois 100, mais trois 1 valent 1&#x202f;000.</translation>
    </message>
    <message id="ten_thousand.four-of-a-kind">
        <source>Four dice alike are worth twice as much as three.</source>
        <translation>Quatre dés identiques valent deux fois plus que trois.</translation>
    </message>
    <message id="ten_thousand.five-of-a-kind">
        <source>Five dice alike are worth twice as much as four.</source>
        <translation>Cinq dés identiques valent deux fois plus que quatre.</translation>
    </message>
    <message id="ten_thousand.straight">
        <source>The straights 1-2-3-4-5 and 2-3-4-5-6 are worth 1,500 and need all five dice.</source>
        <translation>Les suites 1-2-3-4-5 et 2-3-4-5-6 valent 1&#x202f;500 et demandent les cinq dés.</translation>
    </message>
    <message id="ten_thousand.triple-same-throw">
        <source>Three dice alike and straights must come in a single throw. Dice that were set aside before do not help.</source>
        <translation>Trois dés identiques ou une suite doivent sortir en un seul lancer&#x202f;; les dés déjà mis de côté n’aident pas.</translation>
    </message>
    <message id="ten_thousand.best-value">
        <source>Dice are always counted in the way that scores the most, and each die only once.</source>
        <translation>Les dés se comptent toujours de la façon qui rapporte le plus, et chaque dé une seule fois.</translation>
    </message>
    <message id="ten_thousand.stop-or-continue">
        <source>After a throw that scores, the player stops or goes on.</source>
        <translation>Après un lancer qui rapporte, on s’arrête ou on continue.</translation>
    </message>
    <message id="ten_thousand.bust">
        <source>A throw that scores nothing ends the turn, and all points of the turn are lost.</source>
        <translation>Un lancer qui ne rapporte rien finit le tour, et tous les points du tour sont perdus.</translation>
    </message>
    <message id="ten_thousand.bust@exact">
        <source>A throw that scores nothing, or goes past the goal, ends the turn, and all points of the turn are lost.</source>
        <translation>Un lancer qui ne rapporte rien, ou qui dépasse le but, finit le tour, et tous les points du tour sont perdus.</translation>
    </message>
    <message id="ten_thousand.bank">
        <source>Whoever stops writes down the points of the turn, and the dice go to the next player.</source>
        <translation>Si on s’arrête, on note les points du tour, et les dés passent à la personne suivante.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring">
        <source>Whoever goes on first sets aside all the dice that scored in this throw.</source>
        <translation>Pour continuer, on met d’abord de côté tous les dés du lancer qui ont rapporté.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring@some">
        <source>Whoever goes on first sets aside at least one die that scored. Only the dice set aside count.</source>
        <translation>Pour continuer, on met d’abord de côté au moins un dé qui a rapporté&#x202f;; seuls les dés mis de côté comptent.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring">
        <source>Dice that scored nothing are not set aside.</source>
        <translation>Un dé qui n’a rien rapporté n’est pas mis de côté.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring@some">
        <source>Dice that would score nothing are not set aside. Three or more 2s, 3s, 4s or 6s stay together.</source>
        <translation>Un dé qui ne rapporterait rien n’est pas mis de côté&#x202f;; trois 2, 3, 4 ou 6 ou davantage restent ensemble.</translation>
    </message>
    <message id="ten_thousand.throw-all-others">
        <source>Then all the other dice are thrown, without leaving any out.</source>
        <translation>Ensuite tous les autres dés sont lancés, sans en laisser un seul.</translation>
    </message>
    <message id="ten_thousand.set-aside-stays">
        <source>A die set aside stays there until all five are thrown again.</source>
        <translation>Un dé mis de côté y reste jusqu’à ce que les cinq soient relancés.</translation>
    </message>
    <message id="ten_thousand.extend-group">
        <source>If three or four dice alike are set aside, a later die with the same number joins them: they count as four or five.</source>
        <translation>Si trois ou quatre dés identiques sont mis de côté, un dé du même chiffre lancé plus tard les rejoint&#x202f;: ils comptent pour quatre ou cinq.</translation>
    </message>
    <message id="ten_thousand.extend-order">
        <source>A single 1 or 5 that was set aside before three alike were thrown stays a single die.</source>
        <translation>Un 1 ou un 5 mis de côté avant que trois dés identiques sortent reste un dé seul.</translation>
    </message>
    <message id="ten_thousand.hot-dice">
        <source>When all five dice have been set aside, whoever goes on throws all five again. The points of the turn stay at risk.</source>
        <translation>Quand les cinq dés sont mis de côté, on les relance tous pour continuer&#x202f;; les points du tour restent en jeu.</translation>
    </message>
    <message id="ten_thousand.hot-dice@must">
        <source>When all five dice score, nobody may stop: all five are set aside and thrown again.</source>
        <translation>Quand les cinq dés rapportent, on ne peut pas s’arrêter&#x202f;: on met les cinq de côté et on les relance.</translation>
    </message>
    <message id="ten_thousand.hot-dice-fresh">
        <source>After that, dice that were set aside before no longer count with new ones.</source>
        <translation>Après cela, les dés mis de côté avant ne s’ajoutent plus aux nouveaux.</translation>
    </message>
    <message id="ten_thousand.opening-threshold">
        <source>To open, a player needs at least 750 points in one turn. Only then may points be written down.</source>
        <translation>Pour ouvrir, il faut au moins 750 points en un seul tour&#x202f;; on ne peut les noter qu’alors.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@500">
        <source>To open, a player needs at least 500 points in one turn. Only then may points be written down.</source>
        <translation>Pour ouvrir, il faut au moins 500 points en un seul tour&#x202f;; on ne peut les noter qu’alors.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@1000">
        <source>To open, a player needs at least 1,000 points in one turn. Only then may points be written down.</source>
        <translation>Pour ouvrir, il faut au moins 1&#x202f;000 points en un seul tour&#x202f;; on ne peut les noter qu’alors.</translation>
    </message>
    <message id="ten_thousand.opening-must-continue">
        <source>Until then, a player who has not opened has to go on.</source>
        <translation>Avant cela, la personne qui n’a pas ouvert doit continuer.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum">
        <source>A player who has opened may stop with any number of points for the rest of the match.</source>
        <translation>Une fois qu’on a ouvert, on peut s’arrêter avec n’importe quel nombre de points jusqu’à la fin de la partie.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum@free">
        <source>Everybody may stop with any number of points.</source>
        <translation>Tout le monde peut s’arrêter avec n’importe quel nombre de points.</translation>
    </message>
    <message id="ten_thousand.reach-target">
        <source>When a player’s score and the points of the turn together reach the goal, the player wins at once.</source>
        <translation>Quand le score et les points du tour atteignent ensemble le but, la partie est gagnée aussitôt.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-round">
        <source>Points are written down only by stopping, even when they are enough to reach the goal.</source>
        <translation>On ne note les points qu’en s’arrêtant, même s’ils suffisent pour atteindre le but.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-exact">
        <source>When a player’s score and the points of the turn add up to exactly the goal, they are written down at once.</source>
        <translation>Quand le score et les points du tour font ensemble exactement le but, ils sont notés aussitôt.</translation>
    </message>
    <message id="ten_thousand.over-target">
        <source>A score may go past the goal: it need not be hit exactly.</source>
        <translation>Le but peut être dépassé&#x202f;; il n’est pas nécessaire de tomber pile.</translation>
    </message>
    <message id="ten_thousand.over-target@exact">
        <source>The goal must be hit exactly, counting the whole throw.</source>
        <translation>Il faut tomber pile sur le but, en comptant le lancer entier.</translation>
    </message>
    <message id="ten_thousand.immediate-win">
        <source>The match ends at once, without finishing the round.</source>
        <translation>La partie s’arrête aussitôt, sans finir la manche.</translation>
    </message>
    <message id="ten_thousand.immediate-win@last-round">
        <source>When somebody has reached the goal, the round is played to its end. The highest score wins, and equal scores share the victory.</source>
        <translation>Quand quelqu’un a atteint le but, on finit la manche&#x202f;; le plus haut score gagne, et à égalité on partage la victoire.</translation>
    </message>
    <message id="ten_thousand.round-cap">
        <source>If nobody has won after 200 rounds, the highest score wins, and equal scores share the victory.</source>
        <translation>Si personne n’a gagné après 200 manches, le plus haut score gagne, et à égalité on partage la victoire.</translation>
    </message>
    <message id="ten_thousand.ahead-500">
        <source>A head start of 500 points counts from the beginning.</source>
        <translation>Une avance de 500 points compte dès le début.</translation>
    </message>
    <message id="ten_thousand.ahead-1000">
        <source>A head start of 1,000 points counts from the beginning.</source>
        <translation>Une avance de 1&#x202f;000 points compte dès le début.</translation>
    </message>
</context>
<context>
    <name>ten_thousand</name>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10&#x202f;000</translation>
    </message>
    <message>
        <source>5,000, the short game</source>
        <translation>5&#x202f;000, la partie courte</translation>
    </message>
    <message>
        <source>Points in one turn needed to open</source>
        <translation>Points en un tour pour ouvrir</translation>
    </message>
    <message>
        <source>750</source>
        <translation>750</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>Aucun minimum</translation>
    </message>
    <message>
        <source>500</source>
        <translation>500</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1&#x202f;000</translation>
    </message>
    <message>
        <source>Whoever goes on sets aside</source>
        <translation>Pour continuer, on met de côté</translation>
    </message>
    <message>
        <source>All dice that score</source>
        <translation>Tous les dés qui rapportent</translation>
    </message>
    <message>
        <source>As many of them as they like</source>
        <translation>Au moins un, au choix</translation>
    </message>
    <message>
        <source>When all five dice score</source>
        <translation>Quand les cinq dés rapportent</translation>
    </message>
    <message>
        <source>All five may be thrown again</source>
        <translation>On peut relancer les cinq</translation>
    </message>
    <message>
        <source>All five must be thrown again</source>
        <translation>On doit relancer les cinq</translation>
    </message>
    <message>
        <source>The goal must be hit exactly</source>
        <translation>Il faut tomber pile sur le but</translation>
    </message>
    <message>
        <source>The last round is played to its end</source>
        <translation>La dernière manche se joue jusqu’au bout</translation>
    </message>
    <message>
        <source>500 points ahead</source>
        <comment>handicap</comment>
        <translation>500 points d’avance</translation>
    </message>
    <message>
        <source>1,000 points ahead</source>
        <comment>handicap</comment>
        <translation>1&#x202f;000 points d’avance</translation>
    </message>
    <message>
        <source>10,000</source>
        <comment>name of the game</comment>
        <translation>10&#x202f;000</translation>
    </message>
    <message>
        <source>Collect points with five dice, and stop before the luck runs out.</source>
        <translation>Amasse des points avec cinq dés, et arrête-toi avant que la chance tourne.</translation>
    </message>
    <message>
        <source>Dice 10,000, Zilch</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Dix mille, 10&#x202f;000 aux dés</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>heading of the sheet that says what dice are worth; short</comment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the number that a die shows, beside its picture</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>This turn</source>
        <comment>line of the score pad</comment>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Best turn</source>
        <comment>line of the score pad</comment>
        <translation>Meilleur tour</translation>
    </message>
    <message>
        <source>Still to go</source>
        <comment>line of the score pad: points missing to the goal</comment>
        <translation>Il manque</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>line of the score pad</comment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>Set aside: {points}</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Mis de côté&#x202f;: {points}</translation>
    </message>
    <message>
        <source>At risk: {points}</source>
        <comment>points that the next throw may lose</comment>
        <translation>En jeu&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Lost: {points}</source>
        <comment>points of the turn</comment>
        <translation>Perdus&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Stop: {points}</source>
        <comment>button that writes so many points down</comment>
        <translation>Arrêter&#x202f;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière manche</translation>
    </message>
    <message numerus="yes">
        <source>straight: %n point(s)</source>
        <comment>what dice count</comment>
        <translation>
            <numerusform>suite&#x202f;: %n point</numerusform>
            <numerusform>suite&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a single {face}: %n point(s)</source>
        <comment>what a die counts</comment>
        <translation>
            <numerusform>un {face} seul&#x202f;: %n point</numerusform>
            <numerusform>un {face} seul&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} times {face}: %n point(s)</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>{count} fois {face}&#x202f;: %n point</numerusform>
            <numerusform>{count} fois {face}&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now {count} times {face}: %n point(s) more</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>maintenant {count} fois {face}&#x202f;: %n point de plus</numerusform>
            <numerusform>maintenant {count} fois {face}&#x202f;: %n points de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dice are worth</source>
        <translation>Ce que valent les dés</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>À {player} de lancer les cinq dés.</translation>
    </message>
    <message>
        <source>{player} can stop or throw again.</source>
        <translation>{player} peut s’arrêter ou relancer.</translation>
    </message>
    <message>
        <source>All five dice score!</source>
        <translation>Les cinq dés rapportent des points&#x202f;!</translation>
    </message>
    <message>
        <source>All five dice score: {player} must throw them all again.</source>
        <translation>Les cinq dés rapportent&#x202f;: {player} doit tous les relancer.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n more point(s) are needed to open.</source>
        <translation>
            <numerusform>{player} doit relancer&#x202f;: il manque %n point pour ouvrir.</numerusform>
            <numerusform>{player} doit relancer&#x202f;: il manque %n points pour ouvrir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores nothing: %n point(s) are lost.</source>
        <translation>
            <numerusform>Rien ne rapporte pour {player}&#x202f;: %n point est perdu.</numerusform>
            <numerusform>Rien ne rapporte pour {player}&#x202f;: %n points sont perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} note {points} et arrive à {score}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) are needed.</source>
        <translation>
            <numerusform>Il manque encore %n point.</numerusform>
            <numerusform>Il manque encore %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Lancer les cinq dés</translation>
    </message>
    <message numerus="yes">
        <source>Set aside {kept} for {points} and throw %n dice</source>
        <translation>
            <numerusform>Mettre de côté {kept} pour {points} et lancer %n dé</numerusform>
            <numerusform>Mettre de côté {kept} pour {points} et lancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside {kept} for {points} and throw all five dice again</source>
        <translation>Mettre de côté {kept} pour {points} et relancer les cinq dés</translation>
    </message>
    <message>
        <source>Throw again without setting dice aside</source>
        <translation>Continuer sans mettre de dé de côté</translation>
    </message>
    <message numerus="yes">
        <source>Stop and write down %n point(s)</source>
        <translation>
            <numerusform>S’arrêter et noter %n point</numerusform>
            <numerusform>S’arrêter et noter %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Passer les dés</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} lance {dice}&#x202f;: %n point.</numerusform>
            <numerusform>{player} lance {dice}&#x202f;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had set aside {kept}.</source>
        <translation>{player} avait mis de côté&#x202f;: {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} lance {dice}&#x202f;: %n point est perdu.</numerusform>
            <numerusform>{player} lance {dice}&#x202f;: %n points sont perdus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}, past the goal: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} lance {dice} et dépasse le but&#x202f;: %n point est perdu.</numerusform>
            <numerusform>{player} lance {dice} et dépasse le but&#x202f;: %n points sont perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice} and reaches {score} points.</source>
        <translation>{player} lance {dice} et atteint {score} points.</translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>Les dés passent à {player}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Un tour commence par un lancer.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>Le tour est fini.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Relancer, c’est amusant.</translation>
    </message>
    <message>
        <source>{points} points are enough.</source>
        <translation>{points} points suffisent.</translation>
    </message>
    <message>
        <source>Only {points} points so far: at least {bar} would be good.</source>
        <translation>Seulement {points} points pour l’instant&#x202f;: il en faudrait au moins {bar}.</translation>
    </message>
    <message numerus="yes">
        <source>{missing} more points are needed to open; %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>Il manque {missing} points pour ouvrir&#x202f;; %n dé ne donne rien dans {percent}&#x202f;% des lancers environ.</numerusform>
            <numerusform>Il manque {missing} points pour ouvrir&#x202f;; %n dés ne donnent rien dans {percent}&#x202f;% des lancers environ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no choice, but %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>Il n’y a pas le choix, mais %n dé ne donne rien dans {percent}&#x202f;% des lancers environ.</numerusform>
            <numerusform>Il n’y a pas le choix, mais %n dés ne donnent rien dans {percent}&#x202f;% des lancers environ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws: the risk is worth it.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n dé perd {points} points dans {percent}&#x202f;% des lancers environ&#x202f;: le risque en vaut la peine.</numerusform>
            <numerusform>%n dés perdent {points} points dans {percent}&#x202f;% des lancers environ&#x202f;: le risque en vaut la peine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws, but time is short.</source>
        <comment>percent: chance of losing the turn; somebody else is about to win</comment>
        <translation>
            <numerusform>%n dé perd {points} points dans {percent}&#x202f;% des lancers environ, mais le temps presse.</numerusform>
            <numerusform>%n dés perdent {points} points dans {percent}&#x202f;% des lancers environ, mais le temps presse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice would lose {points} points in about {percent}% of throws: better to stop.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n dé perdrait {points} points dans {percent}&#x202f;% des lancers environ&#x202f;: mieux vaut s’arrêter.</numerusform>
            <numerusform>%n dés perdraient {points} points dans {percent}&#x202f;% des lancers environ&#x202f;: mieux vaut s’arrêter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best turn: {points} points.</source>
        <translation>{player} a eu le meilleur tour&#x202f;: {points} points.</translation>
    </message>
    <message>
        <source>One throw too many cost {player} {points} points.</source>
        <translation>Un lancer de trop a coûté {points} points à {player}.</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <comment>has not written down points yet</comment>
        <translation>pas ouvert</translation>
    </message>
    <message>
        <source>One throw too many</source>
        <translation>Un lancer de trop</translation>
    </message>
    <message>
        <source>The 1 and the 5 were worth 150 points. But the other three dice bring nothing, so the turn is over and the points are lost.</source>
        <translation>Le 1 et le 5 valaient 150 points. Mais les trois autres dés ne rapportent rien&#x202f;: le tour est fini et les points sont perdus.</translation>
    </message>
    <message>
        <source>Going on, then stopping</source>
        <translation>Continuer, puis s’arrêter</translation>
    </message>
    <message>
        <source>The 1 and the 5 count and are set aside, and the other three dice are thrown. Another 5 joins them, and 200 points are written down.</source>
        <translation>Le 1 et le 5 comptent&#x202f;: on les met de côté et on relance les trois autres dés. Un 5 de plus, et l’on note 200 points.</translation>
    </message>
    <message>
        <source>All five dice count</source>
        <translation>Les cinq dés comptent</translation>
    </message>
    <message>
        <source>Three 1s and two 5s: every die counts, so all five may be thrown again. A new 1 comes on top of the points of the turn.</source>
        <translation>Trois 1 et deux 5&#x202f;: tous les dés comptent, on peut donc relancer les cinq. Un nouveau 1 s’ajoute aux points du tour.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <comment>nothing was at risk yet</comment>
        <translation>Rien ne rapporte pour {player}.</translation>
    </message>
    <message>
        <source>{player} throws {dice}: nothing counts.</source>
        <translation>{player} lance {dice}&#x202f;: rien ne rapporte.</translation>
    </message>
</context>
</TS>
