<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="oh_hell.aim">
        <source>Before each deal is played, everyone bids: they say how many tricks they will win. Whoever wins exactly as many as they bid gets points, and the highest total wins.</source>
        <translation>Voor elke ronde voorspelt iedereen hoeveel slagen het worden. Wie er precies zoveel haalt, scoort, en het hoogste totaal wint.</translation>
    </message>
    <message id="oh_hell.three-to-six">
        <source>Three to six players take part, each for themselves.</source>
        <translation>Er spelen drie tot zes personen mee, ieder voor zich.</translation>
    </message>
    <message id="oh_hell.removed-twos">
        <source>With three players, the 2 of clubs is taken out of the pack; with five, the 2 of diamonds as well; with six, all four 2s.</source>
        <translation>Met drie spelers gaat de klaveren 2 uit het spel, met vijf ook de ruiten 2, met zes alle vier de 2’en.</translation>
    </message>
    <message id="oh_hell.hand-sizes">
        <source>The first deal has one card each, the next two, and so on up to the largest deal, which is played once. Then the deals shrink again, down to one card.</source>
        <translation>In de eerste ronde krijgt iedereen één kaart, in de volgende twee, en zo verder tot de grootste ronde, die één keer wordt gespeeld. Daarna gaat het weer omlaag tot één kaart.</translation>
    </message>
    <message id="oh_hell.schedule">
        <source>The largest deal uses up the whole pack: three players get 17 cards each, four 13, five 10, six 8.</source>
        <translation>In de grootste ronde worden alle kaarten gedeeld: met drie spelers 17 elk, met vier 13, met vijf 10, met zes 8.</translation>
    </message>
    <message id="oh_hell.schedule@shorter">
        <source>The largest deal has as many cards as the table has agreed, or fewer if the pack is used up before that.</source>
        <translation>De grootste ronde heeft zoveel kaarten als de tafel heeft afgesproken, of minder als de kaarten eerder op zijn.</translation>
    </message>
    <message id="oh_hell.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Er wordt geloot wie als eerste deelt.</translation>
    </message>
    <message id="oh_hell.first-dealer@seat">
        <source>The table has agreed who deals first.</source>
        <translation>De tafel heeft afgesproken wie het eerst deelt.</translation>
    </message>
    <message id="oh_hell.dealer-rotates">
        <source>After each deal, the player to the left of the dealer deals next.</source>
        <translation>Na elke ronde schuift de deler één plaats op naar links.</translation>
    </message>
    <message id="oh_hell.deal-one-by-one">
        <source>The cards are dealt one at a time, starting to the dealer’s left. The rest form the stock.</source>
        <translation>De kaarten worden één voor één gedeeld, links van de deler beginnend. De rest is de trekstapel.</translation>
    </message>
    <message id="oh_hell.turn-up-trump">
        <source>The top card of the stock is turned face up. Its suit is trumps in this deal.</source>
        <translation>De bovenste kaart van de trekstapel wordt omgedraaid. Die kleur is troef in deze ronde.</translation>
    </message>
    <message id="oh_hell.turned-card-out">
        <source>The turned-up card stays on the table and belongs to nobody. The rest of the stock stays face down and is not used.</source>
        <translation>De omgedraaide kaart blijft op tafel en is van niemand. De rest van de stapel blijft dicht en doet niet mee.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump">
        <source>When the whole pack is dealt, no card can be turned up, and there are no trumps.</source>
        <translation>Als alle kaarten zijn gedeeld, kan er geen worden omgedraaid: er is geen troef.</translation>
    </message>
    <message id="oh_hell.full-deal-no-trump@dealers-last">
        <source>When the whole pack is dealt, the dealer’s last card is shown to everyone, and its suit is trumps. It stays in the dealer’s hand.</source>
        <translation>Als alle kaarten zijn gedeeld, wordt de laatste kaart van de deler aan iedereen getoond en bepaalt die de troef. De kaart blijft in de hand van de deler.</translation>
    </message>
    <message id="oh_hell.bid-order">
        <source>First everyone bids in turn, starting to the dealer’s left; the dealer bids last. No card is played before the last bid.</source>
        <translation>Eerst voorspelt iedereen om de beurt, links van de deler beginnend; de deler komt het laatst. Voor de laatste voorspelling wordt er geen kaart gespeeld.</translation>
    </message>
    <message id="oh_hell.bid-range">
        <source>A bid is the number of tricks that a player wants to win, from 0 to the number of cards in a hand.</source>
        <translation>Een voorspelling is het aantal slagen dat iemand wil halen, van 0 tot het aantal kaarten per hand.</translation>
    </message>
    <message id="oh_hell.bids-open">
        <source>Bids are said aloud, cannot be changed and can be seen during the whole deal.</source>
        <translation>Voorspellingen worden hardop gedaan, blijven staan en zijn de hele ronde te zien.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even">
        <source>The last bid may not make the total of all bids equal to the number of cards in a hand.</source>
        <translation>Met de laatste voorspelling mag het totaal niet gelijk worden aan het aantal kaarten per hand.</translation>
    </message>
    <message id="oh_hell.last-bid-not-even@free">
        <source>The last bid is free too: all the bids may add up to the number of tricks.</source>
        <translation>Ook de laatste voorspelling is vrij: het totaal mag gelijk zijn aan het aantal slagen.</translation>
    </message>
    <message id="oh_hell.left-of-dealer-leads">
        <source>The player to the left of the dealer leads to the first trick, with any card.</source>
        <translation>Wie links van de deler zit, komt uit in de eerste slag, met een kaart naar keuze.</translation>
    </message>
    <message id="oh_hell.turn-order">
        <source>Going clockwise, everyone plays one card from their own hand to the trick in the middle.</source>
        <translation>Iedereen speelt met de klok mee één kaart uit de eigen hand in de slag in het midden.</translation>
    </message>
    <message id="oh_hell.rank-order">
        <source>From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.</source>
        <translation>Van hoog naar laag: aas, heer, vrouw, boer, 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message id="oh_hell.follow-suit">
        <source>Whoever holds a card of the led suit must play that suit.</source>
        <translation>Wie de gevraagde kleur heeft, moet bekennen.</translation>
    </message>
    <message id="oh_hell.must-trump">
        <source>Whoever has no card of the led suit must play a trump if they have one.</source>
        <translation>Wie de gevraagde kleur niet heeft, moet troeven, als er een troef in de hand is.</translation>
    </message>
    <message id="oh_hell.must-trump@free">
        <source>Whoever has no card of the led suit may play any card, trump or not.</source>
        <translation>Wie de gevraagde kleur niet heeft, mag elke kaart spelen, troef of niet.</translation>
    </message>
    <message id="oh_hell.no-overtrump-duty">
        <source>Any trump will do: it need not beat the trumps already in the trick.</source>
        <translation>Elke troef is goed: hij hoeft de troeven in de slag niet te verslaan.</translation>
    </message>
    <message id="oh_hell.discard">
        <source>Whoever has neither the led suit nor a trump may play any card.</source>
        <translation>Wie de gevraagde kleur niet heeft en ook geen troef, speelt een kaart naar keuze.</translation>
    </message>
    <message id="oh_hell.trump-wins">
        <source>If there are trumps in the trick, the highest trump takes it.</source>
        <translation>Liggen er troeven in de slag, dan wint de hoogste troef.</translation>
    </message>
    <message id="oh_hell.led-suit-wins">
        <source>Without trumps, the highest card of the led suit takes the trick.</source>
        <translation>Zonder troef wint de hoogste kaart van de gevraagde kleur de slag.</translation>
    </message>
    <message id="oh_hell.winner-leads">
        <source>Whoever takes a trick leads the next one.</source>
        <translation>Wie een slag haalt, komt uit in de volgende.</translation>
    </message>
    <message id="oh_hell.score-made">
        <source>Whoever wins exactly as many tricks as they bid scores 5 points for each of them, plus 5 more. A bid of 0 that is met scores 5.</source>
        <translation>Wie precies zoveel slagen haalt als voorspeld, krijgt er 5 punten per slag voor, en nog 5 extra. Een gehaalde voorspelling van 0 is 5 waard.</translation>
    </message>
    <message id="oh_hell.score-made@ten-plus">
        <source>Whoever wins exactly as many tricks as they bid scores 10 points, plus 1 more for each of them.</source>
        <translation>Wie precies zoveel slagen haalt als voorspeld, krijgt 10 punten, en nog 1 extra per slag.</translation>
    </message>
    <message id="oh_hell.score-missed">
        <source>Everyone else loses 5 points for each trick too many or too few.</source>
        <translation>Alle anderen verliezen 5 punten voor elke slag te veel of te weinig.</translation>
    </message>
    <message id="oh_hell.score-missed@ten-plus">
        <source>Everyone else scores nothing in this deal.</source>
        <translation>Alle anderen krijgen niets in deze ronde.</translation>
    </message>
    <message id="oh_hell.negative-totals">
        <source>A total may be below zero.</source>
        <translation>Een totaal mag onder nul komen.</translation>
    </message>
    <message id="oh_hell.someone-misses">
        <source>Because of the rule for the last bid, at least one player misses their bid in every deal.</source>
        <translation>Door de regel voor de laatste voorspelling haalt in elke ronde minstens één speler de voorspelling niet.</translation>
    </message>
    <message id="oh_hell.end-of-schedule">
        <source>The match ends after the last deal, the second one with one card each.</source>
        <translation>De partij eindigt na de laatste ronde, de tweede met één kaart.</translation>
    </message>
    <message id="oh_hell.highest-wins">
        <source>The highest total wins.</source>
        <translation>Het hoogste totaal wint.</translation>
    </message>
    <message id="oh_hell.tie-shared">
        <source>Players with equal totals share their place, and the victory too.</source>
        <translation>Wie een gelijk totaal heeft, deelt de plaats, en ook de overwinning.</translation>
    </message>
    <message id="oh_hell.overtrump">
        <source>Whoever plays a trump must beat the highest trump in the trick if they can. This holds when trumps are led, too.</source>
        <translation>Wie een troef speelt, moet de hoogste troef in de slag verslaan, als een troef in de hand dat kan. Dat geldt ook als troef wordt gevraagd.</translation>
    </message>
    <message id="oh_hell.ahead-10">
        <source>A head start of 10 points counts from the beginning.</source>
        <translation>Een voorsprong van 10 punten telt vanaf het begin.</translation>
    </message>
    <message id="oh_hell.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>Een voorsprong van 20 punten telt vanaf het begin.</translation>
    </message>
