<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="athletic_games.aim">
        <source>Be the first to win five medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Win als eerste vijf medailles. Wie in één beurt alle handkaarten kwijtraakt, wint er een.</translation>
    </message>
    <message id="athletic_games.aim@medals-3">
        <source>Be the first to win three medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Win als eerste drie medailles. Wie in één beurt alle handkaarten kwijtraakt, wint er een.</translation>
    </message>
    <message id="athletic_games.deck-60">
        <source>There are 60 cards in six colours. Each colour has its own sport and the values 1 to 10.</source>
        <translation>Er zijn 60 kaarten in zes kleuren. Elke kleur heeft een eigen sport en de waarden 1 tot en met 10.</translation>
    </message>
    <message id="athletic_games.deal-seven">
        <source>Each player is dealt seven cards, which nobody else may see.</source>
        <translation>Iedereen krijgt zeven kaarten, die niemand anders mag zien.</translation>
    </message>
    <message id="athletic_games.circle-of-five">
        <source>Five cards are laid face up in a circle: five places with one card each.</source>
        <translation>Vijf kaarten liggen open in een cirkel: vijf plekken met elk één kaart.</translation>
    </message>
    <message id="athletic_games.stock">
        <source>The other cards lie face down in the middle as the stock.</source>
        <translation>De andere kaarten liggen dicht in het midden als trekstapel.</translation>
    </message>
    <message id="athletic_games.youngest-starts">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>De jongste neemt de eerste stoel en begint.</translation>
    </message>
    <message id="athletic_games.clockwise">
        <source>Turns go clockwise, one player after another. Nobody is skipped.</source>
        <translation>De beurten gaan met de klok mee, de een na de ander. Niemand wordt overgeslagen.</translation>
    </message>
    <message id="athletic_games.fit-same-value">
        <source>A card fits on a card of the same value, whatever their colours.</source>
        <translation>Een kaart past op een kaart met dezelfde waarde, in welke kleur ook.</translation>
    </message>
    <message id="athletic_games.fit-neighbour">
        <source>A card fits on a card of the same colour whose value is exactly 1 higher or lower.</source>
        <translation>Een kaart past op een kaart van dezelfde kleur waarvan de waarde precies 1 hoger of lager is.</translation>
    </message>
    <message id="athletic_games.no-wrap">
        <source>1 and 10 are not neighbours, not even in the same colour.</source>
        <translation>1 en 10 zijn geen buren, ook niet in dezelfde kleur.</translation>
    </message>
    <message id="athletic_games.must-fit">
        <source>Only a card of the same value, or of the same colour and 1 higher or lower, may be laid on a card.</source>
        <translation>Op een kaart mag alleen een kaart met dezelfde waarde worden gelegd, of een van dezelfde kleur die 1 hoger of lager is.</translation>
    </message>
    <message id="athletic_games.own-turn">
        <source>Only the player whose turn it is may act, and only with cards from their own hand.</source>
        <translation>Alleen wie aan de beurt is, mag iets doen, en alleen met de eigen handkaarten.</translation>
    </message>
    <message id="athletic_games.play-on-pile">
        <source>Cards from the hand are laid on piles where they fit: as many as the player likes, one after another, on any of the piles.</source>
        <translation>Handkaarten gaan op stapels waar ze passen: zoveel als gewenst, één voor één, op welke stapel ook.</translation>
    </message>
    <message id="athletic_games.play-on-pile@when-stuck">
        <source>Cards from the hand are laid on piles where they fit, one after another, on any of the piles.</source>
        <translation>Handkaarten gaan op stapels waar ze passen, één voor één, op welke stapel ook.</translation>
    </message>
    <message id="athletic_games.reference-is-top">
        <source>Only the top card of a pile counts. The cards below it no longer matter.</source>
        <translation>Alleen de bovenste kaart van een stapel telt. De kaarten eronder tellen niet meer.</translation>
    </message>
    <message id="athletic_games.pile-move-whole">
        <source>During a turn, a whole pile may be moved onto another, as often as the player likes. Nobody has to.</source>
        <translation>In een beurt mag een hele stapel naar een andere, zo vaak als gewenst. Niemand hoeft dat te doen.</translation>
    </message>
    <message id="athletic_games.pile-move-whole@free">
        <source>During a turn, piles may be moved onto others, whole or card by card, as often as the player likes. Nobody has to.</source>
        <translation>In een beurt mogen stapels naar andere, heel of kaart voor kaart, zo vaak als gewenst. Niemand hoeft dat te doen.</translation>
    </message>
    <message id="athletic_games.pile-move-from-top">
        <source>A pile moves card by card from the top, and each card must fit where it lands. If the first one fits, they all do.</source>
        <translation>Een stapel wordt kaart voor kaart verplaatst, van bovenaf; elke kaart moet passen waar die komt. Past de eerste, dan passen ze allemaal.</translation>
    </message>
    <message id="athletic_games.pile-move-reverses">
        <source>So moving a pile reverses its order: the card that was at the bottom is now on top.</source>
        <translation>Zo keert de volgorde van een stapel om: de kaart die onderop lag, ligt nu bovenop.</translation>
    </message>
    <message id="athletic_games.pile-move-target">
        <source>A pile moves only onto another pile, never onto its own place or into a hole.</source>
        <translation>Een stapel gaat alleen op een andere stapel, nooit op zijn eigen plek of in een gat.</translation>
    </message>
    <message id="athletic_games.pile-move-makes-hole">
        <source>The place that a pile leaves becomes a hole.</source>
        <translation>De plek waar de stapel lag, is nu een gat.</translation>
    </message>
    <message id="athletic_games.hole-any-card">
        <source>Any card from the hand may be laid in a hole, where it begins a new pile.</source>
        <translation>In een gat mag elke handkaart. Die begint een nieuwe stapel.</translation>
    </message>
    <message id="athletic_games.hole-hand-only">
        <source>A player fills a hole only with a card from the hand, never with a card from another place.</source>
        <translation>Een speler vult een gat alleen met een handkaart, nooit met een kaart van een andere plek.</translation>
    </message>
    <message id="athletic_games.holes-several">
        <source>Several holes may be open at once. A player may fill them later in the turn, or leave them.</source>
        <translation>Er mogen meerdere gaten tegelijk open zijn. Een speler mag ze later in de beurt vullen of open laten.</translation>
    </message>
    <message id="athletic_games.holes-several@when-stuck">
        <source>Several holes may be open at once. A player may fill them later in the turn.</source>
        <translation>Er mogen meerdere gaten tegelijk open zijn. Een speler mag ze later in de beurt vullen.</translation>
    </message>
    <message id="athletic_games.all-out-medal">
        <source>Whoever lays down their last card takes a medal at once, and the turn is over.</source>
        <translation>Wie de laatste handkaart legt, pakt meteen een medaille, en de beurt is afgelopen.</translation>
    </message>
    <message id="athletic_games.refill-seven">
        <source>After winning a medal, a player draws seven new cards. Then the next player’s turn begins.</source>
        <translation>Na een medaille trekt die speler zeven nieuwe kaarten. Dan begint de volgende beurt.</translation>
    </message>
    <message id="athletic_games.refill-three">
        <source>Whoever stops with cards in hand keeps them, wins no medal and draws three more. Then the next player’s turn begins.</source>
        <translation>Wie met kaarten in de hand stopt, houdt ze, wint geen medaille en trekt er drie bij. Dan begint de volgende beurt.</translation>
    </message>
    <message id="athletic_games.no-hand-limit">
        <source>A hand may grow without limit, but all of it must go in one turn to win a medal.</source>
        <translation>Een hand mag onbeperkt groeien, en voor een medaille moeten alle kaarten in één beurt weg.</translation>
    </message>
    <message id="athletic_games.medal-1">
        <source>Whoever is 1 medal ahead begins with it.</source>
        <translation>Wie 1 medaille voorsprong heeft, begint ermee.</translation>
    </message>
    <message id="athletic_games.medal-2">
        <source>Whoever is 2 medals ahead begins with both of them.</source>
        <translation>Wie 2 medailles voorsprong heeft, begint met allebei.</translation>
    </message>
    <message id="athletic_games.stop-any-time">
        <source>A player may end the turn at any moment, even if a card still fits.</source>
        <translation>De beurt mag op elk moment eindigen, ook als er nog een kaart past.</translation>
    </message>
    <message id="athletic_games.holes-stay">
        <source>Holes that are open at the end of a turn stay open for the next player.</source>
        <translation>Gaten die aan het eind van een beurt open zijn, blijven open voor de volgende speler.</translation>
    </message>
    <message id="athletic_games.rebuild">
        <source>When the stock is empty, the top cards stay, and all the cards below them are shuffled to make a new stock.</source>
        <translation>Is de trekstapel leeg, dan blijven de bovenste kaarten liggen en worden alle kaarten eronder tot een nieuwe trekstapel geschud.</translation>
    </message>
    <message id="athletic_games.rebuild-moment">
        <source>This happens as soon as the last card is drawn, even in the middle of drawing.</source>
        <translation>Dat gebeurt zodra de laatste kaart is getrokken, ook midden in het trekken.</translation>
    </message>
    <message id="athletic_games.short-draw">
        <source>If there are no covered cards to shuffle, only the cards that are left are drawn, perhaps none.</source>
        <translation>Ligt er onder geen enkele bovenste kaart nog een kaart, dan wordt alleen getrokken wat er is, misschien niets.</translation>
    </message>
    <message id="athletic_games.empty-hand-turn">
        <source>Whoever begins a turn without cards can only end it and draw three.</source>
        <translation>Wie een beurt zonder kaarten begint, kan die alleen beëindigen en drie kaarten trekken.</translation>
    </message>
    <message id="athletic_games.five-medals">
        <source>Whoever takes a fifth medal wins, and the match ends at once.</source>
        <translation>Wie de vijfde medaille pakt, wint, en de partij is meteen afgelopen.</translation>
    </message>
    <message id="athletic_games.five-medals@medals-3">
        <source>Whoever takes a third medal wins, and the match ends at once.</source>
        <translation>Wie de derde medaille pakt, wint, en de partij is meteen afgelopen.</translation>
    </message>
    <message id="athletic_games.standstill">
        <source>The match also ends when all players, one after another, end a turn without laying, moving or drawing a card.</source>
        <translation>De partij eindigt ook als alle spelers na elkaar een beurt beëindigen zonder een kaart te leggen, te verplaatsen of te trekken.</translation>
    </message>
    <message id="athletic_games.turn-limit">
        <source>The match also ends when everyone has had 40 turns.</source>
        <translation>De partij eindigt ook als iedereen 40 beurten heeft gehad.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-20">
        <source>The match also ends when everyone has had 20 turns.</source>
        <translation>De partij eindigt ook als iedereen 20 beurten heeft gehad.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-100">
        <source>The match also ends when everyone has had 100 turns.</source>
        <translation>De partij eindigt ook als iedereen 100 beurten heeft gehad.</translation>
    </message>
    <message id="athletic_games.tie-break">
        <source>Then whoever has the most medals wins. If players tie, it is whoever has the fewest cards in hand. If those are equal too, they share the victory.</source>
        <translation>Dan wint wie de meeste medailles heeft; bij gelijke stand wie de minste handkaarten heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.</translation>
    </message>
    <message id="athletic_games.stop-when-stuck">
        <source>A turn may only end when no card from the hand can be laid on a pile or in a hole.</source>
        <translation>Een beurt mag pas eindigen als geen handkaart meer op een stapel of in een gat kan.</translation>
    </message>
    <message id="athletic_games.take-back">
        <source>Nothing is taken back: what has been laid or moved stays, and a turn that has ended is over.</source>
        <translation>Niets wordt teruggenomen: wat gelegd of verplaatst is, blijft zo, en een beëindigde beurt is voorbij.</translation>
    </message>
    <message id="athletic_games.refill-holes">
        <source>At the end of a turn, after drawing, each hole is filled from the stock as long as there are cards.</source>
        <translation>Aan het eind van een beurt, na het trekken, krijgt elk gat een kaart van de trekstapel zolang die er zijn.</translation>
    </message>
    <message id="athletic_games.free-card-moves">
        <source>The top card of a pile may move alone onto any pile where it fits. A place that is left empty becomes a hole.</source>
        <translation>De bovenste kaart van een stapel mag apart naar elke stapel waar die past. Een lege plek wordt een gat.</translation>
    </message>
    <message id="athletic_games.no-repeat">
        <source>No move may bring back a position of the piles and the hand that has already come up in this turn.</source>
        <translation>Dezelfde opstelling van stapels en handkaarten mag in één beurt niet nog eens ontstaan.</translation>
    </message>
