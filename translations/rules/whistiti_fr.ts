<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="whistiti.aim">
        <source>Win tricks. It takes 20 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Remporter des plis. Il en faut 20 pour gagner la partie, en autant de donnes que nécessaire. Les atouts aident&#x202f;: ils battent toutes les autres cartes.</translation>
    </message>
    <message id="whistiti.aim@5">
        <source>Win tricks. It takes 5 of them to win the match. Trumps help: they beat all other cards.</source>
        <translation>Remporter des plis. Il en faut 5 pour gagner la partie. Les atouts aident&#x202f;: ils battent toutes les autres cartes.</translation>
    </message>
    <message id="whistiti.aim@10">
        <source>Win tricks. It takes 10 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Remporter des plis. Il en faut 10 pour gagner la partie, en autant de donnes que nécessaire. Les atouts aident&#x202f;: ils battent toutes les autres cartes.</translation>
    </message>
    <message id="whistiti.aim@30">
        <source>Win tricks. It takes 30 of them to win the match, over as many deals as are needed. Trumps help: they beat all other cards.</source>
        <translation>Remporter des plis. Il en faut 30 pour gagner la partie, en autant de donnes que nécessaire. Les atouts aident&#x202f;: ils battent toutes les autres cartes.</translation>
    </message>
    <message id="whistiti.four-players">
        <source>Four players take part, each for themselves. Computer players sit on empty chairs.</source>
        <translation>Quatre personnes jouent, chacune pour soi. L’ordinateur occupe les chaises vides.</translation>
    </message>
    <message id="whistiti.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>On tire au sort qui distribue en premier.</translation>
    </message>
    <message id="whistiti.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>La table a décidé qui distribue en premier.</translation>
    </message>
    <message id="whistiti.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>Après chaque donne, c’est à la personne à gauche de celle qui distribuait de distribuer.</translation>
    </message>
    <message id="whistiti.deal-thirteen">
        <source>All 52 cards are dealt one at a time, starting to the dealer’s left. Everyone gets 13, and the dealer gets the last card.</source>
        <translation>Les 52 cartes sont distribuées une par une, en commençant à gauche de la personne qui distribue. Chacun en reçoit 13, et la toute dernière lui revient.</translation>
    </message>
    <message id="whistiti.last-card-trump">
        <source>The last card, which is the dealer’s, is shown to everyone. Its suit is trumps in this deal.</source>
        <translation>La dernière carte, celle de la personne qui distribue, est montrée à tout le monde. Sa couleur est l’atout de cette donne.</translation>
    </message>
    <message id="whistiti.trump-card-in-hand">
        <source>Then the shown card goes into the dealer’s hand and may be played like any other, even to the first trick.</source>
        <translation>Ensuite, la carte montrée rejoint la main de la personne qui a distribué. Elle se joue comme toute autre carte, même au premier pli.</translation>
    </message>
    <message id="whistiti.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>De la plus haute à la plus basse&#x202f;: as, roi, dame, valet, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="whistiti.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>La personne à gauche de celle qui distribue entame le premier pli, avec la carte de son choix.</translation>
    </message>
    <message id="whistiti.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Chacun joue une carte de sa propre main dans le pli au milieu, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message id="whistiti.any-lead">
        <source>Whoever leads may choose any card, trumps included.</source>
        <translation>Qui entame choisit n’importe quelle carte, atouts compris.</translation>
    </message>
    <message id="whistiti.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Si on a la couleur demandée, on doit fournir.</translation>
    </message>
    <message id="whistiti.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Si on n’a pas la couleur demandée, on doit couper quand on a un atout.</translation>
    </message>
    <message id="whistiti.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Si on n’a pas la couleur demandée, on peut jouer n’importe quelle carte, atout ou non.</translation>
    </message>
    <message id="whistiti.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>N’importe quel atout convient&#x202f;: il n’a pas besoin de battre les atouts du pli.</translation>
    </message>
    <message id="whistiti.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Si on n’a ni la couleur demandée ni atout, on joue la carte de son choix.</translation>
    </message>
    <message id="whistiti.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>S’il y a des atouts dans le pli, le plus haut l’emporte.</translation>
    </message>
    <message id="whistiti.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick. Cards of other suits never do.</source>
        <translation>Sans atout dans le pli, la plus haute carte de la couleur demandée l’emporte. Les autres couleurs ne gagnent jamais.</translation>
    </message>
    <message id="whistiti.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>La personne qui remporte un pli entame le suivant.</translation>
    </message>
    <message id="whistiti.one-point-per-trick">
        <source>Each trick is one point for whoever takes it. Points are kept from deal to deal.</source>
        <translation>Chaque pli vaut un point pour qui le remporte. Les points se gardent d’une donne à l’autre.</translation>
    </message>
    <message id="whistiti.new-deal">
        <source>If nobody has enough points after the thirteenth trick, a new deal follows.</source>
        <translation>Si personne n’a assez de points après le treizième pli, une nouvelle donne commence.</translation>
    </message>
    <message id="whistiti.first-to-twenty">
        <source>Whoever takes their 20th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Qui remporte son 20e pli gagne aussitôt, même au milieu d’une donne. Les cartes qui restent ne sont pas jouées.</translation>
    </message>
    <message id="whistiti.first-to-twenty@5">
        <source>Whoever takes their 5th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Qui remporte son 5e pli gagne aussitôt, même au milieu d’une donne. Les cartes qui restent ne sont pas jouées.</translation>
    </message>
    <message id="whistiti.first-to-twenty@10">
        <source>Whoever takes their 10th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Qui remporte son 10e pli gagne aussitôt, même au milieu d’une donne. Les cartes qui restent ne sont pas jouées.</translation>
    </message>
    <message id="whistiti.first-to-twenty@30">
        <source>Whoever takes their 30th trick wins at once, even in the middle of a deal. The cards that are left are not played.</source>
        <translation>Qui remporte son 30e pli gagne aussitôt, même au milieu d’une donne. Les cartes qui restent ne sont pas jouées.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish">
        <source>The deal in which somebody takes their 20th trick is played to its end. Then the highest total wins.</source>
        <translation>La donne où quelqu’un remporte son 20e pli se joue jusqu’au bout. Alors le plus grand total gagne.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-5">
        <source>The deal in which somebody takes their 5th trick is played to its end. Then the highest total wins.</source>
        <translation>La donne où quelqu’un remporte son 5e pli se joue jusqu’au bout. Alors le plus grand total gagne.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-10">
        <source>The deal in which somebody takes their 10th trick is played to its end. Then the highest total wins.</source>
        <translation>La donne où quelqu’un remporte son 10e pli se joue jusqu’au bout. Alors le plus grand total gagne.</translation>
    </message>
    <message id="whistiti.first-to-twenty@finish-30">
        <source>The deal in which somebody takes their 30th trick is played to its end. Then the highest total wins.</source>
        <translation>La donne où quelqu’un remporte son 30e pli se joue jusqu’au bout. Alors le plus grand total gagne.</translation>
    </message>
    <message id="whistiti.single-winner">
        <source>A trick has only one winner, so two players never get there together.</source>
        <translation>Un pli n’a qu’un gagnant&#x202f;: deux personnes n’y arrivent donc jamais ensemble.</translation>
    </message>
    <message id="whistiti.single-winner@finish">
        <source>Players with the same highest total share the victory.</source>
        <translation>Les personnes qui ont le même plus grand total partagent la victoire.</translation>
    </message>
    <message id="whistiti.placing">
        <source>The others are placed by their points. Equal points share a place.</source>
        <translation>Les autres sont classés selon leurs points. À égalité de points, ils partagent leur rang.</translation>
    </message>
    <message id="whistiti.always-ends">
        <source>After 77 tricks at the latest somebody has 20. So a match ends in its second deal at the earliest, and in its sixth at the latest.</source>
        <translation>Au plus tard après 77 plis, quelqu’un en a 20. Une partie finit donc au plus tôt dans la deuxième donne et au plus tard dans la sixième.</translation>
    </message>
    <message id="whistiti.always-ends@5">
        <source>After 17 tricks at the latest somebody has 5. So a match ends in its second deal at the latest.</source>
        <translation>Au plus tard après 17 plis, quelqu’un en a 5. Une partie finit donc au plus tard dans la deuxième donne.</translation>
    </message>
    <message id="whistiti.always-ends@10">
        <source>After 37 tricks at the latest somebody has 10. So a match ends in its third deal at the latest.</source>
        <translation>Au plus tard après 37 plis, quelqu’un en a 10. Une partie finit donc au plus tard dans la troisième donne.</translation>
    </message>
    <message id="whistiti.always-ends@30">
        <source>After 117 tricks at the latest somebody has 30. So a match ends in its third deal at the earliest, and in its ninth at the latest.</source>
        <translation>Au plus tard après 117 plis, quelqu’un en a 30. Une partie finit donc au plus tôt dans la troisième donne et au plus tard dans la neuvième.</translation>
    </message>
    <message id="whistiti.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Si on joue un atout, il doit battre le plus haut atout du pli quand on le peut. Cela vaut aussi quand l’atout est demandé.</translation>
    </message>
    <message id="whistiti.ahead-2">
        <source>A head start of 2 tricks counts from the beginning.</source>
        <translation>Une avance de 2 plis compte dès le début.</translation>
    </message>
    <message id="whistiti.ahead-4">
        <source>A head start of 4 tricks counts from the beginning.</source>
        <translation>Une avance de 4 plis compte dès le début.</translation>
    </message>
