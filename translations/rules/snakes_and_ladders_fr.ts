<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="snakes_and_ladders.aim">
        <source>All pieces walk from 1 to 100. Ladders take them up, snakes take them down. The first to land exactly on 100 wins.</source>
        <translation>Tous les pions vont de 1 à 100. Les échelles les font monter, les serpents les font descendre. Le premier qui arrive pile sur 100 gagne.</translation>
    </message>
    <message id="snakes_and_ladders.layout">
        <source>Eight ladders and eight snakes lie on the board, always in the same place. Where one of them ends, no other begins.</source>
        <translation>Huit échelles et huit serpents sont sur le plateau, toujours au même endroit. Là où finit l’un d’eux, aucun autre ne commence.</translation>
    </message>
    <message id="snakes_and_ladders.start-off-board">
        <source>Every piece begins beside the board, in front of square 1. A 1 takes it to square 1.</source>
        <translation>Chaque pion part à côté du plateau, devant la case 1. Un 1 le mène sur la case 1.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>On joue dans le sens des aiguilles d’une montre. La personne la plus jeune prend la première place et commence.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>On joue dans le sens des aiguilles d’une montre. On tire au sort qui commence.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw">
        <source>A turn is one throw of one die and the move that follows. Nothing moves before the throw, and nobody throws twice.</source>
        <translation>Un tour, c’est un lancer du dé et le coup qui le suit. Rien ne bouge avant le lancer, et on ne lance pas deux fois.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw@again">
        <source>A move follows every throw of the die. Nothing moves before the throw, and nobody throws again before the move.</source>
        <translation>Un coup suit chaque lancer du dé. Rien ne bouge avant le lancer, et on ne relance pas avant le coup.</translation>
    </message>
    <message id="snakes_and_ladders.count-forward">
        <source>The piece moves forward by as many squares as the die shows. Squares on the way do nothing.</source>
        <translation>Le pion avance d’autant de cases que le dé indique. Les cases en chemin ne font rien.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-up">
        <source>A piece whose count ends at the foot of a ladder climbs to its top at once.</source>
        <translation>Un pion dont le compte finit au pied d’une échelle monte aussitôt jusqu’en haut.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-top-neutral">
        <source>The top of a ladder does nothing: nobody climbs down.</source>
        <translation>Le haut d’une échelle ne fait rien&#x202f;: personne ne la redescend.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down">
        <source>A piece whose count ends on the tail of a snake, its upper end, slides down to its head at once.</source>
        <translation>Un pion dont le compte finit sur la queue d’un serpent, son bout du haut, glisse aussitôt jusqu’à la tête.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down@head-up">
        <source>A piece whose count ends on the head of a snake, its upper end, slides down to the tip of its tail at once.</source>
        <translation>Un pion dont le compte finit sur la tête d’un serpent, son bout du haut, glisse aussitôt jusqu’au bout de la queue.</translation>
    </message>
    <message id="snakes_and_ladders.snake-bottom-neutral">
        <source>The lower end of a snake does nothing: nobody climbs up a snake.</source>
        <translation>Le bout du bas d’un serpent ne fait rien&#x202f;: personne ne remonte un serpent.</translation>
    </message>
    <message id="snakes_and_ladders.one-jump">
        <source>There is never more than one ladder or snake in a move.</source>
        <translation>Il n’y a jamais plus d’une échelle ou d’un serpent par coup.</translation>
    </message>
    <message id="snakes_and_ladders.forced-move">
        <source>There is nothing to choose: the piece is put where its count ends, or straight onto the square where the ladder or snake takes it.</source>
        <translation>Il n’y a rien à choisir&#x202f;: on pose le pion là où finit son compte, ou tout de suite là où l’échelle ou le serpent le mène.</translation>
    </message>
    <message id="snakes_and_ladders.bounce">
        <source>If the throw is too big, the piece goes as far as 100 and counts the rest backwards.</source>
        <translation>Si le lancer est trop grand, le pion va jusqu’à 100, puis repart en arrière avec le reste.</translation>
    </message>
    <message id="snakes_and_ladders.bounce@stay">
        <source>If the throw is too big to end on 100, the piece stays where it is.</source>
        <translation>Si le lancer est trop grand pour finir sur 100, le pion reste où il est.</translation>
    </message>
    <message id="snakes_and_ladders.jump-after-bounce">
        <source>A ladder or snake counts even if the piece came to it backwards: from 96 it slides down to 86.</source>
        <translation>Une échelle ou un serpent compte même si le pion y arrive en reculant&#x202f;: de 96, il glisse jusqu’à 86.</translation>
    </message>
    <message id="snakes_and_ladders.share">
        <source>Any number of pieces may stand on one square. Nobody is sent away.</source>
        <translation>Plusieurs pions peuvent être sur une même case. Personne n’est renvoyé.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra">
        <source>A 6 is a throw like any other: the next player goes on.</source>
        <translation>Un 6 est un lancer comme un autre&#x202f;: on passe à la personne suivante.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra@again">
        <source>After a 6 the same player throws again, as often as another 6 comes, until somebody has won.</source>
        <translation>Après un 6, la même personne relance, tant qu’un autre 6 sort, jusqu’à la victoire.</translation>
    </message>
    <message id="snakes_and_ladders.win-exact">
        <source>The first piece to come to rest on 100 wins.</source>
        <translation>Le premier pion qui s’arrête sur 100 gagne.</translation>
    </message>
    <message id="snakes_and_ladders.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>La partie s’arrête aussitôt. Les autres ne sont pas classés.</translation>
    </message>
    <message id="snakes_and_ladders.always-ends">
        <source>There is no draw and no limit on turns: 100 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>Il n’y a ni partie nulle ni limite de tours&#x202f;: de partout on peut atteindre 100, et quelqu’un y arrive.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10.</source>
        <translation>Qui a 10 cases d’avance commence sur la case 10.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-25">
        <source>Whoever is 25 squares ahead begins on square 25.</source>
        <translation>Qui a 25 cases d’avance commence sur la case 25.</translation>
    </message>
