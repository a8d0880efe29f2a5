<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="barbu.aim">
        <source>In every deal there is something that nobody wants to take: tricks, queens, hearts. After 24 deals, the smallest total of points wins.</source>
        <translation>À chaque donne, il y a quelque chose que personne ne veut prendre&#x202f;: des plis, des dames, des cœurs. Après 24 donnes, le plus petit total gagne.</translation>
    </message>
    <message id="barbu.four-players">
        <source>Four players take part, each for themselves.</source>
        <translation>On joue à quatre, chacun pour soi.</translation>
    </message>
    <message id="barbu.first-dealer-youngest">
        <source>The youngest player takes the first seat and deals first.</source>
        <translation>La plus jeune personne prend la première place et distribue d’abord.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@random">
        <source>Lots are drawn for the first dealer.</source>
        <translation>On tire au sort qui distribue d’abord.</translation>
    </message>
    <message id="barbu.first-dealer-youngest@seat">
        <source>The table has agreed who deals first.</source>
        <translation>La table a décidé qui distribue d’abord.</translation>
    </message>
    <message id="barbu.four-rounds-of-six">
        <source>A match has four rounds of six deals.</source>
        <translation>Une partie compte quatre manches de six donnes.</translation>
    </message>
    <message id="barbu.dealer-for-whole-round">
        <source>The dealer stays the same for all six deals of a round.</source>
        <translation>La même personne distribue les six donnes d’une manche.</translation>
    </message>
    <message id="barbu.next-dealer-left">
        <source>After each round, the player to the left becomes the dealer, so everyone deals for one round.</source>
        <translation>Après chaque manche, la donne passe à gauche&#x202f;: chaque personne distribue pendant une manche.</translation>
    </message>
    <message id="barbu.deal-thirteen">
        <source>All the cards are dealt one at a time, starting to the dealer’s left: 13 for each player.</source>
        <translation>Toutes les cartes sont distribuées une par une, en commençant à gauche de qui distribue&#x202f;: 13 par personne.</translation>
    </message>
    <message id="barbu.choose-after-deal">
        <source>When the cards have been dealt, the dealer looks at their hand and names the contract: what costs points in this deal. No card is played before that.</source>
        <extracomment>A contract is what costs points in a deal.</extracomment>
        <translation>Une fois les cartes distribuées, qui a la donne regarde sa main et annonce le contrat&#x202f;: ce qui coûte des points dans cette donne. Aucune carte n’est jouée avant.</translation>
    </message>
    <message id="barbu.dealer-chooses">
        <source>Only the dealer names the contract.</source>
        <translation>Seule la personne qui distribue annonce le contrat.</translation>
    </message>
    <message id="barbu.contract-once-per-round">
        <source>In each round the dealer plays all six contracts, each of them once, in any order.</source>
        <translation>Pendant sa manche, qui distribue joue les six contrats, chacun une seule fois et dans n’importe quel ordre.</translation>
    </message>
    <message id="barbu.last-contract-forced">
        <source>In the sixth deal of a round, the contract that is left is played.</source>
        <translation>À la sixième donne d’une manche, on joue le contrat qui reste.</translation>
    </message>
    <message id="barbu.dealer-leads">
        <source>The dealer leads to the first trick of each deal.</source>
        <translation>Qui distribue entame le premier pli de chaque donne.</translation>
    </message>
    <message id="barbu.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Dans le sens des aiguilles d’une montre, on joue une carte de sa main dans le pli au milieu.</translation>
    </message>
    <message id="barbu.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>De la plus forte à la plus faible&#x202f;: as, roi, dame, valet, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="barbu.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Qui a la couleur demandée doit fournir.</translation>
    </message>
    <message id="barbu.discard-when-void">
        <source>Whoever has no card of the led suit may play any card.</source>
        <translation>Qui n’a pas la couleur demandée peut jouer n’importe quelle carte.</translation>
    </message>
    <message id="barbu.no-trumps">
        <source>There are no trumps in any contract.</source>
        <translation>Il n’y a d’atout dans aucun contrat.</translation>
    </message>
    <message id="barbu.highest-led-suit-wins">
        <source>The highest card of the led suit takes the trick. Cards of other suits cannot take it.</source>
        <translation>La plus forte carte de la couleur demandée remporte le pli. Les cartes des autres couleurs ne peuvent pas le remporter.</translation>
    </message>
    <message id="barbu.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Qui remporte un pli entame le suivant.</translation>
    </message>
    <message id="barbu.any-lead-allowed">
        <source>Any card may be led at any time, even a heart or the king of hearts.</source>
        <translation>On peut entamer à tout moment avec n’importe quelle carte, même un cœur ou le roi de cœur.</translation>
    </message>
    <message id="barbu.play-all-cards">
        <source>All thirteen tricks are played before the points are counted.</source>
        <translation>Les treize plis sont joués jusqu’au bout avant de compter les points.</translation>
    </message>
    <message id="barbu.score-tricks">
        <source>No Tricks: every trick costs 2 points.</source>
        <translation>Les plis&#x202f;: chaque pli coûte 2 points.</translation>
    </message>
    <message id="barbu.score-queens">
        <source>No Queens: every queen costs 6 points.</source>
        <translation>Les dames&#x202f;: chaque dame coûte 6 points.</translation>
    </message>
    <message id="barbu.score-hearts">
        <source>No Hearts: every heart costs 2 points.</source>
        <translation>Les cœurs&#x202f;: chaque cœur coûte 2 points.</translation>
    </message>
    <message id="barbu.score-king">
        <source>No King: the king of hearts, the bearded “Barbu”, costs 20 points, and nothing else counts.</source>
        <translation>Le barbu&#x202f;: le roi de cœur, qui porte la barbe, coûte 20 points, et rien d’autre ne compte.</translation>
    </message>
    <message id="barbu.score-last">
        <source>No Last Trick: the thirteenth trick costs 20 points.</source>
        <translation>Le dernier pli&#x202f;: le treizième pli coûte 20 points.</translation>
    </message>
    <message id="barbu.score-salad">
        <source>Salad: all five count together. One card can cost twice: the queen of hearts 6 and 2, the king of hearts 20 and 2.</source>
        <translation>La salade&#x202f;: les cinq comptent ensemble. Une carte peut coûter deux fois&#x202f;: la dame de cœur 6 et 2, le roi de cœur 20 et 2.</translation>
    </message>
    <message id="barbu.points-add-up">
        <source>Every point goes to somebody: a round has 232 points in all, the whole match 928.</source>
        <translation>Chaque point revient à quelqu’un&#x202f;: une manche en compte 232 en tout, la partie entière 928.</translation>
    </message>
    <message id="barbu.end-after-24">
        <source>The match ends after the 24th deal, never earlier.</source>
        <translation>La partie se termine après la 24e donne, jamais avant.</translation>
    </message>
    <message id="barbu.lowest-wins">
        <source>The lowest total wins.</source>
        <translation>Le plus petit total gagne.</translation>
    </message>
    <message id="barbu.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>À total égal, on partage le rang, et aussi la victoire.</translation>
    </message>
    <message id="barbu.heart-leads">
        <source>In No Hearts, No King and Salad, only a player who has nothing but hearts may lead a heart.</source>
        <translation>Dans les cœurs, le barbu et la salade, seul qui n’a que des cœurs peut entamer à cœur.</translation>
    </message>
    <message id="barbu.early-stop">
        <source>In No Queens, No Hearts and No King, the deal is over as soon as the last penalty card has been taken.</source>
        <translation>Dans les dames, les cœurs et le barbu, la donne s’arrête dès que la dernière carte de pénalité est prise.</translation>
    </message>
    <message id="barbu.fewer-20">
        <source>Whoever has 20 points fewer begins with minus 20.</source>
        <translation>Qui a 20 points de moins commence à moins 20.</translation>
    </message>
    <message id="barbu.fewer-40">
        <source>Whoever has 40 points fewer begins with minus 40.</source>
        <translation>Qui a 40 points de moins commence à moins 40.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>First dealer</source>
        <translation>Qui distribue d’abord</translation>
    </message>
    <message>
        <source>The youngest</source>
        <comment>deals first, and takes the first seat</comment>
        <translation>La plus jeune personne</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>Leading a heart</source>
        <translation>Entamer à cœur</translation>
    </message>
    <message>
        <source>always allowed</source>
        <comment>leading a heart</comment>
        <translation>toujours permis</translation>
    </message>
    <message>
        <source>only without other suits</source>
        <comment>leading a heart</comment>
        <translation>seulement sans autre couleur</translation>
    </message>
    <message>
        <source>Stop once all penalty cards are taken</source>
        <translation>Arrêter quand toutes les cartes de pénalité sont prises</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbu</translation>
    </message>
    <message>
        <source>Take as few points as you can in six different contracts.</source>
        <translation>Prends le moins de points possible dans six contrats différents.</translation>
    </message>
    <message>
        <source>{player} deals in this round and names the contract.</source>
        <translation>{player} distribue pendant cette manche et annonce le contrat.</translation>
    </message>
    <message>
        <source>The contract of this deal has been named: {contract}.</source>
        <translation>Le contrat de cette donne est annoncé&#x202f;: {contract}.</translation>
    </message>
    <message>
        <source>Played already in this round: {contract}.</source>
        <translation>Déjà joué dans cette manche&#x202f;: {contract}.</translation>
    </message>
    <message>
        <source>{player} has to name the contract first.</source>
        <translation>{player} doit d’abord annoncer le contrat.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>La partie continue dans un instant.</translation>
    </message>
    <message>
        <source>There are other suits in the hand, too.</source>
        <translation>Il y a aussi d’autres couleurs dans la main.</translation>
    </message>
    <message>
        <source>The dealer names a contract</source>
        <translation>L’annonce d’un contrat</translation>
    </message>
    <message>
        <source>Two contracts of this round have been played and are crossed out. With only low hearts in the hand, the dealer dares to name No King, and leads.</source>
        <translation>Deux contrats de cette manche sont joués et barrés. Avec seulement de petits cœurs en main, on peut oser le barbu. Qui l’annonce entame.</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Sans la couleur demandée</translation>
    </message>
    <message>
        <source>Diamonds are led. The last player has none and gets rid of the king of hearts. Whoever takes the trick takes the king, too: 20 points.</source>
        <translation>On entame à carreau. La dernière personne n’en a pas et se débarrasse du roi de cœur. Qui remporte le pli prend aussi le roi&#x202f;: 20 points.</translation>
    </message>
    <message>
        <source>What a trick costs in the salad</source>
        <translation>Le prix d’un pli dans la salade</translation>
    </message>
    <message>
        <source>The trick costs 2 points, the queen of hearts 6 as a queen and 2 as a heart, and each of the other two hearts 2.</source>
        <translation>Le pli coûte 2 points, la dame de cœur 6 comme dame et 2 comme cœur, et chacun des deux autres cœurs 2.</translation>
    </message>
    <message>
        <source>It is the only contract left in this round.</source>
        <translation>C’est le seul contrat qui reste dans cette manche.</translation>
    </message>
    <message>
        <source>This contract has not been played in this round yet.</source>
        <translation>Ce contrat n’a pas encore été joué dans cette manche.</translation>
    </message>
    <message>
        <source>Tried out with this hand, it costs about {own} points, and each of the others about {others}. The numbers on the little cards say what each contract would cost.</source>
        <translation>À l’essai avec cette main, il coûte environ {own} points, et environ {others} à chacun des autres. Les nombres sur les petites cartes disent ce que coûterait chaque contrat.</translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Seule cette carte peut être jouée.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>C’est la dernière carte.</translation>
    </message>
    <message>
        <source>No card of the led suit: a good moment to get rid of a card that costs points.</source>
        <translation>Aucune carte de la couleur demandée&#x202f;: un bon moment pour se débarrasser d’une carte qui coûte des points.</translation>
    </message>
    <message>
        <source>The last card of its suit goes: the next time this suit is led, anything can be thrown on it.</source>
        <translation>La dernière carte de sa couleur s’en va&#x202f;: à la prochaine entame dans cette couleur, on pourra jeter ce qu’on veut.</translation>
    </message>
    <message>
        <source>Nothing to follow with: a card goes that might take a trick later.</source>
        <translation>Impossible de fournir&#x202f;: une carte s’en va, qui pourrait remporter un pli plus tard.</translation>
    </message>
    <message>
        <source>Nothing to follow with: this card costs no points.</source>
        <translation>Impossible de fournir&#x202f;: cette carte ne coûte aucun point.</translation>
    </message>
    <message>
        <source>A card that costs points can go without taking the trick. Highest: {card}.</source>
        <translation>Une carte qui coûte des points s’en va sans remporter le pli. La plus forte&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>The highest card that still loses this trick. Highest so far: {card}.</source>
        <translation>La plus forte carte qui perd encore ce pli. La plus forte jusqu’ici&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>This card loses the trick. Highest so far: {card}.</source>
        <translation>Cette carte perd le pli. La plus forte jusqu’ici&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>This trick costs nothing: a good moment to spend a high card.</source>
        <translation>Ce pli ne coûte rien&#x202f;: un bon moment pour jouer une carte forte.</translation>
    </message>
    <message>
        <source>Every card that may be played takes this trick.</source>
        <translation>Toutes les cartes permises remportent ce pli.</translation>
    </message>
    <message>
        <source>It takes this trick, and a lower card is kept for a dearer one.</source>
        <translation>Elle remporte ce pli, et une carte plus faible reste en main pour un pli plus cher.</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest so far, but %n card(s) that nobody has seen can still beat it.</source>
        <translation>
            <numerusform>C’est la plus forte jusqu’ici, mais une carte que personne n’a vue peut encore la battre.</numerusform>
            <numerusform>C’est la plus forte jusqu’ici, mais %n cartes que personne n’a vues peuvent encore la battre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat this card any more.</source>
        <translation>Plus personne ne peut battre cette carte.</translation>
    </message>
    <message>
        <source>It is the last card of its suit: when others lead this suit, anything can be thrown on it.</source>
        <translation>C’est la dernière de sa couleur&#x202f;: quand les autres entameront dans cette couleur, on pourra jeter ce qu’on veut.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of this suit may still beat it.</source>
        <translation>
            <numerusform>Une carte plus forte de cette couleur peut encore la battre.</numerusform>
            <numerusform>%n cartes plus fortes de cette couleur peuvent encore la battre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last trick counts: high cards go early, low ones are kept for the end.</source>
        <translation>Seul le dernier pli compte&#x202f;: les cartes fortes partent tôt, les faibles restent pour la fin.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took the king of hearts most often: %n time(s).</source>
        <comment>where it cost 20 points</comment>
        <translation>
            <numerusform>{player} a pris le roi de cœur le plus souvent&#x202f;: %n fois.</numerusform>
            <numerusform>{player} a pris le roi de cœur le plus souvent&#x202f;: %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest deal: {points} points for {player} ({contract}).</source>
        <translation>La donne la plus chère&#x202f;: {points} points pour {player} ({contract}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} took no points at all in %n deal(s), more often than anybody else.</source>
        <translation>
            <numerusform>{player} n’a pris aucun point dans %n donne, plus souvent que tous les autres.</numerusform>
            <numerusform>{player} n’a pris aucun point dans %n donnes, plus souvent que tous les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract of this deal</source>
        <translation>Contrat de cette donne</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Contract</source>
        <comment>over the empty place of the contract; short</comment>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>deals in this round, names the contracts and leads</source>
        <translation>distribue pendant cette manche, annonce les contrats et entame</translation>
    </message>
    <message>
        <source>costs points</source>
        <comment>said of a card in the trick</comment>
        <translation>coûte des points</translation>
    </message>
    <message>
        <source>No Tricks</source>
        <comment>name of a contract: every trick costs points</comment>
        <translation>Les plis</translation>
    </message>
    <message>
        <source>No Queens</source>
        <comment>name of a contract: every queen costs points</comment>
        <translation>Les dames</translation>
    </message>
    <message>
        <source>No Hearts</source>
        <comment>name of a contract: every heart costs points</comment>
        <translation>Les cœurs</translation>
    </message>
    <message>
        <source>No King</source>
        <comment>name of a contract: the king of hearts costs points</comment>
        <translation>Le barbu</translation>
    </message>
    <message>
        <source>No Last Trick</source>
        <comment>name of a contract: the last trick costs points</comment>
        <translation>Le dernier pli</translation>
    </message>
    <message>
        <source>Salad</source>
        <comment>name of a contract: everything costs points</comment>
        <translation>La salade</translation>
    </message>
    <message>
        <source>2 points a trick</source>
        <comment>what a contract costs; short</comment>
        <translation>2 points par pli</translation>
    </message>
    <message>
        <source>6 points a queen</source>
        <comment>what a contract costs; short</comment>
        <translation>6 points par dame</translation>
    </message>
    <message>
        <source>2 points a heart</source>
        <comment>what a contract costs; short</comment>
        <translation>2 points par cœur</translation>
    </message>
    <message>
        <source>20 points for the king of hearts</source>
        <comment>what a contract costs; short</comment>
        <translation>20 points pour le roi de cœur</translation>
    </message>
    <message>
        <source>20 points for the last trick</source>
        <comment>what a contract costs; short</comment>
        <translation>20 points pour le dernier pli</translation>
    </message>
    <message>
        <source>all five together</source>
        <comment>what a contract costs; short</comment>
        <translation>les cinq ensemble</translation>
    </message>
    <message>
        <source>{contract}: {points}</source>
        <comment>a contract and what it costs</comment>
        <translation>{contract}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>{contract}, played already</source>
        <comment>a contract, crossed out</comment>
        <translation>{contract}&#x202f;: contrat déjà joué</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Donne {deal} sur {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract: {contract}</source>
        <comment>a possible move</comment>
        <translation>Contrat&#x202f;: {contract}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>{player} names the contract: {contract}.</source>
        <translation>{player} annonce le contrat&#x202f;: {contract}.</translation>
    </message>
    <message>
        <source>{player} deals everyone 13 cards.</source>
        <translation>{player} distribue 13 cartes à chaque personne.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the trick, and %n point(s).</source>
        <translation>
            <numerusform>{player} remporte le pli et prend %n point.</numerusform>
            <numerusform>{player} remporte le pli et prend %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} names the contract of this deal.</source>
        <translation>{player} annonce le contrat de cette donne.</translation>
    </message>
    <message>
        <source>One contract is left in this round: {contract}.</source>
        <translation>Il reste un contrat dans cette manche&#x202f;: {contract}.</translation>
    </message>
    <message>
        <source>{player} leads, with any card but a heart.</source>
        <translation>{player} entame, avec n’importe quelle carte sauf un cœur.</translation>
    </message>
    <message>
        <source>The deal is over. Fewest points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>La donne est finie. Le moins de points&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>total {total}</source>
        <comment>on the plate of a player: points of all deals</comment>
        <translation>total {total}</translation>
    </message>
    <message>
        <source>tricks {tricks}, points {points}</source>
        <comment>on the plate of a player: in this deal</comment>
        <translation>plis {tricks}, points {points}</translation>
    </message>
    <message>
        <source>points {points}, total {total}</source>
        <comment>on a plate: of this deal, and of all</comment>
        <translation>points {points}, total {total}</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>below a figure: so many points; short</comment>
        <translation>à venir</translation>
    </message>
    <message>
        <source>The king of hearts goes to {player}!</source>
        <translation>Le roi de cœur revient à {player}&#x202f;!</translation>
    </message>
    <message>
        <source>The last trick goes to {player}!</source>
        <translation>Le dernier pli revient à {player}&#x202f;!</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <comment>heading of the score</comment>
        <translation>Le plus petit total gagne.</translation>
    </message>
    <message>
        <source>Dealer: {player}</source>
        <comment>heading of six lines of the score; short</comment>
        <translation>Donne&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>last line of the score</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>20 points fewer</source>
        <comment>handicap</comment>
        <translation>20 points de moins</translation>
    </message>
    <message>
        <source>40 points fewer</source>
        <comment>handicap</comment>
        <translation>40 points de moins</translation>
    </message>
</context>
</TS>