</context>
<context>
    <name>whistiti</name>
    <message>
        <source>Tricks to win</source>
        <translation>Plis pour gagner</translation>
    </message>
    <message>
        <source>5</source>
        <comment>so many tricks win the match</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>10</source>
        <comment>so many tricks win the match</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>20</source>
        <comment>so many tricks win the match</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>30</source>
        <comment>so many tricks win the match</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Qui distribue en premier</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Sans la couleur demandée</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>il faut couper</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <translation>toute carte est permise</translation>
    </message>
    <message>
        <source>Trumps must beat trumps</source>
        <translation>Obligation de surcouper</translation>
    </message>
    <message>
        <source>The last deal is played to its end</source>
        <translation>La dernière donne se joue jusqu’au bout</translation>
    </message>
    <message>
        <source>2 tricks ahead</source>
        <comment>handicap</comment>
        <translation>2 plis d’avance</translation>
    </message>
    <message>
        <source>4 tricks ahead</source>
        <comment>handicap</comment>
        <translation>4 plis d’avance</translation>
    </message>
    <message>
        <source>Whistiti</source>
        <translation>Whistiti</translation>
    </message>
    <message>
        <source>Follow suit, trump at the right moment, and collect tricks.</source>
        <translation>Fournir, couper au bon moment et amasser des plis.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to lead.</source>
        <translation>À {player} d’entamer.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Le jeu continue dans un instant.</translation>
    </message>
    <message>
        <source>The last card says what is trumps</source>
        <translation>La dernière carte donne l’atout</translation>
    </message>
    <message>
        <source>The dealer’s last card is shown to everyone, and its suit is trumps. Then it goes into the dealer’s hand, and the player to the left leads.</source>
        <translation>La dernière carte est montrée à tout le monde, et sa couleur devient l’atout. Puis elle rejoint la main de la personne qui a distribué, et c’est à sa gauche d’entamer.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick</source>
        <translation>Le plus haut atout remporte le pli</translation>
    </message>
    <message>
        <source>Hearts are led, and spades are trumps. Two players have no hearts and must play a trump. The higher of the two trumps takes the trick, even from the ace of hearts.</source>
        <translation>On entame à cœur, et l’atout est pique. Deux personnes n’ont pas de cœur et doivent couper. Le plus haut des deux atouts remporte le pli, même contre l’as de cœur.</translation>
    </message>
    <message>
        <source>The last token</source>
        <translation>Le dernier jeton</translation>
    </message>
    <message>
        <source>One more trick fills the last hollow on the board: the match is won at once, though everyone still holds cards.</source>
        <translation>Un pli de plus remplit le dernier creux de la planchette&#x202f;: la partie est gagnée aussitôt, bien que tout le monde ait encore des cartes.</translation>
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
        <source>Nobody can beat this card.</source>
        <translation>Personne ne peut battre cette carte.</translation>
    </message>
    <message>
        <source>No higher card of this suit is out. Only a trump could beat it.</source>
        <translation>Il ne reste pas de carte plus haute dans cette couleur. Seul un atout pourrait la battre.</translation>
    </message>
    <message>
        <source>A trump is led to draw trumps out of the other hands.</source>
        <translation>Un atout est entamé pour faire tomber ceux des autres.</translation>
    </message>
    <message>
        <source>A high card is led: it has a chance to win.</source>
        <translation>Une carte haute est entamée&#x202f;: elle a une chance de gagner.</translation>
    </message>
    <message>
        <source>A low card is led, and higher ones are kept for later.</source>
        <translation>Une carte basse est entamée, et de plus hautes sont gardées pour plus tard.</translation>
    </message>
    <message>
        <source>There is nothing higher to lead.</source>
        <translation>Il n’y a rien de plus haut à entamer.</translation>
    </message>
    <message>
        <source>This is the lowest card that wins the trick for certain.</source>
        <translation>C’est la carte la plus basse qui remporte le pli à coup sûr.</translation>
    </message>
    <message>
        <source>This card wins the trick for certain.</source>
        <translation>Cette carte remporte le pli à coup sûr.</translation>
    </message>
    <message numerus="yes">
        <source>It beats the card of {player}, who needs only %n more trick(s).</source>
        <translation>
            <numerusform>Elle bat la carte de {player}, à qui il ne manque que %n pli.</numerusform>
            <numerusform>Elle bat la carte de {player}, à qui il ne manque que %n plis.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trump takes the trick, unless a higher one follows.</source>
        <translation>Un atout remporte le pli, sauf s’il en vient un plus haut.</translation>
    </message>
    <message>
        <source>It beats the best card so far: {card}. A better one may still follow.</source>
        <translation>Elle bat la meilleure carte jusqu’ici&#x202f;: {card}. Une meilleure peut encore venir.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the lowest one goes.</source>
        <translation>Aucune carte permise ne peut remporter ce pli&#x202f;: la plus basse s’en va.</translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick.</source>
        <translation>Aucune carte permise ne peut remporter ce pli.</translation>
    </message>
    <message>
        <source>This trick is let go, and the cards that could win it are kept for later.</source>
        <translation>Ce pli est laissé aux autres, et les cartes qui pourraient le remporter sont gardées pour plus tard.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took %n trick(s) in a row.</source>
        <translation>
            <numerusform>{player} a remporté %n pli de suite.</numerusform>
            <numerusform>{player} a remporté %n plis de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most tricks by trumping: %n trick(s).</source>
        <translation>
            <numerusform>{player} a remporté le plus de plis en coupant&#x202f;: %n pli.</numerusform>
            <numerusform>{player} a remporté le plus de plis en coupant&#x202f;: %n plis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best deal: %n trick(s) in deal {number}.</source>
        <translation>
            <numerusform>{player} a fait la meilleure donne&#x202f;: %n pli dans la donne {number}.</numerusform>
            <numerusform>{player} a fait la meilleure donne&#x202f;: %n plis dans la donne {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick went to {player}, with this card: {card}.</source>
        <translation>{player} a remporté le dernier pli avec cette carte&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Couleur d’atout</translation>
    </message>
    <message>
        <source>Shown card</source>
        <translation>Carte montrée</translation>
    </message>
    <message>
        <source>Tokens: {player}</source>
        <comment>a place on the table; a token stands for each trick</comment>
        <translation>Jetons&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Tokens to be won: {player}</source>
        <comment>a place on the table</comment>
        <translation>Jetons à gagner&#x202f;: {player}</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <translation>a distribué</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>un pli remporté</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <comment>beside the title of the game: the third deal</comment>
        <translation>Donne {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Atout&#x202f;: {suit}</translation>
    </message>
    <message>
        <source>token of a trick</source>
        <comment>a small round token on a board</comment>
        <translation>jeton d’un pli</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Le jeu continue.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} distribue %n carte à chacun.</numerusform>
            <numerusform>{player} distribue %n cartes à chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the shown card in hand: {card}.</source>
        <translation>{player} prend en main la carte montrée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>The deal is over. In front: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>La donne est finie. En tête&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The last card is shown: {card}. Its suit is trumps.</source>
        <translation>La dernière carte est montrée&#x202f;: {card}. Sa couleur est l’atout.</translation>
    </message>
    <message>
        <source>One more trick for {player}!</source>
        <comment>and the match is won</comment>
        <translation>Plus qu’un pli pour {player}&#x202f;!</translation>
    </message>
    <message>
        <source>Each trick is one point. The goal: {target}.</source>
        <comment>heading of the score</comment>
        <translation>Chaque pli vaut un point. But&#x202f;: {target}.</translation>
    </message>
</context>
</TS>
