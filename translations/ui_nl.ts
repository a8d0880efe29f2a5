<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="core.match_over">
        <source>The match is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message id="core.not_your_turn">
        <source>It is another player’s turn.</source>
        <translation>Iemand anders is aan de beurt.</translation>
    </message>
    <message id="core.unknown_verb">
        <source>This game has no such move.</source>
        <translation>Deze zet bestaat niet in dit spel.</translation>
    </message>
    <message id="core.no_meaning">
        <source>Nothing can be done there.</source>
        <translation>Daar valt niets te doen.</translation>
    </message>
    <message id="core.no_place">
        <source>Nothing can be laid down there.</source>
        <translation>Daar kan niets worden neergelegd.</translation>
    </message>
    <message id="core.too_late">
        <source>Somebody else was faster.</source>
        <translation>Iemand anders was sneller.</translation>
    </message>
    <message id="core.nothing_to_undo">
        <source>There is no move to take back.</source>
        <translation>Er is geen zet om terug te nemen.</translation>
    </message>
    <message id="core.undo_luck">
        <source>Once dice are thrown or cards are drawn, the move stands.</source>
        <translation>Na een worp of een getrokken kaart blijft de zet staan.</translation>
    </message>
    <message id="core.undo_seen">
        <source>Once somebody has seen something new, the move stands.</source>
        <translation>Zodra iemand iets nieuws heeft gezien, blijft de zet staan.</translation>
    </message>
    <message id="core.undo_race">
        <source>Once players have raced each other, the move stands.</source>
        <translation>Zodra het om snelheid ging, blijft de zet staan.</translation>
    </message>
    <message id="core.undo_other">
        <source>Somebody has already answered this move.</source>
        <translation>Iemand heeft deze zet al beantwoord.</translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>About Tabletop</source>
        <translation>Over Tabletop</translation>
    </message>
    <message>
        <source>Tabletop {version}</source>
        <translation>Tabletop {version}</translation>
    </message>
    <message>
        <source>The box of family games: boards, dice and cards round one screen.</source>
        <translation>De spellendoos van het gezin: borden, dobbelstenen en kaarten rond één scherm.</translation>
    </message>
    <message>
        <source>Tabletop is free software: anybody may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tabletop is vrije software: iedereen mag het gebruiken, doorgeven en veranderen volgens de GNU General Public License, versie 3 of later. Er is geen enkele garantie.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Work of others</source>
        <translation>Werk van anderen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Er ging iets mis. De partij is opgeslagen tot en met de laatste zet.</translation>
    </message>
    <message>
        <source>If it happens again, please restart Tabletop.</source>
        <translation>Gebeurt het nog eens, start Tabletop dan opnieuw.</translation>
    </message>
    <message>
        <source>Whoever looks after Tabletop can mend it with this report. It holds no names: copy it and pass it on as you like.</source>
        <translation>Met dit verslag is Tabletop te repareren. Er staan geen namen in: kopieer het en geef het door zoals je wilt.</translation>
    </message>
    <message>
        <source>It is in the file {file} too.</source>
        <translation>Het staat ook in het bestand {file}.</translation>
    </message>
    <message>
        <source>Report</source>
        <comment>what went wrong, for whoever mends the program</comment>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Verslag kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>schoppenaas</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hartenaas</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruitenaas</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klaverenaas</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>schoppenboer</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hartenboer</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruitenboer</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klaverenboer</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>schoppenvrouw</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hartenvrouw</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruitenvrouw</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klaverenvrouw</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>schoppenheer</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hartenheer</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruitenheer</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klaverenheer</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card from 2 to 10: 7 of spades</comment>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>red joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>rode joker</translation>
    </message>
    <message>
        <source>grey joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>grijze joker</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <comment>a small pack of cards on the badge of a player</comment>
        <translation>heeft de kaarten gedeeld</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>een kaart</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the card between 10 and queen</comment>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the card, not the chess piece</comment>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the card, not the chess piece</comment>
        <translation>heer</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Aantal rondes</translation>
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
        <translation>Ronde {deal}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Hand: {player}</source>
        <translation>Hand: {player}</translation>
    </message>
    <message>
        <source>Cards are played to the trick in the middle.</source>
        <translation>Kaarten worden in de slag in het midden gespeeld.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. There is still one in the hand.</source>
        <translation>Gevraagde kleur: {suit}. Daarvan is er nog een in de hand.</translation>
    </message>
    <message>
        <source>A trump in the hand beats this card in the trick: {card}.</source>
        <translation>Een troef in de hand verslaat deze kaart in de slag: {card}.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Tricks of {player}</source>
        <translation>Slagen: {player}</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <comment>said of a card</comment>
        <translation>haalt de slag</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <comment>a possible move</comment>
        <translation>Spelen: {card}</translation>
    </message>
    <message>
        <source>{player} plays: {card}.</source>
        <translation>{player} speelt: {card}.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} haalt de slag.</translation>
    </message>
    <message>
        <source>{player} leads, with any card.</source>
        <translation>{player} komt uit, met een kaart naar keuze.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. It is {player}’s turn.</source>
        <translation>Gevraagde kleur: {suit}. {player} is aan de beurt.</translation>
    </message>
    <message>
        <source>Everyone plays one card from their own hand.</source>
        <translation>Iedereen speelt één kaart uit de eigen hand.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. There is still one in the hand.</source>
        <translation>Troef: {suit}. Daarvan is er nog een in de hand.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} must follow suit.</source>
        <translation>Gevraagde kleur: {suit}. {player} moet bekennen.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and must play a trump.</source>
        <translation>Gevraagde kleur: {suit}. {player} heeft er geen en moet troeven.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and may play any card.</source>
        <translation>Gevraagde kleur: {suit}. {player} heeft er geen en mag een kaart naar keuze spelen.</translation>
    </message>
    <message>
        <source>Head start</source>
        <comment>line of a score: points from the beginning</comment>
        <translation>Voorsprong</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>Counters: {player}</source>
        <comment>a place on the table: the counters that somebody holds</comment>
        <translation>Fiches: {player}</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>a place on the table: the counters that can be won</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>a flat round token that is paid and won</comment>
        <translation>fiche</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds</comment>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n counter(s) into the pot.</source>
        <translation>
            <numerusform>{player} legt %n fiche in de pot.</numerusform>
            <numerusform>{player} legt %n fiches in de pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives {other} %n counter(s).</source>
        <translation>
            <numerusform>{player} geeft %n fiche aan {other}.</numerusform>
            <numerusform>{player} geeft %n fiches aan {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} pakt %n fiche uit de pot.</numerusform>
            <numerusform>{player} pakt %n fiches uit de pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pot with %n counter(s).</source>
        <translation>
            <numerusform>{player} wint de pot met %n fiche.</numerusform>
            <numerusform>{player} wint de pot met %n fiches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n counter(s).</source>
        <translation>
            <numerusform>{player} wint met %n fiche.</numerusform>
            <numerusform>{player} wint met %n fiches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n counter(s) each.</source>
        <translation>
            <numerusform>{players} delen de overwinning met elk %n fiche.</numerusform>
            <numerusform>{players} delen de overwinning met elk %n fiches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>die showing a {pips}</source>
        <translation>dobbelsteen met een {pips}</translation>
    </message>
    <message>
        <source>die before the throw</source>
        <translation>dobbelsteen vóór de worp</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Dobbelbak</translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Dobbelbeker</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n dobbelsteen gooien</numerusform>
            <numerusform>%n dobbelstenen gooien</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button while no die is chosen</comment>
        <translation>Gooien</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>During a match</source>
        <translation>Tijdens een partij</translation>
    </message>
    <message>
        <source>Playing with the keys</source>
        <translation>Spelen met de toetsen</translation>
    </message>
    <message>
        <source>Go to the next card, piece or square</source>
        <translation>Naar de volgende kaart, het volgende stuk of vak</translation>
    </message>
    <message>
        <source>Go to the next part of the table, and on to the panel</source>
        <translation>Naar het volgende deel van de tafel, en door naar het zijpaneel</translation>
    </message>
    <message>
        <source>Pick up, lay down, press; in the log: look back</source>
        <translation>Oppakken, neerleggen, drukken; in het verslag: terugkijken</translation>
    </message>
    <message>
        <source>Move a card within the hand</source>
        <translation>Een kaart in de eigen hand verschuiven</translation>
    </message>
    <message>
        <source>In the log: the first and the last move</source>
        <translation>In het verslag: de eerste en de laatste zet</translation>
    </message>
    <message>
        <source>Pause, in games against the clock</source>
        <translation>Pauze, in spellen tegen de klok</translation>
    </message>
    <message>
        <source>Put back, close, leave full screen, go back</source>
        <translation>Terugleggen, sluiten, volledig scherm verlaten, teruggaan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>To change a key, choose its field and press the key that you want instead.</source>
        <translation>Kies een veld en druk op de toets die je in plaats daarvan wilt.</translation>
    </message>
    <message>
        <source>also {keys}</source>
        <comment>other keys that do the same</comment>
        <translation>ook {keys}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>geen toets</translation>
    </message>
    <message>
        <source>{key} is taken already: “{what}”.</source>
        <translation>{key} is al bezet: ‘{what}’.</translation>
    </message>
    <message>
        <source>Back to the original keys</source>
        <translation>Alle toetsen zoals eerst</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>First steps</source>
        <comment>level of a computer player</comment>
        <translation>Eerste stapjes</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>level of a computer player</comment>
        <translation>Allersterkst</translation>
    </message>
    <message>
        <source>As I play</source>
        <comment>level of a computer player: as strong as the people at its table</comment>
        <translation>Zoals ik</translation>
    </message>
    <message>
        <source>Pure luck</source>
        <comment>instead of a level, in a game in which luck alone decides</comment>
        <translation>Puur geluk</translation>
    </message>
    <message>
        <source>Luck alone decides this game: all computer players are alike.</source>
        <translation>Hier beslist alleen het geluk: alle computerspelers zijn even sterk.</translation>
    </message>
    <message>
        <source>At its weakest: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Op zijn zwakst: {program}</translation>
    </message>
    <message>
        <source>Held back: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Ingehouden: {program}</translation>
    </message>
    <message>
        <source>Full strength: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Op volle kracht: {program}</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>Luck of this match</source>
        <translation>Geluk in deze partij</translation>
    </message>
    <message>
        <source>All dice and cards of this match come from one secret number, the source. Its fingerprint is a promise: the source was fixed before the first throw or deal, and nobody can exchange it unnoticed.</source>
        <translation>Alle worpen en kaarten van deze partij komen uit één geheim getal, de bron. De vingerafdruk is een belofte: de bron lag vast vóór de eerste worp of het eerste delen, en niemand kan die stiekem verwisselen.</translation>
    </message>
    <message>
        <source>This match was dealt again: its source is known from the match before.</source>
        <translation>Deze partij heeft hetzelfde geluk nog eens: de bron is bekend van de vorige partij.</translation>
    </message>
    <message>
        <source>This match was begun before the luck could be checked.</source>
        <translation>Deze partij begon voordat het geluk gecontroleerd kon worden.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Vingerafdruk</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Bron</translation>
    </message>
    <message>
        <source>The source is shown here when the match is over. Then the luck can be checked.</source>
        <translation>De bron staat hier zodra de partij voorbij is. Dan kan het geluk gecontroleerd worden.</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: digits go to the clipboard</comment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy: {thing}</source>
        <comment>button for screen readers: the fingerprint or the source</comment>
        <translation>Kopiëren: {thing}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Check the luck</source>
        <comment>button</comment>
        <translation>Geluk controleren</translation>
    </message>
    <message>
        <source>The throws of every player</source>
        <translation>De worpen van iedereen</translation>
    </message>
    <message>
        <source>The luck is being checked…</source>
        <translation>Het geluk wordt gecontroleerd…</translation>
    </message>
    <message numerus="yes">
        <source>It is true: all %n outcome(s) come from the source.</source>
        <comment>dice that fell, cards drawn</comment>
        <translation>
            <numerusform>Het klopt: de ene uitkomst komt uit de bron.</numerusform>
            <numerusform>Het klopt: alle %n uitkomsten komen uit de bron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n die (dice) from the real table.</source>
        <translation>
            <numerusform>Niet meegeteld: %n dobbelsteen van de echte tafel.</numerusform>
            <numerusform>Niet meegeteld: %n dobbelstenen van de echte tafel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not so: at move {number} something else came up than the source gives.</source>
        <translation>Het klopt niet: bij zet {number} kwam er iets anders dan de bron geeft.</translation>
    </message>
    <message>
        <source>Not so: the fingerprint belongs to another source.</source>
        <translation>Het klopt niet: de vingerafdruk hoort bij een andere bron.</translation>
    </message>
    <message>
        <source>The same dice and cards once more: everybody sits one seat further and gets what another had.</source>
        <translation>Nog eens dezelfde worpen en kaarten: iedereen schuift één stoel op en krijgt wat een ander had.</translation>
    </message>
    <message>
        <source>Fingerprint of this match’s luck: {signs}</source>
        <translation>Vingerafdruk van het geluk in deze partij: {signs}</translation>
    </message>
    <message>
        <source>Dealt again. Fingerprint of the luck, known from the match before: {signs}</source>
        <translation>Hetzelfde geluk nog eens. Vingerafdruk, bekend van de vorige partij: {signs}</translation>
    </message>
    <message>
        <source>A click shows all about the luck of this match.</source>
        <translation>Een klik toont alles over het geluk in deze partij.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n die (dice)</source>
        <comment>so many dice were thrown</comment>
        <translation>
            <numerusform>{player}: %n dobbelsteen</numerusform>
            <numerusform>{player}: %n dobbelstenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Within what honest dice do.</source>
        <translation>Binnen wat eerlijke dobbelstenen doen.</translation>
    </message>
    <message>
        <source>Unusual, but honest dice do that too, about once in 20 counts. {faces}.</source>
        <comment>the list of such numbers</comment>
        <translation>Ongewoon, maar eerlijke dobbelstenen doen dat ook, ongeveer één op de 20 keer. {faces}.</translation>
    </message>
    <message>
        <source>{face}: {count} times, usual: {least} to {most}</source>
        <comment>a number of the die, and how often it was thrown</comment>
        <translation>{face}: {count} keer, gewoon: {least} tot {most}</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>{player} was faster, by %n thousandth(s) of a second.</source>
        <translation>
            <numerusform>{player} was %n duizendste seconde sneller.</numerusform>
            <numerusform>{player} was %n duizendste seconde sneller.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with {points} points.</source>
        <translation>{player} wint met {points} punten.</translation>
    </message>
    <message>
        <source>{players} share the victory with {points} points each.</source>
        <translation>{players} delen de overwinning met elk {points} punten.</translation>
    </message>
    <message>
        <source>{line} of {player}</source>
        <comment>a box of the score pad</comment>
        <translation>{line}: {player}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
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
        <translation>‘{title}’ verwijderen?</translation>
    </message>
    <message>
        <source>The match goes to the trash of this computer: {note} ({names}).</source>
        <translation>De partij gaat naar de prullenbak van deze computer: {note} ({names}).</translation>
    </message>
    <message>
        <source>There is no trash here. The match would be gone for good.</source>
        <translation>Hier is geen prullenbak. De partij zou voorgoed weg zijn.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: do not delete a saved match</comment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>“{title}” is in the trash now.</source>
        <translation>‘{title}’ ligt nu in de prullenbak.</translation>
    </message>
    <message>
        <source>“{title}” has been put away. It is not offered on the shelf any more.</source>
        <translation>‘{title}’ is opgeruimd en staat niet meer in de spellenkast.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>{player} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>{player} heeft gewonnen, {when}</translation>
    </message>
    <message>
        <source>{players} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>{players} hebben gewonnen, {when}</translation>
    </message>
    <message>
        <source>A draw, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>Gelijkspel, {when}</translation>
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
        <translation>{title}: {note} ({names}), opgeruimd</translation>
    </message>
    <message>
        <source>same dice and cards again</source>
        <comment>a match that was dealt as one before it</comment>
        <translation>nog eens dezelfde dobbelstenen en kaarten</translation>
    </message>
    <message>
        <source>{names}, same dice and cards again</source>
        <translation>{names}, nog eens dezelfde dobbelstenen en kaarten</translation>
    </message>
    <message>
        <source>from {file}</source>
        <comment>the file that a match was opened from</comment>
        <translation>uit {file}</translation>
    </message>
    <message>
        <source>Shelf</source>
        <comment>button: back to the first page</comment>
        <translation>Spellenkast</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>Game or name</source>
        <comment>in a search field: what is searched for</comment>
        <translation>Spel of naam</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welke partijen</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all matches</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>matches</comment>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>From files</source>
        <comment>matches that were opened from files</comment>
        <translation>Uit bestanden</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>matches that are not on the shelf</comment>
        <translation>Opgeruimd</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partij</numerusform>
            <numerusform>%n partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match is kept here from its first move on.</source>
        <translation>Er is nog geen partij opgeslagen. Elke partij wordt hier vanaf de eerste zet bewaard.</translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>Geen passende partij gevonden.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>button: a copy of a saved match</comment>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle partijen tonen</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: a saved match</comment>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button: a finished match</comment>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: a saved match</comment>
        <translation>Naam geven</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>button: take a saved match off the shelf</comment>
        <translation>Opruimen</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <comment>a house rule is not played</comment>
        <translation>nee</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a house rule is played</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <comment>a value of a house rule that names one seat of the table</comment>
        <translation>Stoel {number}</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who begins</comment>
        <translation>Loten</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who begins</comment>
        <translation>De eerste stoel</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>red piece</source>
        <translation>rode pion</translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation>blauwe pion</translation>
    </message>
    <message>
        <source>yellow piece</source>
        <translation>gele pion</translation>
    </message>
    <message>
        <source>green piece</source>
        <translation>groene pion</translation>
    </message>
    <message>
        <source>purple piece</source>
        <translation>paarse pion</translation>
    </message>
    <message>
        <source>orange piece</source>
        <translation>oranje pion</translation>
    </message>
    <message>
        <source>sky blue piece</source>
        <translation>hemelsblauwe pion</translation>
    </message>
    <message>
        <source>pink piece</source>
        <translation>roze pion</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Doel</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Einde en punten</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>At a glance</source>
        <comment>short list of what each card or sign does</comment>
        <translation>In één oogopslag</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>In elk spel</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>In de regels zoeken</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n regel gevonden</numerusform>
            <numerusform>%n regels gevonden</numerusform>
        </translation>
    </message>
    <message>
        <source>Show an example</source>
        <comment>of what this rule forbids</comment>
        <translation>Voorbeeld tonen</translation>
    </message>
    <message>
        <source>Hide the example</source>
        <comment>of what this rule forbids</comment>
        <translation>Voorbeeld verbergen</translation>
    </message>
    <message>
        <source>Print the booklet</source>
        <comment>button: the rules on paper</comment>
        <translation>Regelboekje afdrukken</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Taal van de regels</translation>
    </message>
    <message>
        <source>as played at this table</source>
        <translation>zoals hier gespeeld wordt</translation>
    </message>
    <message>
        <source>Save the rules as a PDF file</source>
        <translation>Spelregels als PDF-bestand opslaan</translation>
    </message>
    <message>
        <source>The rules are in the file “{file}”.</source>
        <translation>De spelregels staan in het bestand ‘{file}’.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written.</source>
        <translation>Het bestand ‘{file}’ kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>The disk may be full or the folder locked. Choose another folder.</source>
        <translation>Misschien is de schijf vol of de map vergrendeld. Kies een andere map.</translation>
    </message>
    <message>
        <source>The printer did not take the rules.</source>
        <translation>De printer heeft de spelregels niet aangenomen.</translation>
    </message>
    <message>
        <source>Check that it is switched on and has paper, and print again.</source>
        <translation>Kijk of hij aan staat en papier heeft, en druk opnieuw af.</translation>
    </message>
    <message>
        <source>See step by step: {title}</source>
        <comment>what is shown is a good example</comment>
        <translation>Stap voor stap bekijken: {title}</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: an example is shown step by step</comment>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: an example is shown step by step</comment>
        <translation>Een stap verder</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of an example is shown</comment>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <comment>heading of an example of what a rule forbids</comment>
        <translation>Wat niet mag</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <comment>below a picture in the printed rules</comment>
        <translation>De tafel aan het begin</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
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
        <translation>{token}: in de hand</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s) carried</source>
        <translation>
            <numerusform>%n stuk of kaart in de hand</numerusform>
            <numerusform>%n stukken of kaarten in de hand</numerusform>
        </translation>
    </message>
    <message>
        <source>{token}: put down again</source>
        <translation>{token}: weer neergelegd</translation>
    </message>
    <message>
        <source>{token}: card {place} of {places}</source>
        <translation>{token}: kaart {place} van {places}</translation>
    </message>
    <message>
        <source>{place}: allowed</source>
        <translation>{place}: mag</translation>
    </message>
    <message>
        <source>{place}: not allowed</source>
        <translation>{place}: mag niet</translation>
    </message>
    <message>
        <source>{place}: {points} on offer</source>
        <translation>{place}: {points} mogelijk</translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>can be played now</source>
        <comment>of a card, a die or a piece</comment>
        <translation>kan nu gespeeld worden</translation>
    </message>
    <message>
        <source>what is carried may go here</source>
        <comment>of a card or a piece on the table</comment>
        <translation>wat in de hand is, mag hierheen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Taal en uiterlijk</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Avond</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoog contrast, licht</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoog contrast, donker</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Animatiesnelheid</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation speed</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>animation speed</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>animation speed, slow for small children</comment>
        <translation>Rustig</translation>
    </message>
    <message>
        <source>Four colours for the four suits</source>
        <translation>Voor elke kaartkleur een eigen kleur</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Geluid aan</translation>
    </message>
    <message>
        <source>One click moves anything that can go to only one place</source>
        <translation>Eén klik verzet wat maar naar één plek kan</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>the setting follows the operating system</comment>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Sort hands by rank, not by suit</source>
        <translation>Handkaarten op waarde sorteren, niet op kleur</translation>
    </message>
    <message>
        <source>Show numbers on the squares of boards</source>
        <translation>Nummers op de velden van het bord</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>Alle toetsen bekijken en veranderen</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Laten zien waar iets heen kan</translation>
    </message>
    <message>
        <source>Say aloud what players call out</source>
        <translation>Hardop zeggen wat spelers roepen</translation>
    </message>
    <message>
        <source>Hello!</source>
        <comment>said aloud, so that the voice can be heard</comment>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>This computer has no voice that Tabletop can use. On Linux, eSpeak NG brings one.</source>
        <translation>Deze computer heeft geen stem die Tabletop kan gebruiken. Op Linux zit er een in eSpeak NG.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <comment>as opponents in games</comment>
        <translation>Andere programma’s</translation>
    </message>
    <message>
        <source>Programs of this computer may be opponents</source>
        <translation>Programma’s op deze computer mogen meespelen</translation>
    </message>
    <message>
        <source>{game}: {programs}</source>
        <comment>a game, and names of programs that play it</comment>
        <translation>{game}: {programs}</translation>
    </message>
    <message>
        <source>{game}: no program was found on this computer.</source>
        <translation>{game}: op deze computer is geen programma gevonden.</translation>
    </message>
    <message>
        <source>“{file}” is not a program that can play {game}.</source>
        <translation>‘{file}’ is geen programma dat {game} kan spelen.</translation>
    </message>
    <message>
        <source>Choose a program for {game}</source>
        <comment>button: opens a list of files</comment>
        <translation>Een programma kiezen voor {game}</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a house rule differs from the printed one</comment>
        <translation>gewijzigd</translation>
    </message>
    <message>
        <source>{choice} (printed rule)</source>
        <comment>one value of a house rule</comment>
        <translation>{choice} (originele regel)</translation>
    </message>
    <message>
        <source>Does not count: the match begins from the pasted position.</source>
        <translation>Telt niet mee: de partij begint met de geplakte stelling.</translation>
    </message>
    <message>
        <source>The dot marks the printed rule.</source>
        <translation>De stip wijst de originele regel aan.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Spellenkast</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Klaarzetten</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Spelregels lezen</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button that begins the match</comment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>The set-up is kept for the next match.</source>
        <translation>De voorbereiding blijft bewaard voor de volgende partij.</translation>
    </message>
    <message>
        <source>Friendly undo: even a throw or a drawn card can be taken back</source>
        <translation>Soepel terugnemen: ook een worp of een getrokken kaart</translation>
    </message>
    <message>
        <source>Friendly undo: even after the other side has moved</source>
        <translation>Soepel terugnemen: ook nog na de zet van de ander</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>who sits on a seat</comment>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who sits on a seat</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>name of a person who has given none</comment>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Name on seat {number}</source>
        <translation>Naam op stoel {number}</translation>
    </message>
    <message>
        <source>Who sits on seat {number}</source>
        <translation>Wie op stoel {number} zit</translation>
    </message>
    <message>
        <source>Colour of seat {number}: {colour}</source>
        <translation>Kleur van stoel {number}: {colour}</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Niveau van stoel {number}</translation>
    </message>
    <message>
        <source>Language of seat {number}</source>
        <translation>Taal van stoel {number}</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Stoel toevoegen</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Met echte dobbelstenen</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Deze stoel weghalen</translation>
    </message>
    <message>
        <source>Red, circle</source>
        <translation>Rood, cirkel</translation>
    </message>
    <message>
        <source>Blue, square</source>
        <translation>Blauw, vierkant</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Geel, driehoek</translation>
    </message>
    <message>
        <source>Green, cross</source>
        <translation>Groen, kruis</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Paars, ster</translation>
    </message>
    <message>
        <source>Orange, moon</source>
        <translation>Oranje, maan</translation>
    </message>
    <message>
        <source>Sky blue, drop</source>
        <translation>Hemelsblauw, druppel</translation>
    </message>
    <message>
        <source>Pink, hourglass</source>
        <translation>Roze, zandloper</translation>
    </message>
    <message>
        <source>same side</source>
        <comment>people sit: all before the screen</comment>
        <translation>aan één kant</translation>
    </message>
    <message>
        <source>opposite</source>
        <comment>people sit: two, the screen lies between them</comment>
        <translation>tegenover elkaar</translation>
    </message>
    <message>
        <source>round the table</source>
        <comment>people sit: on all sides of the screen</comment>
        <translation>rond de tafel</translation>
    </message>
    <message>
        <source>Turn the board after each move</source>
        <translation>Het bord na elke zet draaien</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <comment>button: the match begins from a position of the clipboard</comment>
        <translation>Stelling plakken</translation>
    </message>
    <message>
        <source>Begins from: {position}</source>
        <comment>a pasted position</comment>
        <translation>Begint met: {position}</translation>
    </message>
    <message>
        <source>Begin as usual</source>
        <comment>button: not from the pasted position</comment>
        <translation>Gewoon beginnen</translation>
    </message>
    <message>
        <source>The clipboard holds no position from which a match of {game} can begin.</source>
        <translation>Op het klembord staat geen stelling waaruit een partij {game} kan beginnen.</translation>
    </message>
    <message>
        <source>Copy a position (FEN) first, as one line of text, and paste it here.</source>
        <translation>Kopieer eerst een stelling (FEN) als één regel tekst en plak die hier.</translation>
    </message>
    <message>
        <source>{number}. {choice}</source>
        <comment>an entry of a list with its number</comment>
        <translation>{number}. {choice}</translation>
    </message>
    <message>
        <source>Drag it, or use Ctrl and the arrow keys. Delete takes it out.</source>
        <translation>Slepen, of Ctrl en de pijltjestoetsen. Delete haalt het eruit.</translation>
    </message>
    <message>
        <source>Add: {choice}</source>
        <translation>Toevoegen: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n change(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n wijziging wissen</numerusform>
            <numerusform>%n wijzigingen wissen</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played by the printed rules.</source>
        <translation>Dit spel wordt volgens de originele regels gespeeld.</translation>
    </message>
    <message>
        <source>How are you sitting?</source>
        <comment>to all the people round the screen</comment>
        <translation>Hoe zitten jullie?</translation>
    </message>
    <message>
        <source>Table ({code})</source>
        <comment>language of a seat: the one of the table; code: EN</comment>
        <translation>Tafel ({code})</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>name of a computer player</comment>
        <translation>Vos</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>name of a computer player</comment>
        <translation>Uil</translation>
    </message>
    <message>
        <source>Bear</source>
        <comment>name of a computer player</comment>
        <translation>Beer</translation>
    </message>
    <message>
        <source>Hare</source>
        <comment>name of a computer player</comment>
        <translation>Haas</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>name of a computer player</comment>
        <translation>Egel</translation>
    </message>
    <message>
        <source>Badger</source>
        <comment>name of a computer player</comment>
        <translation>Das</translation>
    </message>
    <message>
        <source>Otter</source>
        <comment>name of a computer player</comment>
        <translation>Otter</translation>
    </message>
    <message>
        <source>Mouse</source>
        <comment>name of a computer player</comment>
        <translation>Muis</translation>
    </message>
    <message>
        <source>{choice} •</source>
        <comment>one value of a house rule; the dot marks the printed one</comment>
        <translation>{choice} •</translation>
    </message>
    <message>
        <source>Do not suggest this name any more</source>
        <comment>menu of a name</comment>
        <translation>Deze naam niet meer voorstellen</translation>
    </message>
    <message>
        <source>{players} play together.</source>
        <comment>the partners of one team</comment>
        <translation>{players} spelen samen.</translation>
    </message>
    <message>
        <source>Other teams</source>
        <comment>button: the people sit down so that others are partners</comment>
        <translation>Andere teams</translation>
    </message>
    <message>
        <source>Short game: {short}</source>
        <comment>{short}: about 25 minutes</comment>
        <translation>Korte partij: {short}</translation>
    </message>
    <message>
        <source>Short game: {short}, otherwise {full}</source>
        <comment>{full}: about 2 hours</comment>
        <translation>Korte partij: {short}, anders {full}</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule, and how it is played</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>By these rules a match takes {time}.</source>
        <comment>{time}: about 2 hours</comment>
        <translation>Met deze regels duurt een partij {time}.</translation>
    </message>
    <message>
        <source>“As I play” begins about as strong as “{level}”, and learns from every match.</source>
        <comment>level: “Easy”</comment>
        <translation>‘Zoals ik’ begint ongeveer zo sterk als ‘{level}’ en leert van elke partij.</translation>
    </message>
    <message>
        <source>“As I play” is about as strong as “{level}” now, going by how {players} played so far.</source>
        <comment>level: “Easy”</comment>
        <translation>‘Zoals ik’ is nu ongeveer zo sterk als ‘{level}’, op basis van de partijen van {players}.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no head start and no handicap</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <comment>what: “10 squares ahead”</comment>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>This match will not count for that, as somebody has a head start or a handicap.</source>
        <translation>Deze partij telt daarvoor niet mee, omdat iemand een voorsprong of handicap heeft.</translation>
    </message>
    <message>
        <source>Head start or handicap</source>
        <comment>button: what the seats are given at the start</comment>
        <translation>Voorsprong of handicap</translation>
    </message>
    <message>
        <source>Everybody starts alike.</source>
        <translation>Iedereen begint gelijk.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{player} is next, {when}</source>
        <comment>whose turn it is, and when the match was played</comment>
        <translation>{player} is aan de beurt, {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), {when}</source>
        <comment>where a match stands and when it was played</comment>
        <translation>
            <numerusform>%n zet, {when}</numerusform>
            <numerusform>%n zetten, {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gisteren</translation>
    </message>
    <message>
        <source>Tabletop</source>
        <translation>Tabletop</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spel zoeken</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading over matches that can be played on</comment>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Leeftijd</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>kind of game: board, dice, cards</comment>
        <translation>Soort</translation>
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
        <translation>Bord</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>short for dice games</comment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>short for card games</comment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>short for games of quick reactions</comment>
        <translation>Reactie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>No game found.</source>
        <translation>Geen passend spel gevonden.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle spellen tonen</translation>
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
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} tot {most} spelers</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>ongeveer %n minuut</numerusform>
            <numerusform>ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>menu: take a saved match off the shelf</comment>
        <translation>Opruimen</translation>
    </message>
    <message>
        <source>Continue {title}: {note} ({names})</source>
        <translation>{title} verder spelen: {note} ({names})</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>button: the list of all saved matches</comment>
        <translation>Alle partijen</translation>
    </message>
    <message numerus="yes">
        <source>from age %n</source>
        <comment>age</comment>
        <translation>
            <numerusform>vanaf %n jaar</numerusform>
            <numerusform>vanaf %n jaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>ongeveer %n uur</numerusform>
            <numerusform>ongeveer %n uur</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Offer a draw</source>
        <translation>Remise aanbieden</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>a draw that is offered</comment>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>a draw that is offered</comment>
        <translation>Weigeren</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>De remise aannemen</translation>
    </message>
    <message>
        <source>Decline the draw</source>
        <translation>De remise weigeren</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>De partij opgeven</translation>
    </message>
    <message>
        <source>{player} offers a draw.</source>
        <translation>{player} biedt remise aan.</translation>
    </message>
    <message>
        <source>{player} accepts the draw.</source>
        <translation>{player} neemt de remise aan.</translation>
    </message>
    <message>
        <source>{player} declines the draw.</source>
        <translation>{player} weigert de remise.</translation>
    </message>
    <message>
        <source>{player} gives up.</source>
        <translation>{player} geeft op.</translation>
    </message>
    <message>
        <source>Both agree: the match is drawn.</source>
        <translation>Ze zijn het eens: de partij is remise.</translation>
    </message>
    <message>
        <source>{other} gives up: {player} wins.</source>
        <translation>{other} geeft op: {player} wint.</translation>
    </message>
    <message>
        <source>The same position has come back again: the match is drawn.</source>
        <translation>Dezelfde stelling is er weer: de partij is remise.</translation>
    </message>
    <message>
        <source>Nothing has been captured for too long: the match is drawn.</source>
        <translation>Er is te lang niets geslagen: de partij is remise.</translation>
    </message>
    <message>
        <source>{other} has no move left: {player} wins.</source>
        <translation>{other} heeft geen zet meer: {player} wint.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} wint.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>De partij eindigt in remise.</translation>
    </message>
    <message>
        <source>No draw has been offered.</source>
        <translation>Er is geen remise aangeboden.</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Wie met wit speelt</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who plays White</comment>
        <translation>Loten</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who plays White</comment>
        <translation>De eerste stoel</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>zet {number}</translation>
    </message>
    <message>
        <source>{other} offers a draw. {player} must accept or decline.</source>
        <translation>{other} biedt remise aan. {player} moet dat aannemen of weigeren.</translation>
    </message>
    <message>
        <source>The offer of a draw must be accepted or declined first.</source>
        <translation>Eerst moet de aangeboden remise worden aangenomen of geweigerd.</translation>
    </message>
    <message>
        <source>{player} has already offered a draw in this turn.</source>
        <translation>{player} heeft in deze beurt al remise aangeboden.</translation>
    </message>
    <message>
        <source>This position is no better than a draw.</source>
        <translation>De stelling is niet beter dan remise.</translation>
    </message>
    <message>
        <source>This position is worth playing on.</source>
        <translation>In deze stelling loont het om verder te spelen.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>It has been left as it is. Choose another match.</source>
        <translation>Het is niet veranderd. Kies een andere partij.</translation>
    </message>
    <message>
        <source>The match “{file}” is damaged from move {move} on.</source>
        <translation>De partij ‘{file}’ is vanaf zet {move} beschadigd.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be opened.</source>
        <translation>Het bestand ‘{file}’ kan niet worden geopend.</translation>
    </message>
    <message>
        <source>The match cannot be saved now: the disk is full or the folder is locked.</source>
        <translation>De partij kan nu niet worden opgeslagen: de schijf is vol of de map is vergrendeld.</translation>
    </message>
    <message>
        <source>The result cannot be kept: the disk is full or the folder is locked.</source>
        <translation>De uitslag kan niet worden bewaard: de schijf is vol of de map is vergrendeld.</translation>
    </message>
    <message>
        <source>Play goes on; only this result is not counted.</source>
        <translation>Het spel gaat door; alleen telt deze uitslag niet mee bij de overwinningen.</translation>
    </message>
    <message>
        <source>The match “{file}” cannot be moved: the folder is locked or the file is gone.</source>
        <translation>De partij ‘{file}’ kan niet worden verplaatst: de map is vergrendeld of het bestand is weg.</translation>
    </message>
    <message>
        <source>It has been left where it is.</source>
        <translation>De partij staat nog waar die stond.</translation>
    </message>
    <message>
        <source>The match “{file}” is also open in another window of Tabletop.</source>
        <translation>De partij ‘{file}’ is ook in een ander venster van Tabletop open.</translation>
    </message>
    <message>
        <source>The file “{file}” is too large to be opened.</source>
        <translation>Het bestand ‘{file}’ is te groot om te openen.</translation>
    </message>
    <message>
        <source>A file with fewer or shorter matches can be opened.</source>
        <translation>Een bestand met minder of kortere partijen kan wel worden geopend.</translation>
    </message>
    <message>
        <source>No match can be read in the file “{file}”.</source>
        <translation>In het bestand ‘{file}’ is geen partij te lezen.</translation>
    </message>
    <message>
        <source>It has been left as it is. Files of these kinds can be opened: {kinds}.</source>
        <translation>Het is niet veranderd. Bestanden van deze soort kunnen worden geopend: {kinds}.</translation>
    </message>
    <message>
        <source>In the file “{file}” a move breaks the rules of {game}.</source>
        <translation>In het bestand ‘{file}’ gaat een zet tegen de regels van {game} in.</translation>
    </message>
    <message>
        <source>In the file “{file}”, “{word}” cannot be read, or breaks the rules of {game}.</source>
        <translation>In het bestand ‘{file}’ is ‘{word}’ niet te lezen of gaat het tegen de regels van {game} in.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written: the disk is full or the folder is locked.</source>
        <translation>Het bestand ‘{file}’ kan niet worden geschreven: de schijf is vol of de map is vergrendeld.</translation>
    </message>
    <message>
        <source>The match is not lost. Choose another folder for the file.</source>
        <translation>De partij is niet verloren. Kies een andere map voor het bestand.</translation>
    </message>
    <message>
        <source>The file “{file}” is not a Tabletop match.</source>
        <translation>Het bestand ‘{file}’ is geen partij van Tabletop.</translation>
    </message>
    <message>
        <source>The match “{file}” was saved by a newer version of Tabletop.</source>
        <translation>De partij ‘{file}’ komt van een nieuwere versie van Tabletop.</translation>
    </message>
    <message>
        <source>The latest version of Tabletop can open it. The file has been left as it is.</source>
        <translation>De nieuwste versie van Tabletop kan de partij openen. Het bestand is niet veranderd.</translation>
    </message>
    <message>
        <source>It can go on from the last good move. The damaged file is kept.</source>
        <translation>De partij kan verder vanaf de laatste goede zet. Het beschadigde bestand blijft bewaard.</translation>
    </message>
    <message>
        <source>The match “{file}” belongs to a game that is not in this version of Tabletop.</source>
        <translation>De partij ‘{file}’ hoort bij een spel dat deze versie van Tabletop niet heeft.</translation>
    </message>
    <message>
        <source>Check that it still exists and that this account may read it.</source>
        <translation>Kijk of het nog bestaat en of dit account het mag lezen.</translation>
    </message>
    <message>
        <source>The match goes on, and Tabletop tries to save it again after every move.</source>
        <translation>De partij gaat door, en na elke zet wordt opnieuw geprobeerd op te slaan.</translation>
    </message>
    <message>
        <source>This window carries on in a file of its own. Both are kept.</source>
        <translation>Dit venster gaat verder in een eigen bestand. Beide blijven bewaard.</translation>
    </message>
    <message>
        <source>{game}: the file “{file}” holds another variant of this game.</source>
        <translation>{game}: het bestand ‘{file}’ is van een andere variant van dit spel.</translation>
    </message>
    <message>
        <source>It has been left as it is. A program for that variant can open it.</source>
        <translation>Het is niet veranderd. Een programma voor die variant kan het openen.</translation>
    </message>
    <message>
        <source>It has been left as it is. Once that place is corrected, it can be opened.</source>
        <translation>Het is niet veranderd. Als die plek is verbeterd, kan het worden geopend.</translation>
    </message>
    <message>
        <source>The file “{file}”, in which this match was kept, is gone.</source>
        <translation>Het bestand ‘{file}’, waarin deze partij stond, is weg.</translation>
    </message>
    <message>
        <source>The match carries on in a new file, and no move is lost.</source>
        <translation>De partij gaat verder in een nieuw bestand; geen zet is verloren.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>It was over after %n round(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>Na %n ronde was het voorbij.</numerusform>
            <numerusform>Na %n rondes was het voorbij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n deal(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>Na %n ronde was het voorbij.</numerusform>
            <numerusform>Na %n rondes was het voorbij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n move(s).</source>
        <comment>the match; a move of both sides counts once</comment>
        <translation>
            <numerusform>Na %n zet was het voorbij.</numerusform>
            <numerusform>Na %n zetten was het voorbij.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not until the last round did {player} take the lead.</source>
        <translation>Pas in de laatste ronde nam {player} de leiding.</translation>
    </message>
    <message>
        <source>Not until the last deal did {player} take the lead.</source>
        <translation>Pas in de laatste ronde nam {player} de leiding.</translation>
    </message>
    <message>
        <source>{player} was in front from the first round to the last.</source>
        <translation>{player} lag van de eerste tot de laatste ronde voor.</translation>
    </message>
    <message>
        <source>{player} was in front from the first deal to the last.</source>
        <translation>{player} lag van de eerste tot de laatste ronde voor.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and never lost it again.</source>
        <translation>{player} nam in ronde {number} de leiding en gaf die niet meer af.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and never lost it again.</source>
        <translation>{player} nam in ronde {number} de leiding en gaf die niet meer af.</translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n round(s) in a row.</source>
        <translation>
            <numerusform>{player} lag het langst voor: %n ronde.</numerusform>
            <numerusform>{player} lag het langst voor: %n rondes achter elkaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n deal(s) in a row.</source>
        <translation>
            <numerusform>{player} lag het langst voor: %n ronde.</numerusform>
            <numerusform>{player} lag het langst voor: %n rondes achter elkaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had more pieces.</source>
        <translation>Van zet {number} tot het einde had {player} meer stukken.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had fewer pieces.</source>
        <comment>and won in the end</comment>
        <translation>Na zet {number} had {player} nog minder stukken.</translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had the stronger army.</source>
        <translation>Van zet {number} tot het einde had {player} het sterkste leger.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had the weaker army.</source>
        <comment>and won in the end</comment>
        <translation>Na zet {number} had {player} nog het zwakste leger.</translation>
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
        <translation>De partij wordt weer opgeslagen.</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>De anderen kijken weg.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Ik ben {player}</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <translation>Wij zijn {players}</translation>
    </message>
    <message>
        <source>or press Enter</source>
        <translation>of druk op Enter</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} wint</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>title of the end of a match that nobody has won</comment>
        <translation>Remise</translation>
    </message>
    <message>
        <source>{players} win</source>
        <comment>the two or more of one team</comment>
        <translation>{players} winnen</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>Gedeelde overwinning: {players}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer spelen</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Terug naar de spellenkast</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n step(s)</source>
        <comment>of a hint</comment>
        <translation>
            <numerusform>%n stap tonen</numerusform>
            <numerusform>Alle %n stappen tonen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {step}</source>
        <translation>{number}. {step}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mogelijke zetten</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Op de tafel tonen</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>In één oogopslag</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>This game keeps no score.</source>
        <translation>Dit spel kent geen punten.</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Wat er tot nu toe gebeurde</translation>
    </message>
    <message>
        <source>A click or Enter shows the table as it was then.</source>
        <translation>Een klik of Enter toont de tafel zoals die toen was.</translation>
    </message>
    <message>
        <source>{player}: {fact}</source>
        <translation>{player}: {fact}</translation>
    </message>
    <message>
        <source>throws real dice</source>
        <comment>a seat, whose dice are thrown on the real table</comment>
        <translation>gooit echte dobbelstenen</translation>
    </message>
    <message>
        <source>{player}, computer: {fact}</source>
        <translation>{player}, computer: {fact}</translation>
    </message>
    <message>
        <source>{stars} of {all}</source>
        <translation>{stars} van {all}</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>{player} is aan de beurt</translation>
    </message>
    <message>
        <source>Click to change who plays here</source>
        <translation>Klik om te veranderen wie hier speelt</translation>
    </message>
    <message>
        <source>on target</source>
        <comment>a player has reached exactly what was announced, so far</comment>
        <translation>precies goed</translation>
    </message>
    <message>
        <source>can no longer be met</source>
        <comment>what a player has announced</comment>
        <translation>niet meer te halen</translation>
    </message>
    <message>
        <source>plays with {players}</source>
        <comment>the partners in a team, said of a player</comment>
        <translation>speelt met {players}</translation>
    </message>
    <message>
        <source>Dinner is ready! The computer takes over</source>
        <translation>Eten is klaar! De computer neemt het over</translation>
    </message>
    <message>
        <source>A person plays here again</source>
        <translation>Hier speelt weer een mens</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Met echte dobbelstenen</translation>
    </message>
    <message>
        <source>Several people are playing: everybody uses their own key or button.</source>
        <translation>Er spelen meerdere mensen: iedereen gebruikt de eigen toets of knop.</translation>
    </message>
    <message>
        <source>The computer player did not answer. The table plays an ordinary move instead.</source>
        <translation>De computerspeler gaf geen antwoord. De tafel doet in zijn plaats een gewone zet.</translation>
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
        <translation>Huisregel: {sentence}</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Huisregel</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Regel tonen</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>dicht</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Spellenkast</translation>
    </message>
    <message>
        <source>Sound: on</source>
        <translation>Geluid: aan</translation>
    </message>
    <message>
        <source>Sound: off</source>
        <translation>Geluid: uit</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Het bord draaien</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>afgelopen</translation>
    </message>
    <message>
        <source>The evening so far</source>
        <translation>De avond tot nu toe</translation>
    </message>
    <message>
        <source>Throws in this match</source>
        <translation>Worpen in deze partij</translation>
    </message>
    <message>
        <source>Throws so far</source>
        <translation>Worpen tot nu toe</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n victory(ies)</source>
        <comment>name of a row for screen readers</comment>
        <translation>
            <numerusform>{player}: %n overwinning</numerusform>
            <numerusform>{player}: %n overwinningen</numerusform>
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
        <translation>Toets {key}</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>Left arrow key</source>
        <translation>Pijltoets naar links</translation>
    </message>
    <message>
        <source>Right arrow key</source>
        <translation>Pijltoets naar rechts</translation>
    </message>
    <message>
        <source>Up arrow key</source>
        <translation>Pijltoets omhoog</translation>
    </message>
    <message>
        <source>Down arrow key</source>
        <translation>Pijltoets omlaag</translation>
    </message>
    <message>
        <source>Key test</source>
        <translation>Toetsentest</translation>
    </message>
    <message>
        <source>{player} presses a new key.</source>
        <translation>{player} drukt op een nieuwe toets.</translation>
    </message>
    <message numerus="yes">
        <source>The match begins in %n second(s).</source>
        <translation>
            <numerusform>De partij begint over %n seconde.</numerusform>
            <numerusform>De partij begint over %n seconden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>{player}: {key}, pressed</source>
        <translation>{player}: {key}, ingedrukt</translation>
    </message>
    <message>
        <source>{player}: {key}</source>
        <translation>{player}: {key}</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nee, verder spelen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
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
        <translation>{time}, fout</translation>
    </message>
    <message>
        <source>{player}: {time}</source>
        <translation>{player}: {time}</translation>
    </message>
    <message>
        <source>The numbers on the table show the order of the steps.</source>
        <translation>De nummers op tafel tonen de volgorde van de stappen.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: {what}</source>
        <comment>a hint; what: where to look, what to do, why</comment>
        <translation>Stap {step} van {steps}: {what}</translation>
    </message>
    <message>
        <source>Where to look</source>
        <comment>step of a hint</comment>
        <translation>Waar kijken</translation>
    </message>
    <message>
        <source>What to do</source>
        <comment>step of a hint, and link to it</comment>
        <translation>Wat doen?</translation>
    </message>
    <message>
        <source>{player}: {number}</source>
        <translation>{player}: {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Nog %n seconde</numerusform>
            <numerusform>Nog %n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>De tafel in woorden</translation>
    </message>
    <message>
        <source>{key} again reads everything out.</source>
        <translation>Nog een keer {key} leest alles voor.</translation>
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
            <numerusform>%n stuk of kaart</numerusform>
            <numerusform>%n stukken of kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s), on top: {token}</source>
        <translation>
            <numerusform>%n stuk of kaart, bovenop: {token}</numerusform>
            <numerusform>%n stukken of kaarten, bovenop: {token}</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible: {move}.</source>
        <comment>one of the moves that may be made now</comment>
        <translation>Mogelijk: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible move(s).</source>
        <translation>
            <numerusform>Er is %n mogelijke zet.</numerusform>
            <numerusform>Er zijn %n mogelijke zetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to be done at this moment.</source>
        <translation>Er valt nu niets te doen.</translation>
    </message>
    <message>
        <source>This is how it was then. {move}</source>
        <translation>Zo was het toen. {move}</translation>
    </message>
    <message>
        <source>This is how the match began. Click the table to come back.</source>
        <translation>Zo begon de partij. Een klik op de tafel leidt terug.</translation>
    </message>
    <message>
        <source>This is how the match began.</source>
        <translation>Zo begon de partij.</translation>
    </message>
    <message>
        <source>The match again</source>
        <comment>the bar with which one steps through a match</comment>
        <translation>De partij nog eens</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of a match is shown</comment>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>How fast: {pace}</source>
        <comment>button: a match is shown again</comment>
        <translation>Hoe snel: {pace}</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <comment>button: from what was to the present</comment>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>The result</source>
        <comment>button: how the match ended</comment>
        <translation>De uitslag</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>button: a match is shown again</comment>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: a match is shown again</comment>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: a match is shown again</comment>
        <translation>Een stap verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: a match is shown again</comment>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast a match is shown again</comment>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast a match is shown again</comment>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>snel</translation>
    </message>
    <message>
        <source>very quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>heel snel</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <comment>language of a player</comment>
        <translation>Zoals de tafel</translation>
    </message>
    <message numerus="yes">
        <source>{number}: %n time(s)</source>
        <comment>how often a number was thrown, for screen readers</comment>
        <translation>
            <numerusform>{number}: %n keer</numerusform>
            <numerusform>{number}: %n keer</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody presses their own key once. To change a key, click it.</source>
        <translation>Iedereen drukt één keer op de eigen toets. Klik op een toets om die te veranderen.</translation>
    </message>
    <message>
        <source>{action}: are you sure?</source>
        <comment>asks back before a match is given up or a draw is offered</comment>
        <translation>{action}: zeker weten?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the latest first</source>
        <comment>heading over a pile that is looked through</comment>
        <translation>
            <numerusform>%n kaart, de laatste eerst</numerusform>
            <numerusform>%n kaarten, de laatste eerst</numerusform>
        </translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Welke moet het zijn?</translation>
    </message>
    <message>
        <source>This is how it was then. Click the table to come back. {move}</source>
        <translation>Zo was het toen. Klik op de tafel om terug te gaan. {move}</translation>
    </message>
    <message>
        <source>There is no hint right now.</source>
        <translation>Voor dit moment is er geen tip.</translation>
    </message>
    <message>
        <source>The clock is stopped for everybody. The cards are covered.</source>
        <translation>De klok staat voor iedereen stil. De kaarten zijn bedekt.</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on in %n…</source>
        <comment>a countdown: 3, 2, 1</comment>
        <translation>
            <numerusform>De partij gaat verder over %n…</numerusform>
            <numerusform>De partij gaat verder over %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>De tafel bekijken</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>De uitslag</translation>
    </message>
    <message>
        <source>There is no move to bring back.</source>
        <translation>Er is geen zet om terug te halen.</translation>
    </message>
    <message>
        <source>Friendly undo is on: everything can be taken back.</source>
        <translation>Soepel terugnemen staat aan: alles mag terug.</translation>
    </message>
    <message>
        <source>Friendly undo is off: dice and secrets that were seen stand.</source>
        <translation>Soepel terugnemen staat uit: wat gegooid of gezien is, blijft.</translation>
    </message>
    <message>
        <source>Take back both moves</source>
        <translation>Beide zetten terugnemen</translation>
    </message>
    <message numerus="yes">
        <source>Take back the last %n move(s)</source>
        <translation>
            <numerusform>De laatste zet terugnemen</numerusform>
            <numerusform>De laatste %n zetten terugnemen</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch on friendly undo</source>
        <translation>Soepel terugnemen aanzetten</translation>
    </message>
    <message>
        <source>Ask for friendly undo</source>
        <translation>Om soepel terugnemen vragen</translation>
    </message>
    <message>
        <source>Friendly undo: from now on dice and drawn cards can be taken back, too. Does everybody agree?</source>
        <translation>Soepel terugnemen: voortaan mogen ook worpen en getrokken kaarten terug. Is iedereen het daarmee eens?</translation>
    </message>
    <message>
        <source>Without friendly undo: from now on dice and drawn cards stand. Does everybody agree?</source>
        <translation>Niet meer soepel: voortaan blijven worpen en getrokken kaarten staan. Is iedereen het daarmee eens?</translation>
    </message>
    <message>
        <source>Yes, we all agree</source>
        <translation>Ja, iedereen is het eens</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Laten zien waar iets heen kan</translation>
    </message>
    <message>
        <source>“{button}”</source>
        <comment>a button that can be clicked, in quotation marks</comment>
        <translation>‘{button}’</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>on the curtain: the move of whoever has just played</comment>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>One click shows the move on the table, another one plays it.</source>
        <translation>Eén klik laat de zet op tafel zien, nog een klik speelt hem.</translation>
    </message>
    <message>
        <source>All score sheets</source>
        <translation>Alle scorebladen</translation>
    </message>
    <message>
        <source>{player} can click {things}.</source>
        <comment>the answer to a click that means nothing</comment>
        <translation>{player} kan {things} aanklikken.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>een kaart</numerusform>
            <numerusform>een van de %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>een stuk</numerusform>
            <numerusform>een van de %n stukken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n die(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>een dobbelsteen</numerusform>
            <numerusform>een van de %n dobbelstenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n counter(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>een fiche</numerusform>
            <numerusform>een van de %n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n button(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>een knop</numerusform>
            <numerusform>een van de %n knoppen</numerusform>
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
        <translation>{things} of {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds, or what lies in the pot</comment>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n real dice. What do they show?</source>
        <translation>
            <numerusform>{player} gooit %n echte dobbelsteen. Wat ligt er?</numerusform>
            <numerusform>{player} gooit %n echte dobbelstenen. Wat ligt er?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n real dice. What do they show?</source>
        <comment>dice that are nobody&apos;s</comment>
        <translation>
            <numerusform>Gooi %n echte dobbelsteen. Wat ligt er?</numerusform>
            <numerusform>Gooi %n echte dobbelstenen. Wat ligt er?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not {dice}? What did {player} really throw?</source>
        <comment>dice: 3 3 5 6 6</comment>
        <translation>Niet {dice}? Wat heeft {player} echt gegooid?</translation>
    </message>
    <message>
        <source>Not {dice}? Change it</source>
        <comment>a link, dice: 3 3 5 6 6</comment>
        <translation>Niet {dice}? Verbeteren</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>De worp invullen</translation>
    </message>
    <message>
        <source>“{typed}” is on no die: type the numbers 1 to {most}.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>‘{typed}’ staat op geen dobbelsteen: typ cijfers van 1 tot {most}.</translation>
    </message>
    <message numerus="yes">
        <source>That is too many: there are only %n dice.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>Dat is te veel: er is maar %n dobbelsteen.</numerusform>
            <numerusform>Dat is te veel: er zijn maar %n dobbelstenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still missing.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>Er ontbreekt nog %n dobbelsteen.</numerusform>
            <numerusform>Er ontbreken nog %n dobbelstenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <comment>of those that were typed or tapped</comment>
        <translation>Laatste steen weg</translation>
    </message>
    <message>
        <source>Throw on the screen</source>
        <comment>this time, instead of real dice</comment>
        <translation>Op het scherm gooien</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>leaves the question what real dice show</comment>
        <translation>Nu niet</translation>
    </message>
    <message>
        <source>With real dice</source>
        <comment>beside a throw in the log</comment>
        <translation>Met echte dobbelstenen</translation>
    </message>
    <message>
        <source>With a hint</source>
        <comment>beside a move in the log</comment>
        <translation>Met een tip</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>link: fingerprint, source, throws</comment>
        <translation>Geluk in deze partij</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Hetzelfde geluk nog eens</translation>
    </message>
    <message>
        <source>A new match with the same dice and cards: everybody sits one seat further and gets what another had.</source>
        <translation>Een nieuwe partij met dezelfde worpen en kaarten: iedereen schuift één stoel op en krijgt wat een ander had.</translation>
    </message>
    <message>
        <source>The line shows how often each number should come up, and the band what honest dice do 19 times out of 20 (95%, binomial). Luck is never helped along.</source>
        <translation>De lijn laat zien wat van elk getal te verwachten is, en de band wat eerlijke dobbelstenen 19 van de 20 keer doen (95 %, binomiaal). Er wordt nooit een handje geholpen.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n picture(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>een plaatje</numerusform>
            <numerusform>een van de %n plaatjes</numerusform>
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
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Everybody presses their own keys once. To change a key, click it.</source>
        <translation>Iedereen drukt één keer op elke eigen toets. Klik op een toets om die te veranderen.</translation>
    </message>
    <message>
        <source>{player}, {call}: {key}, pressed</source>
        <comment>the key of one of several calls of a player</comment>
        <translation>{player}, {call}: {key}, ingedrukt</translation>
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
            <numerusform>%n kaart, per soort geteld</numerusform>
            <numerusform>%n kaarten, per soort geteld</numerusform>
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
        <translation>{count} van {all}</translation>
    </message>
    <message>
        <source>{card}: {count} of {all}</source>
        <comment>how many cards of one kind have been played</comment>
        <translation>{card}: {count} van {all}</translation>
    </message>
    <message>
        <source>Look here: {things}.</source>
        <comment>hint: cards, pieces or places</comment>
        <translation>Kijk hier: {things}.</translation>
    </message>
    <message>
        <source>Look at the dice.</source>
        <comment>hint: those that are marked</comment>
        <translation>Kijk naar de dobbelstenen.</translation>
    </message>
    <message>
        <source>Look at what is marked on the table.</source>
        <comment>hint</comment>
        <translation>Kijk naar wat er op tafel gemarkeerd is.</translation>
    </message>
    <message>
        <source>One of the marked places is a good one.</source>
        <comment>hint</comment>
        <translation>Eén van de gemarkeerde plekken is goed.</translation>
    </message>
    <message>
        <source>Look at the buttons.</source>
        <comment>hint</comment>
        <translation>Kijk naar de knoppen.</translation>
    </message>
    <message>
        <source>{token}, {place}</source>
        <comment>a piece, and the square on which it stands</comment>
        <translation>{token}, {place}</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>link: three moves to choose from, instead of a hint</comment>
        <translation>Twee goede ideeën en een valstrik</translation>
    </message>
    <message>
        <source>There is nothing to guess right now.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Er valt nu niets te raden.</translation>
    </message>
    <message>
        <source>There is no clear trap here.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Hier is geen duidelijke valstrik.</translation>
    </message>
    <message>
        <source>One idea stands out here: ask for a hint.</source>
        <comment>no three ideas can be offered</comment>
        <translation>Hier springt één idee eruit: vraag een tip.</translation>
    </message>
    <message>
        <source>Two of these are good ideas, one is a trap. Which?</source>
        <translation>Twee hiervan zijn goede ideeën, één is een valstrik. Welke?</translation>
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
        <translation>Dat was een goed idee.</translation>
    </message>
    <message>
        <source>That was a good idea. {why}</source>
        <comment>why: a sentence</comment>
        <translation>Dat was een goed idee. {why}</translation>
    </message>
    <message>
        <source>That was the trap.</source>
        <translation>Dat was de valstrik.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}.</source>
        <comment>move: a good idea</comment>
        <translation>Dat was de valstrik. Beter: {move}.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}. {why}</source>
        <comment>move: a good idea; why: a sentence</comment>
        <translation>Dat was de valstrik. Beter: {move}. {why}</translation>
    </message>
    <message>
        <source>That was none of the three. A good idea was: {move}.</source>
        <translation>Dat was geen van de drie. Een goed idee was: {move}.</translation>
    </message>
    <message>
        <source>{program} does not answer. Tabletop’s own best player plays instead.</source>
        <comment>another program, by its name</comment>
        <translation>{program} antwoordt niet. De beste computerspeler van Tabletop speelt in plaats daarvan.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Shelf</source>
        <translation>Spellenkast</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <comment>menu: as text</comment>
        <translation>Stelling kopiëren</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Stoppen</translation>
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
        <translation>Vanaf daar verder spelen</translation>
    </message>
    <message>
        <source>The match of {game} has been put away.</source>
        <translation>De partij {game} is opgeruimd.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Dit bericht sluiten</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Partij openen</translation>
    </message>
    <message>
        <source>Save the match in a file</source>
        <translation>Partij in een bestand opslaan</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>kind of files</comment>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>The file “{file}” is being read.</source>
        <translation>Het bestand ‘{file}’ wordt gelezen.</translation>
    </message>
    <message>
        <source>This is match {number} of {count} in the file “{file}”.</source>
        <translation>Dit is partij {number} van {count} in het bestand ‘{file}’.</translation>
    </message>
    <message>
        <source>Open the next one</source>
        <comment>button: the next match of a file</comment>
        <translation>De volgende openen</translation>
    </message>
    <message>
        <source>The match has been written to the file “{file}”.</source>
        <translation>De partij staat nu in het bestand ‘{file}’.</translation>
    </message>
    <message>
        <source>The position has been copied: {position}</source>
        <translation>De stelling is gekopieerd: {position}</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>menu: the list of all saved matches</comment>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>Look back</source>
        <comment>menu: step through the match on the table</comment>
        <translation>Terugkijken</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) can be found under “All matches”.</source>
        <translation>
            <numerusform>Nog %n partij staat bij ‘Alle partijen’.</numerusform>
            <numerusform>Nog %n partijen staan bij ‘Alle partijen’.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches of Tabletop</source>
        <comment>kind of files</comment>
        <translation>Tabletop-partijen</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Een kopie van de partij opslaan</translation>
    </message>
    <message>
        <source>This screen is very large. Larger text can be read from further away.</source>
        <translation>Dit scherm is erg groot. Grotere letters zijn ook van ver te lezen.</translation>
    </message>
    <message>
        <source>Text twice as large</source>
        <comment>button</comment>
        <translation>Letters twee keer zo groot</translation>
    </message>
    <message>
        <source>This set-up does not suit the game. Please check the seats and the house rules.</source>
        <translation>Deze voorbereiding past niet bij het spel. Kijk de stoelen en de huisregels na.</translation>
    </message>
    <message>
        <source>Some pictures cannot be found or read: plain paper takes their place. To get them back, install Tabletop again.</source>
        <translation>Sommige plaatjes ontbreken of zijn niet leesbaar: in plaats daarvan ligt er wit papier. Installeer Tabletop opnieuw om ze terug te krijgen.</translation>
    </message>
    <message>
        <source>The texts in this language cannot be read: they stay in English. To get them back, install Tabletop again.</source>
        <translation>De teksten van deze taal zijn niet leesbaar: ze blijven Engels. Installeer Tabletop opnieuw om ze terug te krijgen.</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Het menu openen</translation>
    </message>
    <message>
        <source>Leave this page</source>
        <translation>Deze pagina verlaten</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nieuwe partij…</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>menu: a match from a file</comment>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>menu: the match on the table, in a file for other programs</comment>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Print the rules…</source>
        <translation>Spelregels afdrukken…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <comment>menu: the sheet of all keys</comment>
        <translation>Toetsen…</translation>
    </message>
    <message>
        <source>About Tabletop</source>
        <translation>Over Tabletop</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Grotere tekst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere tekst</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw doen</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Soepel terugnemen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Throw the dice, or press the bright button</source>
        <translation>Dobbelen, of op de lichte knop drukken</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <comment>menu: whose turn it is, what lies where</comment>
        <translation>De tafel voorlezen</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>language of the operating system</comment>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>menu: new, open, print</comment>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>menu: undo, hint</comment>
        <translation>Zet</translation>
    </message>
    <message>
        <source>View</source>
        <comment>menu: size of the text, full screen</comment>
        <translation>Beeld</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>menu: rules, keys, about</comment>
        <translation>Help</translation>
    </message>
    <message>
        <source>The match is saved after every move, all by itself.</source>
        <translation>De partij wordt na elke zet vanzelf opgeslagen.</translation>
    </message>
    <message>
        <source>This match was here already. Here it is, as it was left.</source>
        <translation>Deze partij was er al. Hier is ze, zoals ze werd achtergelaten.</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>menu: fingerprint, source, throws</comment>
        <translation>Geluk in deze partij</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Hetzelfde geluk nog eens</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>menu: three moves to choose from</comment>
        <translation>Twee goede ideeën en een valstrik</translation>
    </message>
    <message>
        <source>Some settings could not be read and are back to how they were at first. The others are kept.</source>
        <translation>Sommige instellingen konden niet worden gelezen en zijn weer zoals in het begin. De andere zijn er nog.</translation>
    </message>
</context>
</TS>
