<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="poker_dice.aim">
        <source>The goal is to hold the most counters when somebody has run out of them.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>Le but est d’avoir le plus de jetons quand quelqu’un n’en a plus.</translation>
    </message>
    <message id="poker_dice.players">
        <source>Two to four players take part.</source>
        <translation>On joue de deux à quatre.</translation>
    </message>
    <message id="poker_dice.ten-counters">
        <source>Everyone starts with 10 counters, and the pot in the middle is empty.</source>
        <translation>Tout le monde commence avec 10 jetons, et le pot au milieu est vide.</translation>
    </message>
    <message id="poker_dice.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <extracomment>lead: to be the first player of a round, the leader</extracomment>
        <translation>La personne la plus jeune prend la première place et mène la première manche.</translation>
    </message>
    <message id="poker_dice.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <translation>On tire au sort qui mène la première manche.</translation>
    </message>
    <message id="poker_dice.stake-choice">
        <source>Before any die is thrown, the leader names the stake of the round: 1 or 2 counters.</source>
        <translation>Avant de lancer les dés, la personne qui mène la manche annonce la mise&#x202f;: 1 ou 2 jetons.</translation>
    </message>
    <message id="poker_dice.stake-choice@one">
        <source>Before any die is thrown, the stake of the round is paid: always 1 counter.</source>
        <translation>Avant de lancer les dés, on paie la mise de la manche&#x202f;: toujours 1 jeton.</translation>
    </message>
    <message id="poker_dice.stake-all-pay">
        <source>Everyone pays the stake into the pot, the leader too.</source>
        <translation>Tout le monde met la mise dans le pot, y compris la personne qui mène.</translation>
    </message>
    <message id="poker_dice.stake-all-pay@carry-over">
        <source>Everyone pays the stake into the pot, the leader too. A player without counters plays without paying.</source>
        <translation>Tout le monde met la mise dans le pot, y compris la personne qui mène. Sans jetons, on joue sans payer.</translation>
    </message>
    <message id="poker_dice.stake-within-means">
        <source>The stake can be no higher than what the player with the fewest counters holds.</source>
        <translation>La mise ne peut pas dépasser ce que possède la personne qui a le moins de jetons.</translation>
    </message>
    <message id="poker_dice.stake-within-means@carry-over">
        <source>The stake can be no higher than what any player who still has counters holds.</source>
        <translation>La mise ne peut pas dépasser ce que possède une personne qui a encore des jetons.</translation>
    </message>
    <message id="poker_dice.turn-order">
        <source>The leader throws first, then the others clockwise.</source>
        <translation>La personne qui mène lance en premier, puis les autres dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message id="poker_dice.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Un tour commence par un lancer des cinq dés.</translation>
    </message>
    <message id="poker_dice.leader-three-throws">
        <source>The leader throws up to three times, and may stop after any throw.</source>
        <translation>La personne qui mène lance jusqu’à trois fois et peut s’arrêter après chaque lancer.</translation>
    </message>
    <message id="poker_dice.rethrow-any">
        <source>For another throw, any of the dice are picked up: one, some or all five, even dice that were kept before.</source>
        <translation>Pour un autre lancer, on reprend les dés que l’on veut&#x202f;: un, quelques-uns ou les cinq, même des dés gardés avant.</translation>
    </message>
    <message id="poker_dice.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Pour un autre lancer, il faut au moins un dé.</translation>
    </message>
    <message id="poker_dice.throw-limit">
        <source>Nobody may throw more often than the leader did in this round.</source>
        <translation>Personne ne peut lancer plus souvent que la personne qui mène la manche.</translation>
    </message>
    <message id="poker_dice.may-stop-early">
        <source>The others may stop earlier than the leader.</source>
        <translation>Les autres peuvent s’arrêter plus tôt.</translation>
    </message>
    <message id="poker_dice.ranking">
        <source>From low to high, a hand is: nothing, a pair, two pairs, three of a kind, a straight, a full house, four of a kind, five of a kind.</source>
        <extracomment>hand: the five dice with which a turn ends</extracomment>
        <translation>De la plus faible à la plus forte, une main vaut&#x202f;: rien, une paire, deux paires, un brelan, une quinte, un full, un carré, un poker.</translation>
    </message>
    <message id="poker_dice.straight">
        <source>A straight is 1-2-3-4-5 or 2-3-4-5-6.</source>
        <translation>Une quinte, c’est 1-2-3-4-5 ou 2-3-4-5-6.</translation>
    </message>
    <message id="poker_dice.best-category">
        <source>A hand always counts as the highest combination that its five dice make.</source>
        <translation>Une main compte toujours pour la plus forte combinaison de ses cinq dés.</translation>
    </message>
    <message id="poker_dice.nothing">
        <source>Five different dice that are no straight are worth less than a pair.</source>
        <translation>Cinq dés différents sans quinte valent moins qu’une paire.</translation>
    </message>
    <message id="poker_dice.compare-values">
        <source>When combinations are equal, the numbers decide: first those of the larger set, then the rest from high to low.</source>
        <translation>À combinaisons égales, les nombres décident&#x202f;: d’abord ceux du plus grand groupe, puis les autres, du plus haut au plus bas.</translation>
    </message>
    <message id="poker_dice.compare-values@level">
        <source>Equal combinations are level, whatever their numbers.</source>
        <translation>Deux combinaisons pareilles sont à égalité, quels que soient leurs nombres.</translation>
    </message>
    <message id="poker_dice.straight-order">
        <source>2-3-4-5-6 beats 1-2-3-4-5.</source>
        <translation>2-3-4-5-6 bat 1-2-3-4-5.</translation>
    </message>
    <message id="poker_dice.straight-order@level">
        <source>Both straights are worth the same.</source>
        <translation>Les deux quintes ont la même valeur.</translation>
    </message>
    <message id="poker_dice.play-off">
        <source>When the best hands are level, their players each throw all five dice once more. The best of these throws wins.</source>
        <translation>Si les meilleures mains sont à égalité, on se départage&#x202f;: chacune de ces personnes relance les cinq dés une fois. Le meilleur lancer gagne.</translation>
    </message>
    <message id="poker_dice.play-off@carry-over">
        <source>When the best hands are level, the pot stays for the next round, and the same player leads again.</source>
        <translation>Si les meilleures mains sont à égalité, le pot reste pour la manche suivante, que la même personne mène encore.</translation>
    </message>
    <message id="poker_dice.pot-to-best">
        <source>The player with the best hand takes the whole pot.</source>
        <translation>La meilleure main remporte tout le pot.</translation>
    </message>
    <message id="poker_dice.winner-leads">
        <source>Whoever takes the pot leads the next round.</source>
        <translation>Qui remporte le pot mène la manche suivante.</translation>
    </message>
    <message id="poker_dice.end-when-one-is-out">
        <source>When the pot has been taken and somebody has no counters left, the match is over.</source>
        <translation>Quand le pot est remporté et que quelqu’un n’a plus de jetons, la partie est finie.</translation>
    </message>
    <message id="poker_dice.last-stake-is-not-out">
        <source>A player who has paid the last counter as a stake still plays the round and may win it.</source>
        <translation>Qui a misé son dernier jeton joue quand même la manche et peut la gagner.</translation>
    </message>
    <message id="poker_dice.most-counters-wins">
        <source>The player with the most counters wins.</source>
        <translation>La personne qui a le plus de jetons gagne.</translation>
    </message>
    <message id="poker_dice.tie-shared">
        <source>Players who share the most counters share the victory.</source>
        <translation>À égalité, on partage la victoire.</translation>
    </message>
    <message id="poker_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case.</source>
        <translation>Après 1&#x202f;000 manches, la partie s’arrête de toute façon.</translation>
    </message>
    <message id="poker_dice.round-cap@10">
        <source>After 10 rounds the match ends in any case.</source>
        <translation>Après 10 manches, la partie s’arrête de toute façon.</translation>
    </message>
    <message id="poker_dice.round-cap@20">
        <source>After 20 rounds the match ends in any case.</source>
        <translation>Après 20 manches, la partie s’arrête de toute façon.</translation>
    </message>
    <message id="poker_dice.pot-is-lost">
        <source>Counters that still lie in the pot at the end count for nobody.</source>
        <translation>Les jetons qui restent dans le pot à la fin ne comptent pour personne.</translation>
    </message>
    <message id="poker_dice.more-3">
        <source>Whoever has 3 more counters begins with 13 of them.</source>
        <translation>Qui a 3 jetons de plus commence avec 13 jetons.</translation>
    </message>
    <message id="poker_dice.more-6">
        <source>Whoever has 6 more counters begins with 16 of them.</source>
        <translation>Qui a 6 jetons de plus commence avec 16 jetons.</translation>
    </message>
