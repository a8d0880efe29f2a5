<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="crazy_eights.aim">
        <source>Be the first to get rid of all the cards in hand. Cards that are left cost points, and the fewest points win.</source>
        <translation>Raak als eerste alle kaarten kwijt. Kaarten in de hand kosten punten, en de minste punten winnen.</translation>
    </message>
    <message id="crazy_eights.deal-eight">
        <source>Everyone is dealt eight cards, one at a time, starting to the left of the dealer. The rest form the stock, face down.</source>
        <translation>Iedereen krijgt acht kaarten, één voor één, te beginnen links van de deler. De rest is de trekstapel, dicht op tafel.</translation>
    </message>
    <message id="crazy_eights.start-card">
        <source>The top card of the stock is turned face up beside it and starts the discard pile.</source>
        <translation>De eerste kaart van de trekstapel wordt ernaast omgedraaid en begint de aflegstapel.</translation>
    </message>
    <message id="crazy_eights.start-card-replaced">
        <source>If that card is an 8 or a joker, it goes under the stock and the next one is turned up.</source>
        <translation>Is die kaart een 8 of een joker, dan gaat die onder de trekstapel en wordt de volgende omgedraaid.</translation>
    </message>
    <message id="crazy_eights.start-card-no-effect">
        <source>A 2, a 7, a jack or an ace that is turned up at the start has no effect.</source>
        <translation>Wordt aan het begin een 2, een 7, een boer of een aas omgedraaid, dan heeft die kaart geen effect.</translation>
    </message>
    <message id="crazy_eights.first-player">
        <source>The player to the left of the dealer begins, and play goes clockwise. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>Wie links van de deler zit, begint, en het spel gaat met de klok mee. Er wordt geloot wie eerst deelt, daarna deelt de volgende links.</translation>
    </message>
    <message id="crazy_eights.play-same-rank">
        <source>Cards with the rank of the top card may be laid on the discard pile, one or several together.</source>
        <translation>Kaarten met de waarde van de bovenste mogen op de aflegstapel worden gelegd, één of meer tegelijk.</translation>
    </message>
    <message id="crazy_eights.play-same-suit">
        <source>One card of the suit in force may be laid.</source>
        <translation>Eén kaart van de geldende kleur mag worden gelegd.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank">
        <source>Several cards may be laid together only if they match the rank of the top card. Otherwise just one goes down, even an 8 or a joker.</source>
        <translation>Meerdere kaarten tegelijk moeten de waarde van de bovenste hebben. Past alleen de kleur, dan wordt er één gelegd, net als bij een 8 of joker.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank@many-on-suit">
        <source>Cards laid together must all be of one rank, and one of them must fit. So several 8s, or both jokers, may go down together.</source>
        <translation>Meerdere kaarten tegelijk moeten dezelfde waarde hebben, en één ervan moet passen. Dus mogen ook meerdere 8’en of beide jokers samen worden gelegd.</translation>
    </message>
    <message id="crazy_eights.eight-any-time">
        <source>An 8 may be laid on any card.</source>
        <translation>Een 8 mag op elke kaart worden gelegd.</translation>
    </message>
    <message id="crazy_eights.joker-any-time">
        <source>A joker may be laid on any card.</source>
        <translation>Een joker mag op elke kaart worden gelegd.</translation>
    </message>
    <message id="crazy_eights.must-match">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything.</source>
        <translation>Een kaart moet in kleur of waarde bij de bovenste passen; een 8 of een joker past altijd.</translation>
    </message>
    <message id="crazy_eights.last-laid-on-top">
        <source>Whoever lays several cards chooses their order. The last one is the new top card.</source>
        <translation>Wie meerdere kaarten legt, kiest de volgorde. De laatste is de nieuwe bovenste kaart.</translation>
    </message>
    <message id="crazy_eights.eight-names-suit">
        <source>Whoever lays an 8 names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Wie een 8 legt, kiest de kleur die vanaf nu geldt, behalve als de ronde ermee eindigt.</translation>
    </message>
    <message id="crazy_eights.suit-in-force">
        <source>Unless an 8 or a joker is on top, the suit of the top card is in force.</source>
        <translation>Ligt er geen 8 of joker boven, dan geldt de kleur van de bovenste kaart.</translation>
    </message>
    <message id="crazy_eights.joker-keeps-suit">
        <source>A joker leaves the suit in force as it was. The rank of the card under it no longer counts.</source>
        <translation>Een joker laat de geldende kleur zoals die was. De waarde van de kaart eronder telt niet meer.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two">
        <source>For each 2 and each joker laid, the next player draws two cards at once. Another 2 or joker is no way out.</source>
        <translation>Voor elke gelegde 2 en elke joker trekt de volgende speler meteen twee kaarten. Nog een 2 of joker houdt dat niet tegen.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two@stacking">
        <source>For each 2 and each joker laid, the next player must draw two cards or pass the draw on.</source>
        <translation>Voor elke gelegde 2 en elke joker moet de volgende speler twee kaarten trekken of het trekken doorgeven.</translation>
    </message>
    <message id="crazy_eights.drawer-still-plays">
        <source>Whoever had to draw for a 2 or a joker then has a normal turn.</source>
        <translation>Wie voor een 2 of een joker moest trekken, speelt daarna gewoon de eigen beurt.</translation>
    </message>
    <message id="crazy_eights.ace-reverses">
        <source>Each ace reverses the direction of play, so two aces together change nothing. With two players, an ace has no effect.</source>
        <translation>Elke aas keert de speelrichting om, dus twee azen samen veranderen niets. Met twee spelers heeft een aas geen effect.</translation>
    </message>
    <message id="crazy_eights.jack-skips">
        <source>Each jack makes the next player miss a turn, so several jacks skip several players.</source>
        <translation>Elke boer laat de volgende speler een beurt overslaan; meerdere boeren dus meerdere spelers.</translation>
    </message>
    <message id="crazy_eights.jacks-stop-at-self">
        <source>Jacks never skip the player who laid them: if everybody else misses a turn, that player goes again.</source>
        <translation>Een boer slaat nooit de speler over die hem legt: slaan alle anderen een beurt over, dan gaat die speler verder.</translation>
    </message>
    <message id="crazy_eights.seven-plays-again">
        <source>Whoever lays a 7 must play again, on top of that 7. If nothing fits, one card is drawn as usual.</source>
        <translation>Wie een 7 legt, moet nog een keer spelen, op die 7. Past er niets, dan wordt zoals altijd één kaart getrokken.</translation>
    </message>
    <message id="crazy_eights.sevens-one-replay">
        <source>Several 7s laid together still give only one extra play.</source>
        <translation>Wie meerdere 7’s tegelijk legt, speelt daarna toch maar één keer extra.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able">
        <source>Whoever holds a card that fits must play; 8s and jokers count too.</source>
        <translation>Wie een passende kaart heeft, moet spelen; een 8 of een joker telt ook.</translation>
    </message>
    <message id="crazy_eights.family">
        <source>Here an 8 names the suit, a 2 or a joker means drawing cards, a 7 gives another turn, a jack skips a player and an ace reverses the direction.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>Hier kiest een 8 de kleur. Bij een 2 of een joker wordt er getrokken, een 7 geeft nog een zet, een boer laat een beurt overslaan en een aas keert de speelrichting om.</translation>
    </message>
    <message id="crazy_eights.first-player@start-effects">
        <source>The player to the left of the dealer begins, and play goes clockwise, unless the start card changes that. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>Wie links van de deler zit, begint, en het spel gaat met de klok mee, tenzij de eerste kaart dat verandert. Er wordt geloot wie eerst deelt, daarna deelt de volgende links.</translation>
    </message>
    <message id="crazy_eights.must-match@stacking">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything. While cards must be drawn, only a 2 or a joker may be laid.</source>
        <translation>Een kaart moet in kleur of waarde bij de bovenste passen; een 8 of een joker past altijd. Moeten er kaarten worden getrokken, dan mag alleen een 2 of een joker worden gelegd.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able@stacking">
        <source>Whoever holds a card that fits must play; 8s and jokers count too. But cards due for a 2 or a joker may always be drawn.</source>
        <translation>Wie een passende kaart heeft, moet spelen; een 8 of een joker telt ook. Alleen de kaarten voor een 2 of een joker mogen toch worden getrokken.</translation>
    </message>
    <message id="crazy_eights.draw-one-if-stuck">
        <source>Whoever cannot play draws one card from the stock.</source>
        <translation>Wie niet kan spelen, trekt één kaart van de trekstapel.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw">
        <source>A drawn card that fits must be played. Otherwise the turn passes on. Nobody may pass before drawing.</source>
        <translation>Past de getrokken kaart, dan moet die worden gelegd. Anders gaat de beurt door; vóór het trekken mag niemand passen.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw@free-draw">
        <source>After drawing, a player may play or pass. Nobody may pass before drawing.</source>
        <translation>Na het trekken mag een speler spelen of passen; vóór het trekken mag niemand passen.</translation>
    </message>
    <message id="crazy_eights.eight-any-time@stacking">
        <source>An 8 may be laid on any card, but not while cards must be drawn.</source>
        <translation>Een 8 mag op elke kaart worden gelegd, maar niet zolang er kaarten moeten worden getrokken.</translation>
    </message>
    <message id="crazy_eights.say-card">
        <source>Whoever has just one card left after playing calls “Card!” at once, before being caught. A needless call changes nothing.</source>
        <translation>Wie na het spelen precies één kaart overhoudt, roept meteen ‘Laatste kaart!’, voordat iemand het merkt. Onnodig roepen verandert niets.</translation>
    </message>
    <message id="crazy_eights.caught-without-card">
        <source>Whoever forgets can be caught for three seconds after playing, and then gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>Wie niet heeft geroepen, kan tot drie seconden na het spelen worden betrapt en krijgt dan van elke andere speler één kaart. Vals alarm verandert niets.</translation>
    </message>
    <message id="crazy_eights.caught-without-card@call-time">
        <source>Whoever forgets and is caught in time gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>Wie niet heeft geroepen en op tijd wordt betrapt, krijgt van elke andere speler één kaart. Vals alarm verandert niets.</translation>
    </message>
    <message id="crazy_eights.giver-keeps-last-card">
        <source>A player with only one card gives none. Whoever is left with one card without playing need not call.</source>
        <translation>Wie maar één kaart heeft, geeft er geen. Wie anders dan door spelen op één kaart komt, hoeft niet te roepen.</translation>
    </message>
    <message id="crazy_eights.reshuffle">
        <source>When the stock is empty and a card is needed, the top discard stays and the others are shuffled to make a new stock.</source>
        <translation>Is de trekstapel leeg en is er een kaart nodig, dan blijft de bovenste liggen; de rest van de aflegstapel wordt tot nieuwe trekstapel geschud.</translation>
    </message>
    <message id="crazy_eights.blocked-deal">
        <source>If no card is left to draw, the turn passes on. If everyone passes in a row, or after 500 turns, the deal ends and all count their hands.</source>
        <translation>Is er niets te trekken, dan gaat de beurt door. Past iedereen na elkaar, dan eindigt de ronde, uiterlijk na 500 beurten; daarna worden de handen geteld.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once">
        <source>The deal ends as soon as a player runs out of cards, even if the last one was a 7, a 2 or a joker.</source>
        <translation>De ronde eindigt zodra een speler geen kaarten meer heeft, ook als de laatste een 7, een 2 of een joker was.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-card-effect">
        <source>The deal ends as soon as a player runs out of cards, even with a 7. A last 2 or joker still makes the next player draw.</source>
        <translation>De ronde eindigt zodra een speler geen kaarten meer heeft, ook na een 7; na een 2 of een joker moet de volgende speler nog trekken.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-cards">
        <source>The deal ends as soon as a player runs out of cards. The house rules say what the last card still does.</source>
        <translation>De ronde eindigt zodra een speler geen kaarten meer heeft; de huisregels zeggen wat een laatste kaart nog doet.</translation>
    </message>
    <message id="crazy_eights.score-out">
        <source>Whoever has run out of cards scores −10 points.</source>
        <translation>Wie alle kaarten kwijt is, scoort −10 punten.</translation>
    </message>
    <message id="crazy_eights.score-hand">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 50, other cards the number on them.</source>
        <translation>Alle anderen tellen hun handkaarten: aas 40, heer, vrouw en boer elk 10, joker 50; bij de overige telt het getal dat erop staat.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-40">
        <source>Everyone else counts their hand: ace and joker 40, king, queen and jack 10 each, other cards the number on them.</source>
        <translation>Alle anderen tellen hun handkaarten: aas en joker 40, heer, vrouw en boer elk 10; bij de overige telt het getal dat erop staat.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-20">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 20, other cards the number on them.</source>
        <translation>Alle anderen tellen hun handkaarten: aas 40, heer, vrouw en boer elk 10, joker 20; bij de overige telt het getal dat erop staat.</translation>
    </message>
    <message id="crazy_eights.five-deals">
        <source>A match lasts five deals.</source>
        <translation>Een partij duurt vijf rondes.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-1">
        <source>A match lasts one deal.</source>
        <translation>Een partij duurt één ronde.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-3">
        <source>A match lasts three deals.</source>
        <translation>Een partij duurt drie rondes.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>Een partij duurt tien rondes.</translation>
    </message>
    <message id="crazy_eights.lowest-wins">
        <source>The lowest total wins. Players who tie for it share the victory.</source>
        <translation>Het laagste totaal wint; bij gelijke stand wordt de overwinning gedeeld.</translation>
    </message>
    <message id="crazy_eights.stacking">
        <source>Instead of drawing, the next player may lay any 2 or joker. The number of cards grows until somebody draws them all.</source>
        <translation>In plaats van te trekken mag de volgende speler een 2 of een joker leggen. Het aantal groeit tot iemand alles trekt.</translation>
    </message>
    <message id="crazy_eights.draw-skips">
        <source>Whoever draws for a 2 or a joker misses their turn.</source>
        <translation>Wie voor een 2 of een joker trekt, slaat de beurt over.</translation>
    </message>
    <message id="crazy_eights.seven-cannot-end">
        <source>Nobody goes out with a 7: whoever lays a 7 as their last card draws one and plays on.</source>
        <translation>Met een 7 raakt niemand uit: wie als laatste kaart een 7 legt, trekt één kaart en speelt verder.</translation>
    </message>
    <message id="crazy_eights.last-card-effect">
        <source>After a last 2 or joker the next player draws before the hands are counted.</source>
        <translation>Na een 2 of een joker als laatste kaart trekt de volgende speler nog, voordat er wordt geteld.</translation>
    </message>
    <message id="crazy_eights.start-effects">
        <source>A 2, a jack or an ace that is turned up at the start acts as if the dealer had laid it.</source>
        <translation>Wordt aan het begin een 2, een boer of een aas omgedraaid, dan werkt die kaart alsof de deler die heeft gelegd.</translation>
    </message>
    <message id="crazy_eights.joker-suit">
        <source>Whoever lays a joker names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Wie een joker legt, kiest de kleur die vanaf nu geldt, behalve als de ronde ermee eindigt.</translation>
    </message>
    <message id="crazy_eights.free-draw">
        <source>A player may draw one card even if a card in hand fits.</source>
        <translation>Een speler mag één kaart trekken, ook als een kaart in de hand past.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two">
        <source>Whoever forgets can be caught for three seconds after playing, and then draws two cards. A false alarm changes nothing.</source>
        <translation>Wie niet heeft geroepen, kan tot drie seconden na het spelen worden betrapt en trekt dan twee kaarten van de trekstapel. Vals alarm verandert niets.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two-call-time">
        <source>Whoever forgets and is caught in time draws two cards. A false alarm changes nothing.</source>
        <translation>Wie niet heeft geroepen en op tijd wordt betrapt, trekt twee kaarten van de trekstapel. Vals alarm verandert niets.</translation>
    </message>
    <message id="crazy_eights.call-penalty@none">
        <source>Nobody has to call with one card left, and nobody can be caught.</source>
        <translation>Met nog maar één kaart hoeft niemand te roepen, en niemand kan worden betrapt.</translation>
    </message>
    <message id="crazy_eights.give-random">
        <source>The cards for a player who is caught are taken at random from the other hands.</source>
        <translation>De kaarten voor wie is betrapt, worden willekeurig uit de handen getrokken.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-2">
        <source>There are 2 seconds to call and to catch.</source>
        <translation>Er zijn 2 seconden om te roepen en te betrappen.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-5">
        <source>There are 5 seconds to call and to catch.</source>
        <translation>Er zijn 5 seconden om te roepen en te betrappen.</translation>
    </message>
    <message id="crazy_eights.fewer-1">
        <source>Whoever has 1 card fewer begins each deal with seven.</source>
        <translation>Wie 1 kaart minder heeft, begint elke ronde met zeven.</translation>
    </message>
    <message id="crazy_eights.fewer-2">
        <source>Whoever has 2 cards fewer begins each deal with six.</source>
        <translation>Wie 2 kaarten minder heeft, begint elke ronde met zes.</translation>
    </message>
