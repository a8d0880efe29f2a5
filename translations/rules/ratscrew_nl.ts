<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="ratscrew.aim">
        <source>Whoever collects all 52 cards wins. There is nothing to choose: the skill is to spot two cards of the same rank and slap first.</source>
        <translation>Wie alle 52 kaarten verzamelt, wint. Kaarten worden niet gekozen: het gaat erom twee kaarten met dezelfde waarde te zien en als eerste een klap te geven.</translation>
    </message>
    <message id="ratscrew.two-to-six">
        <source>Two to six players take part, each for themselves.</source>
        <translation>Twee tot zes spelers doen mee, ieder voor zich.</translation>
    </message>
    <message id="ratscrew.deal-all">
        <source>Lots are drawn for the dealer. All cards are dealt one by one, starting to the left of the dealer.</source>
        <translation>Er wordt geloot wie deelt. Alle kaarten worden één voor één gedeeld, te beginnen links van de deler.</translation>
    </message>
    <message id="ratscrew.stacks-unseen">
        <source>Everyone keeps their cards in a face-down stack. Nobody looks at a stack, not even their own.</source>
        <translation>Iedereen houdt de eigen kaarten als dichte stapel. Niemand bekijkt een stapel, ook niet de eigen.</translation>
    </message>
    <message id="ratscrew.first-turner">
        <source>The first card comes from the player to the left of the dealer.</source>
        <translation>De eerste kaart komt van de speler links van de deler.</translation>
    </message>
    <message id="ratscrew.turn-top-card">
        <source>A turn is one card: the top card of a player’s own stack goes face up on the pile.</source>
        <translation>Een beurt is één kaart: de bovenste van de eigen stapel, open op de stapel in het midden.</translation>
    </message>
    <message id="ratscrew.turn-order">
        <source>The turn goes clockwise to the next player with cards. During a challenge, cards come only from the player who owes them.</source>
        <translation>De beurt gaat met de klok mee naar de volgende speler met kaarten. Tijdens een opdracht draait alleen degene die kaarten schuldig is, kaarten om.</translation>
    </message>
    <message id="ratscrew.court-card-contract">
        <source>A jack, a queen or a king sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>Een boer, een vrouw of een heer geeft een opdracht: de volgende speler met kaarten is kaarten schuldig aan wie die kaart legde.</translation>
    </message>
    <message id="ratscrew.court-card-contract@ace">
        <source>A jack, a queen, a king or an ace sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>Een boer, een vrouw, een heer of een aas geeft een opdracht: de volgende speler met kaarten is kaarten schuldig aan wie die kaart legde.</translation>
    </message>
    <message id="ratscrew.contract-size">
        <source>A jack asks for one card, a queen for two, a king for three. Aces and the cards from 2 to 10 ask for nothing.</source>
        <translation>Een boer vraagt één kaart, een vrouw twee, een heer drie. Azen en de kaarten van 2 tot 10 vragen niets.</translation>
    </message>
    <message id="ratscrew.contract-size@ace">
        <source>A jack asks for one card, a queen for two, a king for three, an ace for four. The cards from 2 to 10 ask for nothing.</source>
        <translation>Een boer vraagt één kaart, een vrouw twee, een heer drie, een aas vier. De kaarten van 2 tot 10 vragen niets.</translation>
    </message>
    <message id="ratscrew.contract-broken">
        <source>If a card that is owed sets a challenge itself, the old challenge ends and the next player owes the new one.</source>
        <translation>Geeft een verschuldigde kaart zelf een opdracht, dan vervalt de oude en krijgt de volgende speler de nieuwe.</translation>
    </message>
    <message id="ratscrew.contract-paid">
        <source>When all the cards owed have been turned and none of them sets a new challenge, whoever set the challenge wins the pile.</source>
        <translation>Zijn alle verschuldigde kaarten omgedraaid en geeft geen daarvan een opdracht, dan wint wie de opdracht gaf de stapel.</translation>
    </message>
    <message id="ratscrew.payer-runs-out">
        <source>If a player runs out of cards before all those owed are turned, whoever set the challenge wins the pile.</source>
        <translation>Heeft een speler geen kaarten meer voordat alle verschuldigde zijn omgedraaid, dan wint wie de opdracht gaf de stapel.</translation>
    </message>
    <message id="ratscrew.payer-runs-out@next-pays">
        <source>Whoever runs out of cards leaves the rest to the next player with cards. If nobody is left to pay, whoever set the challenge wins the pile.</source>
        <translation>Wie geen kaarten meer heeft, laat de rest over aan de volgende speler met kaarten. Kan niemand meer betalen, dan wint wie de opdracht gaf de stapel.</translation>
    </message>
    <message id="ratscrew.owner-without-cards">
        <source>A player with no cards left can still win a challenge. The pile brings that player back into play.</source>
        <translation>Ook wie geen stapel meer heeft, kan een opdracht winnen. Met die kaarten doet die speler weer mee.</translation>
    </message>
    <message id="ratscrew.nobody-can-pay">
        <source>If nobody else holds a card when a challenge is set, whoever set it wins the pile at once.</source>
        <translation>Heeft niemand anders kaarten als er een opdracht komt, dan wint wie de opdracht gaf meteen de stapel.</translation>
    </message>
    <message id="ratscrew.slap-on-pair">
        <source>When two cards of the same rank follow each other, the first slap wins the pile.</source>
        <translation>Volgen twee kaarten met dezelfde waarde op elkaar, dan wint de snelste klap de stapel.</translation>
    </message>
    <message id="ratscrew.slap-on-pair@sandwich">
        <source>When two cards of the same rank follow each other, or have one card between them, the first slap wins the pile.</source>
        <translation>Volgen twee kaarten met dezelfde waarde op elkaar, of ligt er één kaart tussen, dan wint de snelste klap de stapel.</translation>
    </message>
    <message id="ratscrew.pair-within-pile">
        <source>Only cards turned since the pile was last empty can make a pair. Penalty cards never count.</source>
        <translation>Alleen kaarten die zijn omgedraaid sinds de stapel leeg was, vormen een paar. Strafkaarten tellen nooit.</translation>
    </message>
    <message id="ratscrew.first-slap-wins">
        <source>The first correct slap wins the whole pile and ends any challenge.</source>
        <translation>De eerste goede klap wint de hele stapel en beëindigt elke opdracht.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap">
        <source>Everyone may slap, whoever turned the cards, even a player without cards.</source>
        <translation>Iedereen mag een klap geven, wie de kaarten ook omdraaide, ook wie geen kaarten heeft.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap@no-return">
        <source>Everyone who is in the game may slap, whoever turned the cards.</source>
        <translation>Iedereen die meedoet, mag een klap geven, wie de kaarten ook omdraaide.</translation>
    </message>
    <message id="ratscrew.pair-window">
        <source>A pair can be slapped until the next card is turned or the pile is gathered.</source>
        <translation>Een klap op een paar telt tot de volgende kaart wordt omgedraaid of de stapel wordt gepakt.</translation>
    </message>
    <message id="ratscrew.grace-before-gathering">
        <source>A pile won by a challenge lies open for a second and a half before it is gathered. A correct slap still takes it, and nobody turns a card.</source>
        <translation>Een stapel die met een opdracht is gewonnen, blijft anderhalve seconde open liggen. Een goede klap pakt hem nog, en niemand draait een kaart om.</translation>
    </message>
    <message id="ratscrew.gap-between-cards">
        <source>After one card, seven tenths of a second must pass before the next may be turned.</source>
        <translation>Na een kaart mag de volgende pas na zeven tiende seconde worden omgedraaid.</translation>
    </message>
    <message id="ratscrew.pile-under-stack">
        <source>A won pile is turned over and put under the winner’s stack, unshuffled. Its penalty cards come up first.</source>
        <translation>Een gewonnen stapel gaat omgekeerd en ongeschud onder de eigen stapel. Strafkaarten komen het eerst aan de beurt.</translation>
    </message>
    <message id="ratscrew.pile-under-stack@shuffled">
        <source>A won pile is shuffled, turned over and put under the winner’s stack.</source>
        <translation>Een gewonnen stapel wordt geschud en gaat omgekeerd onder de eigen stapel.</translation>
    </message>
    <message id="ratscrew.winner-leads">
        <source>The first card of the next pile comes from whoever won the last one.</source>
        <translation>De eerste kaart van de volgende stapel komt van wie de vorige heeft gewonnen.</translation>
    </message>
    <message id="ratscrew.false-slap-burns">
        <source>A slap without a pair costs the top card of the slapper’s stack: it goes face down under the pile.</source>
        <translation>Een klap zonder paar kost de bovenste kaart van de eigen stapel: die gaat dicht onder de stapel in het midden.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@two">
        <source>A slap without a pair costs the top two cards of the slapper’s stack: they go face down under the pile.</source>
        <translation>Een klap zonder paar kost de bovenste twee kaarten van de eigen stapel: die gaan dicht onder de stapel in het midden.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@free">
        <source>A slap without a pair costs nothing.</source>
        <translation>Een klap zonder paar kost niets.</translation>
    </message>
    <message id="ratscrew.false-slap-without-cards">
        <source>Whoever slaps wrongly and has no card to give may not slap again until the next pile has been gathered.</source>
        <translation>Wie een foute klap geeft en geen kaart kan afgeven, mag pas weer een klap geven als de volgende stapel is gepakt.</translation>
    </message>
    <message id="ratscrew.one-slap-per-card">
        <source>Everyone has one slap for each turned card. Any more slaps, or slaps when there is no pile, are ignored.</source>
        <translation>Voor elke omgedraaide kaart heeft iedereen één klap. Verdere klappen, en klappen waar geen stapel ligt, tellen niet.</translation>
    </message>
    <message id="ratscrew.slower-slaps-ignored">
        <source>A slap just after the winning one, or just after a card has covered the pair, counts as neither correct nor wrong.</source>
        <translation>Een klap vlak na de winnende, of vlak nadat een kaart het paar heeft bedekt, is niet goed en niet fout.</translation>
    </message>
    <message id="ratscrew.ties">
        <source>If two correct slaps come at the same moment, the player with fewer cards wins. If that is equal too, whoever sits next after the player who turned the card wins.</source>
        <translation>Komen twee goede klappen op hetzelfde moment, dan wint wie minder kaarten heeft. Hebben ze er evenveel, dan wint wie het eerst aan de beurt komt na de speler die de kaart omdraaide.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats">
        <source>A player without cards is skipped, but stays in the game and can come back with a correct slap.</source>
        <translation>Wie geen kaarten heeft, wordt overgeslagen, maar blijft meedoen en kan terugkomen met een goede klap.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats@no-return">
        <source>A player without cards is skipped.</source>
        <translation>Wie geen kaarten heeft, wordt overgeslagen.</translation>
    </message>
    <message id="ratscrew.all-cards-wins">
        <source>Whoever holds all 52 cards wins.</source>
        <translation>Wie alle 52 kaarten heeft, wint.</translation>
    </message>
    <message id="ratscrew.last-holder-wins">
        <source>If only one player holds cards and owes nothing, that player gathers the pile and wins. Until then, only a correct slap counts.</source>
        <translation>Heeft nog maar één speler kaarten, zonder er een schuldig te zijn, dan pakt die de stapel en wint. Tot dan telt alleen een goede klap.</translation>
    </message>
    <message id="ratscrew.card-limit@500">
        <source>After five hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Na vijfhonderd omgedraaide kaarten stopt de partij zodra de stapel is gepakt. Wie de meeste kaarten heeft, wint; bij gelijke aantallen wordt de overwinning gedeeld.</translation>
    </message>
    <message id="ratscrew.card-limit@1000">
        <source>After one thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Na duizend omgedraaide kaarten stopt de partij zodra de stapel is gepakt. Wie de meeste kaarten heeft, wint; bij gelijke aantallen wordt de overwinning gedeeld.</translation>
    </message>
    <message id="ratscrew.card-limit">
        <source>After fifteen hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Na vijftienhonderd omgedraaide kaarten stopt de partij zodra de stapel is gepakt. Wie de meeste kaarten heeft, wint; bij gelijke aantallen wordt de overwinning gedeeld.</translation>
    </message>
    <message id="ratscrew.card-limit@3000">
        <source>After three thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Na drieduizend omgedraaide kaarten stopt de partij zodra de stapel is gepakt. Wie de meeste kaarten heeft, wint; bij gelijke aantallen wordt de overwinning gedeeld.</translation>
    </message>
    <message id="ratscrew.placing">
        <source>The others are placed by how long they held cards or, if the match was stopped, by how many they have.</source>
        <translation>Bij de anderen telt hoe lang ze kaarten hadden; is de partij gestopt, dan telt hun aantal kaarten.</translation>
    </message>
    <message id="ratscrew.slap-back">
        <source>Whoever has no cards left is out of the game and may not slap, unless a challenge is still running for them.</source>
        <translation>Wie geen kaarten meer heeft, doet niet meer mee en mag geen klap geven, behalve als de eigen opdracht nog loopt.</translation>
    </message>
    <message id="ratscrew.auto-turn">
        <source>The cards turn by themselves. The players only slap.</source>
        <translation>De kaarten draaien vanzelf om. De spelers geven alleen klappen.</translation>
    </message>
    <message id="ratscrew.handicap">
        <source>The hands of computer players come down 0.15 seconds later.</source>
        <translation>De handen van computerspelers komen 0,15 seconde later.</translation>
    </message>
    <message id="ratscrew.handicap@large">
        <source>The hands of computer players come down 0.3 seconds later.</source>
        <translation>De handen van computerspelers komen 0,3 seconde later.</translation>
    </message>
    <message id="ratscrew.more-4">
        <source>Whoever has 4 more cards gets them before the others are dealt.</source>
        <translation>Wie 4 kaarten meer heeft, krijgt die voordat de andere worden gedeeld.</translation>
    </message>
    <message id="ratscrew.more-8">
        <source>Whoever has 8 more cards gets them before the others are dealt.</source>
        <translation>Wie 8 kaarten meer heeft, krijgt die voordat de andere worden gedeeld.</translation>
    </message>