</context>
<context>
    <name>athletic_games</name>
    <message>
        <source>Medals to win</source>
        <translation>Medailles om te winnen</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of medals</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of medals</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>A turn ends</source>
        <translation>Een beurt eindigt</translation>
    </message>
    <message>
        <source>at any time</source>
        <comment>of the end of a turn</comment>
        <translation>op elk moment</translation>
    </message>
    <message>
        <source>when no card fits</source>
        <comment>of the end of a turn</comment>
        <translation>als geen kaart past</translation>
    </message>
    <message>
        <source>Taking back moves during the turn</source>
        <translation>Terugnemen binnen de beurt</translation>
    </message>
    <message>
        <source>Most turns for each player</source>
        <translation>Beurten per speler, hoogstens</translation>
    </message>
    <message>
        <source>1 medal ahead</source>
        <comment>handicap</comment>
        <translation>1 medaille voorsprong</translation>
    </message>
    <message>
        <source>2 medals ahead</source>
        <comment>handicap</comment>
        <translation>2 medailles voorsprong</translation>
    </message>
    <message>
        <source>Lay down every card in one turn to win a medal. Medals win the match.</source>
        <translation>Wie alle kaarten in één beurt kwijtraakt, krijgt een medaille. Medailles winnen de partij.</translation>
    </message>
    <message>
        <source>Holes at the end of a turn</source>
        <translation>Gaten aan het eind van een beurt</translation>
    </message>
    <message>
        <source>stay open</source>
        <comment>of holes</comment>
        <translation>blijven open</translation>
    </message>
    <message>
        <source>are filled from the stock</source>
        <comment>of holes</comment>
        <translation>worden gevuld van de trekstapel</translation>
    </message>
    <message>
        <source>Single cards of a pile may move</source>
        <translation>Losse kaarten van een stapel mogen worden verplaatst</translation>
    </message>
    <message>
        <source>20</source>
        <comment>number of turns</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <comment>number of turns</comment>
        <translation>40</translation>
    </message>
    <message>
        <source>100</source>
        <comment>number of turns</comment>
        <translation>100</translation>
    </message>
    <message>
        <source>Athletic Games</source>
        <translation>Atletiekspelen</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn: that wins a medal.</source>
        <translation>
            <numerusform>De laatste kaart kan deze beurt weg: dat is een medaille.</numerusform>
            <numerusform>Alle %n kaarten kunnen deze beurt weg: dat is een medaille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>De laatste kaart kan deze beurt weg, als nu de {card} met die stapel wordt verplaatst.</numerusform>
            <numerusform>Alle %n kaarten kunnen deze beurt weg, als nu de {card} met die stapel wordt verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go in this turn, but %n of them can.</source>
        <translation>
            <numerusform>Niet alle kaarten kunnen deze beurt weg, maar één ervan wel.</numerusform>
            <numerusform>Niet alle kaarten kunnen deze beurt weg, maar %n ervan wel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>Niet alle kaarten kunnen weg, maar nog één wel, als nu de {card} met die stapel wordt verplaatst.</numerusform>
            <numerusform>Niet alle kaarten kunnen weg, maar nog %n wel, als nu de {card} met die stapel wordt verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the {card} moves alone now.</source>
        <translation>
            <numerusform>De laatste kaart kan deze beurt weg, als nu de {card} alleen wordt verplaatst.</numerusform>
            <numerusform>Alle %n kaarten kunnen deze beurt weg, als nu de {card} alleen wordt verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the {card} moves alone now.</source>
        <translation>
            <numerusform>Niet alle kaarten kunnen weg, maar nog één wel, als nu de {card} alleen wordt verplaatst.</numerusform>
            <numerusform>Niet alle kaarten kunnen weg, maar nog %n wel, als nu de {card} alleen wordt verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n more card(s) can go in this turn.</source>
        <translation>
            <numerusform>Minstens nog %n kaart kan deze beurt weg.</numerusform>
            <numerusform>Minstens nog %n kaarten kunnen deze beurt weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>This pile can move, and then any card goes into the hole.</source>
        <translation>Deze stapel kan worden verplaatst, en dan past elke kaart in het gat.</translation>
    </message>
    <message>
        <source>This card fits.</source>
        <translation>Deze kaart past.</translation>
    </message>
    <message>
        <source>No more cards can be laid in this turn.</source>
        <translation>In deze beurt kan geen kaart meer worden gelegd.</translation>
    </message>
    <message>
        <source>There seems to be no way to lay another card in this turn.</source>
        <translation>Het lijkt erop dat er in deze beurt geen kaart meer bij kan.</translation>
    </message>
    <message>
        <source>Stopping here gives the best chances in the next turns.</source>
        <translation>Hier stoppen geeft de beste kansen in de volgende beurten.</translation>
    </message>
    <message>
        <source>It is time to draw new cards.</source>
        <translation>Het is tijd om nieuwe kaarten te trekken.</translation>
    </message>
    <message>
        <source>Cards come from the stock only at the end of a turn.</source>
        <translation>Kaarten komen alleen aan het eind van een beurt van de trekstapel.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Iedereen legt alleen kaarten uit de eigen hand.</translation>
    </message>
    <message>
        <source>A medal comes by itself when the last card in hand is laid.</source>
        <translation>Een medaille komt vanzelf als de laatste handkaart is neergelegd.</translation>
    </message>
    <message>
        <source>Cards from the hand go onto the five places of the circle.</source>
        <translation>Handkaarten gaan naar de vijf plekken van de cirkel.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value}, the {below} or the {above}.</source>
        <translation>De {card} past niet op de {top}, alleen een {value}, de {below} of de {above}.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value} or the {next}.</source>
        <translation>De {card} past niet op de {top}, alleen een {value} of de {next}.</translation>
    </message>
    <message>
        <source>The {card} fits on none of the piles.</source>
        <translation>De {card} past op geen enkele stapel.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it does not fit on the {top}.</source>
        <translation>De {card} ligt bovenop en past niet op de {top}.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it fits on no other pile.</source>
        <translation>De {card} ligt bovenop en past op geen andere stapel.</translation>
    </message>
    <message>
        <source>Place {number} is a hole: it waits for a card from the hand.</source>
        <translation>Plek {number} is een gat: het wacht op een handkaart.</translation>
    </message>
    <message>
        <source>The {card} can still be laid down.</source>
        <translation>De {card} kan nog worden gelegd.</translation>
    </message>
    <message>
        <source>blue {value}</source>
        <comment>name of a card</comment>
        <translation>blauwe {value}</translation>
    </message>
    <message>
        <source>purple {value}</source>
        <comment>name of a card</comment>
        <translation>paarse {value}</translation>
    </message>
    <message>
        <source>pink {value}</source>
        <comment>name of a card</comment>
        <translation>roze {value}</translation>
    </message>
    <message>
        <source>orange {value}</source>
        <comment>name of a card</comment>
        <translation>oranje {value}</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <comment>name of a card</comment>
        <translation>gele {value}</translation>
    </message>
    <message>
        <source>red {value}</source>
        <comment>name of a card</comment>
        <translation>rode {value}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>button</comment>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>dezelfde waarde</translation>
    </message>
    <message>
        <source>one higher or lower in the same colour</source>
        <translation>één hoger of lager in dezelfde kleur</translation>
    </message>
    <message>
        <source>1 and 10 do not fit</source>
        <translation>1 en 10 passen niet</translation>
    </message>
    <message>
        <source>in a hole: any card from the hand</source>
        <translation>in een gat: elke handkaart</translation>
    </message>
    <message>
        <source>a whole pile moves if its top card fits, and its order is reversed</source>
        <translation>een hele stapel wordt verplaatst als de bovenste kaart past, en de volgorde keert om</translation>
    </message>
    <message>
        <source>rest on a pile, or hold it down, to see all its cards</source>
        <translation>even op een stapel blijven of hem ingedrukt houden: al zijn kaarten zijn te zien</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s)</source>
        <translation>
            <numerusform>%n medaille</numerusform>
            <numerusform>%n medailles</numerusform>
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
    <message numerus="yes">
        <source>First to %n medal(s)</source>
        <translation>
            <numerusform>De eerste medaille wint</numerusform>
            <numerusform>Als eerste %n medailles</numerusform>
        </translation>
    </message>
    <message>
        <source>hole</source>
        <comment>written on an empty place of the circle</comment>
        <translation>gat</translation>
    </message>
    <message>
        <source>Medals to be won</source>
        <translation>Medailles te winnen</translation>
    </message>
    <message>
        <source>Medals of {player}</source>
        <translation>Medailles: {player}</translation>
    </message>
    <message>
        <source>medal</source>
        <comment>name of a token</comment>
        <translation>medaille</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <comment>one of the five places of the circle</comment>
        <translation>Plek {number}</translation>
    </message>
    <message>
        <source>Lay the {card} on the {top}</source>
        <comment>a possible move</comment>
        <translation>De {card} op de {top} leggen</translation>
    </message>
    <message>
        <source>Lay the {card} in the hole, place {number}</source>
        <comment>a possible move</comment>
        <translation>De {card} in het gat leggen, plek&#xa0;{number}</translation>
    </message>
    <message numerus="yes">
        <source>Move the pile of %n card(s) with the {card} onto the {top}</source>
        <translation>
            <numerusform>De {card} naar de {top} verplaatsen</numerusform>
            <numerusform>De {card} met die stapel, %n kaarten, naar de {top} verplaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Move only the {card} onto the {top}</source>
        <comment>a possible move</comment>
        <translation>Alleen de {card} naar de {top} verplaatsen</translation>
    </message>
    <message>
        <source>Only the {card}</source>
        <comment>how much of a pile is to move</comment>
        <translation>Alleen de {card}</translation>
    </message>
    <message numerus="yes">
        <source>The whole pile: %n card(s)</source>
        <comment>how much of a pile is to move</comment>
        <translation>
            <numerusform>De hele stapel: %n kaart</numerusform>
            <numerusform>De hele stapel: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>a possible move</comment>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>{player} lays the {card} on the {top}.</source>
        <translation>{player} legt de {card} op de {top}.</translation>
    </message>
    <message>
        <source>{player} lays the {card} in a hole.</source>
        <translation>{player} legt de {card} in een gat.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n card(s) onto the {top}.</source>
        <translation>
            <numerusform>{player} verplaatst %n kaart naar de {top}.</numerusform>
            <numerusform>{player} verplaatst %n kaarten naar de {top}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now the {card} is on top.</source>
        <translation>Nu ligt de {card} bovenop.</translation>
    </message>
    <message numerus="yes">
        <source>{player} ends the turn and draws %n card(s).</source>
        <translation>
            <numerusform>{player} beëindigt de beurt en trekt %n kaart.</numerusform>
            <numerusform>{player} beëindigt de beurt en trekt %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the turn and has nothing to draw.</source>
        <translation>{player} beëindigt de beurt en kan niets trekken.</translation>
    </message>
    <message numerus="yes">
        <source>A medal for {player}, who draws %n card(s).</source>
        <translation>
            <numerusform>{player} wint een medaille en trekt %n kaart.</numerusform>
            <numerusform>{player} wint een medaille en trekt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the match with %n medal(s).</source>
        <translation>
            <numerusform>{player} wint de partij met %n medaille.</numerusform>
            <numerusform>{player} wint de partij met %n medailles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The covered cards are the new stock.</source>
        <translation>De bedekte kaarten zijn de nieuwe trekstapel.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message numerus="yes">
        <source>{player} may lay cards or move piles: %n card(s) to go.</source>
        <translation>
            <numerusform>{player} kan kaarten leggen of stapels verplaatsen: nog %n kaart.</numerusform>
            <numerusform>{player} kan kaarten leggen of stapels verplaatsen: nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card fits now. {player} may move a pile or end the turn.</source>
        <translation>Nu past er geen kaart. {player} kan een stapel verplaatsen of de beurt beëindigen.</translation>
    </message>
    <message>
        <source>No card fits and no pile can move. {player} must end the turn.</source>
        <translation>Er past geen kaart en geen stapel kan worden verplaatst. {player} moet de beurt beëindigen.</translation>
    </message>
    <message>
        <source>{player} has no cards and can only draw.</source>
        <translation>{player} heeft geen kaarten en kan alleen trekken.</translation>
    </message>
    <message>
        <source>The match is over. Winner: {players}.</source>
        <translation>De partij is afgelopen. Winst: {players}.</translation>
    </message>
    <message>
        <source>The match is over. {players} share the victory.</source>
        <translation>De partij is afgelopen. {players} delen de overwinning.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kaarten in de hand</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medailles</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s) win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n medaille wint</numerusform>
            <numerusform>%n medailles winnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best turn: %n card(s) placed.</source>
        <translation>
            <numerusform>{player} had de beste beurt: %n kaart gelegd.</numerusform>
            <numerusform>{player} had de beste beurt: %n kaarten gelegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} placed the most cards: %n.</source>
        <comment>in the whole match</comment>
        <translation>
            <numerusform>{player} legde de meeste kaarten: %n.</numerusform>
            <numerusform>{player} legde de meeste kaarten: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the first medal, in round {number}.</source>
        <translation>{player} won de eerste medaille, in ronde {number}.</translation>
    </message>
    <message>
        <source>A medal!</source>
        <translation>Een medaille!</translation>
    </message>
    <message>
        <source>Moving a pile turns it round</source>
        <translation>Een stapel keert om bij het verplaatsen</translation>
    </message>
    <message>
        <source>The red pile moves onto the 7: first its 6, then the 5 from below. Now the 5 is on top, and a 5 of another colour fits on it.</source>
        <translation>De rode stapel gaat op de 7: eerst de 6, dan de 5 van onderen. Nu ligt de 5 bovenop, en een 5 in een andere kleur past erop.</translation>
    </message>
    <message>
        <source>A whole turn with a medal</source>
        <translation>Een hele beurt met een medaille</translation>
    </message>
    <message>
        <source>Two cards go onto piles where they fit. Then one pile moves onto another and leaves a hole, and the last card goes in there: a medal!</source>
        <translation>Twee kaarten gaan op stapels waar ze passen. Dan gaat een stapel op een andere en laat een gat achter, en daar gaat de laatste kaart in: een medaille!</translation>
    </message>
    <message>
        <source>Stopping with cards in hand</source>
        <translation>Stoppen met kaarten in de hand</translation>
    </message>
    <message>
        <source>One card fits, the other does not. Whoever stops now keeps it and draws three more for the next turn.</source>
        <translation>De ene kaart past, de andere niet. Wie nu stopt, houdt die kaart en trekt er drie bij voor de volgende beurt.</translation>
    </message>
</context>
</TS>