</context>
<context>
    <name>poker_dice</name>
    <message>
        <source>The match ends</source>
        <translation>La partie s’arrête</translation>
    </message>
    <message>
        <source>When somebody has no counters left</source>
        <translation>Quand quelqu’un n’a plus de jetons</translation>
    </message>
    <message>
        <source>After 10 rounds at the latest</source>
        <translation>Au plus tard après 10 manches</translation>
    </message>
    <message>
        <source>After 20 rounds at the latest</source>
        <translation>Au plus tard après 20 manches</translation>
    </message>
    <message>
        <source>Stake of a round</source>
        <translation>Mise d’une manche</translation>
    </message>
    <message>
        <source>1 or 2 counters, as the leader likes</source>
        <translation>1 ou 2 jetons, au choix de qui mène</translation>
    </message>
    <message>
        <source>Always 1 counter</source>
        <translation>Toujours 1 jeton</translation>
    </message>
    <message>
        <source>Two pairs against two pairs, and so on</source>
        <translation>Deux paires contre deux paires, etc.</translation>
    </message>
    <message>
        <source>The numbers decide</source>
        <translation>Les nombres décident</translation>
    </message>
    <message>
        <source>They are level</source>
        <translation>Il y a égalité</translation>
    </message>
    <message>
        <source>When the best hands are level</source>
        <translation>Si les meilleures mains sont à égalité</translation>
    </message>
    <message>
        <source>They throw once more for the pot</source>
        <translation>On relance une fois pour le pot</translation>
    </message>
    <message>
        <source>The pot stays for the next round</source>
        <translation>Le pot reste pour la manche suivante</translation>
    </message>
    <message>
        <source>3 more counters</source>
        <comment>handicap</comment>
        <translation>3 jetons de plus</translation>
    </message>
    <message>
        <source>6 more counters</source>
        <comment>handicap</comment>
        <translation>6 jetons de plus</translation>
    </message>
    <message>
        <source>Poker Dice</source>
        <comment>name of the game</comment>
        <translation>Poker aux dés</translation>
    </message>
    <message>
        <source>Throw the best hand with five dice, and win the pot.</source>
        <translation>Obtenir la meilleure main avec cinq dés et remporter le pot.</translation>
    </message>
    <message>
        <source>Poker With Dice, Dice Poker</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Poker de dés, Poker d’as</translation>
    </message>
    <message>
        <source>Two counters into the pot</source>
        <translation>Deux jetons au pot</translation>
    </message>
    <message>
        <source>Two counters are laid into the pot, and everybody pays as many. Now six counters can be won.</source>
        <translation>Deux jetons vont au pot, et tout le monde en met autant. Il y a maintenant six jetons à gagner.</translation>
    </message>
    <message>
        <source>From a pair to a full house</source>
        <translation>D’une paire à un full</translation>
    </message>
    <message>
        <source>Both 4s are kept and the other dice are thrown again. Another 4 and two 2s make a full house, and with such a hand it is wise to stop.</source>
        <translation>Les deux 4 sont gardés, les autres dés relancés. Encore un 4 et deux 2&#x202f;: c’est un full, et avec une telle main, mieux vaut s’arrêter.</translation>
    </message>
    <message>
        <source>Level hands</source>
        <translation>Mains à égalité</translation>
    </message>
    <message>
        <source>Both hands are 5-5-3-3-2. So both players throw all five dice once more: two pairs beat one pair and take the pot.</source>
        <translation>Les deux mains sont 5-5-3-3-2. On relance donc les cinq dés de part et d’autre&#x202f;: deux paires battent une paire et remportent le pot.</translation>
    </message>
    <message>
        <source>{player} had the best hand of all: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>La meilleure main de toutes était pour {player}&#x202f;: {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most pots: %n.</source>
        <translation>
            <numerusform>C’est {player} qui a remporté le plus de pots&#x202f;: %n.</numerusform>
            <numerusform>C’est {player} qui a remporté le plus de pots&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot, %n counter(s), went to {player}.</source>
        <translation>
            <numerusform>Le plus gros pot, %n jeton, est allé à {player}.</numerusform>
            <numerusform>Le plus gros pot, %n jetons, est allé à {player}.</numerusform>
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
        <translation>Carré</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>on the sheet: three and two alike</comment>
        <translation>Full</translation>
    </message>
    <message>
        <source>Straight</source>
        <comment>on the sheet</comment>
        <translation>Quinte</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>on the sheet</comment>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <comment>on the sheet</comment>
        <translation>Deux paires</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>on the sheet</comment>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>on the sheet: five dice that make no hand</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <comment>the highest hand, after a colon</comment>
        <translation>un poker</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>un carré</translation>
    </message>
    <message>
        <source>a full house</source>
        <comment>a hand, after a colon</comment>
        <translation>un full</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>a hand, after a colon</comment>
        <translation>une quinte</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>un brelan</translation>
    </message>
    <message>
        <source>two pairs</source>
        <comment>a hand, after a colon</comment>
        <translation>deux paires</translation>
    </message>
    <message>
        <source>a pair</source>
        <comment>a hand, after a colon</comment>
        <translation>une paire</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>five dice that make no hand, after a colon</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of the sheet that shows which hand beats which; short</comment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>The hands, the best one on top</source>
        <translation>Les mains, la meilleure en haut</translation>
    </message>
    <message>
        <source>{dice}</source>
        <comment>the numbers of five dice, on the sheet</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Dés gardés</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Lancer {throw} sur {throws}&#x202f;: {hand}</translation>
    </message>
    <message>
        <source>Play-off: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Départage&#x202f;: {hand}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie</comment>
        <translation>S’arrêter</translation>
    </message>
    <message numerus="yes">
        <source>Stake %n counter(s) each</source>
        <comment>button and list of moves</comment>
        <translation>
            <numerusform>Miser %n jeton par personne</numerusform>
            <numerusform>Miser %n jetons par personne</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>{player} names the stake: 1 or 2 counters each.</source>
        <translation>À {player} d’annoncer la mise&#x202f;: 1 ou 2 jetons par personne.</translation>
    </message>
    <message>
        <source>{player} leads this round. The stake is 1 counter each.</source>
        <translation>{player} mène cette manche. La mise est de 1 jeton par personne.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>À {player} de lancer les cinq dés.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} peut s’arrêter ou relancer&#x202f;: encore %n lancer.</numerusform>
            <numerusform>{player} peut s’arrêter ou relancer&#x202f;: encore %n lancers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left. To beat: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} peut s’arrêter ou relancer&#x202f;: encore %n lancer. À battre&#x202f;: {hand}.</numerusform>
            <numerusform>{player} peut s’arrêter ou relancer&#x202f;: encore %n lancers. À battre&#x202f;: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No throw is left. {player} has {hand}.</source>
        <comment>hand: its name</comment>
        <translation>Plus de lancer. La main de {player}&#x202f;: {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level. {player} throws all five dice for the pot.</source>
        <translation>Les meilleures mains sont à égalité. {player} lance les cinq dés pour le pot.</translation>
    </message>
    <message>
        <source>{player} has the best hand and takes the pot: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>{player} a la meilleure main et remporte le pot&#x202f;: {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level, so the pot stays for the next round.</source>
        <translation>Les meilleures mains sont à égalité&#x202f;: le pot reste pour la manche suivante.</translation>
    </message>
    <message>
        <source>The stake of this round has been paid.</source>
        <translation>La mise de cette manche est déjà payée.</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds only %n counter(s).</source>
        <translation>
            <numerusform>{player} n’a que %n jeton.</numerusform>
            <numerusform>{player} n’a que %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} threw %n time(s).</source>
        <comment>the leader of the round</comment>
        <translation>
            <numerusform>{player} a lancé %n fois.</numerusform>
            <numerusform>{player} a lancé %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one die has to lie in the tray to be thrown.</source>
        <translation>Il faut au moins un dé à lancer sur la piste.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Lancer les cinq dés</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Relancer&#x202f;: {dice}</translation>
    </message>
    <message>
        <source>Stop with the hand that lies there</source>
        <translation>S’arrêter avec cette main</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>Remporter le pot</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>Laisser le pot pour la manche suivante</translation>
    </message>
    <message numerus="yes">
        <source>{player} names the stake: %n counter(s) each.</source>
        <translation>
            <numerusform>{player} annonce la mise&#x202f;: %n jeton par personne.</numerusform>
            <numerusform>{player} annonce la mise&#x202f;: %n jetons par personne.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice}: {hand}.</source>
        <translation>{player} lance {dice}&#x202f;: {hand}.</translation>
    </message>
    <message>
        <source>{player} now has {dice}: {hand}.</source>
        <comment>after throwing some dice again</comment>
        <translation>{player} a maintenant {dice}&#x202f;: {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} avait gardé {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s): {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} s’arrête après %n lancer&#x202f;: {hand}.</numerusform>
            <numerusform>{player} s’arrête après %n lancers&#x202f;: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five of a kind!</source>
        <comment>celebrated in large letters</comment>
        <translation>Poker&#x202f;!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>En main</translation>
    </message>
    <message>
        <source>Whoever leads wins more often: the higher stake pays.</source>
        <translation>Qui mène gagne plus souvent&#x202f;: la mise forte en vaut la peine.</translation>
    </message>
    <message>
        <source>Counters are running out: a small stake gives more time to catch up.</source>
        <translation>Les jetons se font rares&#x202f;: une petite mise laisse le temps de remonter.</translation>
    </message>
    <message>
        <source>No higher stake is allowed.</source>
        <translation>Une mise plus forte n’est pas permise.</translation>
    </message>
    <message>
        <source>Any stake will do.</source>
        <translation>Peu importe la mise.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Un tour commence par un lancer.</translation>
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
        <source>This hand beats all the others: it takes the pot.</source>
        <translation>Cette main bat toutes les autres&#x202f;: le pot est gagné.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then: this hand wins the pot in about {percent}% of rounds.</source>
        <translation>
            <numerusform>Les autres n’auront alors que %n lancer&#x202f;: cette main remporte le pot dans {percent}&#x202f;% des manches environ.</numerusform>
            <numerusform>Les autres n’auront alors que %n lancers&#x202f;: cette main remporte le pot dans {percent}&#x202f;% des manches environ.</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand wins the pot in about {percent}% of rounds, more than another throw.</source>
        <translation>Cette main remporte le pot dans {percent}&#x202f;% des manches environ, mieux qu’un nouveau lancer.</translation>
    </message>
    <message>
        <source>Throwing these dice again wins the pot in about {percent}% of rounds.</source>
        <translation>Relancer ces dés remporte le pot dans {percent}&#x202f;% des manches environ.</translation>
    </message>
    <message>
        <source>This is a good hand.</source>
        <translation>C’est une bonne main.</translation>
    </message>
    <message>
        <source>There may be more in the other dice.</source>
        <translation>Les autres dés peuvent donner mieux.</translation>
    </message>
</context>
</TS>