</context>
<context>
    <name>ratscrew</name>
    <message>
        <source>An ace asks for</source>
        <translation>Een aas vraagt</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what an ace asks for</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>four cards</source>
        <comment>what an ace asks for</comment>
        <translation>vier kaarten</translation>
    </message>
    <message>
        <source>A wrong slap costs</source>
        <translation>Een foute klap kost</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong slap costs</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>1 card</source>
        <comment>what a wrong slap costs</comment>
        <translation>1 kaart</translation>
    </message>
    <message>
        <source>2 cards</source>
        <comment>what a wrong slap costs</comment>
        <translation>2 kaarten</translation>
    </message>
    <message>
        <source>A player without cards may slap</source>
        <translation>Wie geen kaarten heeft, mag een klap geven</translation>
    </message>
    <message>
        <source>Cards run out before the challenge is paid</source>
        <translation>Geen kaarten meer vóór het einde van de opdracht</translation>
    </message>
    <message>
        <source>the pile is won</source>
        <comment>by whoever laid the picture</comment>
        <translation>stapel gewonnen</translation>
    </message>
    <message>
        <source>the next one pays</source>
        <comment>the next player</comment>
        <translation>de volgende betaalt</translation>
    </message>
    <message>
        <source>A won pile is shuffled</source>
        <translation>Een gewonnen stapel wordt geschud</translation>
    </message>
    <message>
        <source>The cards turn by themselves</source>
        <translation>De kaarten draaien vanzelf om</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the cards do not turn by themselves</comment>
        <translation>nee</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>speed of the cards</comment>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>at a steady pace</source>
        <comment>speed of the cards</comment>
        <translation>gelijkmatig</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>speed of the cards</comment>
        <translation>snel</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Voorsprong</translation>
    </message>
    <message>
        <source>Spot two cards of the same rank, slap first and collect all 52 cards.</source>
        <translation>Zie twee kaarten met dezelfde waarde, geef als eerste een klap en verzamel alle 52 kaarten.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>head start</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>Slap a pair with one card in between</source>
        <translation>Klap ook als er één kaart tussen ligt</translation>
    </message>
    <message>
        <source>small, ahead of the computers</source>
        <comment>head start</comment>
        <translation>klein, op de computerspelers</translation>
    </message>
    <message>
        <source>large, ahead of the computers</source>
        <comment>head start</comment>
        <translation>groot, op de computerspelers</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Lengte van de partij</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of a match</comment>
        <translation>kort</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>length of a match</comment>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of a match</comment>
        <translation>lang</translation>
    </message>
    <message>
        <source>very long</source>
        <comment>length of a match</comment>
        <translation>heel lang</translation>
    </message>
    <message>
        <source>Egyptian Ratscrew</source>
        <translation>Slag van Corsica</translation>
    </message>
    <message>
        <source>Two cards of the same rank: slap before the others do.</source>
        <translation>Twee kaarten met dezelfde waarde: geef een klap vóór de anderen.</translation>
    </message>
    <message>
        <source>Two cards of the same rank with another one between them: slap before the others do.</source>
        <translation>Twee kaarten met dezelfde waarde en een andere ertussen: geef een klap vóór de anderen.</translation>
    </message>
    <message>
        <source>The next card has to be turned.</source>
        <translation>De volgende kaart moet worden omgedraaid.</translation>
    </message>
    <message>
        <source>At this table the cards turn by themselves.</source>
        <translation>Aan deze tafel draaien de kaarten vanzelf om.</translation>
    </message>
    <message>
        <source>{player} takes the pile in a moment. Until then nobody turns a card.</source>
        <translation>{player} pakt zo de stapel. Tot dan draait niemand een kaart om.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to turn a card.</source>
        <translation>{player} is aan de beurt om een kaart om te draaien.</translation>
    </message>
    <message>
        <source>Only {player} turns cards now: there is a challenge to pay.</source>
        <translation>Nu draait alleen {player} kaarten om: er loopt een opdracht.</translation>
    </message>
    <message>
        <source>Players turn only the top card of their own stack.</source>
        <translation>Alleen de bovenste kaart van de eigen stapel wordt omgedraaid.</translation>
    </message>
    <message>
        <source>The card goes onto the pile in the middle.</source>
        <translation>De kaart gaat op de stapel in het midden.</translation>
    </message>
    <message>
        <source>The last card has only just been turned.</source>
        <translation>De laatste kaart is nog maar net omgedraaid.</translation>
    </message>
    <message>
        <source>There is no pile to slap.</source>
        <translation>Er ligt geen stapel in het midden.</translation>
    </message>
    <message>
        <source>{player} has no cards left and is out of the game.</source>
        <translation>{player} heeft geen kaarten meer en doet niet meer mee.</translation>
    </message>
    <message>
        <source>{player} may slap again after the next pile.</source>
        <translation>{player} mag na de volgende stapel weer een klap geven.</translation>
    </message>
    <message>
        <source>{player} has already slapped this card.</source>
        <translation>{player} heeft op deze kaart al een klap gegeven.</translation>
    </message>
    <message>
        <source>A card has just covered the pair.</source>
        <translation>Een kaart heeft het paar net bedekt.</translation>
    </message>
    <message>
        <source>The pile has already been slapped.</source>
        <translation>De stapel heeft al een klap gekregen.</translation>
    </message>
    <message>
        <source>There is no pair, and only {player} still holds cards.</source>
        <translation>Er ligt geen paar, en alleen {player} heeft nog kaarten.</translation>
    </message>
    <message>
        <source>Nobody has won the pile yet.</source>
        <translation>Er heeft nog niemand de stapel gewonnen.</translation>
    </message>
    <message>
        <source>Stack: {player}</source>
        <translation>Stapel: {player}</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel in het midden</translation>
    </message>
    <message>
        <source>Lower cards of the pile</source>
        <translation>Onderste kaarten in het midden</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Strafkaarten</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handen</translation>
    </message>
    <message>
        <source>Hands on the pile</source>
        <translation>Handen op de stapel</translation>
    </message>
    <message>
        <source>Slap!</source>
        <comment>button</comment>
        <translation>Klap!</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>button</comment>
        <translation>Omdraaien</translation>
    </message>
    <message>
        <source>asks for one card</source>
        <translation>vraagt één kaart</translation>
    </message>
    <message>
        <source>asks for two cards</source>
        <translation>vraagt twee kaarten</translation>
    </message>
    <message>
        <source>asks for three cards</source>
        <translation>vraagt drie kaarten</translation>
    </message>
    <message>
        <source>asks for four cards</source>
        <translation>vraagt vier kaarten</translation>
    </message>
    <message>
        <source>two cards of the same rank: slap!</source>
        <translation>twee kaarten met dezelfde waarde: klap!</translation>
    </message>
    <message>
        <source>one card between: slap!</source>
        <translation>één kaart ertussen: klap!</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a stack</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for the next pile</source>
        <comment>may not slap: on the plate of a player</comment>
        <translation>wacht op de volgende stapel</translation>
    </message>
    <message>
        <source>{seconds}.{hundredths}&#xa0;s</source>
        <comment>a reaction time: 0.41 seconds</comment>
        <translation>{seconds},{hundredths}&#xa0;s</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the hand that slaps</comment>
        <translation>hand</translation>
    </message>
    <message>
        <source>Seat: {player}</source>
        <comment>where the hand of a player rests</comment>
        <translation>Stoel: {player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes %n</source>
        <comment>cards; on a small sign beside the pile</comment>
        <translation>
            <numerusform>{player} moet er %n</numerusform>
            <numerusform>{player} moet er %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a possible move</comment>
        <translation>Een kaart omdraaien</translation>
    </message>
    <message>
        <source>Slap the pile</source>
        <comment>a possible move</comment>
        <translation>Een klap op de stapel geven</translation>
    </message>
    <message>
        <source>Gather the pile</source>
        <comment>a possible move</comment>
        <translation>De stapel pakken</translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n card(s) under the pile.</source>
        <translation>
            <numerusform>{player} legt %n kaart onder de stapel.</numerusform>
            <numerusform>{player} legt %n kaarten onder de stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair</source>
        <comment>heading of the list of wrong slaps</comment>
        <translation>Geen paar</translation>
    </message>
    <message>
        <source>Cards out of 52</source>
        <translation>Kaarten van 52</translation>
    </message>
    <message>
        <source>{player} turns: {card}.</source>
        <translation>{player} draait om: {card}.</translation>
    </message>
    <message>
        <source>Card {card} of {limit}</source>
        <translation>Kaart {card} van {limit}</translation>
    </message>
    <message>
        <source>{player} slaps first, after {time}.</source>
        <translation>{player} geeft de eerste klap, na {time}.</translation>
    </message>
    <message>
        <source>{player} slaps too, after {time}.</source>
        <translation>{player} geeft ook een klap, na {time}.</translation>
    </message>
    <message>
        <source>{player} slaps: no pair.</source>
        <translation>{player} geeft een klap: geen paar.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pile: %n card(s).</source>
        <translation>
            <numerusform>{player} pakt de stapel: %n kaart.</numerusform>
            <numerusform>{player} pakt de stapel: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} turns the next card.</source>
        <translation>{player} draait de volgende kaart om.</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes {other} %n card(s).</source>
        <translation>
            <numerusform>{player} is %n kaart schuldig aan {other}.</numerusform>
            <numerusform>{player} is %n kaarten schuldig aan {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards turn by themselves. Whoever sees a pair slaps.</source>
        <translation>De kaarten draaien vanzelf om. Wie een paar ziet, geeft een klap.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n card(s) in a moment, unless a pair is slapped.</source>
        <translation>
            <numerusform>{player} pakt zo %n kaart, tenzij er een klap op een paar komt.</numerusform>
            <numerusform>{player} pakt zo %n kaarten, tenzij er een klap op een paar komt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} slapped first and takes %n card(s).</source>
        <translation>
            <numerusform>{player} gaf de eerste klap en pakt %n kaart.</numerusform>
            <numerusform>{player} gaf de eerste klap en pakt %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over. {player} has all the cards.</source>
        <translation>De partij is afgelopen. {player} heeft alle kaarten.</translation>
    </message>
    <message>
        <source>The match is over. Most cards: {players}.</source>
        <translation>De partij is afgelopen. De meeste kaarten: {players}.</translation>
    </message>
    <message>
        <source>Who was first</source>
        <comment>heading of the list of slaps with their times</comment>
        <translation>Wie het eerst was</translation>
    </message>
    <message numerus="yes">
        <source>A wrong slap costs %n card(s).</source>
        <translation>
            <numerusform>Een foute klap kost %n kaart.</numerusform>
            <numerusform>Een foute klap kost %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} did not slap.</source>
        <comment>one player, or several: Mila and Jonas</comment>
        <translation>
            <numerusform>{players} gaf geen klap.</numerusform>
            <numerusform>{players} gaven geen klap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack</source>
        <comment>heading of a line with numbers of cards</comment>
        <translation>Stapel</translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n card(s).</source>
        <translation>
            <numerusform>Na %n omgedraaide kaart was het voorbij.</numerusform>
            <numerusform>Na %n omgedraaide kaarten was het voorbij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was once down to %n card(s) and won all the same.</source>
        <translation>
            <numerusform>{player} had op een moment nog maar %n kaart en won toch.</numerusform>
            <numerusform>{player} had op een moment nog maar %n kaarten en won toch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most piles by slapping: %n.</source>
        <translation>
            <numerusform>{player} won de meeste stapels met een klap: %n.</numerusform>
            <numerusform>{player} won de meeste stapels met een klap: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the largest pile: %n card(s).</source>
        <translation>
            <numerusform>{player} won de grootste stapel: %n kaart.</numerusform>
            <numerusform>{player} won de grootste stapel: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is the fastest!</source>
        <comment>of whoever slaps first</comment>
        <translation>{player} was het snelst!</translation>
    </message>
    <message>
        <source>A challenge</source>
        <translation>Een opdracht</translation>
    </message>
    <message>
        <source>The king asks the next player for three cards. They turn three, and none of them is a court card, so whoever laid the king gathers the pile.</source>
        <translation>De heer vraagt de volgende speler om drie kaarten. Die draait er drie om, maar er is geen plaatje bij: de stapel gaat naar wie de heer legde.</translation>
    </message>
    <message>
        <source>A challenge that turns round</source>
        <translation>Een opdracht keert om</translation>
    </message>
    <message>
        <source>The queen asks for two cards, but the first one turned is a jack. Now the other player owes a card, and it is no court card: the pile goes to the jack.</source>
        <translation>De vrouw vraagt om twee kaarten, maar de eerste is al een boer. Nu is de ander een kaart schuldig, en dat is geen plaatje: de stapel gaat naar de boer.</translation>
    </message>
    <message>
        <source>Slapping a pair</source>
        <translation>Een klap op een paar</translation>
    </message>
    <message>
        <source>Two 9s follow each other on the pile. The first hand that comes down on them wins all of it.</source>
        <translation>Twee 9’s liggen na elkaar op de stapel. Wie er de eerste klap op geeft, wint de hele stapel.</translation>
    </message>
    <message>
        <source>4 more cards</source>
        <comment>handicap</comment>
        <translation>4 kaarten meer</translation>
    </message>
    <message>
        <source>8 more cards</source>
        <comment>handicap</comment>
        <translation>8 kaarten meer</translation>
    </message>
</context>
</TS>
