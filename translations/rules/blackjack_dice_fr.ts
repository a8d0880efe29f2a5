<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="blackjack_dice.aim">
        <source>The goal is to own all the counters.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>Le but est de posséder tous les jetons.</translation>
    </message>
    <message id="blackjack_dice.aim@first-out">
        <source>The goal is to hold the most counters when somebody is out of the game.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>Le but est d’avoir le plus de jetons quand quelqu’un sort du jeu.</translation>
    </message>
    <message id="blackjack_dice.players">
        <source>Two to four players take part.</source>
        <translation>On joue de deux à quatre.</translation>
    </message>
    <message id="blackjack_dice.five-counters">
        <source>Everyone starts with 5 counters, and the pot in the middle is empty.</source>
        <translation>Tout le monde commence avec 5 jetons, et le pot au milieu est vide.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins">
        <source>The youngest player takes the first seat and opens the first round.</source>
        <extracomment>open a round: to have its first turn</extracomment>
        <translation>La personne la plus jeune prend la première place et ouvre la première manche.</translation>
    </message>
    <message id="blackjack_dice.youngest-begins@random">
        <source>Lots are drawn to see who opens the first round.</source>
        <translation>On tire au sort qui ouvre la première manche.</translation>
    </message>
    <message id="blackjack_dice.turn-order">
        <source>Turns go clockwise, and everyone who is still in the game has one turn a round.</source>
        <translation>On joue dans le sens des aiguilles d’une montre. Qui est encore en jeu a un tour par manche.</translation>
    </message>
    <message id="blackjack_dice.first-throw-three">
        <source>A turn starts with a throw of all three dice. Their sum is the first total.</source>
        <translation>Un tour commence par un lancer des trois dés. Leur somme est le premier total.</translation>
    </message>
    <message id="blackjack_dice.stop-or-continue">
        <source>As long as the total is 20 or less, the player stops or goes on after each throw.</source>
        <translation>Tant que le total ne dépasse pas 20, on s’arrête ou on continue après chaque lancer.</translation>
    </message>
    <message id="blackjack_dice.throw-one-to-three">
        <source>Whoever goes on throws one, two or three dice, as they like each time.</source>
        <translation>Qui continue lance un, deux ou trois dés, à son choix à chaque fois.</translation>
    </message>
    <message id="blackjack_dice.totals-add-up">
        <source>The new dice are added to the total. What was thrown before always stays in it.</source>
        <translation>Les nouveaux dés s’ajoutent au total. Ce qui a été lancé avant compte toujours.</translation>
    </message>
    <message id="blackjack_dice.no-throw-limit">
        <source>A turn may have any number of throws.</source>
        <translation>On peut lancer autant de fois qu’on veut dans un tour.</translation>
    </message>
    <message id="blackjack_dice.stop-at-21">
        <source>At exactly 21 the turn ends by itself.</source>
        <translation>À 21 pile, le tour s’arrête tout seul.</translation>
    </message>
    <message id="blackjack_dice.bust">
        <source>A total above 21 ends the turn, and the player cannot win this round any more.</source>
        <translation>Un total au-dessus de 21 met fin au tour, et on ne peut plus gagner cette manche.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-kitty">
        <source>Whoever goes over 21 pays 1 counter into the pot at once, if they have one.</source>
        <translation>Qui dépasse 21 met aussitôt 1 jeton dans le pot, s’il lui en reste.</translation>
    </message>
    <message id="blackjack_dice.everyone-plays">
        <source>Everyone in the game has their turn, even after somebody has reached 21.</source>
        <translation>Tout le monde a son tour, même quand quelqu’un a déjà atteint 21.</translation>
    </message>
    <message id="blackjack_dice.closest-wins">
        <source>The highest total up to 21 wins the round.</source>
        <translation>Le total le plus haut jusqu’à 21 gagne la manche.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off">
        <source>If the best totals are level, those players each throw three dice in a play-off, and again if they are still level. Nobody pays in a play-off.</source>
        <translation>Si les meilleurs totaux sont à égalité, chacune de ces personnes lance trois dés pour se départager, et encore si l’égalité demeure. Personne ne paie pendant un départage.</translation>
    </message>
    <message id="blackjack_dice.tie-play-off@carry-over">
        <source>If the best totals are level, nobody wins the round, and the pot stays for the next winner.</source>
        <translation>Si les meilleurs totaux sont à égalité, personne ne gagne la manche, et le pot reste pour qui gagnera la suivante.</translation>
    </message>
    <message id="blackjack_dice.winner-takes-kitty">
        <source>Whoever wins the round takes the whole pot.</source>
        <translation>Qui gagne la manche prend tout le pot.</translation>
    </message>
    <message id="blackjack_dice.all-pay-winner">
        <source>Everyone else in the game gives the winner 1 counter.</source>
        <translation>Toutes les autres personnes en jeu donnent 1 jeton à qui gagne.</translation>
    </message>
    <message id="blackjack_dice.bust-pays-twice">
        <source>That includes those who went over 21: such a round costs them 2 counters.</source>
        <translation>Cela vaut aussi pour qui a dépassé 21&#x202f;: une telle manche lui coûte 2 jetons.</translation>
    </message>
    <message id="blackjack_dice.pays-what-he-has">
        <source>A player without counters pays nothing, and owes nothing later.</source>
        <translation>Qui n’a plus de jetons ne paie rien et ne doit rien plus tard.</translation>
    </message>
    <message id="blackjack_dice.all-bust">
        <source>If everyone goes over 21, nobody wins the round: the pot stays for the next winner.</source>
        <translation>Si tout le monde dépasse 21, personne ne gagne la manche&#x202f;: le pot reste pour qui gagnera la suivante.</translation>
    </message>
    <message id="blackjack_dice.elimination">
        <source>After a round that somebody has won, players without counters are out of the game.</source>
        <translation>Après une manche gagnée par quelqu’un, qui n’a plus de jetons sort du jeu.</translation>
    </message>
    <message id="blackjack_dice.no-elimination-without-winner">
        <source>After a round without a winner nobody is out. Even a player without counters plays on, pays nothing, and may win.</source>
        <translation>Après une manche que personne n’a gagnée, personne ne sort. Même sans jetons, on joue encore, on ne paie rien et on peut gagner.</translation>
    </message>
    <message id="blackjack_dice.next-starter">
        <source>The next round is opened by the next player in the game, clockwise.</source>
        <translation>La manche suivante est ouverte par la personne suivante encore en jeu, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message id="blackjack_dice.next-starter@winner">
        <source>The winner opens the next round; without a winner, the next player clockwise does.</source>
        <translation>Qui gagne ouvre la manche suivante. Si personne ne gagne, c’est la personne suivante dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win">
        <source>When one player owns all the counters, the match is over, and that player wins.</source>
        <translation>Quand une personne possède tous les jetons, la partie est finie et cette personne gagne.</translation>
    </message>
    <message id="blackjack_dice.all-counters-win@first-out">
        <source>As soon as somebody is out, the match is over. The most counters win, and equal numbers share the victory.</source>
        <translation>Dès que quelqu’un sort du jeu, la partie est finie. Le plus grand nombre de jetons gagne&#x202f;; à égalité, on partage la victoire.</translation>
    </message>
    <message id="blackjack_dice.ranking">
        <source>The others are ranked by how long they stayed in the game. Those who left in the same round share a place.</source>
        <translation>Les autres sont classés selon le temps passé en jeu. Qui sort dans la même manche partage la place.</translation>
    </message>
    <message id="blackjack_dice.ranking@first-out">
        <source>The others are ranked by their counters. Equal numbers share a place.</source>
        <translation>Les autres sont classés selon leurs jetons. À égalité, on partage la place.</translation>
    </message>
    <message id="blackjack_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case: the most counters win, and equal numbers share the victory.</source>
        <translation>Après 1&#x202f;000 manches, la partie s’arrête de toute façon. Le plus grand nombre de jetons gagne&#x202f;; à égalité, on partage la victoire.</translation>
    </message>
    <message id="blackjack_dice.more-2">
        <source>Whoever has 2 more counters begins with 7 of them.</source>
        <translation>Qui a 2 jetons de plus commence avec 7 jetons.</translation>
    </message>
    <message id="blackjack_dice.more-4">
        <source>Whoever has 4 more counters begins with 9 of them.</source>
        <translation>Qui a 4 jetons de plus commence avec 9 jetons.</translation>
    </message>