</context>
<context>
    <name>snakes_and_ladders</name>
    <message>
        <source>A throw beyond 100</source>
        <translation>Un lancer au-delà de 100</translation>
    </message>
    <message>
        <source>Counts back</source>
        <translation>Fait reculer</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Est perdu</translation>
    </message>
    <message>
        <source>Throw again after a 6</source>
        <translation>Relancer après un 6</translation>
    </message>
    <message>
        <source>How the snakes lie</source>
        <translation>Le sens des serpents</translation>
    </message>
    <message>
        <source>Tail at the top</source>
        <translation>Queue en haut</translation>
    </message>
    <message>
        <source>Head at the top</source>
        <translation>Tête en haut</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 cases d’avance</translation>
    </message>
    <message>
        <source>25 squares ahead</source>
        <comment>handicap</comment>
        <translation>25 cases d’avance</translation>
    </message>
    <message>
        <source>Snakes and Ladders</source>
        <translation>Échelles et serpents</translation>
    </message>
    <message>
        <source>Up the ladders, down the snakes: be the first to land exactly on 100.</source>
        <translation>Monter aux échelles, glisser sur les serpents&#x202f;: le premier pion pile sur 100 gagne.</translation>
    </message>
    <message>
        <source>The ladder game</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Serpents et échelles</translation>
    </message>
    <message>
        <source>Up a ladder</source>
        <translation>En haut de l’échelle</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on 20, at the foot of the longest ladder. The piece is put there and climbs by itself, all the way to 60.</source>
        <translation>Le lancer fait 6 et finit sur 20, au pied de la plus longue échelle. On y pose le pion, et il monte tout seul jusqu’à 60.</translation>
    </message>
    <message>
        <source>Down a snake</source>
        <translation>En bas du serpent</translation>
    </message>
    <message>
        <source>The throw is 4 and ends on 58, where a snake begins. The piece may be put straight onto 23, where it comes to rest.</source>
        <translation>Le lancer fait 4 et finit sur 58, où commence un serpent. On peut poser le pion tout de suite sur 23, où il s’arrête.</translation>
    </message>
    <message>
        <source>Too far, and back</source>
        <translation>Trop loin, et retour</translation>
    </message>
    <message>
        <source>From 98 a 6 leads to 100 and four squares back, to 96. There a snake waits, and the piece slides down to 86.</source>
        <translation>De 98, un 6 mène à 100 et quatre cases en arrière, sur 96. Un serpent y attend, et le pion glisse jusqu’à 86.</translation>
    </message>
    <message numerus="yes">
        <source>{player} climbed the most ladders: %n.</source>
        <translation>
            <numerusform>{player} a monté le plus d’échelles&#x202f;: %n.</numerusform>
            <numerusform>{player} a monté le plus d’échelles&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} met the most snakes: %n.</source>
        <translation>
            <numerusform>{player} a rencontré le plus de serpents&#x202f;: %n.</numerusform>
            <numerusform>{player} a rencontré le plus de serpents&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} met no snake at all.</source>
        <comment>whoever has won</comment>
        <translation>{player} n’a rencontré aucun serpent.</translation>
    </message>
    <message>
        <source>The deepest slide took {player} from {high} down to {low}.</source>
        <translation>La plus longue glissade a mené {player} de {high} à {low}.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>case {number}</translation>
    </message>
    <message>
        <source>square {number}: ladder up to {top}</source>
        <translation>case {number}&#x202f;: échelle jusqu’à {top}</translation>
    </message>
    <message>
        <source>square {number}: snake down to {low}</source>
        <translation>case {number}&#x202f;: serpent jusqu’à {low}</translation>
    </message>
    <message>
        <source>square {number}: goal</source>
        <translation>case {number}&#x202f;: arrivée</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}&#x202f;: plateau avec le dé</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>serpent</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>est renversé</translation>
    </message>
    <message>
        <source>to {there}</source>
        <translation>jusqu’à {there}</translation>
    </message>
    <message>
        <source>to {foot}, and up the ladder to {top}</source>
        <translation>jusqu’à {foot}, et par l’échelle jusqu’à {top}</translation>
    </message>
    <message>
        <source>to {high}, and down the snake to {low}</source>
        <translation>jusqu’à {high}, et par le serpent jusqu’à {low}</translation>
    </message>
    <message>
        <source>on to {goal} and back to {there}</source>
        <translation>jusqu’à {goal}, et retour à {there}</translation>
    </message>
    <message>
        <source>on to {goal}, back to {high}, and down the snake to {low}</source>
        <translation>jusqu’à {goal}, retour à {high}, et par le serpent jusqu’à {low}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>À {player} de lancer le dé.</translation>
    </message>
    <message>
        <source>{player} threw a 6 and may throw again.</source>
        <translation>{player} a fait un 6 et peut relancer.</translation>
    </message>
    <message>
        <source>{player} threw {die}: {way}.</source>
        <extracomment>The way is one of &quot;to 45&quot;, &quot;to 45, and up the ladder to 54&quot;, &quot;on to 100 and back to 97&quot; …</extracomment>
        <translation>{player} a fait {die}&#x202f;: {way}.</translation>
    </message>
    <message>
        <source>{player} threw {die}: that leads beyond {goal}, so the piece stays where it is.</source>
        <translation>{player} a fait {die}&#x202f;: cela mène au-delà de {goal}, et le pion reste où il est.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gagne.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the throw cannot be used, the turn goes on.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au départ</translation>
    </message>
    <message>
        <source>on {number}</source>
        <translation>sur {number}</translation>
    </message>
    <message>
        <source>The way to 100</source>
        <translation>Le chemin jusqu’à 100</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Échelles</translation>
    </message>
    <message>
        <source>Snakes</source>
        <translation>Serpents</translation>
    </message>
    <message>
        <source>up from the foot to the top</source>
        <translation>on monte du pied jusqu’en haut</translation>
    </message>
    <message>
        <source>down from the upper end to the lower one</source>
        <translation>on glisse du bout du haut à celui du bas</translation>
    </message>
    <message>
        <source>exactly: the rest is counted back</source>
        <translation>pile&#x202f;: le reste se compte en arrière</translation>
    </message>
    <message>
        <source>exactly: a throw too big is lost</source>
        <translation>pile&#x202f;: un lancer trop grand est perdu</translation>
    </message>
    <message>
        <source>throw again</source>
        <translation>on relance</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Lancer le dé</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Avancer&#x202f;: {here} → {there}</translation>
    </message>
    <message>
        <source>Stay and go on</source>
        <translation>Rester et continuer</translation>
    </message>
    <message>
        <source>{player} threw {die}.</source>
        <translation>{player} a fait {die}.</translation>
    </message>
    <message>
        <source>{player} goes from {here} to {there}.</source>
        <translation>{player} va de {here} à {there}.</translation>
    </message>
    <message>
        <source>{player} goes from the start to {there}.</source>
        <translation>{player} va du départ à {there}.</translation>
    </message>
    <message>
        <source>{player} comes back to {here}.</source>
        <translation>{player} revient à {here}.</translation>
    </message>
    <message>
        <source>{player} stays on {here}: the throw leads beyond {goal}.</source>
        <translation>{player} reste sur {here}&#x202f;: le lancer mène au-delà de {goal}.</translation>
    </message>
    <message>
        <source>The ladder on {foot} leads up to {top}.</source>
        <translation>L’échelle de la case {foot} mène à {top}.</translation>
    </message>
    <message>
        <source>The snake on {high} leads down to {low}.</source>
        <translation>Le serpent de la case {high} mène à {low}.</translation>
    </message>
    <message>
        <source>The rest is counted back from {goal}.</source>
        <translation>Le reste se compte en arrière à partir de {goal}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Up to {number}!</source>
        <translation>En haut, à {number}&#x202f;!</translation>
    </message>
    <message>
        <source>Down to {number}!</source>
        <translation>En bas, à {number}&#x202f;!</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} n’a pas encore lancé le dé.</translation>
    </message>
    <message>
        <source>The die shows {die}: first the piece has to move.</source>
        <translation>Le dé a donné {die}, et le pion doit encore avancer.</translation>
    </message>
    <message>
        <source>{die} leads beyond {goal}: the piece stays where it is.</source>
        <translation>{die} mène au-delà de {goal}&#x202f;: le pion reste où il est.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Ce pion est à {owner}.</translation>
    </message>
    <message>
        <source>With {die} the piece goes {way}.</source>
        <translation>Avec {die}, le pion va {way}.</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Chaque tour commence par le lancer.</translation>
    </message>
    <message>
        <source>After a 6 there is another throw.</source>
        <translation>Après un 6, on relance.</translation>
    </message>
</context>
</TS>
