<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="core.match_over">
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message id="core.not_your_turn">
        <source>It is another player’s turn.</source>
        <translation>Jemand anderes ist dran.</translation>
    </message>
    <message id="core.unknown_verb">
        <source>This game has no such move.</source>
        <translation>Diesen Zug gibt es in diesem Spiel nicht.</translation>
    </message>
    <message id="core.no_meaning">
        <source>Nothing can be done there.</source>
        <translation>Da lässt sich nichts tun.</translation>
    </message>
    <message id="core.no_place">
        <source>Nothing can be laid down there.</source>
        <translation>Dort kann nichts hingelegt werden.</translation>
    </message>
    <message id="core.too_late">
        <source>Somebody else was faster.</source>
        <translation>Jemand anderes war schneller.</translation>
    </message>
    <message id="core.nothing_to_undo">
        <source>There is no move to take back.</source>
        <translation>Es gibt keinen Zug zum Zurücknehmen.</translation>
    </message>
    <message id="core.undo_luck">
        <source>Once dice are thrown or cards are drawn, the move stands.</source>
        <translation>Nach einem Wurf oder einer gezogenen Karte bleibt der Zug stehen.</translation>
    </message>
    <message id="core.undo_seen">
        <source>Once somebody has seen something new, the move stands.</source>
        <translation>Sobald jemand etwas Neues gesehen hat, bleibt der Zug stehen.</translation>
    </message>
    <message id="core.undo_race">
        <source>Once players have raced each other, the move stands.</source>
        <translation>Sobald um die Wette gespielt wurde, bleibt der Zug stehen.</translation>
    </message>
    <message id="core.undo_other">
        <source>Somebody has already answered this move.</source>
        <translation>Jemand hat auf diesen Zug schon geantwortet.</translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>About Tabletop</source>
        <translation>Über Tabletop</translation>
    </message>
    <message>
        <source>Tabletop {version}</source>
        <translation>Tabletop {version}</translation>
    </message>
    <message>
        <source>The box of family games: boards, dice and cards round one screen.</source>
        <translation>Die Spielesammlung der Familie: Bretter, Würfel und Karten an einem Bildschirm.</translation>
    </message>
    <message>
        <source>Tabletop is free software: anybody may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tabletop ist freie Software: Alle dürfen es benutzen, weitergeben und verändern, nach den Bedingungen der GNU General Public License, Version 3 oder später. Es gibt keinerlei Gewähr.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Work of others</source>
        <translation>Arbeit anderer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Etwas ist schiefgegangen. Die Partie ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>If it happens again, please restart Tabletop.</source>
        <translation>Wenn es wieder passiert, starte Tabletop neu.</translation>
    </message>
    <message>
        <source>Whoever looks after Tabletop can mend it with this report. It holds no names: copy it and pass it on as you like.</source>
        <translation>Mit diesem Bericht lässt sich Tabletop reparieren. Namen stehen nicht darin: Kopiere ihn und gib ihn weiter, wie du magst.</translation>
    </message>
    <message>
        <source>It is in the file {file} too.</source>
        <translation>Er steht auch in der Datei {file}.</translation>
    </message>
    <message>
        <source>Report</source>
        <comment>what went wrong, for whoever mends the program</comment>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pikass</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herzass</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karoass</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuzass</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pikbube</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herzbube</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karobube</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuzbube</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pikdame</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herzdame</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karodame</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuzdame</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pikkönig</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herzkönig</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karokönig</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuzkönig</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card from 2 to 10: 7 of spades</comment>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>red joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>roter Joker</translation>
    </message>
    <message>
        <source>grey joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>grauer Joker</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <comment>a small pack of cards on the badge of a player</comment>
        <translation>hat die Karten ausgeteilt</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the card between 10 and queen</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the card, not the chess piece</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the card, not the chess piece</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Durchgänge</translation>
    </message>
    <message>
        <source>1</source>
        <comment>number of deals</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of deals</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of deals</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>10</source>
        <comment>number of deals</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Durchgang {deal}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Hand: {player}</source>
        <translation>Handkarten: {player}</translation>
    </message>
    <message>
        <source>Cards are played to the trick in the middle.</source>
        <translation>Karten werden in den Stich in der Mitte gespielt.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. There is still one in the hand.</source>
        <translation>Angespielte Farbe: {suit}. Davon ist noch etwas auf der Hand.</translation>
    </message>
    <message>
        <source>A trump in the hand beats this card in the trick: {card}.</source>
        <translation>Ein Trumpf auf der Hand schlägt diese Karte im Stich: {card}.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Tricks of {player}</source>
        <translation>Stiche: {player}</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <comment>said of a card</comment>
        <translation>macht den Stich</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <comment>a possible move</comment>
        <translation>Spielen: {card}</translation>
    </message>
    <message>
        <source>{player} plays: {card}.</source>
        <translation>{player} spielt: {card}.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} macht den Stich.</translation>
    </message>
    <message>
        <source>{player} leads, with any card.</source>
        <translation>{player} spielt aus, mit einer beliebigen Karte.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. It is {player}’s turn.</source>
        <translation>Angespielte Farbe: {suit}. {player} ist dran.</translation>
    </message>
    <message>
        <source>Everyone plays one card from their own hand.</source>
        <translation>Alle spielen eine Karte von der eigenen Hand.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. There is still one in the hand.</source>
        <translation>Trumpf: {suit}. Davon ist noch etwas auf der Hand.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} must follow suit.</source>
        <translation>Angespielte Farbe: {suit}. {player} muss bedienen.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and must play a trump.</source>
        <translation>Angespielte Farbe: {suit}. {player} hat keine und muss einen Trumpf spielen.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and may play any card.</source>
        <translation>Angespielte Farbe: {suit}. {player} hat keine und darf eine beliebige Karte spielen.</translation>
    </message>
    <message>
        <source>Head start</source>
        <comment>line of a score: points from the beginning</comment>
        <translation>Vorsprung</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>Counters: {player}</source>
        <comment>a place on the table: the counters that somebody holds</comment>
        <translation>Spielmarken: {player}</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>a place on the table: the counters that can be won</comment>
        <translation>Topf</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>a flat round token that is paid and won</comment>
        <translation>Spielmarke</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds</comment>
        <translation>
            <numerusform>%n Spielmarke</numerusform>
            <numerusform>%n Spielmarken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n counter(s) into the pot.</source>
        <translation>
            <numerusform>{player} zahlt %n Spielmarke in den Topf.</numerusform>
            <numerusform>{player} zahlt %n Spielmarken in den Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives {other} %n counter(s).</source>
        <translation>
            <numerusform>%n Spielmarke geht von {player} an {other}.</numerusform>
            <numerusform>%n Spielmarken gehen von {player} an {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} nimmt %n Spielmarke aus dem Topf.</numerusform>
            <numerusform>{player} nimmt %n Spielmarken aus dem Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pot with %n counter(s).</source>
        <translation>
            <numerusform>{player} bekommt den Topf mit %n Spielmarke.</numerusform>
            <numerusform>{player} bekommt den Topf mit %n Spielmarken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n counter(s).</source>
        <translation>
            <numerusform>{player} gewinnt mit %n Spielmarke.</numerusform>
            <numerusform>{player} gewinnt mit %n Spielmarken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n counter(s) each.</source>
        <translation>
            <numerusform>{players} teilen sich den Sieg mit je %n Spielmarke.</numerusform>
            <numerusform>{players} teilen sich den Sieg mit je %n Spielmarken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>die showing a {pips}</source>
        <translation>Würfel mit einer {pips}</translation>
    </message>
    <message>
        <source>die before the throw</source>
        <translation>Würfel vor dem Wurf</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Würfelschale</translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Würfelbecher</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button while no die is chosen</comment>
        <translation>Würfeln</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>During a match</source>
        <translation>Während einer Partie</translation>
    </message>
    <message>
        <source>Playing with the keys</source>
        <translation>Mit den Tasten spielen</translation>
    </message>
    <message>
        <source>Go to the next card, piece or square</source>
        <translation>Zur nächsten Karte, Figur oder zum nächsten Feld</translation>
    </message>
    <message>
        <source>Go to the next part of the table, and on to the panel</source>
        <translation>Zum nächsten Teil des Tisches und weiter zur Seitenleiste</translation>
    </message>
    <message>
        <source>Pick up, lay down, press; in the log: look back</source>
        <translation>Aufnehmen, ablegen, drücken; im Verlauf: zurückschauen</translation>
    </message>
    <message>
        <source>Move a card within the hand</source>
        <translation>Eine Karte in der eigenen Hand umstecken</translation>
    </message>
    <message>
        <source>In the log: the first and the last move</source>
        <translation>Im Verlauf: der erste und der letzte Zug</translation>
    </message>
    <message>
        <source>Pause, in games against the clock</source>
        <translation>Pause, in Spielen auf Zeit</translation>
    </message>
    <message>
        <source>Put back, close, leave full screen, go back</source>
        <translation>Zurücklegen, schließen, Vollbild beenden, zurückgehen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>To change a key, choose its field and press the key that you want instead.</source>
        <translation>Um eine Taste zu ändern, wähle ihr Feld und drücke die Taste, die du stattdessen möchtest.</translation>
    </message>
    <message>
        <source>also {keys}</source>
        <comment>other keys that do the same</comment>
        <translation>auch {keys}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>{key} is taken already: “{what}”.</source>
        <translation>{key} ist schon vergeben: „{what}“.</translation>
    </message>
    <message>
        <source>Back to the original keys</source>
        <translation>Alle Tasten wie am Anfang</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>First steps</source>
        <comment>level of a computer player</comment>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>level of a computer player</comment>
        <translation>Am stärksten</translation>
    </message>
    <message>
        <source>As I play</source>
        <comment>level of a computer player: as strong as the people at its table</comment>
        <translation>So wie ich</translation>
    </message>
    <message>
        <source>Pure luck</source>
        <comment>instead of a level, in a game in which luck alone decides</comment>
        <translation>Reines Glück</translation>
    </message>
    <message>
        <source>Luck alone decides this game: all computer players are alike.</source>
        <translation>Hier entscheidet allein das Glück: Alle Computerspieler sind gleich stark.</translation>
    </message>
    <message>
        <source>At its weakest: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Am schwächsten: {program}</translation>
    </message>
    <message>
        <source>Held back: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Gebremst: {program}</translation>
    </message>
    <message>
        <source>Full strength: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Mit voller Stärke: {program}</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>Luck of this match</source>
        <translation>Glück der Partie</translation>
    </message>
    <message>
        <source>All dice and cards of this match come from one secret number, the source. Its fingerprint is a promise: the source was fixed before the first throw or deal, and nobody can exchange it unnoticed.</source>
        <translation>Alle Würfel und Karten dieser Partie kommen aus einer einzigen geheimen Zahl, der Quelle. Ihr Fingerabdruck ist ein Versprechen: Die Quelle stand vor dem ersten Wurf oder Austeilen fest, und niemand kann sie heimlich austauschen.</translation>
    </message>
    <message>
        <source>This match was dealt again: its source is known from the match before.</source>
        <translation>Diese Partie hat dasselbe Glück noch einmal: Die Quelle ist aus der Partie davor bekannt.</translation>
    </message>
    <message>
        <source>This match was begun before the luck could be checked.</source>
        <translation>Diese Partie begann, bevor sich das Glück prüfen ließ.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The source is shown here when the match is over. Then the luck can be checked.</source>
        <translation>Die Quelle steht hier, sobald die Partie zu Ende ist. Dann lässt sich das Glück prüfen.</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: digits go to the clipboard</comment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: {thing}</source>
        <comment>button for screen readers: the fingerprint or the source</comment>
        <translation>Kopieren: {thing}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Check the luck</source>
        <comment>button</comment>
        <translation>Glück prüfen</translation>
    </message>
    <message>
        <source>The throws of every player</source>
        <translation>Die Würfe aller</translation>
    </message>
    <message>
        <source>The luck is being checked…</source>
        <translation>Das Glück wird geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>It is true: all %n outcome(s) come from the source.</source>
        <comment>dice that fell, cards drawn</comment>
        <translation>
            <numerusform>Es stimmt: Das eine Ergebnis kommt aus der Quelle.</numerusform>
            <numerusform>Es stimmt: Alle %n Ergebnisse kommen aus der Quelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n die (dice) from the real table.</source>
        <translation>
            <numerusform>Nicht mitgeprüft: %n Würfel vom echten Tisch.</numerusform>
            <numerusform>Nicht mitgeprüft: %n Würfel vom echten Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not so: at move {number} something else came up than the source gives.</source>
        <translation>Es stimmt nicht: Bei Zug {number} kam etwas anderes, als die Quelle ergibt.</translation>
    </message>
    <message>
        <source>Not so: the fingerprint belongs to another source.</source>
        <translation>Es stimmt nicht: Der Fingerabdruck gehört zu einer anderen Quelle.</translation>
    </message>
    <message>
        <source>The same dice and cards once more: everybody sits one seat further and gets what another had.</source>
        <translation>Noch einmal dieselben Würfel und Karten: Alle rücken einen Platz weiter und bekommen, was jemand anderes hatte.</translation>
    </message>
    <message>
        <source>Fingerprint of this match’s luck: {signs}</source>
        <translation>Fingerabdruck des Glücks dieser Partie: {signs}</translation>
    </message>
    <message>
        <source>Dealt again. Fingerprint of the luck, known from the match before: {signs}</source>
        <translation>Dasselbe Glück noch einmal. Fingerabdruck, bekannt aus der Partie davor: {signs}</translation>
    </message>
    <message>
        <source>A click shows all about the luck of this match.</source>
        <translation>Ein Klick zeigt alles über das Glück in dieser Partie.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n die (dice)</source>
        <comment>so many dice were thrown</comment>
        <translation>
            <numerusform>{player}: %n Würfel</numerusform>
            <numerusform>{player}: %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Within what honest dice do.</source>
        <translation>Im Rahmen dessen, was ehrliche Würfel tun.</translation>
    </message>
    <message>
        <source>Unusual, but honest dice do that too, about once in 20 counts. {faces}.</source>
        <comment>the list of such numbers</comment>
        <translation>Ungewöhnlich, aber auch ehrliche Würfel tun das, etwa in einem von 20 Fällen. {faces}.</translation>
    </message>
    <message>
        <source>{face}: {count} times, usual: {least} to {most}</source>
        <comment>a number of the die, and how often it was thrown</comment>
        <translation>{face}: {count}-mal, üblich: {least} bis {most}</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>{player} was faster, by %n thousandth(s) of a second.</source>
        <translation>
            <numerusform>{player} war um %n Tausendstelsekunde schneller.</numerusform>
            <numerusform>{player} war um %n Tausendstelsekunden schneller.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with {points} points.</source>
        <translation>{player} gewinnt mit {points} Punkten.</translation>
    </message>
    <message>
        <source>{players} share the victory with {points} points each.</source>
        <translation>{players} teilen sich den Sieg mit je {points} Punkten.</translation>
    </message>
    <message>
        <source>{line} of {player}</source>
        <comment>a box of the score pad</comment>
        <translation>{line}: {player}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungszettel</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <comment>what: “10 squares ahead”</comment>
        <translation>{player}: {what}</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Delete “{title}”?</source>
        <translation>„{title}“ löschen?</translation>
    </message>
    <message>
        <source>The match goes to the trash of this computer: {note} ({names}).</source>
        <translation>Die Partie kommt in den Papierkorb dieses Computers: {note} ({names}).</translation>
    </message>
    <message>
        <source>There is no trash here. The match would be gone for good.</source>
        <translation>Hier gibt es keinen Papierkorb. Die Partie wäre für immer weg.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: do not delete a saved match</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>“{title}” is in the trash now.</source>
        <translation>„{title}“ liegt jetzt im Papierkorb.</translation>
    </message>
    <message>
        <source>“{title}” has been put away. It is not offered on the shelf any more.</source>
        <translation>„{title}“ ist weggeräumt und steht nicht mehr im Regal.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>{player} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>{player} hat gewonnen, {when}</translation>
    </message>
    <message>
        <source>{players} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>{players} haben gewonnen, {when}</translation>
    </message>
    <message>
        <source>A draw, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>Unentschieden, {when}</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <comment>a match that somebody gave a name</comment>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{title}: {note} ({names})</source>
        <translation>{title}: {note} ({names})</translation>
    </message>
    <message>
        <source>{title}: {note} ({names}), put away</source>
        <translation>{title}: {note} ({names}), weggeräumt</translation>
    </message>
    <message>
        <source>same dice and cards again</source>
        <comment>a match that was dealt as one before it</comment>
        <translation>noch einmal dieselben Würfel und Karten</translation>
    </message>
    <message>
        <source>{names}, same dice and cards again</source>
        <translation>{names}, noch einmal dieselben Würfel und Karten</translation>
    </message>
    <message>
        <source>from {file}</source>
        <comment>the file that a match was opened from</comment>
        <translation>aus {file}</translation>
    </message>
    <message>
        <source>Shelf</source>
        <comment>button: back to the first page</comment>
        <translation>Regal</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Game or name</source>
        <comment>in a search field: what is searched for</comment>
        <translation>Spiel oder Name</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all matches</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>matches</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>From files</source>
        <comment>matches that were opened from files</comment>
        <translation>Aus Dateien</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>matches that are not on the shelf</comment>
        <translation>Weggeräumt</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match is kept here from its first move on.</source>
        <translation>Noch ist keine Partie gespeichert. Jede Partie wird hier vom ersten Zug an aufgehoben.</translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>Keine passende Partie gefunden.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>button: a copy of a saved match</comment>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: a saved match</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button: a finished match</comment>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: a saved match</comment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>button: take a saved match off the shelf</comment>
        <translation>Wegräumen</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <comment>a house rule is not played</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a house rule is played</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <comment>a value of a house rule that names one seat of the table</comment>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who begins</comment>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who begins</comment>
        <translation>Der erste Platz</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>red piece</source>
        <translation>rote Figur</translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation>blaue Figur</translation>
    </message>
    <message>
        <source>yellow piece</source>
        <translation>gelbe Figur</translation>
    </message>
    <message>
        <source>green piece</source>
        <translation>grüne Figur</translation>
    </message>
    <message>
        <source>purple piece</source>
        <translation>lila Figur</translation>
    </message>
    <message>
        <source>orange piece</source>
        <translation>orange Figur</translation>
    </message>
    <message>
        <source>sky blue piece</source>
        <translation>himmelblaue Figur</translation>
    </message>
    <message>
        <source>pink piece</source>
        <translation>rosa Figur</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>At a glance</source>
        <comment>short list of what each card or sign does</comment>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>In jedem Spiel</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Show an example</source>
        <comment>of what this rule forbids</comment>
        <translation>Beispiel zeigen</translation>
    </message>
    <message>
        <source>Hide the example</source>
        <comment>of what this rule forbids</comment>
        <translation>Beispiel ausblenden</translation>
    </message>
    <message>
        <source>Print the booklet</source>
        <comment>button: the rules on paper</comment>
        <translation>Regelheft drucken</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Sprache der Regeln</translation>
    </message>
    <message>
        <source>as played at this table</source>
        <translation>wie hier gespielt wird</translation>
    </message>
    <message>
        <source>Save the rules as a PDF file</source>
        <translation>Regeln als PDF-Datei speichern</translation>
    </message>
    <message>
        <source>The rules are in the file “{file}”.</source>
        <translation>Die Regeln stehen in der Datei „{file}“.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written.</source>
        <translation>Die Datei „{file}“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The disk may be full or the folder locked. Choose another folder.</source>
        <translation>Vielleicht ist die Festplatte voll oder der Ordner gesperrt. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The printer did not take the rules.</source>
        <translation>Der Drucker hat die Regeln nicht angenommen.</translation>
    </message>
    <message>
        <source>Check that it is switched on and has paper, and print again.</source>
        <translation>Sieh nach, ob er an ist und Papier hat, und drucke noch einmal.</translation>
    </message>
    <message>
        <source>See step by step: {title}</source>
        <comment>what is shown is a good example</comment>
        <translation>Schritt für Schritt ansehen: {title}</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: an example is shown step by step</comment>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: an example is shown step by step</comment>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of an example is shown</comment>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <comment>heading of an example of what a rule forbids</comment>
        <translation>Was nicht erlaubt ist</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <comment>below a picture in the printed rules</comment>
        <translation>Der Tisch am Anfang</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>{token}, {place}</source>
        <translation>{token}, {place}</translation>
    </message>
    <message>
        <source>{token}, {place}: {condition}</source>
        <translation>{token}, {place}: {condition}</translation>
    </message>
    <message>
        <source>{part}: {token}, {place}</source>
        <translation>{part}: {token}, {place}</translation>
    </message>
    <message>
        <source>{token}: {parts}</source>
        <translation>{token}: {parts}</translation>
    </message>
    <message>
        <source>{token}: carried</source>
        <translation>{token}: in der Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s) carried</source>
        <translation>
            <numerusform>%n Figur oder Karte in der Hand</numerusform>
            <numerusform>%n Figuren oder Karten in der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>{token}: put down again</source>
        <translation>{token}: wieder abgelegt</translation>
    </message>
    <message>
        <source>{token}: card {place} of {places}</source>
        <translation>{token}: Karte {place} von {places}</translation>
    </message>
    <message>
        <source>{place}: allowed</source>
        <translation>{place}: erlaubt</translation>
    </message>
    <message>
        <source>{place}: not allowed</source>
        <translation>{place}: nicht erlaubt</translation>
    </message>
    <message>
        <source>{place}: {points} on offer</source>
        <translation>{place}: {points} möglich</translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>can be played now</source>
        <comment>of a card, a die or a piece</comment>
        <translation>kann jetzt gespielt werden</translation>
    </message>
    <message>
        <source>what is carried may go here</source>
        <comment>of a card or a piece on the table</comment>
        <translation>was in der Hand ist, darf hierher</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Animationstempo</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation speed</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>animation speed</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>animation speed, slow for small children</comment>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Four colours for the four suits</source>
        <translation>Für jede Kartenfarbe eine eigene Farbe</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>One click moves anything that can go to only one place</source>
        <translation>Ein Klick zieht, was nur an einen Ort kann</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>the setting follows the operating system</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Sort hands by rank, not by suit</source>
        <translation>Handkarten nach Wert ordnen, nicht nach Farbe</translation>
    </message>
    <message>
        <source>Show numbers on the squares of boards</source>
        <translation>Zahlen auf den Feldern der Spielbretter</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>Alle Tasten ansehen und ändern</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Zeigen, wohin etwas gehen kann</translation>
    </message>
    <message>
        <source>Say aloud what players call out</source>
        <translation>Ausrufe der Spieler laut aussprechen</translation>
    </message>
    <message>
        <source>Hello!</source>
        <comment>said aloud, so that the voice can be heard</comment>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>This computer has no voice that Tabletop can use. On Linux, eSpeak NG brings one.</source>
        <translation>Dieser Computer hat keine Stimme, die Tabletop benutzen kann. Unter Linux bringt eSpeak NG eine mit.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <comment>as opponents in games</comment>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>Programs of this computer may be opponents</source>
        <translation>Programme dieses Computers dürfen Gegner sein</translation>
    </message>
    <message>
        <source>{game}: {programs}</source>
        <comment>a game, and names of programs that play it</comment>
        <translation>{game}: {programs}</translation>
    </message>
    <message>
        <source>{game}: no program was found on this computer.</source>
        <translation>{game}: Auf diesem Computer wurde kein Programm gefunden.</translation>
    </message>
    <message>
        <source>“{file}” is not a program that can play {game}.</source>
        <translation>„{file}“ ist kein Programm, das {game} spielen kann.</translation>
    </message>
    <message>
        <source>Choose a program for {game}</source>
        <comment>button: opens a list of files</comment>
        <translation>Programm für {game} auswählen</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a house rule differs from the printed one</comment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>{choice} (printed rule)</source>
        <comment>one value of a house rule</comment>
        <translation>{choice} (Originalregel)</translation>
    </message>
    <message>
        <source>Does not count: the match begins from the pasted position.</source>
        <translation>Zählt nicht: Die Partie beginnt mit der eingefügten Stellung.</translation>
    </message>
    <message>
        <source>The dot marks the printed rule.</source>
        <translation>Der Punkt zeigt die Originalregel.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Spielregeln lesen</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button that begins the match</comment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>The set-up is kept for the next match.</source>
        <translation>Die Vorbereitung bleibt für die nächste Partie erhalten.</translation>
    </message>
    <message>
        <source>Friendly undo: even a throw or a drawn card can be taken back</source>
        <translation>Großzügig zurücknehmen: auch einen Wurf oder eine gezogene Karte</translation>
    </message>
    <message>
        <source>Friendly undo: even after the other side has moved</source>
        <translation>Großzügig zurücknehmen: auch noch nach dem Gegenzug</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>who sits on a seat</comment>
        <translation>Person</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who sits on a seat</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>name of a person who has given none</comment>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>Name on seat {number}</source>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>Who sits on seat {number}</source>
        <translation>Wer auf Platz {number} sitzt</translation>
    </message>
    <message>
        <source>Colour of seat {number}: {colour}</source>
        <translation>Farbe von Platz {number}: {colour}</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Spielstärke von Platz {number}</translation>
    </message>
    <message>
        <source>Language of seat {number}</source>
        <translation>Sprache von Platz {number}</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Mit echten Würfeln</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Red, circle</source>
        <translation>Rot, Kreis</translation>
    </message>
    <message>
        <source>Blue, square</source>
        <translation>Blau, Quadrat</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Gelb, Dreieck</translation>
    </message>
    <message>
        <source>Green, cross</source>
        <translation>Grün, Kreuz</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Lila, Stern</translation>
    </message>
    <message>
        <source>Orange, moon</source>
        <translation>Orange, Mond</translation>
    </message>
    <message>
        <source>Sky blue, drop</source>
        <translation>Himmelblau, Tropfen</translation>
    </message>
    <message>
        <source>Pink, hourglass</source>
        <translation>Rosa, Sanduhr</translation>
    </message>
    <message>
        <source>same side</source>
        <comment>people sit: all before the screen</comment>
        <translation>auf einer Seite</translation>
    </message>
    <message>
        <source>opposite</source>
        <comment>people sit: two, the screen lies between them</comment>
        <translation>gegenüber</translation>
    </message>
    <message>
        <source>round the table</source>
        <comment>people sit: on all sides of the screen</comment>
        <translation>rund um den Tisch</translation>
    </message>
    <message>
        <source>Turn the board after each move</source>
        <translation>Das Spielbrett nach jedem Zug drehen</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <comment>button: the match begins from a position of the clipboard</comment>
        <translation>Stellung einfügen</translation>
    </message>
    <message>
        <source>Begins from: {position}</source>
        <comment>a pasted position</comment>
        <translation>Beginnt mit: {position}</translation>
    </message>
    <message>
        <source>Begin as usual</source>
        <comment>button: not from the pasted position</comment>
        <translation>Wie üblich beginnen</translation>
    </message>
    <message>
        <source>The clipboard holds no position from which a match of {game} can begin.</source>
        <translation>In der Zwischenablage ist keine Stellung, aus der eine Partie {game} beginnen kann.</translation>
    </message>
    <message>
        <source>Copy a position (FEN) first, as one line of text, and paste it here.</source>
        <translation>Kopiere zuerst eine Stellung (FEN) als eine Zeile Text und füge sie dann hier ein.</translation>
    </message>
    <message>
        <source>{number}. {choice}</source>
        <comment>an entry of a list with its number</comment>
        <translation>{number}. {choice}</translation>
    </message>
    <message>
        <source>Drag it, or use Ctrl and the arrow keys. Delete takes it out.</source>
        <translation>Ziehen, oder Strg und die Pfeiltasten. Entf nimmt es heraus.</translation>
    </message>
    <message>
        <source>Add: {choice}</source>
        <translation>Hinzufügen: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n change(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n Änderung löschen</numerusform>
            <numerusform>%n Änderungen löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played by the printed rules.</source>
        <translation>Dieses Spiel wird nach der Originalregel gespielt.</translation>
    </message>
    <message>
        <source>How are you sitting?</source>
        <comment>to all the people round the screen</comment>
        <translation>Wie sitzt ihr?</translation>
    </message>
    <message>
        <source>Table ({code})</source>
        <comment>language of a seat: the one of the table; code: EN</comment>
        <translation>Tisch ({code})</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>name of a computer player</comment>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>name of a computer player</comment>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Bear</source>
        <comment>name of a computer player</comment>
        <translation>Bär</translation>
    </message>
    <message>
        <source>Hare</source>
        <comment>name of a computer player</comment>
        <translation>Hase</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>name of a computer player</comment>
        <translation>Igel</translation>
    </message>
    <message>
        <source>Badger</source>
        <comment>name of a computer player</comment>
        <translation>Dachs</translation>
    </message>
    <message>
        <source>Otter</source>
        <comment>name of a computer player</comment>
        <translation>Otter</translation>
    </message>
    <message>
        <source>Mouse</source>
        <comment>name of a computer player</comment>
        <translation>Maus</translation>
    </message>
    <message>
        <source>{choice} •</source>
        <comment>one value of a house rule; the dot marks the printed one</comment>
        <translation>{choice} •</translation>
    </message>
    <message>
        <source>Do not suggest this name any more</source>
        <comment>menu of a name</comment>
        <translation>Diesen Namen nicht mehr vorschlagen</translation>
    </message>
    <message>
        <source>{players} play together.</source>
        <comment>the partners of one team</comment>
        <translation>{players} spielen zusammen.</translation>
    </message>
    <message>
        <source>Other teams</source>
        <comment>button: the people sit down so that others are partners</comment>
        <translation>Andere Teams</translation>
    </message>
    <message>
        <source>Short game: {short}</source>
        <comment>{short}: about 25 minutes</comment>
        <translation>Kurze Partie: {short}</translation>
    </message>
    <message>
        <source>Short game: {short}, otherwise {full}</source>
        <comment>{full}: about 2 hours</comment>
        <translation>Kurze Partie: {short}, sonst {full}</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule, and how it is played</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>By these rules a match takes {time}.</source>
        <comment>{time}: about 2 hours</comment>
        <translation>Nach diesen Regeln dauert eine Partie {time}.</translation>
    </message>
    <message>
        <source>“As I play” begins about as strong as “{level}”, and learns from every match.</source>
        <comment>level: “Easy”</comment>
        <translation>„So wie ich“ beginnt etwa so stark wie „{level}“ und lernt aus jeder Partie.</translation>
    </message>
    <message>
        <source>“As I play” is about as strong as “{level}” now, going by how {players} played so far.</source>
        <comment>level: “Easy”</comment>
        <translation>„So wie ich“ ist jetzt etwa so stark wie „{level}“, nach den bisherigen Partien von {players}.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no head start and no handicap</comment>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <comment>what: “10 squares ahead”</comment>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>This match will not count for that, as somebody has a head start or a handicap.</source>
        <translation>Diese Partie zählt dafür nicht, weil jemand einen Vorsprung oder eine Vorgabe hat.</translation>
    </message>
    <message>
        <source>Head start or handicap</source>
        <comment>button: what the seats are given at the start</comment>
        <translation>Vorsprung oder Vorgabe</translation>
    </message>
    <message>
        <source>Everybody starts alike.</source>
        <translation>Alle beginnen gleich.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{player} is next, {when}</source>
        <comment>whose turn it is, and when the match was played</comment>
        <translation>{player} ist dran, {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), {when}</source>
        <comment>where a match stands and when it was played</comment>
        <translation>
            <numerusform>%n Zug, {when}</numerusform>
            <numerusform>%n Züge, {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>Tabletop</source>
        <translation>Tabletop</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading over matches that can be played on</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>kind of game: board, dice, cards</comment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>any number of players</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>any age</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all kinds of games</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>short for board games</comment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>short for dice games</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>short for card games</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>short for games of quick reactions</comment>
        <translation>Reaktion</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>No game found.</source>
        <translation>Kein passendes Spiel gefunden.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>{number}+</source>
        <comment>that many players and more</comment>
        <translation>{number}+</translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <comment>numbers of players or minutes, least to most</comment>
        <translation>{least}–{most}</translation>
    </message>
    <message>
        <source>{age}+</source>
        <comment>age in years and up, on the tag of a box</comment>
        <translation>{age}+</translation>
    </message>
    <message>
        <source>{title}, {players}, {age}, {minutes}</source>
        <comment>name of a box for screen readers</comment>
        <translation>{title}, {players}, {age}, {minutes}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} bis {most} Personen</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>menu: take a saved match off the shelf</comment>
        <translation>Wegräumen</translation>
    </message>
    <message>
        <source>Continue {title}: {note} ({names})</source>
        <translation>{title} weiterspielen: {note} ({names})</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>button: the list of all saved matches</comment>
        <translation>Alle Partien</translation>
    </message>
    <message numerus="yes">
        <source>from age %n</source>
        <comment>age</comment>
        <translation>
            <numerusform>ab %n Jahr</numerusform>
            <numerusform>ab %n Jahren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>etwa %n Stunde</numerusform>
            <numerusform>etwa %n Stunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Offer a draw</source>
        <translation>Remis anbieten</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>a draw that is offered</comment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>a draw that is offered</comment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Das Remis annehmen</translation>
    </message>
    <message>
        <source>Decline the draw</source>
        <translation>Das Remis ablehnen</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Die Partie aufgeben</translation>
    </message>
    <message>
        <source>{player} offers a draw.</source>
        <translation>{player} bietet Remis an.</translation>
    </message>
    <message>
        <source>{player} accepts the draw.</source>
        <translation>{player} nimmt das Remis an.</translation>
    </message>
    <message>
        <source>{player} declines the draw.</source>
        <translation>{player} lehnt das Remis ab.</translation>
    </message>
    <message>
        <source>{player} gives up.</source>
        <translation>{player} gibt auf.</translation>
    </message>
    <message>
        <source>Both agree: the match is drawn.</source>
        <translation>Beide sind einverstanden: Die Partie endet remis.</translation>
    </message>
    <message>
        <source>{other} gives up: {player} wins.</source>
        <translation>{other} gibt auf: {player} gewinnt.</translation>
    </message>
    <message>
        <source>The same position has come back again: the match is drawn.</source>
        <translation>Dieselbe Stellung ist wieder da: Die Partie endet remis.</translation>
    </message>
    <message>
        <source>Nothing has been captured for too long: the match is drawn.</source>
        <translation>Es wurde zu lange nichts geschlagen: Die Partie endet remis.</translation>
    </message>
    <message>
        <source>{other} has no move left: {player} wins.</source>
        <translation>{other} hat keinen Zug mehr: {player} gewinnt.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gewinnt.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>Die Partie endet remis.</translation>
    </message>
    <message>
        <source>No draw has been offered.</source>
        <translation>Es wurde kein Remis angeboten.</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Wer Weiß spielt</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who plays White</comment>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who plays White</comment>
        <translation>Der erste Platz</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>{other} offers a draw. {player} must accept or decline.</source>
        <translation>{other} bietet Remis an. {player} muss annehmen oder ablehnen.</translation>
    </message>
    <message>
        <source>The offer of a draw must be accepted or declined first.</source>
        <translation>Zuerst muss das angebotene Remis angenommen oder abgelehnt werden.</translation>
    </message>
    <message>
        <source>{player} has already offered a draw in this turn.</source>
        <translation>{player} hat in diesem Zug schon Remis angeboten.</translation>
    </message>
    <message>
        <source>This position is no better than a draw.</source>
        <translation>Die Stellung ist nicht besser als ein Remis.</translation>
    </message>
    <message>
        <source>This position is worth playing on.</source>
        <translation>In dieser Stellung lohnt es sich weiterzuspielen.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>It has been left as it is. Choose another match.</source>
        <translation>Sie bleibt, wie sie ist. Wähle eine andere Partie.</translation>
    </message>
    <message>
        <source>The match “{file}” is damaged from move {move} on.</source>
        <translation>Die Partie „{file}“ ist ab Zug {move} beschädigt.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be opened.</source>
        <translation>Die Datei „{file}“ lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The match cannot be saved now: the disk is full or the folder is locked.</source>
        <translation>Die Partie lässt sich gerade nicht speichern: Der Datenträger ist voll oder der Ordner gesperrt.</translation>
    </message>
    <message>
        <source>The result cannot be kept: the disk is full or the folder is locked.</source>
        <translation>Das Ergebnis lässt sich nicht speichern: Der Datenträger ist voll oder der Ordner gesperrt.</translation>
    </message>
    <message>
        <source>Play goes on; only this result is not counted.</source>
        <translation>Das Spiel geht weiter; nur bei den gezählten Siegen fehlt dieses Ergebnis.</translation>
    </message>
    <message>
        <source>The match “{file}” cannot be moved: the folder is locked or the file is gone.</source>
        <translation>Die Partie „{file}“ lässt sich nicht verschieben: Der Ordner ist gesperrt oder die Datei ist weg.</translation>
    </message>
    <message>
        <source>It has been left where it is.</source>
        <translation>Sie liegt noch, wo sie war.</translation>
    </message>
    <message>
        <source>The match “{file}” is also open in another window of Tabletop.</source>
        <translation>Die Partie „{file}“ ist auch in einem anderen Fenster von Tabletop offen.</translation>
    </message>
    <message>
        <source>The file “{file}” is too large to be opened.</source>
        <translation>Die Datei „{file}“ ist zu groß zum Öffnen.</translation>
    </message>
    <message>
        <source>A file with fewer or shorter matches can be opened.</source>
        <translation>Eine Datei mit weniger oder kürzeren Partien lässt sich öffnen.</translation>
    </message>
    <message>
        <source>No match can be read in the file “{file}”.</source>
        <translation>In der Datei „{file}“ lässt sich keine Partie lesen.</translation>
    </message>
    <message>
        <source>It has been left as it is. Files of these kinds can be opened: {kinds}.</source>
        <translation>Sie ist unverändert. Dateien dieser Art lassen sich öffnen: {kinds}.</translation>
    </message>
    <message>
        <source>In the file “{file}” a move breaks the rules of {game}.</source>
        <translation>In der Datei „{file}“ verstößt ein Zug gegen die Regeln von {game}.</translation>
    </message>
    <message>
        <source>In the file “{file}”, “{word}” cannot be read, or breaks the rules of {game}.</source>
        <translation>In der Datei „{file}“ ist „{word}“ nicht lesbar oder verstößt gegen die Regeln von {game}.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written: the disk is full or the folder is locked.</source>
        <translation>Die Datei „{file}“ lässt sich nicht schreiben: Der Datenträger ist voll oder der Ordner gesperrt.</translation>
    </message>
    <message>
        <source>The match is not lost. Choose another folder for the file.</source>
        <translation>Die Partie ist nicht verloren. Wähle für die Datei einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The file “{file}” is not a Tabletop match.</source>
        <translation>Die Datei „{file}“ ist keine Partie von Tabletop.</translation>
    </message>
    <message>
        <source>The match “{file}” was saved by a newer version of Tabletop.</source>
        <translation>Die Partie „{file}“ stammt von einer neueren Version von Tabletop.</translation>
    </message>
    <message>
        <source>The latest version of Tabletop can open it. The file has been left as it is.</source>
        <translation>Die neueste Version von Tabletop kann sie öffnen. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>It can go on from the last good move. The damaged file is kept.</source>
        <translation>Sie kann nach dem letzten unbeschädigten Zug weitergehen. Die beschädigte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>The match “{file}” belongs to a game that is not in this version of Tabletop.</source>
        <translation>Die Partie „{file}“ gehört zu einem Spiel, das diese Version von Tabletop nicht hat.</translation>
    </message>
    <message>
        <source>Check that it still exists and that this account may read it.</source>
        <translation>Sieh nach, ob es sie noch gibt und ob dieses Konto sie lesen darf.</translation>
    </message>
    <message>
        <source>The match goes on, and Tabletop tries to save it again after every move.</source>
        <translation>Die Partie geht weiter, und nach jedem Zug wird das Speichern wieder versucht.</translation>
    </message>
    <message>
        <source>This window carries on in a file of its own. Both are kept.</source>
        <translation>Dieses Fenster macht in einer eigenen Datei weiter. Beide bleiben erhalten.</translation>
    </message>
    <message>
        <source>{game}: the file “{file}” holds another variant of this game.</source>
        <translation>{game}: Die Datei „{file}“ enthält eine andere Spielart.</translation>
    </message>
    <message>
        <source>It has been left as it is. A program for that variant can open it.</source>
        <translation>Sie ist unverändert. Ein Programm für diese Spielart kann sie öffnen.</translation>
    </message>
    <message>
        <source>It has been left as it is. Once that place is corrected, it can be opened.</source>
        <translation>Sie ist unverändert. Sobald diese Stelle berichtigt ist, lässt sie sich öffnen.</translation>
    </message>
    <message>
        <source>The file “{file}”, in which this match was kept, is gone.</source>
        <translation>Die Datei „{file}“, in der diese Partie lag, ist weg.</translation>
    </message>
    <message>
        <source>The match carries on in a new file, and no move is lost.</source>
        <translation>Die Partie geht in einer neuen Datei weiter; kein Zug ist verloren.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>It was over after %n round(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>Nach %n Runde war alles vorbei.</numerusform>
            <numerusform>Nach %n Runden war alles vorbei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n deal(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>Nach %n Durchgang war alles vorbei.</numerusform>
            <numerusform>Nach %n Durchgängen war alles vorbei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n move(s).</source>
        <comment>the match; a move of both sides counts once</comment>
        <translation>
            <numerusform>Nach %n Zug war alles vorbei.</numerusform>
            <numerusform>Nach %n Zügen war alles vorbei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not until the last round did {player} take the lead.</source>
        <translation>Erst in der letzten Runde ging {player} in Führung.</translation>
    </message>
    <message>
        <source>Not until the last deal did {player} take the lead.</source>
        <translation>Erst im letzten Durchgang ging {player} in Führung.</translation>
    </message>
    <message>
        <source>{player} was in front from the first round to the last.</source>
        <translation>{player} lag von der ersten bis zur letzten Runde vorn.</translation>
    </message>
    <message>
        <source>{player} was in front from the first deal to the last.</source>
        <translation>{player} lag vom ersten bis zum letzten Durchgang vorn.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and never lost it again.</source>
        <translation>{player} ging in Runde {number} in Führung und gab sie nicht mehr ab.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and never lost it again.</source>
        <translation>{player} ging in Durchgang {number} in Führung und gab sie nicht mehr ab.</translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n round(s) in a row.</source>
        <translation>
            <numerusform>{player} lag am längsten vorn: %n Runde lang.</numerusform>
            <numerusform>{player} lag am längsten vorn: %n Runden hintereinander.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n deal(s) in a row.</source>
        <translation>
            <numerusform>{player} lag am längsten vorn: %n Durchgang lang.</numerusform>
            <numerusform>{player} lag am längsten vorn: %n Durchgänge hintereinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had more pieces.</source>
        <translation>Vom Zug {number} bis zum Ende hatte {player} mehr Steine.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had fewer pieces.</source>
        <comment>and won in the end</comment>
        <translation>Nach Zug {number} hatte {player} noch weniger Steine.</translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had the stronger army.</source>
        <translation>Vom Zug {number} bis zum Ende hatte {player} das stärkere Heer.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had the weaker army.</source>
        <comment>and won in the end</comment>
        <translation>Nach Zug {number} hatte {player} noch das schwächere Heer.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{what} {advice}</source>
        <translation>{what} {advice}</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>Die Partie wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Ich bin {player}</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <translation>Wir sind {players}</translation>
    </message>
    <message>
        <source>or press Enter</source>
        <translation>oder Eingabetaste drücken</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>title of the end of a match that nobody has won</comment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>{players} win</source>
        <comment>the two or more of one team</comment>
        <translation>{players} gewinnen</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>Geteilter Sieg: {players}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n step(s)</source>
        <comment>of a hint</comment>
        <translation>
            <numerusform>%n Schritt zeigen</numerusform>
            <numerusform>Alle %n Schritte zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {step}</source>
        <translation>{number}. {step}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mögliche Züge</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Auf dem Tisch zeigen</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>This game keeps no score.</source>
        <translation>Dieses Spiel wird ohne Punkte gespielt.</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>A click or Enter shows the table as it was then.</source>
        <translation>Ein Klick oder die Eingabetaste zeigt den Tisch, wie er damals war.</translation>
    </message>
    <message>
        <source>{player}: {fact}</source>
        <translation>{player}: {fact}</translation>
    </message>
    <message>
        <source>throws real dice</source>
        <comment>a seat, whose dice are thrown on the real table</comment>
        <translation>wirft echte Würfel</translation>
    </message>
    <message>
        <source>{player}, computer: {fact}</source>
        <translation>{player}, Computer: {fact}</translation>
    </message>
    <message>
        <source>{stars} of {all}</source>
        <translation>{stars} von {all}</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>{player} ist dran</translation>
    </message>
    <message>
        <source>Click to change who plays here</source>
        <translation>Klicken, um zu ändern, wer hier spielt</translation>
    </message>
    <message>
        <source>on target</source>
        <comment>a player has reached exactly what was announced, so far</comment>
        <translation>genau richtig</translation>
    </message>
    <message>
        <source>can no longer be met</source>
        <comment>what a player has announced</comment>
        <translation>nicht mehr zu schaffen</translation>
    </message>
    <message>
        <source>plays with {players}</source>
        <comment>the partners in a team, said of a player</comment>
        <translation>spielt mit {players}</translation>
    </message>
    <message>
        <source>Dinner is ready! The computer takes over</source>
        <translation>Essen ist fertig! Der Computer übernimmt</translation>
    </message>
    <message>
        <source>A person plays here again</source>
        <translation>Hier spielt wieder eine Person</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Mit echten Würfeln</translation>
    </message>
    <message>
        <source>Several people are playing: everybody uses their own key or button.</source>
        <translation>Es spielen mehrere Personen: Alle nehmen ihre eigene Taste oder ihren eigenen Knopf.</translation>
    </message>
    <message>
        <source>The computer player did not answer. The table plays an ordinary move instead.</source>
        <translation>Der Computerspieler hat nicht geantwortet. Der Tisch macht an seiner Stelle einen einfachen Zug.</translation>
    </message>
    <message>
        <source>Rule {number}: {sentence}</source>
        <translation>Regel {number}: {sentence}</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>House rule: {sentence}</source>
        <translation>Hausregel: {sentence}</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Regel zeigen</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Sound: on</source>
        <translation>Ton: an</translation>
    </message>
    <message>
        <source>Sound: off</source>
        <translation>Ton: aus</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Spielbrett drehen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>The evening so far</source>
        <translation>Der Abend bisher</translation>
    </message>
    <message>
        <source>Throws in this match</source>
        <translation>Würfe in dieser Partie</translation>
    </message>
    <message>
        <source>Throws so far</source>
        <translation>Würfe bisher</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n victory(ies)</source>
        <comment>name of a row for screen readers</comment>
        <translation>
            <numerusform>{player}: %n Sieg</numerusform>
            <numerusform>{player}: %n Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ×</source>
        <comment>that many medals; the picture of one stands behind it</comment>
        <translation>{number} ×</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <comment>the name of a key: Key X</comment>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Left arrow key</source>
        <translation>Pfeiltaste nach links</translation>
    </message>
    <message>
        <source>Right arrow key</source>
        <translation>Pfeiltaste nach rechts</translation>
    </message>
    <message>
        <source>Up arrow key</source>
        <translation>Pfeiltaste nach oben</translation>
    </message>
    <message>
        <source>Down arrow key</source>
        <translation>Pfeiltaste nach unten</translation>
    </message>
    <message>
        <source>Key test</source>
        <translation>Tastentest</translation>
    </message>
    <message>
        <source>{player} presses a new key.</source>
        <translation>{player} drückt eine neue Taste.</translation>
    </message>
    <message numerus="yes">
        <source>The match begins in %n second(s).</source>
        <translation>
            <numerusform>Die Partie beginnt in %n Sekunde.</numerusform>
            <numerusform>Die Partie beginnt in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{player}: {key}, pressed</source>
        <translation>{player}: {key}, gedrückt</translation>
    </message>
    <message>
        <source>{player}: {key}</source>
        <translation>{player}: {key}</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nein, weiterspielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <translation>{player}: {cards}</translation>
    </message>
    <message>
        <source>{time} s</source>
        <comment>so many seconds: 0.41 s</comment>
        <translation>{time}&#xa0;s</translation>
    </message>
    <message>
        <source>+{time} s</source>
        <comment>so many seconds later than the first: +0.12 s</comment>
        <translation>+{time}&#xa0;s</translation>
    </message>
    <message>
        <source>+{time} ms</source>
        <comment>so many thousandths of a second later than the first</comment>
        <translation>+{time}&#xa0;ms</translation>
    </message>
    <message>
        <source>{time}, wrong</source>
        <comment>a reaction without a reason; said for screen readers</comment>
        <translation>{time}, falsch</translation>
    </message>
    <message>
        <source>{player}: {time}</source>
        <translation>{player}: {time}</translation>
    </message>
    <message>
        <source>The numbers on the table show the order of the steps.</source>
        <translation>Die Zahlen auf dem Tisch zeigen die Reihenfolge der Schritte.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: {what}</source>
        <comment>a hint; what: where to look, what to do, why</comment>
        <translation>Schritt {step} von {steps}: {what}</translation>
    </message>
    <message>
        <source>Where to look</source>
        <comment>step of a hint</comment>
        <translation>Wohin schauen</translation>
    </message>
    <message>
        <source>What to do</source>
        <comment>step of a hint, and link to it</comment>
        <translation>Was tun?</translation>
    </message>
    <message>
        <source>{player}: {number}</source>
        <translation>{player}: {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>{key} again reads everything out.</source>
        <translation>Noch einmal {key} liest alles vor.</translation>
    </message>
    <message>
        <source>{subject}: {told}.</source>
        <comment>what is told of a player or of a box</comment>
        <translation>{subject}: {told}.</translation>
    </message>
    <message>
        <source>{zone} – {told}.</source>
        <comment>what lies in a part of the table</comment>
        <translation>{zone} – {told}.</translation>
    </message>
    <message>
        <source>{count} × {thing}</source>
        <comment>equal pieces or cards</comment>
        <translation>{count} × {thing}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s)</source>
        <translation>
            <numerusform>%n Figur oder Karte</numerusform>
            <numerusform>%n Figuren oder Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s), on top: {token}</source>
        <translation>
            <numerusform>%n Figur oder Karte, oben: {token}</numerusform>
            <numerusform>%n Figuren oder Karten, oben: {token}</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible: {move}.</source>
        <comment>one of the moves that may be made now</comment>
        <translation>Möglich: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible move(s).</source>
        <translation>
            <numerusform>Es gibt %n möglichen Zug.</numerusform>
            <numerusform>Es gibt %n mögliche Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to be done at this moment.</source>
        <translation>Im Moment gibt es nichts zu tun.</translation>
    </message>
    <message>
        <source>This is how it was then. {move}</source>
        <translation>So war es damals. {move}</translation>
    </message>
    <message>
        <source>This is how the match began. Click the table to come back.</source>
        <translation>So fing die Partie an. Ein Klick auf den Tisch führt zurück.</translation>
    </message>
    <message>
        <source>This is how the match began.</source>
        <translation>So fing die Partie an.</translation>
    </message>
    <message>
        <source>The match again</source>
        <comment>the bar with which one steps through a match</comment>
        <translation>Die Partie noch einmal</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of a match is shown</comment>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>How fast: {pace}</source>
        <comment>button: a match is shown again</comment>
        <translation>Wie schnell: {pace}</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <comment>button: from what was to the present</comment>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>The result</source>
        <comment>button: how the match ended</comment>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>button: a match is shown again</comment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: a match is shown again</comment>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: a match is shown again</comment>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: a match is shown again</comment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast a match is shown again</comment>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast a match is shown again</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>schnell</translation>
    </message>
    <message>
        <source>very quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>sehr schnell</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <comment>language of a player</comment>
        <translation>Wie am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>{number}: %n time(s)</source>
        <comment>how often a number was thrown, for screen readers</comment>
        <translation>
            <numerusform>{number}: %n-mal</numerusform>
            <numerusform>{number}: %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody presses their own key once. To change a key, click it.</source>
        <translation>Alle drücken einmal ihre Taste. Zum Ändern auf eine Taste klicken.</translation>
    </message>
    <message>
        <source>{action}: are you sure?</source>
        <comment>asks back before a match is given up or a draw is offered</comment>
        <translation>{action}: wirklich?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the latest first</source>
        <comment>heading over a pile that is looked through</comment>
        <translation>
            <numerusform>%n Karte, die letzte zuerst</numerusform>
            <numerusform>%n Karten, die letzten zuerst</numerusform>
        </translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Was soll es sein?</translation>
    </message>
    <message>
        <source>This is how it was then. Click the table to come back. {move}</source>
        <translation>So war es damals. Ein Klick auf den Tisch führt zurück. {move}</translation>
    </message>
    <message>
        <source>There is no hint right now.</source>
        <translation>Für diesen Moment gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>The clock is stopped for everybody. The cards are covered.</source>
        <translation>Die Uhr steht für alle still. Die Karten sind zugedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on in %n…</source>
        <comment>a countdown: 3, 2, 1</comment>
        <translation>
            <numerusform>Die Partie geht weiter in %n …</numerusform>
            <numerusform>Die Partie geht weiter in %n …</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>There is no move to bring back.</source>
        <translation>Es gibt keinen zurückgenommenen Zug.</translation>
    </message>
    <message>
        <source>Friendly undo is on: everything can be taken back.</source>
        <translation>Großzügig zurücknehmen ist an: Alles kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Friendly undo is off: dice and secrets that were seen stand.</source>
        <translation>Großzügig zurücknehmen ist aus: Was gewürfelt oder aufgedeckt ist, bleibt.</translation>
    </message>
    <message>
        <source>Take back both moves</source>
        <translation>Beide Züge zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>Take back the last %n move(s)</source>
        <translation>
            <numerusform>Den letzten Zug zurücknehmen</numerusform>
            <numerusform>Die letzten %n Züge zurücknehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch on friendly undo</source>
        <translation>Großzügig zurücknehmen</translation>
    </message>
    <message>
        <source>Ask for friendly undo</source>
        <translation>Um großzügiges Zurücknehmen bitten</translation>
    </message>
    <message>
        <source>Friendly undo: from now on dice and drawn cards can be taken back, too. Does everybody agree?</source>
        <translation>Großzügig zurücknehmen: Ab jetzt gilt das auch für Würfe und gezogene Karten. Sind alle einverstanden?</translation>
    </message>
    <message>
        <source>Without friendly undo: from now on dice and drawn cards stand. Does everybody agree?</source>
        <translation>Nicht mehr großzügig: Ab jetzt bleiben Würfe und gezogene Karten. Sind alle einverstanden?</translation>
    </message>
    <message>
        <source>Yes, we all agree</source>
        <translation>Ja, alle sind einverstanden</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Zeigen, wohin etwas gehen kann</translation>
    </message>
    <message>
        <source>“{button}”</source>
        <comment>a button that can be clicked, in quotation marks</comment>
        <translation>„{button}“</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>on the curtain: the move of whoever has just played</comment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>One click shows the move on the table, another one plays it.</source>
        <translation>Ein Klick zeigt den Zug auf dem Tisch, ein zweiter spielt ihn.</translation>
    </message>
    <message>
        <source>All score sheets</source>
        <translation>Alle Wertungszettel</translation>
    </message>
    <message>
        <source>{player} can click {things}.</source>
        <comment>the answer to a click that means nothing</comment>
        <translation>{player} kann {things} anklicken.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>eine Karte</numerusform>
            <numerusform>eine von %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>eine Figur</numerusform>
            <numerusform>eine von %n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n die(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>einen Würfel</numerusform>
            <numerusform>einen von %n Würfeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n counter(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>eine Spielmarke</numerusform>
            <numerusform>eine von %n Spielmarken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n button(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>einen Knopf</numerusform>
            <numerusform>einen von %n Knöpfen</numerusform>
        </translation>
    </message>
    <message>
        <source>{things}, {next}</source>
        <comment>what can be clicked, but for the last</comment>
        <translation>{things}, {next}</translation>
    </message>
    <message>
        <source>{things} or {last}</source>
        <comment>what can be clicked: one or another of several</comment>
        <translation>{things} oder {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds, or what lies in the pot</comment>
        <translation>
            <numerusform>%n Spielmarke</numerusform>
            <numerusform>%n Spielmarken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n real dice. What do they show?</source>
        <translation>
            <numerusform>{player} wirft %n echten Würfel. Was zeigt er?</numerusform>
            <numerusform>{player} wirft %n echte Würfel. Was zeigen sie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n real dice. What do they show?</source>
        <comment>dice that are nobody&apos;s</comment>
        <translation>
            <numerusform>Wirf %n echten Würfel. Was zeigt er?</numerusform>
            <numerusform>Wirf %n echte Würfel. Was zeigen sie?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not {dice}? What did {player} really throw?</source>
        <comment>dice: 3 3 5 6 6</comment>
        <translation>Nicht {dice}? Was hat {player} wirklich gewürfelt?</translation>
    </message>
    <message>
        <source>Not {dice}? Change it</source>
        <comment>a link, dice: 3 3 5 6 6</comment>
        <translation>Nicht {dice}? Ändern</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Würfel eingeben</translation>
    </message>
    <message>
        <source>“{typed}” is on no die: type the numbers 1 to {most}.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>„{typed}“ gibt es auf keinem Würfel: Tippe Zahlen von 1 bis {most}.</translation>
    </message>
    <message numerus="yes">
        <source>That is too many: there are only %n dice.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>Das sind zu viele: Es ist nur %n Würfel.</numerusform>
            <numerusform>Das sind zu viele: Es sind nur %n Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still missing.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>Es fehlt noch %n Würfel.</numerusform>
            <numerusform>Es fehlen noch %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <comment>of those that were typed or tapped</comment>
        <translation>Letzten Würfel weg</translation>
    </message>
    <message>
        <source>Throw on the screen</source>
        <comment>this time, instead of real dice</comment>
        <translation>Hier würfeln</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>leaves the question what real dice show</comment>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>With real dice</source>
        <comment>beside a throw in the log</comment>
        <translation>Mit echten Würfeln</translation>
    </message>
    <message>
        <source>With a hint</source>
        <comment>beside a move in the log</comment>
        <translation>Mit Tipp</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>link: fingerprint, source, throws</comment>
        <translation>Glück der Partie</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Dasselbe Glück noch einmal</translation>
    </message>
    <message>
        <source>A new match with the same dice and cards: everybody sits one seat further and gets what another had.</source>
        <translation>Eine neue Partie mit denselben Würfeln und Karten: Alle rücken einen Platz weiter und bekommen, was jemand anderes hatte.</translation>
    </message>
    <message>
        <source>The line shows how often each number should come up, and the band what honest dice do 19 times out of 20 (95%, binomial). Luck is never helped along.</source>
        <translation>Die Linie zeigt, was von jeder Zahl zu erwarten ist, das Band, was ehrliche Würfel in 19 von 20 Fällen tun (95 %, Binomialverteilung). Nachgeholfen wird nie.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n picture(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>ein Bild</numerusform>
            <numerusform>eines von %n Bildern</numerusform>
        </translation>
    </message>
    <message>
        <source>{told} {reason}</source>
        <comment>a move in the log, and why a computer player made it</comment>
        <translation>{told} {reason}</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>link: asks what a computer player meant by its move</comment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Everybody presses their own keys once. To change a key, click it.</source>
        <translation>Alle drücken jede ihrer Tasten einmal. Zum Ändern auf eine Taste klicken.</translation>
    </message>
    <message>
        <source>{player}, {call}: {key}, pressed</source>
        <comment>the key of one of several calls of a player</comment>
        <translation>{player}, {call}: {key}, gedrückt</translation>
    </message>
    <message>
        <source>{player}, {call}: {key}</source>
        <comment>the key of one of several calls of a player</comment>
        <translation>{player}, {call}: {key}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), counted by kind</source>
        <comment>heading over a pile that is looked through</comment>
        <translation>
            <numerusform>%n Karte, nach Sorten gezählt</numerusform>
            <numerusform>%n Karten, nach Sorten gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure}: {things}</source>
        <comment>a number of a hint, and the cards on which it stands</comment>
        <translation>{figure}: {things}</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <comment>how many cards of one kind have been played</comment>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <source>{card}: {count} of {all}</source>
        <comment>how many cards of one kind have been played</comment>
        <translation>{card}: {count} von {all}</translation>
    </message>
    <message>
        <source>Look here: {things}.</source>
        <comment>hint: cards, pieces or places</comment>
        <translation>Schau hier: {things}.</translation>
    </message>
    <message>
        <source>Look at the dice.</source>
        <comment>hint: those that are marked</comment>
        <translation>Schau auf die Würfel.</translation>
    </message>
    <message>
        <source>Look at what is marked on the table.</source>
        <comment>hint</comment>
        <translation>Schau auf das, was auf dem Tisch markiert ist.</translation>
    </message>
    <message>
        <source>One of the marked places is a good one.</source>
        <comment>hint</comment>
        <translation>Einer der markierten Plätze ist gut.</translation>
    </message>
    <message>
        <source>Look at the buttons.</source>
        <comment>hint</comment>
        <translation>Schau auf die Knöpfe.</translation>
    </message>
    <message>
        <source>{token}, {place}</source>
        <comment>a piece, and the square on which it stands</comment>
        <translation>{token}, {place}</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>link: three moves to choose from, instead of a hint</comment>
        <translation>Zwei gute Ideen und eine Falle</translation>
    </message>
    <message>
        <source>There is nothing to guess right now.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Gerade gibt es nichts zu raten.</translation>
    </message>
    <message>
        <source>There is no clear trap here.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Hier gibt es keine klare Falle.</translation>
    </message>
    <message>
        <source>One idea stands out here: ask for a hint.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Hier ragt eine Idee heraus: Hol dir einen Tipp.</translation>
    </message>
    <message>
        <source>Two of these are good ideas, one is a trap. Which?</source>
        <translation>Zwei davon sind gute Ideen, eine ist eine Falle. Welche?</translation>
    </message>
    <message>
        <source>{letter}: {move}</source>
        <comment>one of three ideas: A, B or C</comment>
        <translation>{letter}: {move}</translation>
    </message>
    <message>
        <source>{first} · {second} · {third}</source>
        <comment>three ideas in one line</comment>
        <translation>{first} · {second} · {third}</translation>
    </message>
    <message>
        <source>That was a good idea.</source>
        <translation>Das war eine gute Idee.</translation>
    </message>
    <message>
        <source>That was a good idea. {why}</source>
        <comment>why: a sentence</comment>
        <translation>Das war eine gute Idee. {why}</translation>
    </message>
    <message>
        <source>That was the trap.</source>
        <translation>Das war die Falle.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}.</source>
        <comment>move: a good idea</comment>
        <translation>Das war die Falle. Besser: {move}.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}. {why}</source>
        <comment>move: a good idea; why: a sentence</comment>
        <translation>Das war die Falle. Besser: {move}. {why}</translation>
    </message>
    <message>
        <source>That was none of the three. A good idea was: {move}.</source>
        <translation>Das war keine der drei. Eine gute Idee war: {move}.</translation>
    </message>
    <message>
        <source>{program} does not answer. Tabletop’s own best player plays instead.</source>
        <comment>another program, by its name</comment>
        <translation>{program} antwortet nicht. Stattdessen spielt der beste Computerspieler von Tabletop.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <comment>menu: as text</comment>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Tabletop</source>
        <translation>Tabletop</translation>
    </message>
    <message>
        <source>{game} – Tabletop</source>
        <comment>title of the window</comment>
        <translation>{game} – Tabletop</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <comment>button: continue a damaged match from its last sound move</comment>
        <translation>Von dort weiterspielen</translation>
    </message>
    <message>
        <source>The match of {game} has been put away.</source>
        <translation>Die Partie {game} ist weggeräumt.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the match in a file</source>
        <translation>Partie in einer Datei speichern</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>kind of files</comment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>The file “{file}” is being read.</source>
        <translation>Die Datei „{file}“ wird gelesen.</translation>
    </message>
    <message>
        <source>This is match {number} of {count} in the file “{file}”.</source>
        <translation>Das ist Partie {number} von {count} in der Datei „{file}“.</translation>
    </message>
    <message>
        <source>Open the next one</source>
        <comment>button: the next match of a file</comment>
        <translation>Nächste öffnen</translation>
    </message>
    <message>
        <source>The match has been written to the file “{file}”.</source>
        <translation>Die Partie steht nun in der Datei „{file}“.</translation>
    </message>
    <message>
        <source>The position has been copied: {position}</source>
        <translation>Die Stellung ist kopiert: {position}</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>menu: the list of all saved matches</comment>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Look back</source>
        <comment>menu: step through the match on the table</comment>
        <translation>Zurückblicken</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) can be found under “All matches”.</source>
        <translation>
            <numerusform>%n weitere Partie liegt unter „Alle Partien“.</numerusform>
            <numerusform>%n weitere Partien liegen unter „Alle Partien“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches of Tabletop</source>
        <comment>kind of files</comment>
        <translation>Tabletop-Partien</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Eine Kopie der Partie speichern</translation>
    </message>
    <message>
        <source>This screen is very large. Larger text can be read from further away.</source>
        <translation>Dieser Bildschirm ist sehr groß. Größere Schrift lässt sich auch von Weitem lesen.</translation>
    </message>
    <message>
        <source>Text twice as large</source>
        <comment>button</comment>
        <translation>Schrift doppelt so groß</translation>
    </message>
    <message>
        <source>This set-up does not suit the game. Please check the seats and the house rules.</source>
        <translation>Diese Vorbereitung passt nicht zum Spiel. Sieh dir bitte die Plätze und die Hausregeln an.</translation>
    </message>
    <message>
        <source>Some pictures cannot be found or read: plain paper takes their place. To get them back, install Tabletop again.</source>
        <translation>Einige Bilder fehlen oder sind nicht lesbar: An ihrer Stelle liegt weißes Papier. Installiere Tabletop neu, dann sind sie wieder da.</translation>
    </message>
    <message>
        <source>The texts in this language cannot be read: they stay in English. To get them back, install Tabletop again.</source>
        <translation>Die Texte dieser Sprache sind nicht lesbar: Sie bleiben englisch. Installiere Tabletop neu, dann sind sie wieder da.</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Das Menü öffnen</translation>
    </message>
    <message>
        <source>Leave this page</source>
        <translation>Diese Seite verlassen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>menu: a match from a file</comment>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>menu: the match on the table, in a file for other programs</comment>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Print the rules…</source>
        <translation>Regeln drucken …</translation>
    </message>
    <message>
        <source>Keys…</source>
        <comment>menu: the sheet of all keys</comment>
        <translation>Tasten …</translation>
    </message>
    <message>
        <source>About Tabletop</source>
        <translation>Über Tabletop</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Großzügig zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Throw the dice, or press the bright button</source>
        <translation>Würfeln oder den leuchtenden Knopf drücken</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <comment>menu: whose turn it is, what lies where</comment>
        <translation>Den Tisch vorlesen</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>language of the operating system</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>menu: new, open, print</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>menu: undo, hint</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>View</source>
        <comment>menu: size of the text, full screen</comment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>menu: rules, keys, about</comment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>The match is saved after every move, all by itself.</source>
        <translation>Die Partie wird nach jedem Zug von selbst gespeichert.</translation>
    </message>
    <message>
        <source>This match was here already. Here it is, as it was left.</source>
        <translation>Diese Partie war schon da. Hier ist sie, so wie sie verlassen wurde.</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>menu: fingerprint, source, throws</comment>
        <translation>Glück der Partie</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Dasselbe Glück noch einmal</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>menu: three moves to choose from</comment>
        <translation>Zwei gute Ideen und eine Falle</translation>
    </message>
    <message>
        <source>Some settings could not be read and are back to how they were at first. The others are kept.</source>
        <translation>Einige Einstellungen waren nicht zu lesen und sind wieder so wie am Anfang. Die anderen sind noch da.</translation>
    </message>
</context>
</TS>