</context>
<context>
    <name>blackjack_dice</name>
    <message>
        <source>The match ends</source>
        <translation>La partie s’arrête</translation>
    </message>
    <message>
        <source>When one player owns all the counters</source>
        <translation>Quand une personne a tous les jetons</translation>
    </message>
    <message>
        <source>As soon as somebody is out</source>
        <translation>Dès que quelqu’un sort du jeu</translation>
    </message>
    <message>
        <source>When the best totals are level</source>
        <translation>Si les meilleurs totaux sont à égalité</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>On se départage</translation>
    </message>
    <message>
        <source>Nobody wins, and the pot stays</source>
        <translation>Personne ne gagne, le pot reste</translation>
    </message>
    <message>
        <source>Who opens the next round</source>
        <translation>Qui ouvre la manche suivante</translation>
    </message>
    <message>
        <source>The next player clockwise</source>
        <translation>La personne suivante, sens horaire</translation>
    </message>
    <message>
        <source>The winner of the last round</source>
        <translation>Qui a gagné la dernière manche</translation>
    </message>
    <message>
        <source>2 more counters</source>
        <comment>handicap</comment>
        <translation>2 jetons de plus</translation>
    </message>
    <message>
        <source>4 more counters</source>
        <comment>handicap</comment>
        <translation>4 jetons de plus</translation>
    </message>
    <message>
        <source>Dice Blackjack</source>
        <comment>name of the game</comment>
        <translation>Blackjack aux dés</translation>
    </message>
    <message>
        <source>Throw as close to 21 as you dare, and win all the counters.</source>
        <translation>Approche-toi de 21 autant que tu l’oses, et gagne tous les jetons.</translation>
    </message>
    <message>
        <source>Twenty-One With Dice</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Vingt-et-un aux dés</translation>
    </message>
    <message>
        <source>From 15 to 19</source>
        <translation>De 15 à 19</translation>
    </message>
    <message>
        <source>6, 5 and 4 make 15. One more die shows a 4 and is added: that makes 19, and now it is wise to stop.</source>
        <translation>6, 5 et 4 font 15. Un dé de plus montre un 4 et s’ajoute&#x202f;: cela fait 19, et il est sage de s’arrêter.</translation>
    </message>
    <message>
        <source>One die too many</source>
        <translation>Un dé de trop</translation>
    </message>
    <message>
        <source>19 was good, but not enough. The 3 makes 22, which is over 21: a counter goes into the pot.</source>
        <translation>19, c’était bien, mais pas assez. Avec le 3, cela fait 22, plus que 21&#x202f;: un jeton va dans le pot.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fin d’une manche</translation>
    </message>
    <message>
        <source>20 is the best total. Its owner takes the pot, and each of the others pays 1 counter, even the one who went over 21 and has paid before.</source>
        <translation>20 est le meilleur total. Il rapporte le pot, et les autres paient 1 jeton chacun, même qui a dépassé 21 et a déjà payé.</translation>
    </message>
    <message numerus="yes">
        <source>{player} reached exactly 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>C’est {player} qui a le plus souvent atteint 21 pile&#x202f;:&#x202f;%n fois.</numerusform>
            <numerusform>C’est {player} qui a le plus souvent atteint 21 pile&#x202f;:&#x202f;%n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went over 21 the most often: %n time(s).</source>
        <translation>
            <numerusform>C’est {player} qui a le plus souvent dépassé 21&#x202f;:&#x202f;%n fois.</numerusform>
            <numerusform>C’est {player} qui a le plus souvent dépassé 21&#x202f;:&#x202f;%n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most rounds: %n.</source>
        <translation>
            <numerusform>C’est {player} qui a gagné le plus de manches&#x202f;:&#x202f;%n.</numerusform>
            <numerusform>C’est {player} qui a gagné le plus de manches&#x202f;:&#x202f;%n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot, %n counter(s), went to {player}.</source>
        <translation>
            <numerusform>Le plus gros pot,&#x202f;%n jeton, est allé à {player}.</numerusform>
            <numerusform>Le plus gros pot,&#x202f;%n jetons, est allé à {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals of the round</source>
        <translation>Totaux de la manche</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>line of the score pad: the sum of a player in this round</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the score pad</comment>
        <translation>Départage</translation>
    </message>
    <message>
        <source>over</source>
        <comment>on the score pad, very short: more than 21</comment>
        <translation>trop</translation>
    </message>
    <message>
        <source>out</source>
        <comment>on the score pad, very short: out of the game</comment>
        <translation>sorti</translation>
    </message>
    <message>
        <source>Over 21</source>
        <comment>heading of a small sheet: how likely dice go over 21; short</comment>
        <translation>Plus de 21</translation>
    </message>
    <message>
        <source>How likely the next throw goes over 21</source>
        <translation>Le risque de dépasser 21 au prochain lancer</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>line of the small sheet: how likely; short</comment>
        <translation>Risque</translation>
    </message>
    <message numerus="yes">
        <source>Over 21 with %n dice</source>
        <comment>a box of the small sheet</comment>
        <translation>
            <numerusform>Plus de 21 avec&#x202f;%n dé</numerusform>
            <numerusform>Plus de 21 avec&#x202f;%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>a chance, on the small sheet</comment>
        <translation>{percent}&#x202f;%</translation>
    </message>
    <message>
        <source>Counted before</source>
        <comment>over dice that were not thrown again</comment>
        <translation>Déjà comptés</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>below a large figure: the sum of the turn</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>{best} to beat</source>
        <comment>below the large figure of the own total</comment>
        <translation>{best} à battre</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>below the large figure of whoever has won the round</comment>
        <translation>gagne</translation>
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
        <translation>S’arrêter&#x202f;: {total}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>out of the game</source>
        <comment>on the plate of a player without counters</comment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>À {player} de lancer les trois dés.</translation>
    </message>
    <message>
        <source>{player} has {total}, and can stop, or throw 1, 2 or 3 dice more.</source>
        <translation>{player} a {total} et peut s’arrêter, ou lancer encore 1, 2 ou 3 dés.</translation>
    </message>
    <message>
        <source>{player} has {total}, with {best} to beat: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} a {total}, et il faut battre {best}&#x202f;: s’arrêter, ou lancer 1, 2 ou 3 dés&#x202f;?</translation>
    </message>
    <message>
        <source>{player} has {total} and is ahead: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} a {total} et se trouve en tête&#x202f;: s’arrêter, ou lancer 1, 2 ou 3 dés&#x202f;?</translation>
    </message>
    <message>
        <source>{player} has {total}, which is level with the best: stop, or throw 1, 2 or 3 dice?</source>
        <translation>{player} a {total}, à égalité en tête&#x202f;: s’arrêter, ou lancer 1, 2 ou 3 dés&#x202f;?</translation>
    </message>
    <message>
        <source>The best totals are level. {player} throws all three dice.</source>
        <translation>Les meilleurs totaux sont à égalité. {player} lance les trois dés.</translation>
    </message>
    <message>
        <source>{player} has {total} in the play-off.</source>
        <translation>{player} a {total} au départage.</translation>
    </message>
    <message>
        <source>Exactly 21 for {player}!</source>
        <translation>21 pile pour {player}&#x202f;!</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, and pays 1 counter into the pot.</source>
        <translation>Avec {total}, {player} dépasse 21 et met 1 jeton dans le pot.</translation>
    </message>
    <message>
        <source>{player} is over 21 with {total}, but has no counter left to pay.</source>
        <translation>Avec {total}, {player} dépasse 21, mais n’a plus de jeton pour payer.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the round with {total}, and takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} gagne la manche avec {total} et prend&#x202f;%n jeton dans le pot.</numerusform>
            <numerusform>{player} gagne la manche avec {total} et prend&#x202f;%n jetons dans le pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives 1 counter to {other}, who has won the round with {total}.</source>
        <translation>{player} donne 1 jeton à {other}, qui gagne la manche avec {total}.</translation>
    </message>
    <message>
        <source>Everyone is over 21. Nobody wins the round, and the pot stays.</source>
        <translation>Tout le monde dépasse 21. Personne ne gagne la manche, et le pot reste.</translation>
    </message>
    <message>
        <source>The best totals are level. Nobody wins the round, and the pot stays.</source>
        <translation>Les meilleurs totaux sont à égalité. Personne ne gagne la manche, et le pot reste.</translation>
    </message>
    <message>
        <source>First choose the dice: one, two or three.</source>
        <translation>Choisis d’abord les dés&#x202f;: un, deux ou trois.</translation>
    </message>
    <message>
        <source>The total is {total}.</source>
        <translation>Le total est de {total}.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>Lancer les trois dés</translation>
    </message>
    <message numerus="yes">
        <source>Go on with %n dice</source>
        <translation>
            <numerusform>Continuer avec&#x202f;%n dé</numerusform>
            <numerusform>Continuer avec&#x202f;%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop with {total}</source>
        <translation>S’arrêter avec {total}</translation>
    </message>
    <message>
        <source>Pay 1 counter into the pot</source>
        <translation>Mettre 1 jeton dans le pot</translation>
    </message>
    <message>
        <source>End the turn without a counter to pay</source>
        <translation>Finir le tour sans jeton pour payer</translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Passer les dés</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>Prendre le pot</translation>
    </message>
    <message>
        <source>Give the winner 1 counter</source>
        <translation>Donner 1 jeton à qui gagne</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>Laisser le pot pour la manche suivante</translation>
    </message>
    <message>
        <source>{player} throws {dice}: {total}.</source>
        <translation>{player} lance {dice}&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}.</source>
        <translation>{player} ajoute {dice} à {before}&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: exactly 21!</source>
        <translation>{player} ajoute {dice} à {before}&#x202f;: 21 pile&#x202f;!</translation>
    </message>
    <message>
        <source>{player} adds {dice} to {before}: {total}, over 21.</source>
        <translation>{player} ajoute {dice} à {before}&#x202f;: {total}, plus que 21.</translation>
    </message>
    <message>
        <source>{player} stops with {total}.</source>
        <translation>{player} s’arrête avec {total}.</translation>
    </message>
    <message>
        <source>{player} has no counter left to pay.</source>
        <translation>{player} n’a plus de jeton pour payer.</translation>
    </message>
    <message>
        <source>{player} passes the dice on.</source>
        <translation>{player} passe les dés.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>21!</source>
        <comment>celebrated in large letters</comment>
        <translation>21&#x202f;!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>There is nothing to choose: all three dice are thrown.</source>
        <translation>Il n’y a rien à choisir&#x202f;: on lance les trois dés.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Relancer, c’est amusant.</translation>
    </message>
    <message>
        <source>One die cannot go over 21 from here.</source>
        <translation>D’ici, un seul dé ne peut pas dépasser 21.</translation>
    </message>
    <message>
        <source>One die goes over 21 in about {percent}% of throws: the risk is worth it.</source>
        <translation>Un dé dépasse 21 dans environ {percent}&#x202f;% des lancers&#x202f;: le risque en vaut la peine.</translation>
    </message>
    <message>
        <source>Less than {best} cannot win here. One die goes over 21 in about {percent}% of throws.</source>
        <translation>Avec moins de {best}, on ne peut pas gagner ici. Un dé dépasse 21 dans environ {percent}&#x202f;% des lancers.</translation>
    </message>
    <message>
        <source>One die would go over 21 in about {percent}% of throws: better to stop.</source>
        <translation>Un dé dépasserait 21 dans environ {percent}&#x202f;% des lancers&#x202f;: mieux vaut s’arrêter.</translation>
    </message>
    <message>
        <source>Nobody is left to throw, and no total is as high: that wins the round.</source>
        <translation>Plus personne ne doit lancer, et aucun total n’est aussi haut&#x202f;: la manche est gagnée.</translation>
    </message>
    <message>
        <source>A lost round costs 1 counter, and going over 21 costs 2: better to stop.</source>
        <translation>Une manche perdue coûte 1 jeton, et dépasser 21 en coûte 2&#x202f;: mieux vaut s’arrêter.</translation>
    </message>
    <message>
        <source>The play-off is the better chance: one die goes over 21 too easily.</source>
        <translation>Mieux vaut tenter le départage&#x202f;: un dé dépasse trop facilement 21.</translation>
    </message>
</context>
</TS>
