<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="athletic_games.aim">
        <source>Be the first to win five medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Wer zuerst fünf Medaillen hat, gewinnt. Eine gibt es, wenn in einem einzigen Zug alle Handkarten weg sind.</translation>
    </message>
    <message id="athletic_games.aim@medals-3">
        <source>Be the first to win three medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Wer zuerst drei Medaillen hat, gewinnt. Eine gibt es, wenn in einem einzigen Zug alle Handkarten weg sind.</translation>
    </message>
    <message id="athletic_games.deck-60">
        <source>There are 60 cards in six colours. Each colour has its own sport and the values 1 to 10.</source>
        <translation>Es gibt 60 Karten in sechs Farben. Jede Farbe hat ihre eigene Sportart und die Werte 1 bis 10.</translation>
    </message>
    <message id="athletic_games.deal-seven">
        <source>Each player is dealt seven cards, which nobody else may see.</source>
        <translation>Alle erhalten sieben Karten, die sonst niemand sehen darf.</translation>
    </message>
    <message id="athletic_games.circle-of-five">
        <source>Five cards are laid face up in a circle: five places with one card each.</source>
        <translation>Fünf Karten liegen offen im Kreis: fünf Felder mit je einer Karte.</translation>
    </message>
    <message id="athletic_games.stock">
        <source>The other cards lie face down in the middle as the stock.</source>
        <translation>Die übrigen Karten liegen verdeckt in der Mitte als Nachziehstapel.</translation>
    </message>
    <message id="athletic_games.youngest-starts">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>Die jüngste Person nimmt den ersten Platz und beginnt.</translation>
    </message>
    <message id="athletic_games.clockwise">
        <source>Turns go clockwise, one player after another. Nobody is skipped.</source>
        <translation>Alle sind reihum im Uhrzeigersinn dran. Niemand wird übersprungen.</translation>
    </message>
    <message id="athletic_games.fit-same-value">
        <source>A card fits on a card of the same value, whatever their colours.</source>
        <translation>Eine Karte passt auf eine Karte mit demselben Wert, egal in welcher Farbe.</translation>
    </message>
    <message id="athletic_games.fit-neighbour">
        <source>A card fits on a card of the same colour whose value is exactly 1 higher or lower.</source>
        <translation>Eine Karte passt auf eine Karte derselben Farbe, deren Wert genau um 1 höher oder niedriger ist.</translation>
    </message>
    <message id="athletic_games.no-wrap">
        <source>1 and 10 are not neighbours, not even in the same colour.</source>
        <translation>1 und 10 sind keine Nachbarn, auch nicht in derselben Farbe.</translation>
    </message>
    <message id="athletic_games.must-fit">
        <source>Only a card of the same value, or of the same colour and 1 higher or lower, may be laid on a card.</source>
        <translation>Auf eine Karte darf nur gelegt werden, was denselben Wert hat oder in derselben Farbe um 1 höher oder niedriger ist.</translation>
    </message>
    <message id="athletic_games.own-turn">
        <source>Only the player whose turn it is may act, and only with cards from their own hand.</source>
        <translation>Nur wer dran ist, darf etwas tun, und nur mit den eigenen Handkarten.</translation>
    </message>
    <message id="athletic_games.play-on-pile">
        <source>Cards from the hand are laid on piles where they fit: as many as the player likes, one after another, on any of the piles.</source>
        <translation>Handkarten werden auf Stapel gelegt, auf die sie passen: beliebig viele, eine nach der anderen, auf beliebige Stapel.</translation>
    </message>
    <message id="athletic_games.play-on-pile@when-stuck">
        <source>Cards from the hand are laid on piles where they fit, one after another, on any of the piles.</source>
        <translation>Handkarten werden auf Stapel gelegt, auf die sie passen, eine nach der anderen, auf beliebige Stapel.</translation>
    </message>
    <message id="athletic_games.reference-is-top">
        <source>Only the top card of a pile counts. The cards below it no longer matter.</source>
        <translation>Nur die oberste Karte eines Stapels zählt. Die Karten darunter zählen nicht mehr.</translation>
    </message>
    <message id="athletic_games.pile-move-whole">
        <source>During a turn, a whole pile may be moved onto another, as often as the player likes. Nobody has to.</source>
        <translation>In einem Zug darf ein ganzer Stapel auf einen anderen wandern, beliebig oft. Niemand muss das tun.</translation>
    </message>
    <message id="athletic_games.pile-move-whole@free">
        <source>During a turn, piles may be moved onto others, whole or card by card, as often as the player likes. Nobody has to.</source>
        <translation>In einem Zug dürfen Stapel ganz oder Karte für Karte auf andere wandern, beliebig oft. Niemand muss das tun.</translation>
    </message>
    <message id="athletic_games.pile-move-from-top">
        <source>A pile moves card by card from the top, and each card must fit where it lands. If the first one fits, they all do.</source>
        <translation>Ein Stapel wandert Karte für Karte von oben; jede muss dort passen, wo sie hinkommt. Passt die erste, passen alle.</translation>
    </message>
    <message id="athletic_games.pile-move-reverses">
        <source>So moving a pile reverses its order: the card that was at the bottom is now on top.</source>
        <translation>So dreht sich die Reihenfolge eines Stapels um: Die unterste Karte liegt nun oben.</translation>
    </message>
    <message id="athletic_games.pile-move-target">
        <source>A pile moves only onto another pile, never onto its own place or into a hole.</source>
        <translation>Ein Stapel wandert nur auf einen anderen Stapel, nie auf sein eigenes Feld oder in eine Lücke.</translation>
    </message>
    <message id="athletic_games.pile-move-makes-hole">
        <source>The place that a pile leaves becomes a hole.</source>
        <translation>Das Feld, das der Stapel verlassen hat, ist nun eine Lücke.</translation>
    </message>
    <message id="athletic_games.hole-any-card">
        <source>Any card from the hand may be laid in a hole, where it begins a new pile.</source>
        <translation>In eine Lücke darf jede Handkarte gelegt werden. Sie beginnt einen neuen Stapel.</translation>
    </message>
    <message id="athletic_games.hole-hand-only">
        <source>A player fills a hole only with a card from the hand, never with a card from another place.</source>
        <translation>Wer dran ist, füllt eine Lücke nur mit einer Handkarte, nie mit einer Karte von einem anderen Feld.</translation>
    </message>
    <message id="athletic_games.holes-several">
        <source>Several holes may be open at once. A player may fill them later in the turn, or leave them.</source>
        <translation>Mehrere Lücken dürfen zugleich offen sein. Man kann sie später im Zug füllen oder offen lassen.</translation>
    </message>
    <message id="athletic_games.holes-several@when-stuck">
        <source>Several holes may be open at once. A player may fill them later in the turn.</source>
        <translation>Mehrere Lücken dürfen zugleich offen sein. Man kann sie später im Zug füllen.</translation>
    </message>
    <message id="athletic_games.all-out-medal">
        <source>Whoever lays down their last card takes a medal at once, and the turn is over.</source>
        <translation>Wer die letzte Handkarte legt, nimmt sofort eine Medaille, und der Zug ist zu Ende.</translation>
    </message>
    <message id="athletic_games.refill-seven">
        <source>After winning a medal, a player draws seven new cards. Then the next player’s turn begins.</source>
        <translation>Nach einer Medaille zieht diese Person sieben neue Karten. Dann beginnt der nächste Zug.</translation>
    </message>
    <message id="athletic_games.refill-three">
        <source>Whoever stops with cards in hand keeps them, wins no medal and draws three more. Then the next player’s turn begins.</source>
        <translation>Wer mit Handkarten aufhört, behält sie, gewinnt keine Medaille und zieht drei dazu. Dann beginnt der nächste Zug.</translation>
    </message>
    <message id="athletic_games.no-hand-limit">
        <source>A hand may grow without limit, but all of it must go in one turn to win a medal.</source>
        <translation>Die Zahl der Handkarten ist nicht begrenzt; für eine Medaille müssen alle in einem Zug weg.</translation>
    </message>
    <message id="athletic_games.medal-1">
        <source>Whoever is 1 medal ahead begins with it.</source>
        <translation>Wer 1 Medaille Vorsprung hat, beginnt mit ihr.</translation>
    </message>
    <message id="athletic_games.medal-2">
        <source>Whoever is 2 medals ahead begins with both of them.</source>
        <translation>Wer 2 Medaillen Vorsprung hat, beginnt mit beiden.</translation>
    </message>
    <message id="athletic_games.stop-any-time">
        <source>A player may end the turn at any moment, even if a card still fits.</source>
        <translation>Der Zug darf jederzeit beendet werden, auch wenn noch eine Karte passt.</translation>
    </message>
    <message id="athletic_games.holes-stay">
        <source>Holes that are open at the end of a turn stay open for the next player.</source>
        <translation>Lücken, die am Ende eines Zuges offen sind, bleiben für den nächsten Zug offen.</translation>
    </message>
    <message id="athletic_games.rebuild">
        <source>When the stock is empty, the top cards stay, and all the cards below them are shuffled to make a new stock.</source>
        <translation>Ist der Nachziehstapel leer, bleiben die obersten Karten liegen, und alle Karten darunter werden zum neuen Nachziehstapel gemischt.</translation>
    </message>
    <message id="athletic_games.rebuild-moment">
        <source>This happens as soon as the last card is drawn, even in the middle of drawing.</source>
        <translation>Das geschieht, sobald die letzte Karte gezogen ist, auch mitten im Ziehen.</translation>
    </message>
    <message id="athletic_games.short-draw">
        <source>If there are no covered cards to shuffle, only the cards that are left are drawn, perhaps none.</source>
        <translation>Liegt unter keiner obersten Karte eine andere, wird nur gezogen, was noch da ist, vielleicht nichts.</translation>
    </message>
    <message id="athletic_games.empty-hand-turn">
        <source>Whoever begins a turn without cards can only end it and draw three.</source>
        <translation>Wer einen Zug ohne Karten beginnt, kann ihn nur beenden und drei ziehen.</translation>
    </message>
    <message id="athletic_games.five-medals">
        <source>Whoever takes a fifth medal wins, and the match ends at once.</source>
        <translation>Wer die fünfte Medaille nimmt, gewinnt, und die Partie endet sofort.</translation>
    </message>
    <message id="athletic_games.five-medals@medals-3">
        <source>Whoever takes a third medal wins, and the match ends at once.</source>
        <translation>Wer die dritte Medaille nimmt, gewinnt, und die Partie endet sofort.</translation>
    </message>
    <message id="athletic_games.standstill">
        <source>The match also ends when all players, one after another, end a turn without laying, moving or drawing a card.</source>
        <translation>Die Partie endet auch, wenn alle nacheinander einen Zug beenden, ohne eine Karte zu legen, zu verschieben oder zu ziehen.</translation>
    </message>
    <message id="athletic_games.turn-limit">
        <source>The match also ends when everyone has had 40 turns.</source>
        <translation>Die Partie endet auch, wenn alle je 40 Züge hatten.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-20">
        <source>The match also ends when everyone has had 20 turns.</source>
        <translation>Die Partie endet auch, wenn alle je 20 Züge hatten.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-100">
        <source>The match also ends when everyone has had 100 turns.</source>
        <translation>Die Partie endet auch, wenn alle je 100 Züge hatten.</translation>
    </message>
    <message id="athletic_games.tie-break">
        <source>Then whoever has the most medals wins. If players tie, it is whoever has the fewest cards in hand. If those are equal too, they share the victory.</source>
        <translation>Dann gewinnt, wer die meisten Medaillen hat; bei Gleichstand, wer die wenigsten Handkarten hat; ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message id="athletic_games.stop-when-stuck">
        <source>A turn may only end when no card from the hand can be laid on a pile or in a hole.</source>
        <translation>Ein Zug darf erst enden, wenn keine Handkarte mehr auf einen Stapel oder in eine Lücke gelegt werden kann.</translation>
    </message>
    <message id="athletic_games.take-back">
        <source>Nothing is taken back: what has been laid or moved stays, and a turn that has ended is over.</source>
        <translation>Nichts wird zurückgenommen: Was gelegt oder verschoben ist, bleibt so, und ein beendeter Zug ist vorbei.</translation>
    </message>
    <message id="athletic_games.refill-holes">
        <source>At the end of a turn, after drawing, each hole is filled from the stock as long as there are cards.</source>
        <translation>Am Ende eines Zuges, nach dem Ziehen, erhält jede Lücke eine Karte vom Nachziehstapel, solange es welche gibt.</translation>
    </message>
    <message id="athletic_games.free-card-moves">
        <source>The top card of a pile may move alone onto any pile where it fits. A place that is left empty becomes a hole.</source>
        <translation>Die oberste Karte eines Stapels darf einzeln auf jeden Stapel wandern, auf den sie passt. Ein leeres Feld wird zur Lücke.</translation>
    </message>
    <message id="athletic_games.no-repeat">
        <source>No move may bring back a position of the piles and the hand that has already come up in this turn.</source>
        <translation>Dieselbe Anordnung von Stapeln und Handkarten darf in einem Zug nicht noch einmal entstehen.</translation>
    </message>