</context>
<context>
    <name>crazy_eights</name>
    <message>
        <source>Several cards of one rank on a matching suit</source>
        <translation>Meerdere kaarten van één waarde als de kleur past</translation>
    </message>
    <message>
        <source>A 2 or a joker passes the draw on</source>
        <translation>Een 2 of joker geeft het trekken door</translation>
    </message>
    <message>
        <source>Whoever draws for a 2 or a joker misses their turn</source>
        <translation>Trekken voor een 2 of joker kost de beurt</translation>
    </message>
    <message>
        <source>Nobody goes out with a 7</source>
        <translation>Niemand eindigt met een 7</translation>
    </message>
    <message>
        <source>A last 2 or joker still counts</source>
        <translation>Een laatste 2 of joker werkt nog</translation>
    </message>
    <message>
        <source>The start card has its effect</source>
        <translation>De startkaart heeft effect</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Een joker</translation>
    </message>
    <message>
        <source>keeps the suit</source>
        <comment>of a joker</comment>
        <translation>houdt de kleur</translation>
    </message>
    <message>
        <source>names a suit</source>
        <comment>of a joker</comment>
        <translation>kiest een kleur</translation>
    </message>
    <message>
        <source>Drawing is always allowed</source>
        <translation>Trekken mag altijd</translation>
    </message>
    <message>
        <source>Forgotten call</source>
        <translation>Roepen vergeten</translation>
    </message>
    <message>
        <source>a card from each</source>
        <comment>penalty for no call</comment>
        <translation>van elk een kaart</translation>
    </message>
    <message>
        <source>draws two</source>
        <comment>penalty for no call</comment>
        <translation>twee trekken</translation>
    </message>
    <message>
        <source>no call at all</source>
        <comment>penalty for no call</comment>
        <translation>niet roepen</translation>
    </message>
    <message>
        <source>Penalty cards are given at random</source>
        <translation>Strafkaarten willekeurig</translation>
    </message>
    <message>
        <source>Time to call or to catch</source>
        <translation>Tijd om te roepen en te betrappen</translation>
    </message>
    <message>
        <source>Points for a joker in hand</source>
        <translation>Punten van een joker in de hand</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Als eerste alle kaarten kwijtraken.</translation>
    </message>
    <message>
        <source>2 s</source>
        <comment>seconds</comment>
        <translation>2 s</translation>
    </message>
    <message>
        <source>3 s</source>
        <comment>seconds</comment>
        <translation>3 s</translation>
    </message>
    <message>
        <source>5 s</source>
        <comment>seconds</comment>
        <translation>5 s</translation>
    </message>
    <message>
        <source>20</source>
        <comment>points</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <comment>points</comment>
        <translation>40</translation>
    </message>
    <message>
        <source>50</source>
        <comment>points</comment>
        <translation>50</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Amerikaanse achten</translation>
    </message>
    <message>
        <source>Mau-Mau</source>
        <comment>other name of the game: for the box and the search</comment>
        <translation>Pesten</translation>
    </message>
    <message>
        <source>Play goes on in a moment: now is the time to call or to catch.</source>
        <translation>Het spel gaat zo verder: nu is het tijd om te roepen of te betrappen.</translation>
    </message>
    <message>
        <source>First {player} gets a card from {giver}.</source>
        <translation>Eerst geeft {giver} een kaart aan {player}.</translation>
    </message>
    <message>
        <source>Cards are laid on the discard pile.</source>
        <translation>Kaarten worden op de aflegstapel gelegd.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Iedereen legt alleen kaarten uit de eigen hand.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>Deze kaarten hebben niet dezelfde waarde: {first} en {second}.</translation>
    </message>
    <message>
        <source>The {card} fits neither the {rank} nor {suit}.</source>
        <translation>Deze kaart past niet bij de waarde {rank} en niet bij de kleur {suit}: {card}.</translation>
    </message>
    <message>
        <source>The {card} does not fit the suit in force: {suit}.</source>
        <translation>Deze kaart past niet: {card}. Geldende kleur: {suit}.</translation>
    </message>
    <message>
        <source>None of these cards is of the suit in force: {suit}.</source>
        <translation>Geen van deze kaarten heeft de geldende kleur: {suit}.</translation>
    </message>
    <message>
        <source>A suit has to be named with this card.</source>
        <translation>Bij deze kaart moet een kleur worden gekozen.</translation>
    </message>
    <message>
        <source>The rank on top is {rank}. Of any other rank, only one card may be laid.</source>
        <translation>De waarde bovenop is {rank}. Van een andere waarde wordt er maar één kaart gelegd.</translation>
    </message>
    <message>
        <source>Only a 2 or a joker passes the draw on.</source>
        <translation>Alleen een 2 of een joker geeft het trekken door.</translation>
    </message>
    <message>
        <source>A drawn card goes from the stock into the hand of whoever draws it.</source>
        <translation>Een kaart gaat van de trekstapel naar de eigen hand.</translation>
    </message>
    <message>
        <source>One card has already been drawn.</source>
        <translation>Er is al een kaart getrokken.</translation>
    </message>
    <message>
        <source>The {card} can be laid.</source>
        <translation>Deze kaart kan worden gelegd: {card}.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Er is niets meer te trekken.</translation>
    </message>
    <message>
        <source>{player} has not drawn yet.</source>
        <translation>{player} heeft nog niet getrokken.</translation>
    </message>
    <message>
        <source>{player} has to draw first.</source>
        <translation>{player} moet eerst trekken.</translation>
    </message>
    <message>
        <source>Nobody has been caught.</source>
        <translation>Niemand is betrapt.</translation>
    </message>
    <message>
        <source>{giver} gives one card of their own.</source>
        <translation>{giver} geeft één kaart uit de eigen hand.</translation>
    </message>
    <message>
        <source>The card goes to {player}.</source>
        <translation>De kaart gaat naar {player}.</translation>
    </message>
    <message>
        <source>No call is due now.</source>
        <translation>Nu hoeft er niets te worden geroepen.</translation>
    </message>
    <message>
        <source>Only {player} can call now.</source>
        <translation>Alleen {player} kan nu roepen.</translation>
    </message>
    <message>
        <source>{player} has already called.</source>
        <translation>{player} heeft al geroepen.</translation>
    </message>
    <message>
        <source>It is too late or too early to catch anybody.</source>
        <translation>Het is te laat of te vroeg om iemand te betrappen.</translation>
    </message>
    <message>
        <source>Nobody can catch themselves.</source>
        <translation>Niemand kan zichzelf betrappen.</translation>
    </message>
    <message>
        <source>{player} has already tried this time.</source>
        <translation>{player} heeft het deze keer al geprobeerd.</translation>
    </message>
    <message>
        <source>Only one card is left: call before anybody notices.</source>
        <translation>Nog maar één kaart: roep voordat iemand het merkt.</translation>
    </message>
    <message>
        <source>{player} has one card left and forgot to call.</source>
        <translation>{player} heeft nog één kaart en heeft niet geroepen.</translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>Er past geen kaart.</translation>
    </message>
    <message>
        <source>The good cards stay in hand for later.</source>
        <translation>De goede kaarten blijven in de hand voor later.</translation>
    </message>
    <message>
        <source>This empties the hand: the deal is over.</source>
        <translation>Daarna is de hand leeg: de ronde is afgelopen.</translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n card(s) at once.</source>
        <comment>several equal cards are laid</comment>
        <translation>
            <numerusform>%n kaart gaat in één keer weg.</numerusform>
            <numerusform>%n kaarten gaan in één keer weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card can follow the 7.</source>
        <translation>Na de 7 kan nog een kaart volgen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this suit stay in hand: {suit}.</source>
        <comment>the suit that an 8 names</comment>
        <translation>
            <numerusform>%n kaart van deze kleur blijft in de hand: {suit}.</numerusform>
            <numerusform>%n kaarten van deze kleur blijven in de hand: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card will do: 8s and jokers are better kept for later.</source>
        <translation>Deze kaart is genoeg: een 8 of een joker kun je beter bewaren.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and has to draw.</source>
        <translation>
            <numerusform>{player} heeft nog maar %n kaart en moet trekken.</numerusform>
            <numerusform>{player} heeft nog maar %n kaarten en moet trekken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>Deze kaart zou het meeste kosten: %n punt.</numerusform>
            <numerusform>Deze kaart zou het meeste kosten: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for 8s and jokers, this card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>Afgezien van een 8 of een joker zou deze kaart het meeste kosten: %n punt.</numerusform>
            <numerusform>Afgezien van een 8 of een joker zou deze kaart het meeste kosten: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and misses a turn.</source>
        <translation>
            <numerusform>{player} heeft nog maar %n kaart en slaat een beurt over.</numerusform>
            <numerusform>{player} heeft nog maar %n kaarten en slaat een beurt over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play turns away from {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>De speelrichting keert om, weg van {player}: nog maar %n kaart in de hand.</numerusform>
            <numerusform>De speelrichting keert om, weg van {player}: nog maar %n kaarten in de hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n point(s).</source>
        <translation>
            <numerusform>Zo is %n punt weg.</numerusform>
            <numerusform>Zo zijn %n punten weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>Card!</source>
        <comment>button: the call with one card left</comment>
        <translation>Laatste kaart!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <comment>button: somebody forgot the call</comment>
        <translation>Betrapt!</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>button, while the stock is empty</comment>
        <translation>Kaart trekken</translation>
    </message>
    <message>
        <source>any time, names a suit</source>
        <translation>altijd, kiest een kleur</translation>
    </message>
    <message>
        <source>joker: any time, next player draws two</source>
        <translation>joker: altijd, de volgende trekt er twee</translation>
    </message>
    <message>
        <source>joker: names a suit, next player draws two</source>
        <translation>joker: kiest een kleur, de volgende trekt er twee</translation>
    </message>
    <message>
        <source>next player draws two</source>
        <translation>de volgende trekt er twee</translation>
    </message>
    <message>
        <source>next player draws two or passes it on</source>
        <translation>de volgende trekt er twee of geeft door</translation>
    </message>
    <message>
        <source>next player misses a turn</source>
        <translation>de volgende slaat een beurt over</translation>
    </message>
    <message>
        <source>reverses the direction</source>
        <translation>keert de richting om</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>nog een keer spelen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than nothing</comment>
        <translation>
            <numerusform>−%n punt</numerusform>
            <numerusform>−%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>“Card!”</source>
        <comment>said by a player with one card left</comment>
        <translation>‘Laatste kaart!’</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Leggen: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Leggen: {cards}. ‘Laatste kaart!’ roepen</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}</source>
        <comment>a possible move</comment>
        <translation>Leggen: {cards}. Kleur: {suit}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Leggen: {cards}. Kleur: {suit}. ‘Laatste kaart!’ roepen</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a possible move: from the stock</comment>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>‘Laatste kaart!’ roepen</translation>
    </message>
    <message>
        <source>Catch {player}, who forgot to call</source>
        <comment>a possible move</comment>
        <translation>{player} betrappen: niet geroepen</translation>
    </message>
    <message>
        <source>Give: {card}</source>
        <comment>a possible move</comment>
        <translation>Geven: {card}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Het spel gaat verder.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} legt: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. “Card!”</source>
        <translation>{player} legt: {cards}. ‘Laatste kaart!’</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}.</source>
        <translation>{player} legt: {cards}. Gekozen kleur: {suit}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}. “Card!”</source>
        <translation>{player} legt: {cards}. Gekozen kleur: {suit}. ‘Laatste kaart!’</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} trekt %n kaart.</numerusform>
            <numerusform>{player} trekt %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws: {cards}.</source>
        <translation>{player} trekt: {cards}.</translation>
    </message>
    <message>
        <source>{player} has nothing to draw.</source>
        <translation>{player} heeft niets te trekken.</translation>
    </message>
    <message>
        <source>The direction of play is reversed.</source>
        <translation>De speelrichting keert om.</translation>
    </message>
    <message>
        <source>Missing a turn: {players}.</source>
        <translation>Slaan een beurt over: {players}.</translation>
    </message>
    <message>
        <source>{player} has another turn.</source>
        <translation>{player} mag nog een keer.</translation>
    </message>
    <message>
        <source>{player} tries to catch somebody, but nobody forgot to call.</source>
        <translation>{player} roept ‘Betrapt!’, maar zonder reden.</translation>
    </message>
    <message>
        <source>{player} must lay a card that fits.</source>
        <translation>{player} moet een passende kaart leggen.</translation>
    </message>
    <message>
        <source>The drawn card fits: {player} must lay it.</source>
        <translation>De getrokken kaart past: {player} moet die leggen.</translation>
    </message>
    <message>
        <source>{player} may lay a card or pass.</source>
        <translation>{player} kan een kaart leggen of passen.</translation>
    </message>
    <message>
        <source>{player} may lay a card that fits, or draw one.</source>
        <translation>{player} kan een passende kaart leggen of er een trekken.</translation>
    </message>
    <message>
        <source>No card fits: {player} must draw one.</source>
        <translation>Er past geen kaart: {player} moet er een trekken.</translation>
    </message>
    <message>
        <source>No card fits: {player} must pass.</source>
        <translation>Er past geen kaart: {player} moet passen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must draw %n card(s), or lay a 2 or a joker.</source>
        <translation>
            <numerusform>{player} moet %n kaart trekken, of een 2 of een joker leggen.</numerusform>
            <numerusform>{player} moet %n kaarten trekken, of een 2 of een joker leggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has one card left. Which comes first, the call or a catch?</source>
        <translation>{player} heeft nog één kaart. Wat is sneller: het roepen of het betrappen?</translation>
    </message>
    <message>
        <source>Which suit is it now?</source>
        <comment>asked of whoever has laid an 8</comment>
        <translation>Welke kleur geldt nu?</translation>
    </message>
    <message>
        <source>{player} misses a turn.</source>
        <translation>{player} slaat een beurt over.</translation>
    </message>
    <message>
        <source>{player} has no cards left: the deal is over.</source>
        <translation>{player} heeft geen kaarten meer: de ronde is afgelopen.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} past.</translation>
    </message>
    <message>
        <source>{player} calls “Card!”</source>
        <translation>{player} roept ‘Laatste kaart!’</translation>
    </message>
    <message>
        <source>{player} catches {other}, who forgot to call.</source>
        <translation>{player} betrapt {other}: niet geroepen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n card(s).</source>
        <translation>
            <numerusform>{player} krijgt %n kaart.</numerusform>
            <numerusform>{player} krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has no cards left. {other} draws %n card(s), and the deal is over.</source>
        <translation>
            <numerusform>{player} heeft geen kaarten meer. {other} trekt nog %n kaart, dan is de ronde afgelopen.</numerusform>
            <numerusform>{player} heeft geen kaarten meer. {other} trekt nog %n kaarten, dan is de ronde afgelopen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives {other}: {card}.</source>
        <translation>{player} geeft aan {other}: {card}.</translation>
    </message>
    <message>
        <source>A new deal begins.</source>
        <translation>Een nieuwe ronde begint.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>A 7: {player} plays again.</source>
        <translation>Een 7: {player} mag nog een keer.</translation>
    </message>
    <message>
        <source>{giver} must give {player} a card.</source>
        <translation>{giver} moet {player} een kaart geven.</translation>
    </message>
    <message>
        <source>{player} has no cards left. The hands are counted.</source>
        <translation>{player} heeft geen kaarten meer. De handen worden geteld.</translation>
    </message>
    <message>
        <source>The deal is blocked. The hands are counted.</source>
        <translation>De ronde zit vast. De handen worden geteld.</translation>
    </message>
    <message>
        <source>The match is over. Lowest total: {players}.</source>
        <translation>De partij is afgelopen. Laagste totaal: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{suit}: %n card(s) in hand</source>
        <comment>choice of the suit for an 8</comment>
        <translation>
            <numerusform>{suit}: %n kaart in de hand</numerusform>
            <numerusform>{suit}: %n kaarten in de hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Ronde {deal} van {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the lowest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n ronde, het laagste totaal wint</numerusform>
            <numerusform>%n rondes, het laagste totaal wint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went out most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} was het vaakst als eerste uit: in %n ronde.</numerusform>
            <numerusform>{player} was het vaakst als eerste uit: in %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest hand cost {player} {points} points, in deal {number}.</source>
        <translation>Het duurst was het voor {player}: {points} punten in ronde {number}.</translation>
    </message>
    <message>
        <source>Several cards of one rank</source>
        <translation>Meerdere kaarten van één waarde</translation>
    </message>
    <message>
        <source>A 6 is on top, so both 6s from the hand may go down together. The last one laid is the new top card.</source>
        <translation>Er ligt een 6 bovenop, dus beide 6’en uit de hand mogen er samen op. De laatst gelegde kaart ligt nu bovenop.</translation>
    </message>
    <message>
        <source>An 8 names the suit</source>
        <translation>Een 8 kiest de kleur</translation>
    </message>
    <message>
        <source>The 8 goes on any card, and whoever lays it names spades. The next player follows with a spade.</source>
        <translation>De 8 mag op elke kaart, en wie die legt, kiest schoppen. De volgende speler legt een schoppen.</translation>
    </message>
    <message>
        <source>A 2 makes the next player draw</source>
        <translation>Bij een 2 moet er getrokken worden</translation>
    </message>
    <message>
        <source>The 2 of hearts is laid, and the next player draws two cards at once. After that they play as usual.</source>
        <translation>De harten 2 wordt gelegd, en de volgende speler trekt meteen twee kaarten. Daarna speelt die gewoon verder.</translation>
    </message>
    <message>
        <source>1 card fewer</source>
        <comment>handicap</comment>
        <translation>1 kaart minder</translation>
    </message>
    <message>
        <source>2 cards fewer</source>
        <comment>handicap</comment>
        <translation>2 kaarten minder</translation>
    </message>
</context>
</TS>
