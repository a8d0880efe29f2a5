<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="oh_hell.aim">
        <source>Before each deal is played, everyone bids: they say how many tricks they will win. Whoever wins exactly as many as they bid gets points, and the highest total wins.</source>
        <translation>Avant chaque donne, chacun annonce combien de plis il va faire. Si on en fait exactement autant, on marque des points, et le plus grand total gagne.</translation>
    </message>
    <message id="oh_hell.three-to-six">
        <source>Three to six players take part, each for themselves.</source>
        <translation>On joue de trois à six, chacun pour soi.</translation>
    </message>
    <message id="oh_hell.removed-twos">
        <source>With three players, the 2 of clubs is taken out of the pack; with five, the 2 of diamonds as well; with six, all four 2s.</source>
        <translation>À trois, on retire du jeu le 2 de trèfle&#x202f;; à cinq, aussi le 2 de carreau&#x202f;; à six, les quatre 2.</translation>
    </message>
    <message id="oh_hell.hand-sizes">
        <source>The first deal has one card each, the next two, and so on up to the largest deal, which is played once. Then the deals shrink again, down to one card.</source>
        <translation>À la première donne, chacun reçoit une carte, à la suivante deux, et ainsi de suite jusqu’à la plus grande donne, qui se joue une seule fois. Puis on redescend jusqu’à une carte.</translation>
    </message>
    <message id="oh_hell.schedule">
        <source>The largest deal uses up the whole pack: three players get 17 cards each, four 13, five 10, six 8.</source>
        <translation>La plus grande donne distribue tout le jeu&#x202f;: à trois, 17 cartes chacun&#x202f;; à quatre, 13&#x202f;; à cinq, 10&#x202f;; à six, 8.</translation>
    </message>
    <message id="oh_hell.schedule@shorter">
        <source>The largest deal has as many cards as the table has agreed, or fewer if the pack is used up before that.</source>
        <translation>La plus grande donne a autant de cartes que la table l’a décidé, ou moins si le jeu est épuisé avant.</translation>
    </message>
    <message id="oh_hell.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>On tire au sort qui distribue en premier.</translation>
    </message>
    <message id="oh_hell.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>La table a décidé qui distribue en premier.</translation>
    </message>
    <message id="oh_hell.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>Après chaque donne, c’est à la personne à gauche de celle qui distribuait de distribuer.</translation>
    </message>
    <message id="oh_hell.deal-one-by-one">
        <source>The cards are dealt one at a time, starting to the dealer’s left. The rest form the stock.</source>
        <translation>Les cartes sont distribuées une par une, en commençant à gauche de la personne qui distribue. Le reste forme la pioche.</translation>
    </message>
    <message id="oh_hell.turn-up-trump">
        <source>The top card of the stock is turned face up. Its suit is trumps in this deal.</source>
        <translation>On retourne la première carte de la pioche. Sa couleur est l’atout de cette donne.</translation>
    </message>
    <message id="oh_hell.turned-card-out">
        <source>The turned-up card stays on the table and belongs to nobody. The rest of the stock stays face down and is not used.</source>
        <translation>La carte retournée reste sur la table et n’est à personne. Le reste de la pioche reste face cachée et ne sert pas.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump">
        <source>When the whole pack is dealt, no card can be turned up, and there are no trumps.</source>
        <translation>Quand tout le jeu est distribué, aucune carte ne peut être retournée&#x202f;: on joue sans atout.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump@dealers-last">
        <source>When the whole pack is dealt, the dealer’s last card is shown to everyone, and its suit is trumps. It stays in the dealer’s hand.</source>
        <translation>Quand tout le jeu est distribué, la dernière carte de la personne qui distribue est montrée à tous et donne l’atout. Elle reste dans sa main.</translation>
    </message>
    <message id="oh_hell.bid-order">
        <source>First everyone bids in turn, starting to the dealer’s left; the dealer bids last. No card is played before the last bid.</source>
        <translation>D’abord, chacun annonce à son tour, en commençant à gauche de la personne qui distribue&#x202f;; celle-ci annonce en dernier. Personne ne joue avant la dernière annonce.</translation>
    </message>
    <message id="oh_hell.bid-range">
        <source>A bid is the number of tricks that a player wants to win, from 0 to the number of cards in a hand.</source>
        <translation>Une annonce est le nombre de plis que l’on veut faire, de 0 au nombre de cartes de chaque main.</translation>
    </message>
    <message id="oh_hell.bids-open">
        <source>Bids are said aloud, cannot be changed and can be seen during the whole deal.</source>
        <translation>Les annonces se font à voix haute, ne changent plus et restent visibles pendant toute la donne.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even">
        <source>The last bid may not make the total of all bids equal to the number of cards in a hand.</source>
        <translation>Avec la dernière annonce, le total ne doit pas tomber juste sur le nombre de cartes de chaque main.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even@free">
        <source>The last bid is free too: all the bids may add up to the number of tricks.</source>
        <translation>La dernière annonce est libre, elle aussi&#x202f;: le total peut tomber juste sur le nombre de plis.</translation>
    </message>
    <message id="oh_hell.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>La personne à gauche de celle qui distribue entame le premier pli, avec la carte de son choix.</translation>
    </message>
    <message id="oh_hell.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Chacun joue une carte de sa propre main dans le pli au milieu, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message id="oh_hell.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>De la plus haute à la plus basse&#x202f;: as, roi, dame, valet, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="oh_hell.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Si on a la couleur demandée, on doit fournir.</translation>
    </message>
    <message id="oh_hell.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Si on n’a pas la couleur demandée, on doit couper quand on a un atout.</translation>
    </message>
    <message id="oh_hell.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Si on n’a pas la couleur demandée, on peut jouer n’importe quelle carte, atout ou non.</translation>
    </message>
    <message id="oh_hell.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>N’importe quel atout convient&#x202f;: il n’a pas besoin de battre les atouts du pli.</translation>
    </message>
    <message id="oh_hell.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Si on n’a ni la couleur demandée ni atout, on joue la carte de son choix.</translation>
    </message>
    <message id="oh_hell.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>S’il y a des atouts dans le pli, le plus haut l’emporte.</translation>
    </message>
    <message id="oh_hell.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick.</source>
        <translation>Sans atout, la plus haute carte de la couleur demandée remporte le pli.</translation>
    </message>
    <message id="oh_hell.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>La personne qui remporte un pli entame le suivant.</translation>
    </message>
    <message id="oh_hell.score-made">
        <source>Whoever wins exactly as many tricks as they bid scores 5 points for each of them, plus 5 more. A bid of 0 that is met scores 5.</source>
        <translation>Si on fait exactement autant de plis qu’annoncé, on marque 5 points pour chacun, et 5 de plus. Une annonce de 0 réussie rapporte 5.</translation>
    </message>
    <message id="oh_hell.score-made@ten-plus">
        <source>Whoever wins exactly as many tricks as they bid scores 10 points, plus 1 more for each of them.</source>
        <translation>Si on fait exactement autant de plis qu’annoncé, on marque 10 points, et 1 de plus pour chacun.</translation>
    </message>
    <message id="oh_hell.score-missed">
        <source>Everyone else loses 5 points for each trick too many or too few.</source>
        <translation>Tous les autres perdent 5 points par pli en trop ou en moins.</translation>
    </message>
    <message id="oh_hell.score-missed@ten-plus">
        <source>Everyone else scores nothing in this deal.</source>
        <translation>Tous les autres ne marquent rien à cette donne.</translation>
    </message>
    <message id="oh_hell.negative-totals">
        <source>A total may be below zero.</source>
        <translation>Un total peut descendre sous zéro.</translation>
    </message>
    <message id="oh_hell.someone-misses">
        <source>Because of the rule for the last bid, at least one player misses their bid in every deal.</source>
        <translation>À cause de la règle de la dernière annonce, quelqu’un manque son annonce à chaque donne.</translation>
    </message>
    <message id="oh_hell.end-of-schedule">
        <source>The match ends after the last deal, the second one with one card each.</source>
        <translation>La partie finit après la dernière donne, la deuxième à une carte.</translation>
    </message>
    <message id="oh_hell.highest-wins">
        <source>The highest total wins.</source>
        <translation>Le plus grand total gagne.</translation>
    </message>
    <message id="oh_hell.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>En cas d’égalité, on partage le rang, et aussi la victoire.</translation>
    </message>
    <message id="oh_hell.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Si on joue un atout, il doit battre le plus haut atout du pli quand on le peut. Cela vaut aussi quand l’atout est demandé.</translation>
    </message>
    <message id="oh_hell.ahead-10">
        <source>A head start of 10 points counts from the beginning.</source>
        <translation>Une avance de 10 points compte dès le début.</translation>
    </message>
    <message id="oh_hell.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>Une avance de 20 points compte dès le début.</translation>
    </message>