</context>
<context>
    <name>athletic_games</name>
    <message>
        <source>Medals to win</source>
        <translation>Medaillen zum Sieg</translation>
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
        <translation>Ein Zug endet</translation>
    </message>
    <message>
        <source>at any time</source>
        <comment>of the end of a turn</comment>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>when no card fits</source>
        <comment>of the end of a turn</comment>
        <translation>wenn keine Karte passt</translation>
    </message>
    <message>
        <source>Taking back moves during the turn</source>
        <translation>Zurücknehmen im eigenen Zug</translation>
    </message>
    <message>
        <source>Most turns for each player</source>
        <translation>Züge pro Person, höchstens</translation>
    </message>
    <message>
        <source>1 medal ahead</source>
        <comment>handicap</comment>
        <translation>1 Medaille Vorsprung</translation>
    </message>
    <message>
        <source>2 medals ahead</source>
        <comment>handicap</comment>
        <translation>2 Medaillen Vorsprung</translation>
    </message>
    <message>
        <source>Lay down every card in one turn to win a medal. Medals win the match.</source>
        <translation>Wer alle Karten in einem Zug ablegt, bekommt eine Medaille. Medaillen gewinnen die Partie.</translation>
    </message>
    <message>
        <source>Holes at the end of a turn</source>
        <translation>Lücken am Ende eines Zuges</translation>
    </message>
    <message>
        <source>stay open</source>
        <comment>of holes</comment>
        <translation>bleiben offen</translation>
    </message>
    <message>
        <source>are filled from the stock</source>
        <comment>of holes</comment>
        <translation>werden vom Nachziehstapel gefüllt</translation>
    </message>
    <message>
        <source>Single cards of a pile may move</source>
        <translation>Einzelne Karten eines Stapels dürfen wandern</translation>
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
        <translation>Athletikspiele</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn: that wins a medal.</source>
        <translation>
            <numerusform>Die letzte Karte kann in diesem Zug weg: Das ist eine Medaille.</numerusform>
            <numerusform>Alle %n Karten können in diesem Zug weg: Das ist eine Medaille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>Die letzte Karte kann in diesem Zug weg, wenn jetzt die {card} mit ihrem Stapel wandert.</numerusform>
            <numerusform>Alle %n Karten können in diesem Zug weg, wenn jetzt die {card} mit ihrem Stapel wandert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go in this turn, but %n of them can.</source>
        <translation>
            <numerusform>Nicht alle Karten können in diesem Zug weg, aber eine davon schon.</numerusform>
            <numerusform>Nicht alle Karten können in diesem Zug weg, aber %n davon schon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>Nicht alle Karten können weg, aber noch eine, wenn jetzt die {card} mit ihrem Stapel wandert.</numerusform>
            <numerusform>Nicht alle Karten können weg, aber noch %n, wenn jetzt die {card} mit ihrem Stapel wandert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the {card} moves alone now.</source>
        <translation>
            <numerusform>Die letzte Karte kann in diesem Zug weg, wenn jetzt die {card} allein wandert.</numerusform>
            <numerusform>Alle %n Karten können in diesem Zug weg, wenn jetzt die {card} allein wandert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the {card} moves alone now.</source>
        <translation>
            <numerusform>Nicht alle Karten können weg, aber noch eine, wenn jetzt die {card} allein wandert.</numerusform>
            <numerusform>Nicht alle Karten können weg, aber noch %n, wenn jetzt die {card} allein wandert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n more card(s) can go in this turn.</source>
        <translation>
            <numerusform>Mindestens %n weitere Karte kann in diesem Zug weg.</numerusform>
            <numerusform>Mindestens %n weitere Karten können in diesem Zug weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>This pile can move, and then any card goes into the hole.</source>
        <translation>Dieser Stapel kann wandern, und dann passt jede Karte in die Lücke.</translation>
    </message>
    <message>
        <source>This card fits.</source>
        <translation>Diese Karte passt.</translation>
    </message>
    <message>
        <source>No more cards can be laid in this turn.</source>
        <translation>In diesem Zug kann keine Karte mehr gelegt werden.</translation>
    </message>
    <message>
        <source>There seems to be no way to lay another card in this turn.</source>
        <translation>In diesem Zug scheint keine weitere Karte mehr zu gehen.</translation>
    </message>
    <message>
        <source>Stopping here gives the best chances in the next turns.</source>
        <translation>Hier aufzuhören gibt die besten Chancen für die nächsten Züge.</translation>
    </message>
    <message>
        <source>It is time to draw new cards.</source>
        <translation>Es ist Zeit, neue Karten zu ziehen.</translation>
    </message>
    <message>
        <source>Cards come from the stock only at the end of a turn.</source>
        <translation>Karten kommen nur am Ende eines Zuges vom Nachziehstapel.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Alle legen nur Karten aus der eigenen Hand.</translation>
    </message>
    <message>
        <source>A medal comes by itself when the last card in hand is laid.</source>
        <translation>Eine Medaille kommt von selbst, wenn die letzte Handkarte abgelegt wird.</translation>
    </message>
    <message>
        <source>Cards from the hand go onto the five places of the circle.</source>
        <translation>Handkarten kommen auf die fünf Felder des Kreises.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value}, the {below} or the {above}.</source>
        <translation>Die {card} passt nicht auf die {top}, nur eine {value}, die {below} oder die {above}.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value} or the {next}.</source>
        <translation>Die {card} passt nicht auf die {top}, nur eine {value} oder die {next}.</translation>
    </message>
    <message>
        <source>The {card} fits on none of the piles.</source>
        <translation>Die {card} passt auf keinen Stapel.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it does not fit on the {top}.</source>
        <translation>Die {card} liegt oben, und sie passt nicht auf die {top}.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it fits on no other pile.</source>
        <translation>Die {card} liegt oben, und sie passt auf keinen anderen Stapel.</translation>
    </message>
    <message>
        <source>Place {number} is a hole: it waits for a card from the hand.</source>
        <translation>Feld {number} ist eine Lücke: Es wartet auf eine Handkarte.</translation>
    </message>
    <message>
        <source>The {card} can still be laid down.</source>
        <translation>Die {card} kann noch gelegt werden.</translation>
    </message>
    <message>
        <source>blue {value}</source>
        <comment>name of a card</comment>
        <translation>blaue {value}</translation>
    </message>
    <message>
        <source>purple {value}</source>
        <comment>name of a card</comment>
        <translation>lila {value}</translation>
    </message>
    <message>
        <source>pink {value}</source>
        <comment>name of a card</comment>
        <translation>rosa {value}</translation>
    </message>
    <message>
        <source>orange {value}</source>
        <comment>name of a card</comment>
        <translation>orange {value}</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <comment>name of a card</comment>
        <translation>gelbe {value}</translation>
    </message>
    <message>
        <source>red {value}</source>
        <comment>name of a card</comment>
        <translation>rote {value}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>button</comment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>derselbe Wert</translation>
    </message>
    <message>
        <source>one higher or lower in the same colour</source>
        <translation>eins höher oder niedriger in derselben Farbe</translation>
    </message>
    <message>
        <source>1 and 10 do not fit</source>
        <translation>1 und 10 passen nicht</translation>
    </message>
    <message>
        <source>in a hole: any card from the hand</source>
        <translation>in eine Lücke: jede Handkarte</translation>
    </message>
    <message>
        <source>a whole pile moves if its top card fits, and its order is reversed</source>
        <translation>ein ganzer Stapel wandert, wenn die oberste Karte passt, und seine Reihenfolge dreht sich um</translation>
    </message>
    <message>
        <source>rest on a pile, or hold it down, to see all its cards</source>
        <translation>auf einem Stapel verweilen oder ihn gedrückt halten: Alle seine Karten sind zu sehen</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s)</source>
        <translation>
            <numerusform>%n Medaille</numerusform>
            <numerusform>%n Medaillen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n medal(s)</source>
        <translation>
            <numerusform>Die erste Medaille gewinnt</numerusform>
            <numerusform>Zuerst %n Medaillen</numerusform>
        </translation>
    </message>
    <message>
        <source>hole</source>
        <comment>written on an empty place of the circle</comment>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Medals to be won</source>
        <translation>Medaillen zu gewinnen</translation>
    </message>
    <message>
        <source>Medals of {player}</source>
        <translation>Medaillen: {player}</translation>
    </message>
    <message>
        <source>medal</source>
        <comment>name of a token</comment>
        <translation>Medaille</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <comment>one of the five places of the circle</comment>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>Lay the {card} on the {top}</source>
        <comment>a possible move</comment>
        <translation>Die {card} auf die {top} legen</translation>
    </message>
    <message>
        <source>Lay the {card} in the hole, place {number}</source>
        <comment>a possible move</comment>
        <translation>Die {card} in die Lücke legen, Feld&#xa0;{number}</translation>
    </message>
    <message numerus="yes">
        <source>Move the pile of %n card(s) with the {card} onto the {top}</source>
        <translation>
            <numerusform>Die {card} auf die {top} verschieben</numerusform>
            <numerusform>Die {card} mit ihrem Stapel, %n Karten, auf die {top} verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move only the {card} onto the {top}</source>
        <comment>a possible move</comment>
        <translation>Nur die {card} auf die {top} verschieben</translation>
    </message>
    <message>
        <source>Only the {card}</source>
        <comment>how much of a pile is to move</comment>
        <translation>Nur die {card}</translation>
    </message>
    <message numerus="yes">
        <source>The whole pile: %n card(s)</source>
        <comment>how much of a pile is to move</comment>
        <translation>
            <numerusform>Der ganze Stapel: %n Karte</numerusform>
            <numerusform>Der ganze Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>a possible move</comment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>{player} lays the {card} on the {top}.</source>
        <translation>{player} legt die {card} auf die {top}.</translation>
    </message>
    <message>
        <source>{player} lays the {card} in a hole.</source>
        <translation>{player} legt die {card} in eine Lücke.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n card(s) onto the {top}.</source>
        <translation>
            <numerusform>{player} verschiebt %n Karte auf die {top}.</numerusform>
            <numerusform>{player} verschiebt %n Karten auf die {top}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now the {card} is on top.</source>
        <translation>Jetzt liegt die {card} oben.</translation>
    </message>
    <message numerus="yes">
        <source>{player} ends the turn and draws %n card(s).</source>
        <translation>
            <numerusform>{player} beendet den Zug und zieht %n Karte.</numerusform>
            <numerusform>{player} beendet den Zug und zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the turn and has nothing to draw.</source>
        <translation>{player} beendet den Zug und kann nichts ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>A medal for {player}, who draws %n card(s).</source>
        <translation>
            <numerusform>{player} gewinnt eine Medaille und zieht %n Karte.</numerusform>
            <numerusform>{player} gewinnt eine Medaille und zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the match with %n medal(s).</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit %n Medaille.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %n Medaillen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The covered cards are the new stock.</source>
        <translation>Die überdeckten Karten sind der neue Nachziehstapel.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist dran.</translation>
    </message>
    <message numerus="yes">
        <source>{player} may lay cards or move piles: %n card(s) to go.</source>
        <translation>
            <numerusform>{player} kann Karten legen oder Stapel verschieben: noch %n Karte.</numerusform>
            <numerusform>{player} kann Karten legen oder Stapel verschieben: noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card fits now. {player} may move a pile or end the turn.</source>
        <translation>Jetzt passt keine Karte. {player} kann einen Stapel verschieben oder den Zug beenden.</translation>
    </message>
    <message>
        <source>No card fits and no pile can move. {player} must end the turn.</source>
        <translation>Keine Karte passt, und kein Stapel kann wandern. {player} muss den Zug beenden.</translation>
    </message>
    <message>
        <source>{player} has no cards and can only draw.</source>
        <translation>{player} hat keine Karten und kann nur ziehen.</translation>
    </message>
    <message>
        <source>The match is over. Winner: {players}.</source>
        <translation>Die Partie ist zu Ende. Sieg: {players}.</translation>
    </message>
    <message>
        <source>The match is over. {players} share the victory.</source>
        <translation>Die Partie ist zu Ende. {players} teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medaillen</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s) win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n Medaille gewinnt</numerusform>
            <numerusform>%n Medaillen gewinnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best turn: %n card(s) placed.</source>
        <translation>
            <numerusform>{player} hatte den besten Zug: %n Karte gelegt.</numerusform>
            <numerusform>{player} hatte den besten Zug: %n Karten gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} placed the most cards: %n.</source>
        <comment>in the whole match</comment>
        <translation>
            <numerusform>{player} hat die meisten Karten gelegt: %n.</numerusform>
            <numerusform>{player} hat die meisten Karten gelegt: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the first medal, in round {number}.</source>
        <translation>{player} gewann die erste Medaille, in Runde {number}.</translation>
    </message>
    <message>
        <source>A medal!</source>
        <translation>Eine Medaille!</translation>
    </message>
    <message>
        <source>Moving a pile turns it round</source>
        <translation>Ein Stapel dreht sich beim Verschieben um</translation>
    </message>
    <message>
        <source>The red pile moves onto the 7: first its 6, then the 5 from below. Now the 5 is on top, and a 5 of another colour fits on it.</source>
        <translation>Der rote Stapel kommt auf die 7: erst die 6, dann die 5 von unten. Jetzt liegt die 5 oben, und eine 5 in anderer Farbe passt darauf.</translation>
    </message>
    <message>
        <source>A whole turn with a medal</source>
        <translation>Ein ganzer Zug mit Medaille</translation>
    </message>
    <message>
        <source>Two cards go onto piles where they fit. Then one pile moves onto another and leaves a hole, and the last card goes in there: a medal!</source>
        <translation>Zwei Karten kommen auf Stapel, auf die sie passen. Dann wandert ein Stapel auf einen anderen und lässt eine Lücke, in die die letzte Karte kommt: eine Medaille!</translation>
    </message>
    <message>
        <source>Stopping with cards in hand</source>
        <translation>Mit Karten auf der Hand aufhören</translation>
    </message>
    <message>
        <source>One card fits, the other does not. Whoever stops now keeps it and draws three more for the next turn.</source>
        <translation>Eine Karte passt, die andere nicht. Wer jetzt aufhört, behält diese und zieht für den nächsten Zug drei dazu.</translation>
    </message>
</context>
</TS>