</context>
<context>
    <name>oh_hell</name>
    <message>
        <source>Largest deal</source>
        <translation>Grootste ronde</translation>
    </message>
    <message>
        <source>the whole pack</source>
        <comment>how many cards are dealt in the largest deal</comment>
        <translation>alle kaarten</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 kaarten</translation>
    </message>
    <message>
        <source>4 cards</source>
        <translation>4 kaarten</translation>
    </message>
    <message>
        <source>5 cards</source>
        <translation>5 kaarten</translation>
    </message>
    <message>
        <source>6 cards</source>
        <translation>6 kaarten</translation>
    </message>
    <message>
        <source>7 cards</source>
        <translation>7 kaarten</translation>
    </message>
    <message>
        <source>8 cards</source>
        <translation>8 kaarten</translation>
    </message>
    <message>
        <source>9 cards</source>
        <translation>9 kaarten</translation>
    </message>
    <message>
        <source>10 cards</source>
        <translation>10 kaarten</translation>
    </message>
    <message>
        <source>11 cards</source>
        <translation>11 kaarten</translation>
    </message>
    <message>
        <source>12 cards</source>
        <translation>12 kaarten</translation>
    </message>
    <message>
        <source>13 cards</source>
        <translation>13 kaarten</translation>
    </message>
    <message>
        <source>14 cards</source>
        <translation>14 kaarten</translation>
    </message>
    <message>
        <source>15 cards</source>
        <translation>15 kaarten</translation>
    </message>
    <message>
        <source>16 cards</source>
        <translation>16 kaarten</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Eerste deler</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>who deals first</comment>
        <translation>Loten</translation>
    </message>
    <message>
        <source>Trumps when the whole pack is dealt</source>
        <translation>Troef als alle kaarten zijn gedeeld</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>zonder troef</translation>
    </message>
    <message>
        <source>the dealer’s last card</source>
        <translation>laatste kaart van de deler</translation>
    </message>
    <message>
        <source>The last bid</source>
        <translation>De laatste voorspelling</translation>
    </message>
    <message>
        <source>may not make the bids add up</source>
        <translation>mag niet precies uitkomen</translation>
    </message>
    <message>
        <source>free</source>
        <comment>the last bid may be any number</comment>
        <translation>vrij</translation>
    </message>
    <message>
        <source>Without the led suit</source>
        <translation>Zonder de gevraagde kleur</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>troeven is verplicht</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <translation>elke kaart mag</translation>
    </message>
    <message>
        <source>Trumps must beat trumps</source>
        <translation>Overtroeven is verplicht</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>5 for each trick, 5 more if the bid is met</source>
        <translation>5 per slag en 5 extra als de voorspelling klopt</translation>
    </message>
    <message>
        <source>10, and 1 for each trick, if the bid is met</source>
        <translation>10 en 1 per slag als de voorspelling klopt</translation>
    </message>
    <message>
        <source>10 points ahead</source>
        <comment>handicap</comment>
        <translation>10 punten voorsprong</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 punten voorsprong</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>Say how many tricks you will win, and win exactly that many.</source>
        <translation>Voorspel hoeveel slagen je haalt, en haal er precies zoveel.</translation>
    </message>
    <message>
        <source>Oh Heck, Up and Down the River</source>
        <comment>other names of the game in this language</comment>
        <translation>Oh Hell, Op en neer</translation>
    </message>
    <message>
        <source>It is {player}’s turn to bid.</source>
        <translation>{player} is aan de beurt om te voorspellen.</translation>
    </message>
    <message>
        <source>The bids are not complete: {player} bids next.</source>
        <translation>Er ontbreken nog voorspellingen: nu voorspelt {player}.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Het spel gaat zo verder.</translation>
    </message>
    <message>
        <source>All bids of this deal are made.</source>
        <translation>Alle voorspellingen van deze ronde zijn gedaan.</translation>
    </message>
    <message numerus="yes">
        <source>In this deal there are %n trick(s) to win.</source>
        <translation>
            <numerusform>In deze ronde is er %n slag te halen.</numerusform>
            <numerusform>In deze ronde zijn er %n slagen te halen.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {bid} the bids would add up to {total}, the number of cards in a hand.</source>
        <translation>Met {bid} zou het totaal van de voorspellingen {total} worden, het aantal kaarten per hand.</translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s).</source>
        <translation>
            <numerusform>Deze hand haalt waarschijnlijk ongeveer %n slag.</numerusform>
            <numerusform>Deze hand haalt waarschijnlijk ongeveer %n slagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should win about %n trick(s), but the last bid may not be that: better {bid}.</source>
        <translation>
            <numerusform>Deze hand haalt waarschijnlijk ongeveer %n slag, maar dat aantal mag niet als laatste voorspelling: liever {bid}.</numerusform>
            <numerusform>Deze hand haalt waarschijnlijk ongeveer %n slagen, maar dat aantal mag niet als laatste voorspelling: liever {bid}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this card may be played.</source>
        <translation>Alleen deze kaart mag worden gespeeld.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Het is de laatste kaart.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: nobody can beat this card.</source>
        <translation>
            <numerusform>Nog %n slag nodig: niemand kan deze kaart verslaan.</numerusform>
            <numerusform>Nog %n slagen nodig: niemand kan deze kaart verslaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: this card has a chance.</source>
        <translation>
            <numerusform>Nog %n slag nodig: deze kaart maakt kans.</numerusform>
            <numerusform>Nog %n slagen nodig: deze kaart maakt kans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win, but not this one: a better moment will come.</source>
        <translation>
            <numerusform>Nog %n slag nodig, maar niet deze: er komt een beter moment.</numerusform>
            <numerusform>Nog %n slagen nodig, maar niet deze: er komt een beter moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card loses. Highest so far: {card}.</source>
        <translation>De slagen zijn binnen: deze kaart verliest. De hoogste tot nu toe: {card}.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but every card that may be played wins.</source>
        <translation>De slagen zijn binnen, maar elke kaart die mag, wint.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, but this card had better go now.</source>
        <translation>De slagen zijn binnen, maar deze kaart kan beter nu weg.</translation>
    </message>
    <message>
        <source>This hand should not win any tricks.</source>
        <translation>Deze hand haalt waarschijnlijk geen enkele slag.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card can still be beaten.</source>
        <translation>De slagen zijn binnen: deze kaart kan nog worden verslagen.</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>Troefkaart</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Lift: one floor for each card of a hand</source>
        <translation>Lift: één verdieping voor elke kaart van een hand</translation>
    </message>
    <message>
        <source>dealt, and bids last</source>
        <translation>deelt en voorspelt het laatst</translation>
    </message>
    <message>
        <source>a trick that was bid</source>
        <translation>een voorspelde slag</translation>
    </message>
    <message>
        <source>a trick that was won</source>
        <translation>een gehaalde slag</translation>
    </message>
    <message>
        <source>a trick too many</source>
        <translation>een slag te veel</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Ronde {deal} van {deals}</translation>
    </message>
    <message>
        <source>Lift, floor {floor}</source>
        <translation>Lift, verdieping {floor}</translation>
    </message>
    <message>
        <source>lift on its way up</source>
        <translation>lift op weg naar boven</translation>
    </message>
    <message>
        <source>lift on its way down</source>
        <translation>lift op weg naar beneden</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n trick(s)</source>
        <comment>a possible move</comment>
        <translation>
            <numerusform>%n slag voorspellen</numerusform>
            <numerusform>%n slagen voorspellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Het spel gaat verder.</translation>
    </message>
    <message numerus="yes">
        <source>{player} bids %n trick(s).</source>
        <translation>
            <numerusform>{player} voorspelt %n slag.</numerusform>
            <numerusform>{player} voorspelt %n slagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump card: {card}.</source>
        <translation>Troefkaart: {card}.</translation>
    </message>
    <message>
        <source>There are no trumps in this deal.</source>
        <translation>In deze ronde is er geen troef.</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <comment>on the plate of a player</comment>
        <translation>nog niet voorspeld</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <comment>on the plate of a player</comment>
        <translation>voorspelt {bid}</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}</source>
        <comment>on the plate of a player</comment>
        <translation>voorspeld {bid}, heeft {won}</translation>
    </message>
    <message>
        <source>bid {bid}, won {won}: {points}</source>
        <comment>on a plate; points: 20, or −5</comment>
        <translation>voorspeld {bid}, heeft {won}: {points}</translation>
    </message>
    <message>
        <source>trump</source>
        <comment>below the picture of a suit</comment>
        <translation>troef</translation>
    </message>
    <message>
        <source>no trumps</source>
        <comment>below the four suits, crossed out</comment>
        <translation>zonder troef</translation>
    </message>
    <message numerus="yes">
        <source>bid for %n trick(s)</source>
        <comment>sum of the bids so far, below its figure</comment>
        <translation>
            <numerusform>voor %n slag</numerusform>
            <numerusform>voor %n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>%n te veel</numerusform>
            <numerusform>%n te veel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>
            <numerusform>%n te weinig</numerusform>
            <numerusform>%n te weinig</numerusform>
        </translation>
    </message>
    <message>
        <source>just right</source>
        <comment>sum of all bids against the number of tricks</comment>
        <translation>precies goed</translation>
    </message>
    <message>
        <source>{player} bids last: any number but {bid}.</source>
        <translation>{player} voorspelt het laatst: elk getal behalve {bid}.</translation>
    </message>
    <message>
        <source>The deal is over. Bid met: {players}.</source>
        <translation>De ronde is afgelopen. Voorspelling gehaald: {players}.</translation>
    </message>
    <message>
        <source>The deal is over. Nobody met their bid.</source>
        <translation>De ronde is afgelopen. Niemand heeft de voorspelling gehaald.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <comment>one name, or a list of names</comment>
        <translation>De partij is afgelopen. De meeste punten: {players}.</translation>
    </message>
    <message>
        <source>The highest total wins. The small figure is the bid.</source>
        <comment>heading of the score</comment>
        <translation>Het hoogste totaal wint. Het kleine cijfer is de voorspelling.</translation>
    </message>
    <message>
        <source>No more tricks are wanted: this card cannot win, so it can go.</source>
        <translation>De slagen zijn binnen: deze kaart kan niet winnen en is dan weg.</translation>
    </message>
    <message>
        <source>No more tricks are wanted, so a low card is led.</source>
        <translation>De slagen zijn binnen: uitkomen met een lage kaart.</translation>
    </message>
    <message numerus="yes">
        <source>%n more trick(s) to win: a low card first, the high ones can wait.</source>
        <translation>
            <numerusform>Nog %n slag nodig: eerst een lage kaart, de hoge wachten.</numerusform>
            <numerusform>Nog %n slagen nodig: eerst een lage kaart, de hoge wachten.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the allowed cards can win this trick, so the least useful one goes.</source>
        <translation>Geen kaart die mag, wint deze slag: de kaart die het minst nodig is, gaat weg.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals everyone %n card(s).</source>
        <translation>
            <numerusform>{player} deelt %n kaart aan iedereen.</numerusform>
            <numerusform>{player} deelt %n kaarten aan iedereen.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many tricks does {player} bid?</source>
        <translation>{player} is aan de beurt: hoeveel slagen worden het?</translation>
    </message>
    <message numerus="yes">
        <source>{player} met their bid most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} haalde de voorspelling het vaakst: in %n ronde.</numerusform>
            <numerusform>{player} haalde de voorspelling het vaakst: in %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best deal: {points} points in deal {number}.</source>
        <translation>{player} had de beste ronde: {points} punten in ronde {number}.</translation>
    </message>
    <message>
        <source>Bid met: {players}!</source>
        <translation>Voorspelling gehaald: {players}!</translation>
    </message>
    <message>
        <source>A trump takes the trick</source>
        <translation>Een troef wint de slag</translation>
    </message>
    <message>
        <source>Diamonds are led. The second player has none and must play a trump. Even the ace of diamonds cannot beat it.</source>
        <translation>Er wordt met ruiten uitgekomen. De tweede speler heeft er geen en moet een troef spelen. Zelfs ruitenaas kan die niet verslaan.</translation>
    </message>
    <message>
        <source>There are five tricks, and the others have bid four in all. The last bid may not be 1, so that the bids do not add up to five.</source>
        <translation>Er zijn vijf slagen, en de anderen hebben er samen vier voorspeld. De laatste voorspelling mag geen 1 zijn, want het totaal mag niet op vijf uitkomen.</translation>
    </message>
</context>
</TS>