</context>
<context>
    <name>oh_hell</name>
    <message>
        <source>Largest deal</source>
        <translation>Plus grande donne</translation>
    </message>
    <message>
        <source>the whole pack</source>
        <comment>how many cards are dealt in the largest deal</comment>
        <translation>tout le jeu</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 cartes</translation>
    </message>
    <message>
        <source>4 cards</source>
        <translation>4 cartes</translation>
    </message>
    <message>
        <source>5 cards</source>
        <translation>5 cartes</translation>
    </message>
    <message>
        <source>6 cards</source>
        <translation>6 cartes</translation>
    </message>
    <message>
        <source>7 cards</source>
        <translation>7 cartes</translation>
    </message>
    <message>
        <source>8 cards</source>
        <translation>8 cartes</translation>
    </message>
    <message>
        <source>9 cards</source>
        <translation>9 cartes</translation>
    </message>
    <message>
        <source>10 cards</source>
        <translation>10 cartes</translation>
    </message>
    <message>
        <source>11 cards</source>
        <translation>11 cartes</translation>
    </message>
    <message>
        <source>12 cards</source>
        <translation>12 cartes</translation>
    </message>
    <message>
        <source>13 cards</source>
        <translation>13 cartes</translation>
    </message>
    <message>
        <source>14 cards</source>
        <translation>14 cartes</translation>
    </message>
    <message>
        <source>15 cards</source>
        <translation>15 cartes</translation>
    </message>
    <message>
        <source>16 cards</source>
        <translation>16 cartes</translation>
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
        <source>Trumps when the whole pack is dealt</source>
        <translation>Atout quand tout le jeu est distribué</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>the dealer’s last card</source>
        <translation>la dernière carte distribuée</translation>
    </message>
    <message>
        <source>The last bid</source>
        <translation>La dernière annonce</translation>
    </message>
    <message>
        <source>may not make the bids add up</source>
        <translation>ne doit pas tomber juste</translation>
    </message>
    <message>
        <source>free</source>
        <comment>the last bid may be any number</comment>
        <translation>libre</translation>
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
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>5 for each trick, 5 more if the bid is met</source>
        <translation>5 par pli, et 5 de plus si l’annonce est tenue</translation>
    </message>
    <message>
        <source>10, and 1 for each trick, if the bid is met</source>
        <translation>10 et 1 par pli si l’annonce est tenue</translation>
    </message>
    <message>
        <source>10 points ahead</source>
        <comment>handicap</comment>
        <translation>10 points d’avance</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 points d’avance</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>Say how many tricks you will win, and win exactly that many.</source>
        <translation>Annonce combien de plis tu feras, et fais-en exactement autant.</translation>
    </message>
    <message>
        <source>Oh Heck, Up and Down the River</source>
        <comment>other names of the game in this language</comment>
        <translation>Oh Hell, jeu de l’ascenseur</translation>
    </message>
    <message>
        <source>It is {player}’s turn to bid.</source>
        <translation>À {player} d’annoncer.</translation>
    </message>
    <message>
        <source>The bids are not complete: {player} bids next.</source>
        <translation>Il manque des annonces&#x202f;: à {player} d’annoncer.</translation>
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
        <source>All bids of this deal are made.</source>
        <translation>Toutes les annonces de cette donne sont faites.</translation>
    </message>
    <message numerus="yes">
        <source>In this deal there are %n trick(s) to win.</source>
        <translation>
            <numerusform>Dans cette donne, il y a %n pli à faire.</numerusform>
            <numerusform>Dans cette donne, il y a %n plis à faire.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {bid} the bids would add up to {total}, the number of cards in a hand.</source>
        <translation>Avec {bid}, le total des annonces ferait {total}, le nombre de cartes de chaque main.</translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s).</source>
        <translation>
            <numerusform>Cette main devrait faire environ %n pli.</numerusform>
            <numerusform>Cette main devrait faire environ %n plis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s), but the last bid may not be that: better {bid}.</source>
        <translation>
            <numerusform>Cette main devrait faire environ %n pli, mais ce nombre est interdit à la dernière annonce&#x202f;: plutôt {bid}.</numerusform>
            <numerusform>Cette main devrait faire environ %n plis, mais ce nombre est interdit à la dernière annonce&#x202f;: plutôt {bid}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Seule cette carte peut être jouée.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>C’est la dernière carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: nobody can beat this card.</source>
        <translation>
            <numerusform>Encore %n pli à faire&#x202f;: personne ne peut battre cette carte.</numerusform>
            <numerusform>Encore %n plis à faire&#x202f;: personne ne peut battre cette carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: this card has a chance.</source>
        <translation>
            <numerusform>Encore %n pli à faire&#x202f;: cette carte a ses chances.</numerusform>
            <numerusform>Encore %n plis à faire&#x202f;: cette carte a ses chances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win, but not this one: a better moment will come.</source>
        <translation>
            <numerusform>Encore %n pli à faire, mais pas celui-ci&#x202f;: un meilleur moment viendra.</numerusform>
            <numerusform>Encore %n plis à faire, mais pas celui-ci&#x202f;: un meilleur moment viendra.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card loses. Highest so far: {card}.</source>
        <translation>Les plis sont faits&#x202f;: cette carte perd. La plus haute pour l’instant&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but every card that may be played wins.</source>
        <translation>Les plis sont faits, mais toute carte permise remporte celui-ci.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but this card had better go now.</source>
        <translation>Les plis sont faits, mais mieux vaut jouer cette carte maintenant.</translation>
    </message>
    <message>
        <source>This hand should not win any tricks.</source>
        <translation>Cette main ne devrait faire aucun pli.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card can still be beaten.</source>
        <translation>Les plis sont faits&#x202f;: cette carte peut encore être battue.</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>Carte d’atout</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Lift: one floor for each card of a hand</source>
        <translation>Ascenseur&#x202f;: un étage par carte de la main</translation>
    </message>
    <message>
        <source>dealt, and bids last</source>
        <translation>a distribué, annonce en dernier</translation>
    </message>
    <message>
        <source>a trick that was bid</source>
        <translation>un pli annoncé</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>un pli remporté</translation>
    </message>
    <message>
        <source>a trick too many</source>
        <translation>un pli en trop</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Donne {deal} sur {deals}</translation>
    </message>
    <message>
        <source>Lift, floor {floor}</source>
        <translation>Ascenseur, étage {floor}</translation>
    </message>
    <message>
        <source>lift on its way up</source>
        <translation>ascenseur qui monte</translation>
    </message>
    <message>
        <source>lift on its way down</source>
        <translation>ascenseur qui descend</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n trick(s)</source>
        <comment>a possible move</comment>
        <translation>
            <numerusform>Annoncer %n pli</numerusform>
            <numerusform>Annoncer %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Le jeu continue.</translation>
    </message>
    <message numerus="yes">
        <source>{player} bids %n trick(s).</source>
        <translation>
            <numerusform>{player} annonce %n pli.</numerusform>
            <numerusform>{player} annonce %n plis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump card: {card}.</source>
        <translation>Carte d’atout&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>There are no trumps in this deal.</source>
        <translation>Cette donne se joue sans atout.</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <comment>on the plate of a player</comment>
        <translation>pas d’annonce</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <comment>on the plate of a player</comment>
        <translation>annonce {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}</source>
        <comment>on the plate of a player</comment>
        <translation>annonce {bid}, fait {won}</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}: {points}</source>
        <comment>on a plate; points: 20, or −5</comment>
        <translation>annonce {bid}, fait {won}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>trump</source>
        <comment>below the picture of a suit</comment>
        <translation>atout</translation>
    </message>
    <message>
        <source>no trumps</source>
        <comment>below the four suits, crossed out</comment>
        <translation>sans atout</translation>
    </message>
    <message numerus="yes">
        <source>bid for %n trick(s)</source>
        <comment>sum of the bids so far, below its figure</comment>
        <translation>
            <numerusform>pour %n pli</numerusform>
            <numerusform>pour %n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>%n de trop</numerusform>
            <numerusform>%n de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>%n de moins</numerusform>
            <numerusform>%n de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>just right</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>juste</translation>
    </message>
    <message>
        <source>{player} bids last: any number but {bid}.</source>
        <translation>À {player} d’annoncer en dernier&#x202f;: tout sauf {bid}.</translation>
    </message>
    <message>
        <source>The deal is over. Bid met: {players}.</source>
        <translation>La donne est finie. Annonce tenue&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The deal is over. Nobody met their bid.</source>
        <translation>La donne est finie. Personne n’a tenu son annonce.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>La partie est finie. Le plus de points&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The highest total wins. The small figure is the bid.</source>
        <comment>heading of the score</comment>
        <translation>Le plus grand total gagne. Le petit chiffre est l’annonce.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card cannot win, so it can go.</source>
        <translation>Les plis sont faits&#x202f;: cette carte ne peut pas gagner, et la voilà partie.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, so a low card is led.</source>
        <translation>Les plis sont faits&#x202f;: entame d’une petite carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: a low card first, the high ones can wait.</source>
        <translation>
            <numerusform>Encore %n pli à faire&#x202f;: d’abord une petite carte, les hautes attendent.</numerusform>
            <numerusform>Encore %n plis à faire&#x202f;: d’abord une petite carte, les hautes attendent.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the least useful one goes.</source>
        <translation>Aucune carte permise ne remporte ce pli&#x202f;: la moins utile s’en va.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} distribue %n carte à chacun.</numerusform>
            <numerusform>{player} distribue %n cartes à chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many tricks does {player} bid?</source>
        <translation>À {player} d’annoncer&#x202f;: combien de plis&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>{player} met their bid most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} a réussi son annonce le plus souvent&#x202f;: dans %n donne.</numerusform>
            <numerusform>{player} a réussi son annonce le plus souvent&#x202f;: dans %n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best deal: {points} points in deal {number}.</source>
        <translation>{player} a eu la meilleure donne&#x202f;: {points} points à la donne {number}.</translation>
    </message>
    <message>
        <source>Bid met: {players}!</source>
        <translation>Annonce tenue&#x202f;: {players}&#x202f;!</translation>
    </message>
    <message>
        <source>A trump takes the trick</source>
        <translation>Un atout remporte le pli</translation>
    </message>
    <message>
        <source>Diamonds are led. The second player has none and must play a trump. Even the ace of diamonds cannot beat it.</source>
        <translation>On joue carreau. La deuxième personne n’en a pas et doit couper. Même l’as de carreau ne bat pas cet atout.</translation>
    </message>
    <message>
        <source>There are five tricks, and the others have bid four in all. The last bid may not be 1, so that the bids do not add up to five.</source>
        <translation>Il y a cinq plis, et les autres en ont annoncé quatre en tout. La dernière annonce ne peut pas être 1&#x202f;: le total ne doit pas faire cinq.</translation>
    </message>
</context>
</TS>
