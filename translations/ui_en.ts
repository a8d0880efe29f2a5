<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="core.match_over">
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message id="core.not_your_turn">
        <source>It is another player’s turn.</source>
        <translation>It is another player’s turn.</translation>
    </message>
    <message id="core.unknown_verb">
        <source>This game has no such move.</source>
        <translation>This game has no such move.</translation>
    </message>
    <message id="core.no_meaning">
        <source>Nothing can be done there.</source>
        <translation>Nothing can be done there.</translation>
    </message>
    <message id="core.no_place">
        <source>Nothing can be laid down there.</source>
        <translation>Nothing can be laid down there.</translation>
    </message>
    <message id="core.too_late">
        <source>Somebody else was faster.</source>
        <translation>Somebody else was faster.</translation>
    </message>
    <message id="core.nothing_to_undo">
        <source>There is no move to take back.</source>
        <translation>There is no move to take back.</translation>
    </message>
    <message id="core.undo_luck">
        <source>Once dice are thrown or cards are drawn, the move stands.</source>
        <translation>Once dice are thrown or cards are drawn, the move stands.</translation>
    </message>
    <message id="core.undo_seen">
        <source>Once somebody has seen something new, the move stands.</source>
        <translation>Once somebody has seen something new, the move stands.</translation>
    </message>
    <message id="core.undo_race">
        <source>Once players have raced each other, the move stands.</source>
        <translation>Once players have raced each other, the move stands.</translation>
    </message>
    <message id="core.undo_other">
        <source>Somebody has already answered this move.</source>
        <translation>Somebody has already answered this move.</translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>About Tabletop</source>
        <translation>About Tabletop</translation>
    </message>
    <message>
        <source>Tabletop {version}</source>
        <translation>Tabletop {version}</translation>
    </message>
    <message>
        <source>The box of family games: boards, dice and cards round one screen.</source>
        <translation>The box of family games: boards, dice and cards round one screen.</translation>
    </message>
    <message>
        <source>Tabletop is free software: anybody may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tabletop is free software: anybody may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or later. It comes without any warranty.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Work of others</source>
        <translation>Work of others</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Something went wrong. The match is saved up to the last move.</translation>
    </message>
    <message>
        <source>If it happens again, please restart Tabletop.</source>
        <translation>If it happens again, please restart Tabletop.</translation>
    </message>
    <message>
        <source>Whoever looks after Tabletop can mend it with this report. It holds no names: copy it and pass it on as you like.</source>
        <translation>Whoever looks after Tabletop can mend it with this report. It holds no names: copy it and pass it on as you like.</translation>
    </message>
    <message>
        <source>It is in the file {file} too.</source>
        <translation>It is in the file {file} too.</translation>
    </message>
    <message>
        <source>Report</source>
        <comment>what went wrong, for whoever mends the program</comment>
        <translation>Report</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copy report</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ace of spades</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ace of diamonds</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>ace of clubs</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack of spades</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack of hearts</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack of diamonds</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack of clubs</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>queen of spades</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>queen of hearts</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>queen of diamonds</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>queen of clubs</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>king of spades</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>king of diamonds</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>king of clubs</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card from 2 to 10: 7 of spades</comment>
        <translation>{rank} of {suit}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>red joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>red joker</translation>
    </message>
    <message>
        <source>grey joker</source>
        <comment>one of the two jokers of a pack</comment>
        <translation>grey joker</translation>
    </message>
    <message>
        <source>dealt the cards</source>
        <comment>a small pack of cards on the badge of a player</comment>
        <translation>dealt the cards</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>a card</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ace</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the card between 10 and queen</comment>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the card, not the chess piece</comment>
        <translation>queen</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the card, not the chess piece</comment>
        <translation>king</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Number of deals</translation>
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
        <translation>Deal {deal}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Hand: {player}</source>
        <translation>Hand: {player}</translation>
    </message>
    <message>
        <source>Cards are played to the trick in the middle.</source>
        <translation>Cards are played to the trick in the middle.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. There is still one in the hand.</source>
        <translation>Led suit: {suit}. There is still one in the hand.</translation>
    </message>
    <message>
        <source>A trump in the hand beats this card in the trick: {card}.</source>
        <translation>A trump in the hand beats this card in the trick: {card}.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Trick</translation>
    </message>
    <message>
        <source>Tricks of {player}</source>
        <translation>Tricks of {player}</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <comment>said of a card</comment>
        <translation>takes the trick</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <comment>a possible move</comment>
        <translation>Play: {card}</translation>
    </message>
    <message>
        <source>{player} plays: {card}.</source>
        <translation>{player} plays: {card}.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} takes the trick.</translation>
    </message>
    <message>
        <source>{player} leads, with any card.</source>
        <translation>{player} leads, with any card.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. It is {player}’s turn.</source>
        <translation>Led suit: {suit}. It is {player}’s turn.</translation>
    </message>
    <message>
        <source>Everyone plays one card from their own hand.</source>
        <translation>Everyone plays one card from their own hand.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. There is still one in the hand.</source>
        <translation>Trumps: {suit}. There is still one in the hand.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} must follow suit.</source>
        <translation>Led suit: {suit}. {player} must follow suit.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and must play a trump.</source>
        <translation>Led suit: {suit}. {player} has none and must play a trump.</translation>
    </message>
    <message>
        <source>Led suit: {suit}. {player} has none and may play any card.</source>
        <translation>Led suit: {suit}. {player} has none and may play any card.</translation>
    </message>
    <message>
        <source>Head start</source>
        <comment>line of a score: points from the beginning</comment>
        <translation>Head start</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>Counters: {player}</source>
        <comment>a place on the table: the counters that somebody holds</comment>
        <translation>Counters: {player}</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>a place on the table: the counters that can be won</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>a flat round token that is paid and won</comment>
        <translation>counter</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds</comment>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n counter(s) into the pot.</source>
        <translation>
            <numerusform>{player} pays %n counter into the pot.</numerusform>
            <numerusform>{player} pays %n counters into the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives {other} %n counter(s).</source>
        <translation>
            <numerusform>{player} gives {other} %n counter.</numerusform>
            <numerusform>{player} gives {other} %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n counter(s) from the pot.</source>
        <translation>
            <numerusform>{player} takes %n counter from the pot.</numerusform>
            <numerusform>{player} takes %n counters from the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pot with %n counter(s).</source>
        <translation>
            <numerusform>{player} takes the pot with %n counter.</numerusform>
            <numerusform>{player} takes the pot with %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n counter(s).</source>
        <translation>
            <numerusform>{player} wins with %n counter.</numerusform>
            <numerusform>{player} wins with %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n counter(s) each.</source>
        <translation>
            <numerusform>{players} share the victory with %n counter each.</numerusform>
            <numerusform>{players} share the victory with %n counters each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>die showing a {pips}</source>
        <translation>die showing a {pips}</translation>
    </message>
    <message>
        <source>die before the throw</source>
        <translation>die before the throw</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Dice tray</translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Dice cup</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice</source>
        <comment>button</comment>
        <translation>
            <numerusform>Throw %n die</numerusform>
            <numerusform>Throw %n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button while no die is chosen</comment>
        <translation>Throw</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>During a match</source>
        <translation>During a match</translation>
    </message>
    <message>
        <source>Playing with the keys</source>
        <translation>Playing with the keys</translation>
    </message>
    <message>
        <source>Go to the next card, piece or square</source>
        <translation>Go to the next card, piece or square</translation>
    </message>
    <message>
        <source>Go to the next part of the table, and on to the panel</source>
        <translation>Go to the next part of the table, and on to the panel</translation>
    </message>
    <message>
        <source>Pick up, lay down, press; in the log: look back</source>
        <translation>Pick up, lay down, press; in the log: look back</translation>
    </message>
    <message>
        <source>Move a card within the hand</source>
        <translation>Move a card within the hand</translation>
    </message>
    <message>
        <source>In the log: the first and the last move</source>
        <translation>In the log: the first and the last move</translation>
    </message>
    <message>
        <source>Pause, in games against the clock</source>
        <translation>Pause, in games against the clock</translation>
    </message>
    <message>
        <source>Put back, close, leave full screen, go back</source>
        <translation>Put back, close, leave full screen, go back</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>To change a key, choose its field and press the key that you want instead.</source>
        <translation>To change a key, choose its field and press the key that you want instead.</translation>
    </message>
    <message>
        <source>also {keys}</source>
        <comment>other keys that do the same</comment>
        <translation>also {keys}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>no key</translation>
    </message>
    <message>
        <source>{key} is taken already: “{what}”.</source>
        <translation>{key} is taken already: “{what}”.</translation>
    </message>
    <message>
        <source>Back to the original keys</source>
        <translation>Back to the original keys</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>First steps</source>
        <comment>level of a computer player</comment>
        <translation>First steps</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>level of a computer player</comment>
        <translation>Best</translation>
    </message>
    <message>
        <source>As I play</source>
        <comment>level of a computer player: as strong as the people at its table</comment>
        <translation>As I play</translation>
    </message>
    <message>
        <source>Pure luck</source>
        <comment>instead of a level, in a game in which luck alone decides</comment>
        <translation>Pure luck</translation>
    </message>
    <message>
        <source>Luck alone decides this game: all computer players are alike.</source>
        <translation>Luck alone decides this game: all computer players are alike.</translation>
    </message>
    <message>
        <source>At its weakest: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>At its weakest: {program}</translation>
    </message>
    <message>
        <source>Held back: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Held back: {program}</translation>
    </message>
    <message>
        <source>Full strength: {program}</source>
        <comment>another program as an opponent</comment>
        <translation>Full strength: {program}</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>Luck of this match</source>
        <translation>Luck of this match</translation>
    </message>
    <message>
        <source>All dice and cards of this match come from one secret number, the source. Its fingerprint is a promise: the source was fixed before the first throw or deal, and nobody can exchange it unnoticed.</source>
        <translation>All dice and cards of this match come from one secret number, the source. Its fingerprint is a promise: the source was fixed before the first throw or deal, and nobody can exchange it unnoticed.</translation>
    </message>
    <message>
        <source>This match was dealt again: its source is known from the match before.</source>
        <translation>This match was dealt again: its source is known from the match before.</translation>
    </message>
    <message>
        <source>This match was begun before the luck could be checked.</source>
        <translation>This match was begun before the luck could be checked.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerprint</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The source is shown here when the match is over. Then the luck can be checked.</source>
        <translation>The source is shown here when the match is over. Then the luck can be checked.</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: digits go to the clipboard</comment>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy: {thing}</source>
        <comment>button for screen readers: the fingerprint or the source</comment>
        <translation>Copy: {thing}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Check the luck</source>
        <comment>button</comment>
        <translation>Check the luck</translation>
    </message>
    <message>
        <source>The throws of every player</source>
        <translation>The throws of every player</translation>
    </message>
    <message>
        <source>The luck is being checked…</source>
        <translation>The luck is being checked…</translation>
    </message>
    <message numerus="yes">
        <source>It is true: all %n outcome(s) come from the source.</source>
        <comment>dice that fell, cards drawn</comment>
        <translation>
            <numerusform>It is true: the one outcome comes from the source.</numerusform>
            <numerusform>It is true: all %n outcomes come from the source.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n die (dice) from the real table.</source>
        <translation>
            <numerusform>Left out: %n die from the real table.</numerusform>
            <numerusform>Left out: %n dice from the real table.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not so: at move {number} something else came up than the source gives.</source>
        <translation>Not so: at move {number} something else came up than the source gives.</translation>
    </message>
    <message>
        <source>Not so: the fingerprint belongs to another source.</source>
        <translation>Not so: the fingerprint belongs to another source.</translation>
    </message>
    <message>
        <source>The same dice and cards once more: everybody sits one seat further and gets what another had.</source>
        <translation>The same dice and cards once more: everybody sits one seat further and gets what another had.</translation>
    </message>
    <message>
        <source>Fingerprint of this match’s luck: {signs}</source>
        <translation>Fingerprint of this match’s luck: {signs}</translation>
    </message>
    <message>
        <source>Dealt again. Fingerprint of the luck, known from the match before: {signs}</source>
        <translation>Dealt again. Fingerprint of the luck, known from the match before: {signs}</translation>
    </message>
    <message>
        <source>A click shows all about the luck of this match.</source>
        <translation>A click shows all about the luck of this match.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n die (dice)</source>
        <comment>so many dice were thrown</comment>
        <translation>
            <numerusform>{player}: %n die</numerusform>
            <numerusform>{player}: %n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>Within what honest dice do.</source>
        <translation>Within what honest dice do.</translation>
    </message>
    <message>
        <source>Unusual, but honest dice do that too, about once in 20 counts. {faces}.</source>
        <comment>the list of such numbers</comment>
        <translation>Unusual, but honest dice do that too, about once in 20 counts. {faces}.</translation>
    </message>
    <message>
        <source>{face}: {count} times, usual: {least} to {most}</source>
        <comment>a number of the die, and how often it was thrown</comment>
        <translation>{face}: {count} times, usual: {least} to {most}</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>{player} was faster, by %n thousandth(s) of a second.</source>
        <translation>
            <numerusform>{player} was faster, by %n thousandth of a second.</numerusform>
            <numerusform>{player} was faster, by %n thousandths of a second.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with {points} points.</source>
        <translation>{player} wins with {points} points.</translation>
    </message>
    <message>
        <source>{players} share the victory with {points} points each.</source>
        <translation>{players} share the victory with {points} points each.</translation>
    </message>
    <message>
        <source>{line} of {player}</source>
        <comment>a box of the score pad</comment>
        <translation>{line} of {player}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
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
        <translation>Delete “{title}”?</translation>
    </message>
    <message>
        <source>The match goes to the trash of this computer: {note} ({names}).</source>
        <translation>The match goes to the trash of this computer: {note} ({names}).</translation>
    </message>
    <message>
        <source>There is no trash here. The match would be gone for good.</source>
        <translation>There is no trash here. The match would be gone for good.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: do not delete a saved match</comment>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>“{title}” is in the trash now.</source>
        <translation>“{title}” is in the trash now.</translation>
    </message>
    <message>
        <source>“{title}” has been put away. It is not offered on the shelf any more.</source>
        <translation>“{title}” has been put away. It is not offered on the shelf any more.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>Bring it back</translation>
    </message>
    <message>
        <source>{player} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>{player} won, {when}</translation>
    </message>
    <message>
        <source>{players} won, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>{players} won, {when}</translation>
    </message>
    <message>
        <source>A draw, {when}</source>
        <comment>how a match ended, and when</comment>
        <translation>A draw, {when}</translation>
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
        <translation>{title}: {note} ({names}), put away</translation>
    </message>
    <message>
        <source>same dice and cards again</source>
        <comment>a match that was dealt as one before it</comment>
        <translation>same dice and cards again</translation>
    </message>
    <message>
        <source>{names}, same dice and cards again</source>
        <translation>{names}, same dice and cards again</translation>
    </message>
    <message>
        <source>from {file}</source>
        <comment>the file that a match was opened from</comment>
        <translation>from {file}</translation>
    </message>
    <message>
        <source>Shelf</source>
        <comment>button: back to the first page</comment>
        <translation>Shelf</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>All matches</translation>
    </message>
    <message>
        <source>Game or name</source>
        <comment>in a search field: what is searched for</comment>
        <translation>Game or name</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Which matches</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all matches</comment>
        <translation>All</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>matches</comment>
        <translation>Unfinished</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Finished</translation>
    </message>
    <message>
        <source>From files</source>
        <comment>matches that were opened from files</comment>
        <translation>From files</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>matches that are not on the shelf</comment>
        <translation>Put away</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match is kept here from its first move on.</source>
        <translation>No match has been saved yet. Every match is kept here from its first move on.</translation>
    </message>
    <message>
        <source>No match found.</source>
        <translation>No match found.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>button: a copy of a saved match</comment>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Show all matches</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: a saved match</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button: a finished match</comment>
        <translation>Look at it</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: a saved match</comment>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>button: take a saved match off the shelf</comment>
        <translation>Put away</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <comment>a house rule is not played</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a house rule is played</comment>
        <translation>yes</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <comment>a value of a house rule that names one seat of the table</comment>
        <translation>Seat {number}</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Who begins</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who begins</comment>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who begins</comment>
        <translation>The first seat</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>red piece</source>
        <translation>red piece</translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation>blue piece</translation>
    </message>
    <message>
        <source>yellow piece</source>
        <translation>yellow piece</translation>
    </message>
    <message>
        <source>green piece</source>
        <translation>green piece</translation>
    </message>
    <message>
        <source>purple piece</source>
        <translation>purple piece</translation>
    </message>
    <message>
        <source>orange piece</source>
        <translation>orange piece</translation>
    </message>
    <message>
        <source>sky blue piece</source>
        <translation>sky blue piece</translation>
    </message>
    <message>
        <source>pink piece</source>
        <translation>pink piece</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Aim</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>End and scoring</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>At a glance</source>
        <comment>short list of what each card or sign does</comment>
        <translation>At a glance</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>In every game</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Find in the rules</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
    <message>
        <source>Show an example</source>
        <comment>of what this rule forbids</comment>
        <translation>Show an example</translation>
    </message>
    <message>
        <source>Hide the example</source>
        <comment>of what this rule forbids</comment>
        <translation>Hide the example</translation>
    </message>
    <message>
        <source>Print the booklet</source>
        <comment>button: the rules on paper</comment>
        <translation>Print the booklet</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Language of the rules</translation>
    </message>
    <message>
        <source>as played at this table</source>
        <translation>as played at this table</translation>
    </message>
    <message>
        <source>Save the rules as a PDF file</source>
        <translation>Save the rules as a PDF file</translation>
    </message>
    <message>
        <source>The rules are in the file “{file}”.</source>
        <translation>The rules are in the file “{file}”.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written.</source>
        <translation>The file “{file}” cannot be written.</translation>
    </message>
    <message>
        <source>The disk may be full or the folder locked. Choose another folder.</source>
        <translation>The disk may be full or the folder locked. Choose another folder.</translation>
    </message>
    <message>
        <source>The printer did not take the rules.</source>
        <translation>The printer did not take the rules.</translation>
    </message>
    <message>
        <source>Check that it is switched on and has paper, and print again.</source>
        <translation>Check that it is switched on and has paper, and print again.</translation>
    </message>
    <message>
        <source>See step by step: {title}</source>
        <comment>what is shown is a good example</comment>
        <translation>See step by step: {title}</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: an example is shown step by step</comment>
        <translation>One step back</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: an example is shown step by step</comment>
        <translation>One step on</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of an example is shown</comment>
        <translation>{number} of {count}</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <comment>heading of an example of what a rule forbids</comment>
        <translation>What is not allowed</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <comment>below a picture in the printed rules</comment>
        <translation>The table at the start</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
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
        <translation>{token}: carried</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s) carried</source>
        <translation>
            <numerusform>%n piece or card carried</numerusform>
            <numerusform>%n pieces or cards carried</numerusform>
        </translation>
    </message>
    <message>
        <source>{token}: put down again</source>
        <translation>{token}: put down again</translation>
    </message>
    <message>
        <source>{token}: card {place} of {places}</source>
        <translation>{token}: card {place} of {places}</translation>
    </message>
    <message>
        <source>{place}: allowed</source>
        <translation>{place}: allowed</translation>
    </message>
    <message>
        <source>{place}: not allowed</source>
        <translation>{place}: not allowed</translation>
    </message>
    <message>
        <source>{place}: {points} on offer</source>
        <translation>{place}: {points} on offer</translation>
    </message>
    <message>
        <source>{place}: {content}</source>
        <translation>{place}: {content}</translation>
    </message>
    <message>
        <source>can be played now</source>
        <comment>of a card, a die or a piece</comment>
        <translation>can be played now</translation>
    </message>
    <message>
        <source>what is carried may go here</source>
        <comment>of a card or a piece on the table</comment>
        <translation>what is carried may go here</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Language and look</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>High contrast, light</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>High contrast, dark</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Animation speed</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation speed</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>animation speed</comment>
        <translation>Quick</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>animation speed, slow for small children</comment>
        <translation>Gentle</translation>
    </message>
    <message>
        <source>Four colours for the four suits</source>
        <translation>Four colours for the four suits</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Play sounds</translation>
    </message>
    <message>
        <source>One click moves anything that can go to only one place</source>
        <translation>One click moves anything that can go to only one place</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>the setting follows the operating system</comment>
        <translation>Same as the system</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>Sort hands by rank, not by suit</source>
        <translation>Sort hands by rank, not by suit</translation>
    </message>
    <message>
        <source>Show numbers on the squares of boards</source>
        <translation>Show numbers on the squares of boards</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>See and change all keys</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Show where things may go</translation>
    </message>
    <message>
        <source>Say aloud what players call out</source>
        <translation>Say aloud what players call out</translation>
    </message>
    <message>
        <source>Hello!</source>
        <comment>said aloud, so that the voice can be heard</comment>
        <translation>Hello!</translation>
    </message>
    <message>
        <source>This computer has no voice that Tabletop can use. On Linux, eSpeak NG brings one.</source>
        <translation>This computer has no voice that Tabletop can use. On Linux, eSpeak NG brings one.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <comment>as opponents in games</comment>
        <translation>Other programs</translation>
    </message>
    <message>
        <source>Programs of this computer may be opponents</source>
        <translation>Programs of this computer may be opponents</translation>
    </message>
    <message>
        <source>{game}: {programs}</source>
        <comment>a game, and names of programs that play it</comment>
        <translation>{game}: {programs}</translation>
    </message>
    <message>
        <source>{game}: no program was found on this computer.</source>
        <translation>{game}: no program was found on this computer.</translation>
    </message>
    <message>
        <source>“{file}” is not a program that can play {game}.</source>
        <translation>“{file}” is not a program that can play {game}.</translation>
    </message>
    <message>
        <source>Choose a program for {game}</source>
        <comment>button: opens a list of files</comment>
        <translation>Choose a program for {game}</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a house rule differs from the printed one</comment>
        <translation>changed</translation>
    </message>
    <message>
        <source>{choice} (printed rule)</source>
        <comment>one value of a house rule</comment>
        <translation>{choice} (printed rule)</translation>
    </message>
    <message>
        <source>Does not count: the match begins from the pasted position.</source>
        <translation>Does not count: the match begins from the pasted position.</translation>
    </message>
    <message>
        <source>The dot marks the printed rule.</source>
        <translation>The dot marks the printed rule.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Shelf</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Read the rules</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button that begins the match</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>The set-up is kept for the next match.</source>
        <translation>The set-up is kept for the next match.</translation>
    </message>
    <message>
        <source>Friendly undo: even a throw or a drawn card can be taken back</source>
        <translation>Friendly undo: even a throw or a drawn card can be taken back</translation>
    </message>
    <message>
        <source>Friendly undo: even after the other side has moved</source>
        <translation>Friendly undo: even after the other side has moved</translation>
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
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>Name on seat {number}</source>
        <translation>Name on seat {number}</translation>
    </message>
    <message>
        <source>Who sits on seat {number}</source>
        <translation>Who sits on seat {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}: {colour}</source>
        <translation>Colour of seat {number}: {colour}</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Level of seat {number}</translation>
    </message>
    <message>
        <source>Language of seat {number}</source>
        <translation>Language of seat {number}</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Add a seat</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Throw real dice</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Remove this seat</translation>
    </message>
    <message>
        <source>Red, circle</source>
        <translation>Red, circle</translation>
    </message>
    <message>
        <source>Blue, square</source>
        <translation>Blue, square</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <translation>Yellow, triangle</translation>
    </message>
    <message>
        <source>Green, cross</source>
        <translation>Green, cross</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Purple, star</translation>
    </message>
    <message>
        <source>Orange, moon</source>
        <translation>Orange, moon</translation>
    </message>
    <message>
        <source>Sky blue, drop</source>
        <translation>Sky blue, drop</translation>
    </message>
    <message>
        <source>Pink, hourglass</source>
        <translation>Pink, hourglass</translation>
    </message>
    <message>
        <source>same side</source>
        <comment>people sit: all before the screen</comment>
        <translation>same side</translation>
    </message>
    <message>
        <source>opposite</source>
        <comment>people sit: two, the screen lies between them</comment>
        <translation>opposite</translation>
    </message>
    <message>
        <source>round the table</source>
        <comment>people sit: on all sides of the screen</comment>
        <translation>round the table</translation>
    </message>
    <message>
        <source>Turn the board after each move</source>
        <translation>Turn the board after each move</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <comment>button: the match begins from a position of the clipboard</comment>
        <translation>Paste a position</translation>
    </message>
    <message>
        <source>Begins from: {position}</source>
        <comment>a pasted position</comment>
        <translation>Begins from: {position}</translation>
    </message>
    <message>
        <source>Begin as usual</source>
        <comment>button: not from the pasted position</comment>
        <translation>Begin as usual</translation>
    </message>
    <message>
        <source>The clipboard holds no position from which a match of {game} can begin.</source>
        <translation>The clipboard holds no position from which a match of {game} can begin.</translation>
    </message>
    <message>
        <source>Copy a position (FEN) first, as one line of text, and paste it here.</source>
        <translation>Copy a position (FEN) first, as one line of text, and paste it here.</translation>
    </message>
    <message>
        <source>{number}. {choice}</source>
        <comment>an entry of a list with its number</comment>
        <translation>{number}. {choice}</translation>
    </message>
    <message>
        <source>Drag it, or use Ctrl and the arrow keys. Delete takes it out.</source>
        <translation>Drag it, or use Ctrl and the arrow keys. Delete takes it out.</translation>
    </message>
    <message>
        <source>Add: {choice}</source>
        <translation>Add: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n change(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Reset %n change</numerusform>
            <numerusform>Reset %n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played by the printed rules.</source>
        <translation>This game is played by the printed rules.</translation>
    </message>
    <message>
        <source>How are you sitting?</source>
        <comment>to all the people round the screen</comment>
        <translation>How are you sitting?</translation>
    </message>
    <message>
        <source>Table ({code})</source>
        <comment>language of a seat: the one of the table; code: EN</comment>
        <translation>Table ({code})</translation>
    </message>
    <message>
        <source>Fox</source>
        <comment>name of a computer player</comment>
        <translation>Fox</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>name of a computer player</comment>
        <translation>Owl</translation>
    </message>
    <message>
        <source>Bear</source>
        <comment>name of a computer player</comment>
        <translation>Bear</translation>
    </message>
    <message>
        <source>Hare</source>
        <comment>name of a computer player</comment>
        <translation>Hare</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <comment>name of a computer player</comment>
        <translation>Hedgehog</translation>
    </message>
    <message>
        <source>Badger</source>
        <comment>name of a computer player</comment>
        <translation>Badger</translation>
    </message>
    <message>
        <source>Otter</source>
        <comment>name of a computer player</comment>
        <translation>Otter</translation>
    </message>
    <message>
        <source>Mouse</source>
        <comment>name of a computer player</comment>
        <translation>Mouse</translation>
    </message>
    <message>
        <source>{choice} •</source>
        <comment>one value of a house rule; the dot marks the printed one</comment>
        <translation>{choice} •</translation>
    </message>
    <message>
        <source>Do not suggest this name any more</source>
        <comment>menu of a name</comment>
        <translation>Do not suggest this name any more</translation>
    </message>
    <message>
        <source>{players} play together.</source>
        <comment>the partners of one team</comment>
        <translation>{players} play together.</translation>
    </message>
    <message>
        <source>Other teams</source>
        <comment>button: the people sit down so that others are partners</comment>
        <translation>Other teams</translation>
    </message>
    <message>
        <source>Short game: {short}</source>
        <comment>{short}: about 25 minutes</comment>
        <translation>Short game: {short}</translation>
    </message>
    <message>
        <source>Short game: {short}, otherwise {full}</source>
        <comment>{full}: about 2 hours</comment>
        <translation>Short game: {short}, otherwise {full}</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule, and how it is played</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>By these rules a match takes {time}.</source>
        <comment>{time}: about 2 hours</comment>
        <translation>By these rules a match takes {time}.</translation>
    </message>
    <message>
        <source>“As I play” begins about as strong as “{level}”, and learns from every match.</source>
        <comment>level: “Easy”</comment>
        <translation>“As I play” begins about as strong as “{level}”, and learns from every match.</translation>
    </message>
    <message>
        <source>“As I play” is about as strong as “{level}” now, going by how {players} played so far.</source>
        <comment>level: “Easy”</comment>
        <translation>“As I play” is about as strong as “{level}” now, going by how {players} played so far.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no head start and no handicap</comment>
        <translation>None</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <comment>what: “10 squares ahead”</comment>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>This match will not count for that, as somebody has a head start or a handicap.</source>
        <translation>This match will not count for that, as somebody has a head start or a handicap.</translation>
    </message>
    <message>
        <source>Head start or handicap</source>
        <comment>button: what the seats are given at the start</comment>
        <translation>Head start or handicap</translation>
    </message>
    <message>
        <source>Everybody starts alike.</source>
        <translation>Everybody starts alike.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{player} is next, {when}</source>
        <comment>whose turn it is, and when the match was played</comment>
        <translation>{player} is next, {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), {when}</source>
        <comment>where a match stands and when it was played</comment>
        <translation>
            <numerusform>%n move, {when}</numerusform>
            <numerusform>%n moves, {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>today</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>yesterday</translation>
    </message>
    <message>
        <source>Tabletop</source>
        <translation>Tabletop</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Find a game</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading over matches that can be played on</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Age</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>kind of game: board, dice, cards</comment>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>any number of players</comment>
        <translation>Any</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>any age</comment>
        <translation>Any</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all kinds of games</comment>
        <translation>All</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>short for board games</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>short for dice games</comment>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>short for card games</comment>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>short for games of quick reactions</comment>
        <translation>Speed</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>No game found.</source>
        <translation>No game found.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Show all games</translation>
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
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} to {most} players</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away</source>
        <comment>menu: take a saved match off the shelf</comment>
        <translation>Put away</translation>
    </message>
    <message>
        <source>Continue {title}: {note} ({names})</source>
        <translation>Continue {title}: {note} ({names})</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>button: the list of all saved matches</comment>
        <translation>All matches</translation>
    </message>
    <message numerus="yes">
        <source>from age %n</source>
        <comment>age</comment>
        <translation>
            <numerusform>from age %n</numerusform>
            <numerusform>from age %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>about %n hour</numerusform>
            <numerusform>about %n hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Offer a draw</source>
        <translation>Offer a draw</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>a draw that is offered</comment>
        <translation>Accept</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>a draw that is offered</comment>
        <translation>Decline</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Accept the draw</translation>
    </message>
    <message>
        <source>Decline the draw</source>
        <translation>Decline the draw</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Give up the match</translation>
    </message>
    <message>
        <source>{player} offers a draw.</source>
        <translation>{player} offers a draw.</translation>
    </message>
    <message>
        <source>{player} accepts the draw.</source>
        <translation>{player} accepts the draw.</translation>
    </message>
    <message>
        <source>{player} declines the draw.</source>
        <translation>{player} declines the draw.</translation>
    </message>
    <message>
        <source>{player} gives up.</source>
        <translation>{player} gives up.</translation>
    </message>
    <message>
        <source>Both agree: the match is drawn.</source>
        <translation>Both agree: the match is drawn.</translation>
    </message>
    <message>
        <source>{other} gives up: {player} wins.</source>
        <translation>{other} gives up: {player} wins.</translation>
    </message>
    <message>
        <source>The same position has come back again: the match is drawn.</source>
        <translation>The same position has come back again: the match is drawn.</translation>
    </message>
    <message>
        <source>Nothing has been captured for too long: the match is drawn.</source>
        <translation>Nothing has been captured for too long: the match is drawn.</translation>
    </message>
    <message>
        <source>{other} has no move left: {player} wins.</source>
        <translation>{other} has no move left: {player} wins.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} wins.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>The match ends in a draw.</translation>
    </message>
    <message>
        <source>No draw has been offered.</source>
        <translation>No draw has been offered.</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Who plays White</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>it is decided by chance who plays White</comment>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>who plays White</comment>
        <translation>The first seat</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>move {number}</translation>
    </message>
    <message>
        <source>{other} offers a draw. {player} must accept or decline.</source>
        <translation>{other} offers a draw. {player} must accept or decline.</translation>
    </message>
    <message>
        <source>The offer of a draw must be accepted or declined first.</source>
        <translation>The offer of a draw must be accepted or declined first.</translation>
    </message>
    <message>
        <source>{player} has already offered a draw in this turn.</source>
        <translation>{player} has already offered a draw in this turn.</translation>
    </message>
    <message>
        <source>This position is no better than a draw.</source>
        <translation>This position is no better than a draw.</translation>
    </message>
    <message>
        <source>This position is worth playing on.</source>
        <translation>This position is worth playing on.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>It has been left as it is. Choose another match.</source>
        <translation>It has been left as it is. Choose another match.</translation>
    </message>
    <message>
        <source>The match “{file}” is damaged from move {move} on.</source>
        <translation>The match “{file}” is damaged from move {move} on.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be opened.</source>
        <translation>The file “{file}” cannot be opened.</translation>
    </message>
    <message>
        <source>The match cannot be saved now: the disk is full or the folder is locked.</source>
        <translation>The match cannot be saved now: the disk is full or the folder is locked.</translation>
    </message>
    <message>
        <source>The result cannot be kept: the disk is full or the folder is locked.</source>
        <translation>The result cannot be kept: the disk is full or the folder is locked.</translation>
    </message>
    <message>
        <source>Play goes on; only this result is not counted.</source>
        <translation>Play goes on; only this result is not counted.</translation>
    </message>
    <message>
        <source>The match “{file}” cannot be moved: the folder is locked or the file is gone.</source>
        <translation>The match “{file}” cannot be moved: the folder is locked or the file is gone.</translation>
    </message>
    <message>
        <source>It has been left where it is.</source>
        <translation>It has been left where it is.</translation>
    </message>
    <message>
        <source>The match “{file}” is also open in another window of Tabletop.</source>
        <translation>The match “{file}” is also open in another window of Tabletop.</translation>
    </message>
    <message>
        <source>The file “{file}” is too large to be opened.</source>
        <translation>The file “{file}” is too large to be opened.</translation>
    </message>
    <message>
        <source>A file with fewer or shorter matches can be opened.</source>
        <translation>A file with fewer or shorter matches can be opened.</translation>
    </message>
    <message>
        <source>No match can be read in the file “{file}”.</source>
        <translation>No match can be read in the file “{file}”.</translation>
    </message>
    <message>
        <source>It has been left as it is. Files of these kinds can be opened: {kinds}.</source>
        <translation>It has been left as it is. Files of these kinds can be opened: {kinds}.</translation>
    </message>
    <message>
        <source>In the file “{file}” a move breaks the rules of {game}.</source>
        <translation>In the file “{file}” a move breaks the rules of {game}.</translation>
    </message>
    <message>
        <source>In the file “{file}”, “{word}” cannot be read, or breaks the rules of {game}.</source>
        <translation>In the file “{file}”, “{word}” cannot be read, or breaks the rules of {game}.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be written: the disk is full or the folder is locked.</source>
        <translation>The file “{file}” cannot be written: the disk is full or the folder is locked.</translation>
    </message>
    <message>
        <source>The match is not lost. Choose another folder for the file.</source>
        <translation>The match is not lost. Choose another folder for the file.</translation>
    </message>
    <message>
        <source>The file “{file}” is not a Tabletop match.</source>
        <translation>The file “{file}” is not a Tabletop match.</translation>
    </message>
    <message>
        <source>The match “{file}” was saved by a newer version of Tabletop.</source>
        <translation>The match “{file}” was saved by a newer version of Tabletop.</translation>
    </message>
    <message>
        <source>The latest version of Tabletop can open it. The file has been left as it is.</source>
        <translation>The latest version of Tabletop can open it. The file has been left as it is.</translation>
    </message>
    <message>
        <source>It can go on from the last good move. The damaged file is kept.</source>
        <translation>It can go on from the last good move. The damaged file is kept.</translation>
    </message>
    <message>
        <source>The match “{file}” belongs to a game that is not in this version of Tabletop.</source>
        <translation>The match “{file}” belongs to a game that is not in this version of Tabletop.</translation>
    </message>
    <message>
        <source>Check that it still exists and that this account may read it.</source>
        <translation>Check that it still exists and that this account may read it.</translation>
    </message>
    <message>
        <source>The match goes on, and Tabletop tries to save it again after every move.</source>
        <translation>The match goes on, and Tabletop tries to save it again after every move.</translation>
    </message>
    <message>
        <source>This window carries on in a file of its own. Both are kept.</source>
        <translation>This window carries on in a file of its own. Both are kept.</translation>
    </message>
    <message>
        <source>{game}: the file “{file}” holds another variant of this game.</source>
        <translation>{game}: the file “{file}” holds another variant of this game.</translation>
    </message>
    <message>
        <source>It has been left as it is. A program for that variant can open it.</source>
        <translation>It has been left as it is. A program for that variant can open it.</translation>
    </message>
    <message>
        <source>It has been left as it is. Once that place is corrected, it can be opened.</source>
        <translation>It has been left as it is. Once that place is corrected, it can be opened.</translation>
    </message>
    <message>
        <source>The file “{file}”, in which this match was kept, is gone.</source>
        <translation>The file “{file}”, in which this match was kept, is gone.</translation>
    </message>
    <message>
        <source>The match carries on in a new file, and no move is lost.</source>
        <translation>The match carries on in a new file, and no move is lost.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>It was over after %n round(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>It was over after %n round.</numerusform>
            <numerusform>It was over after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n deal(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>It was over after %n deal.</numerusform>
            <numerusform>It was over after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n move(s).</source>
        <comment>the match; a move of both sides counts once</comment>
        <translation>
            <numerusform>It was over after %n move.</numerusform>
            <numerusform>It was over after %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not until the last round did {player} take the lead.</source>
        <translation>Not until the last round did {player} take the lead.</translation>
    </message>
    <message>
        <source>Not until the last deal did {player} take the lead.</source>
        <translation>Not until the last deal did {player} take the lead.</translation>
    </message>
    <message>
        <source>{player} was in front from the first round to the last.</source>
        <translation>{player} was in front from the first round to the last.</translation>
    </message>
    <message>
        <source>{player} was in front from the first deal to the last.</source>
        <translation>{player} was in front from the first deal to the last.</translation>
    </message>
    <message>
        <source>{player} took the lead in round {number} and never lost it again.</source>
        <translation>{player} took the lead in round {number} and never lost it again.</translation>
    </message>
    <message>
        <source>{player} took the lead in deal {number} and never lost it again.</source>
        <translation>{player} took the lead in deal {number} and never lost it again.</translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n round(s) in a row.</source>
        <translation>
            <numerusform>{player} was in front the longest, for %n round.</numerusform>
            <numerusform>{player} was in front the longest, for %n rounds in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was in front the longest, for %n deal(s) in a row.</source>
        <translation>
            <numerusform>{player} was in front the longest, for %n deal.</numerusform>
            <numerusform>{player} was in front the longest, for %n deals in a row.</numerusform>
        </translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had more pieces.</source>
        <translation>From move {number} to the end {player} had more pieces.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had fewer pieces.</source>
        <comment>and won in the end</comment>
        <translation>After move {number} {player} still had fewer pieces.</translation>
    </message>
    <message>
        <source>From move {number} to the end {player} had the stronger army.</source>
        <translation>From move {number} to the end {player} had the stronger army.</translation>
    </message>
    <message>
        <source>After move {number} {player} still had the weaker army.</source>
        <comment>and won in the end</comment>
        <translation>After move {number} {player} still had the weaker army.</translation>
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
        <translation>The match is saved again.</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Everybody else looks away.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>I am {player}</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <translation>We are {players}</translation>
    </message>
    <message>
        <source>or press Enter</source>
        <translation>or press Enter</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} wins</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>title of the end of a match that nobody has won</comment>
        <translation>Draw</translation>
    </message>
    <message>
        <source>{players} win</source>
        <comment>the two or more of one team</comment>
        <translation>{players} win</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>{players} share the victory</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Watch it again</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n step(s)</source>
        <comment>of a hint</comment>
        <translation>
            <numerusform>Show %n step</numerusform>
            <numerusform>Show all %n steps</numerusform>
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
        <translation>Keys</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Possible moves</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Show it on the table</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>At a glance</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>All the rules</translation>
    </message>
    <message>
        <source>This game keeps no score.</source>
        <translation>This game keeps no score.</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>What has happened so far</translation>
    </message>
    <message>
        <source>A click or Enter shows the table as it was then.</source>
        <translation>A click or Enter shows the table as it was then.</translation>
    </message>
    <message>
        <source>{player}: {fact}</source>
        <translation>{player}: {fact}</translation>
    </message>
    <message>
        <source>throws real dice</source>
        <comment>a seat, whose dice are thrown on the real table</comment>
        <translation>throws real dice</translation>
    </message>
    <message>
        <source>{player}, computer: {fact}</source>
        <translation>{player}, computer: {fact}</translation>
    </message>
    <message>
        <source>{stars} of {all}</source>
        <translation>{stars} of {all}</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>It is {player}’s turn</translation>
    </message>
    <message>
        <source>Click to change who plays here</source>
        <translation>Click to change who plays here</translation>
    </message>
    <message>
        <source>on target</source>
        <comment>a player has reached exactly what was announced, so far</comment>
        <translation>on target</translation>
    </message>
    <message>
        <source>can no longer be met</source>
        <comment>what a player has announced</comment>
        <translation>can no longer be met</translation>
    </message>
    <message>
        <source>plays with {players}</source>
        <comment>the partners in a team, said of a player</comment>
        <translation>plays with {players}</translation>
    </message>
    <message>
        <source>Dinner is ready! The computer takes over</source>
        <translation>Dinner is ready! The computer takes over</translation>
    </message>
    <message>
        <source>A person plays here again</source>
        <translation>A person plays here again</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <comment>the throws of a seat: on the real table, not on the screen</comment>
        <translation>Throw real dice</translation>
    </message>
    <message>
        <source>Several people are playing: everybody uses their own key or button.</source>
        <translation>Several people are playing: everybody uses their own key or button.</translation>
    </message>
    <message>
        <source>The computer player did not answer. The table plays an ordinary move instead.</source>
        <translation>The computer player did not answer. The table plays an ordinary move instead.</translation>
    </message>
    <message>
        <source>Rule {number}: {sentence}</source>
        <translation>Rule {number}: {sentence}</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Rule {number}</translation>
    </message>
    <message>
        <source>House rule: {sentence}</source>
        <translation>House rule: {sentence}</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>House rule</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Show the rule</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Shelf</translation>
    </message>
    <message>
        <source>Sound: on</source>
        <translation>Sound: on</translation>
    </message>
    <message>
        <source>Sound: off</source>
        <translation>Sound: off</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Turn the board</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finished</translation>
    </message>
    <message>
        <source>The evening so far</source>
        <translation>The evening so far</translation>
    </message>
    <message>
        <source>Throws in this match</source>
        <translation>Throws in this match</translation>
    </message>
    <message>
        <source>Throws so far</source>
        <translation>Throws so far</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n victory(ies)</source>
        <comment>name of a row for screen readers</comment>
        <translation>
            <numerusform>{player}: %n victory</numerusform>
            <numerusform>{player}: %n victories</numerusform>
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
        <translation>Key {key}</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Space bar</translation>
    </message>
    <message>
        <source>Left arrow key</source>
        <translation>Left arrow key</translation>
    </message>
    <message>
        <source>Right arrow key</source>
        <translation>Right arrow key</translation>
    </message>
    <message>
        <source>Up arrow key</source>
        <translation>Up arrow key</translation>
    </message>
    <message>
        <source>Down arrow key</source>
        <translation>Down arrow key</translation>
    </message>
    <message>
        <source>Key test</source>
        <translation>Key test</translation>
    </message>
    <message>
        <source>{player} presses a new key.</source>
        <translation>{player} presses a new key.</translation>
    </message>
    <message numerus="yes">
        <source>The match begins in %n second(s).</source>
        <translation>
            <numerusform>The match begins in %n second.</numerusform>
            <numerusform>The match begins in %n seconds.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>{player}: {key}, pressed</source>
        <translation>{player}: {key}, pressed</translation>
    </message>
    <message>
        <source>{player}: {key}</source>
        <translation>{player}: {key}</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, play on</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <translation>{player}: {cards}</translation>
    </message>
    <message>
        <source>{time} s</source>
        <comment>so many seconds: 0.41 s</comment>
        <translation>{time} s</translation>
    </message>
    <message>
        <source>+{time} s</source>
        <comment>so many seconds later than the first: +0.12 s</comment>
        <translation>+{time} s</translation>
    </message>
    <message>
        <source>+{time} ms</source>
        <comment>so many thousandths of a second later than the first</comment>
        <translation>+{time} ms</translation>
    </message>
    <message>
        <source>{time}, wrong</source>
        <comment>a reaction without a reason; said for screen readers</comment>
        <translation>{time}, wrong</translation>
    </message>
    <message>
        <source>{player}: {time}</source>
        <translation>{player}: {time}</translation>
    </message>
    <message>
        <source>The numbers on the table show the order of the steps.</source>
        <translation>The numbers on the table show the order of the steps.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}: {what}</source>
        <comment>a hint; what: where to look, what to do, why</comment>
        <translation>Step {step} of {steps}: {what}</translation>
    </message>
    <message>
        <source>Where to look</source>
        <comment>step of a hint</comment>
        <translation>Where to look</translation>
    </message>
    <message>
        <source>What to do</source>
        <comment>step of a hint, and link to it</comment>
        <translation>What to do</translation>
    </message>
    <message>
        <source>{player}: {number}</source>
        <translation>{player}: {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>The table in words</translation>
    </message>
    <message>
        <source>{key} again reads everything out.</source>
        <translation>{key} again reads everything out.</translation>
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
            <numerusform>%n piece or card</numerusform>
            <numerusform>%n pieces or cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) or card(s), on top: {token}</source>
        <translation>
            <numerusform>%n piece or card, on top: {token}</numerusform>
            <numerusform>%n pieces or cards, on top: {token}</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible: {move}.</source>
        <comment>one of the moves that may be made now</comment>
        <translation>Possible: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible move(s).</source>
        <translation>
            <numerusform>There is %n possible move.</numerusform>
            <numerusform>There are %n possible moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to be done at this moment.</source>
        <translation>There is nothing to be done at this moment.</translation>
    </message>
    <message>
        <source>This is how it was then. {move}</source>
        <translation>This is how it was then. {move}</translation>
    </message>
    <message>
        <source>This is how the match began. Click the table to come back.</source>
        <translation>This is how the match began. Click the table to come back.</translation>
    </message>
    <message>
        <source>This is how the match began.</source>
        <translation>This is how the match began.</translation>
    </message>
    <message>
        <source>The match again</source>
        <comment>the bar with which one steps through a match</comment>
        <translation>The match again</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>which step of a match is shown</comment>
        <translation>{number} of {count}</translation>
    </message>
    <message>
        <source>How fast: {pace}</source>
        <comment>button: a match is shown again</comment>
        <translation>How fast: {pace}</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <comment>button: from what was to the present</comment>
        <translation>Back to the match</translation>
    </message>
    <message>
        <source>The result</source>
        <comment>button: how the match ended</comment>
        <translation>The result</translation>
    </message>
    <message>
        <source>To the start</source>
        <comment>button: a match is shown again</comment>
        <translation>To the start</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>button: a match is shown again</comment>
        <translation>One step back</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a match is shown again, move by move</comment>
        <translation>Play on</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button: a match is shown again</comment>
        <translation>One step on</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: a match is shown again</comment>
        <translation>To the end</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast a match is shown again</comment>
        <translation>slowly</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast a match is shown again</comment>
        <translation>normally</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>quickly</translation>
    </message>
    <message>
        <source>very quickly</source>
        <comment>how fast a match is shown again</comment>
        <translation>very quickly</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <comment>language of a player</comment>
        <translation>Same as the table</translation>
    </message>
    <message numerus="yes">
        <source>{number}: %n time(s)</source>
        <comment>how often a number was thrown, for screen readers</comment>
        <translation>
            <numerusform>{number}: %n time</numerusform>
            <numerusform>{number}: %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody presses their own key once. To change a key, click it.</source>
        <translation>Everybody presses their own key once. To change a key, click it.</translation>
    </message>
    <message>
        <source>{action}: are you sure?</source>
        <comment>asks back before a match is given up or a draw is offered</comment>
        <translation>{action}: are you sure?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the latest first</source>
        <comment>heading over a pile that is looked through</comment>
        <translation>
            <numerusform>%n card, the latest first</numerusform>
            <numerusform>%n cards, the latest first</numerusform>
        </translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Which one?</translation>
    </message>
    <message>
        <source>This is how it was then. Click the table to come back. {move}</source>
        <translation>This is how it was then. Click the table to come back. {move}</translation>
    </message>
    <message>
        <source>There is no hint right now.</source>
        <translation>There is no hint right now.</translation>
    </message>
    <message>
        <source>The clock is stopped for everybody. The cards are covered.</source>
        <translation>The clock is stopped for everybody. The cards are covered.</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on in %n…</source>
        <comment>a countdown: 3, 2, 1</comment>
        <translation>
            <numerusform>The match goes on in %n…</numerusform>
            <numerusform>The match goes on in %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>The result</translation>
    </message>
    <message>
        <source>There is no move to bring back.</source>
        <translation>There is no move to bring back.</translation>
    </message>
    <message>
        <source>Friendly undo is on: everything can be taken back.</source>
        <translation>Friendly undo is on: everything can be taken back.</translation>
    </message>
    <message>
        <source>Friendly undo is off: dice and secrets that were seen stand.</source>
        <translation>Friendly undo is off: dice and secrets that were seen stand.</translation>
    </message>
    <message>
        <source>Take back both moves</source>
        <translation>Take back both moves</translation>
    </message>
    <message numerus="yes">
        <source>Take back the last %n move(s)</source>
        <translation>
            <numerusform>Take back the last move</numerusform>
            <numerusform>Take back the last %n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch on friendly undo</source>
        <translation>Switch on friendly undo</translation>
    </message>
    <message>
        <source>Ask for friendly undo</source>
        <translation>Ask for friendly undo</translation>
    </message>
    <message>
        <source>Friendly undo: from now on dice and drawn cards can be taken back, too. Does everybody agree?</source>
        <translation>Friendly undo: from now on dice and drawn cards can be taken back, too. Does everybody agree?</translation>
    </message>
    <message>
        <source>Without friendly undo: from now on dice and drawn cards stand. Does everybody agree?</source>
        <translation>Without friendly undo: from now on dice and drawn cards stand. Does everybody agree?</translation>
    </message>
    <message>
        <source>Yes, we all agree</source>
        <translation>Yes, we all agree</translation>
    </message>
    <message>
        <source>Show where things may go</source>
        <translation>Show where things may go</translation>
    </message>
    <message>
        <source>“{button}”</source>
        <comment>a button that can be clicked, in quotation marks</comment>
        <translation>“{button}”</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>on the curtain: the move of whoever has just played</comment>
        <translation>Take back</translation>
    </message>
    <message>
        <source>One click shows the move on the table, another one plays it.</source>
        <translation>One click shows the move on the table, another one plays it.</translation>
    </message>
    <message>
        <source>All score sheets</source>
        <translation>All score sheets</translation>
    </message>
    <message>
        <source>{player} can click {things}.</source>
        <comment>the answer to a click that means nothing</comment>
        <translation>{player} can click {things}.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>a card</numerusform>
            <numerusform>one of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n piece(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>a piece</numerusform>
            <numerusform>one of %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n die(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>a die</numerusform>
            <numerusform>one of %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n counter(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>a counter</numerusform>
            <numerusform>one of %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n button(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>a button</numerusform>
            <numerusform>one of %n buttons</numerusform>
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
        <translation>{things} or {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <comment>what somebody holds, or what lies in the pot</comment>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n real dice. What do they show?</source>
        <translation>
            <numerusform>{player} throws %n real die. What does it show?</numerusform>
            <numerusform>{player} throws %n real dice. What do they show?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n real dice. What do they show?</source>
        <comment>dice that are nobody&apos;s</comment>
        <translation>
            <numerusform>Throw %n real die. What does it show?</numerusform>
            <numerusform>Throw %n real dice. What do they show?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not {dice}? What did {player} really throw?</source>
        <comment>dice: 3 3 5 6 6</comment>
        <translation>Not {dice}? What did {player} really throw?</translation>
    </message>
    <message>
        <source>Not {dice}? Change it</source>
        <comment>a link, dice: 3 3 5 6 6</comment>
        <translation>Not {dice}? Change it</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Enter the dice</translation>
    </message>
    <message>
        <source>“{typed}” is on no die: type the numbers 1 to {most}.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>“{typed}” is on no die: type the numbers 1 to {most}.</translation>
    </message>
    <message numerus="yes">
        <source>That is too many: there are only %n dice.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>That is too many: there is only %n die.</numerusform>
            <numerusform>That is too many: there are only %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still missing.</source>
        <comment>somebody tells what real dice show</comment>
        <translation>
            <numerusform>%n die is still missing.</numerusform>
            <numerusform>%n dice are still missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <comment>of those that were typed or tapped</comment>
        <translation>Take back the last die</translation>
    </message>
    <message>
        <source>Throw on the screen</source>
        <comment>this time, instead of real dice</comment>
        <translation>Throw on the screen</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>leaves the question what real dice show</comment>
        <translation>Not now</translation>
    </message>
    <message>
        <source>With real dice</source>
        <comment>beside a throw in the log</comment>
        <translation>With real dice</translation>
    </message>
    <message>
        <source>With a hint</source>
        <comment>beside a move in the log</comment>
        <translation>With a hint</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>link: fingerprint, source, throws</comment>
        <translation>Luck of this match</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Deal the same again</translation>
    </message>
    <message>
        <source>A new match with the same dice and cards: everybody sits one seat further and gets what another had.</source>
        <translation>A new match with the same dice and cards: everybody sits one seat further and gets what another had.</translation>
    </message>
    <message>
        <source>The line shows how often each number should come up, and the band what honest dice do 19 times out of 20 (95%, binomial). Luck is never helped along.</source>
        <translation>The line shows how often each number should come up, and the band what honest dice do 19 times out of 20 (95%, binomial). Luck is never helped along.</translation>
    </message>
    <message numerus="yes">
        <source>one of %n picture(s)</source>
        <comment>what can be clicked</comment>
        <translation>
            <numerusform>a picture</numerusform>
            <numerusform>one of %n pictures</numerusform>
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
        <translation>Why?</translation>
    </message>
    <message>
        <source>Everybody presses their own keys once. To change a key, click it.</source>
        <translation>Everybody presses their own keys once. To change a key, click it.</translation>
    </message>
    <message>
        <source>{player}, {call}: {key}, pressed</source>
        <comment>the key of one of several calls of a player</comment>
        <translation>{player}, {call}: {key}, pressed</translation>
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
            <numerusform>%n card, counted by kind</numerusform>
            <numerusform>%n cards, counted by kind</numerusform>
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
        <translation>{count} of {all}</translation>
    </message>
    <message>
        <source>{card}: {count} of {all}</source>
        <comment>how many cards of one kind have been played</comment>
        <translation>{card}: {count} of {all}</translation>
    </message>
    <message>
        <source>Look here: {things}.</source>
        <comment>hint: cards, pieces or places</comment>
        <translation>Look here: {things}.</translation>
    </message>
    <message>
        <source>Look at the dice.</source>
        <comment>hint: those that are marked</comment>
        <translation>Look at the dice.</translation>
    </message>
    <message>
        <source>Look at what is marked on the table.</source>
        <comment>hint</comment>
        <translation>Look at what is marked on the table.</translation>
    </message>
    <message>
        <source>One of the marked places is a good one.</source>
        <comment>hint</comment>
        <translation>One of the marked places is a good one.</translation>
    </message>
    <message>
        <source>Look at the buttons.</source>
        <comment>hint</comment>
        <translation>Look at the buttons.</translation>
    </message>
    <message>
        <source>{token}, {place}</source>
        <comment>a piece, and the square on which it stands</comment>
        <translation>{token}, {place}</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>link: three moves to choose from, instead of a hint</comment>
        <translation>Two good ideas and a trap</translation>
    </message>
    <message>
        <source>There is nothing to guess right now.</source>
        <comment>no three ideas can be offered</comment>
        <translation>There is nothing to guess right now.</translation>
    </message>
    <message>
        <source>There is no clear trap here.</source>
        <comment>no three ideas can be offered</comment>
        <translation>There is no clear trap here.</translation>
    </message>
    <message>
        <source>One idea stands out here: ask for a hint.</source>
        <comment>no three ideas can be offered</comment>
        <translation>One idea stands out here: ask for a hint.</translation>
    </message>
    <message>
        <source>Two of these are good ideas, one is a trap. Which?</source>
        <translation>Two of these are good ideas, one is a trap. Which?</translation>
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
        <translation>That was a good idea.</translation>
    </message>
    <message>
        <source>That was a good idea. {why}</source>
        <comment>why: a sentence</comment>
        <translation>That was a good idea. {why}</translation>
    </message>
    <message>
        <source>That was the trap.</source>
        <translation>That was the trap.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}.</source>
        <comment>move: a good idea</comment>
        <translation>That was the trap. Better: {move}.</translation>
    </message>
    <message>
        <source>That was the trap. Better: {move}. {why}</source>
        <comment>move: a good idea; why: a sentence</comment>
        <translation>That was the trap. Better: {move}. {why}</translation>
    </message>
    <message>
        <source>That was none of the three. A good idea was: {move}.</source>
        <translation>That was none of the three. A good idea was: {move}.</translation>
    </message>
    <message>
        <source>{program} does not answer. Tabletop’s own best player plays instead.</source>
        <comment>another program, by its name</comment>
        <translation>{program} does not answer. Tabletop’s own best player plays instead.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Shelf</source>
        <translation>Shelf</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <comment>menu: as text</comment>
        <translation>Copy the position</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
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
        <translation>Go on from there</translation>
    </message>
    <message>
        <source>The match of {game} has been put away.</source>
        <translation>The match of {game} has been put away.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <comment>button: a saved match comes to the shelf again</comment>
        <translation>Bring it back</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Close this message</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Open a match</translation>
    </message>
    <message>
        <source>Save the match in a file</source>
        <translation>Save the match in a file</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>kind of files</comment>
        <translation>Matches</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>All files</translation>
    </message>
    <message>
        <source>The file “{file}” is being read.</source>
        <translation>The file “{file}” is being read.</translation>
    </message>
    <message>
        <source>This is match {number} of {count} in the file “{file}”.</source>
        <translation>This is match {number} of {count} in the file “{file}”.</translation>
    </message>
    <message>
        <source>Open the next one</source>
        <comment>button: the next match of a file</comment>
        <translation>Open the next one</translation>
    </message>
    <message>
        <source>The match has been written to the file “{file}”.</source>
        <translation>The match has been written to the file “{file}”.</translation>
    </message>
    <message>
        <source>The position has been copied: {position}</source>
        <translation>The position has been copied: {position}</translation>
    </message>
    <message>
        <source>All matches</source>
        <comment>menu: the list of all saved matches</comment>
        <translation>All matches</translation>
    </message>
    <message>
        <source>Look back</source>
        <comment>menu: step through the match on the table</comment>
        <translation>Look back</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) can be found under “All matches”.</source>
        <translation>
            <numerusform>%n more match can be found under “All matches”.</numerusform>
            <numerusform>%n more matches can be found under “All matches”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches of Tabletop</source>
        <comment>kind of files</comment>
        <translation>Matches of Tabletop</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Save a copy of the match</translation>
    </message>
    <message>
        <source>This screen is very large. Larger text can be read from further away.</source>
        <translation>This screen is very large. Larger text can be read from further away.</translation>
    </message>
    <message>
        <source>Text twice as large</source>
        <comment>button</comment>
        <translation>Text twice as large</translation>
    </message>
    <message>
        <source>This set-up does not suit the game. Please check the seats and the house rules.</source>
        <translation>This set-up does not suit the game. Please check the seats and the house rules.</translation>
    </message>
    <message>
        <source>Some pictures cannot be found or read: plain paper takes their place. To get them back, install Tabletop again.</source>
        <translation>Some pictures cannot be found or read: plain paper takes their place. To get them back, install Tabletop again.</translation>
    </message>
    <message>
        <source>The texts in this language cannot be read: they stay in English. To get them back, install Tabletop again.</source>
        <translation>The texts in this language cannot be read: they stay in English. To get them back, install Tabletop again.</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Open the menu</translation>
    </message>
    <message>
        <source>Leave this page</source>
        <translation>Leave this page</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>New match…</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>menu: a match from a file</comment>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <comment>menu: the match on the table, in a file for other programs</comment>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Print the rules…</source>
        <translation>Print the rules…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <comment>menu: the sheet of all keys</comment>
        <translation>Keys…</translation>
    </message>
    <message>
        <source>About Tabletop</source>
        <translation>About Tabletop</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Larger text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Smaller text</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Friendly undo</source>
        <translation>Friendly undo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Throw the dice, or press the bright button</source>
        <translation>Throw the dice, or press the bright button</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <comment>menu: whose turn it is, what lies where</comment>
        <translation>Read out the table</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <comment>language of the operating system</comment>
        <translation>Same as the system</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>menu: new, open, print</comment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>menu: undo, hint</comment>
        <translation>Move</translation>
    </message>
    <message>
        <source>View</source>
        <comment>menu: size of the text, full screen</comment>
        <translation>View</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>menu: rules, keys, about</comment>
        <translation>Help</translation>
    </message>
    <message>
        <source>The match is saved after every move, all by itself.</source>
        <translation>The match is saved after every move, all by itself.</translation>
    </message>
    <message>
        <source>This match was here already. Here it is, as it was left.</source>
        <translation>This match was here already. Here it is, as it was left.</translation>
    </message>
    <message>
        <source>Luck of this match</source>
        <comment>menu: fingerprint, source, throws</comment>
        <translation>Luck of this match</translation>
    </message>
    <message>
        <source>Deal the same again</source>
        <translation>Deal the same again</translation>
    </message>
    <message>
        <source>Two good ideas and a trap</source>
        <comment>menu: three moves to choose from</comment>
        <translation>Two good ideas and a trap</translation>
    </message>
    <message>
        <source>Some settings could not be read and are back to how they were at first. The others are kept.</source>
        <translation>Some settings could not be read and are back to how they were at first. The others are kept.</translation>
    </message>
</context>
</TS>
