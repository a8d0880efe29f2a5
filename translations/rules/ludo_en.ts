<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="ludo.aim">
        <source>All players bring their pieces round the loop, up the stairs and onto the star. Whoever does it first wins.</source>
        <translation>All players bring their pieces round the loop, up the stairs and onto the star. Whoever does it first wins.</translation>
    </message>
    <message id="ludo.family">
        <source>A 6 opens the stable, and stairs lead to the star. There are no safe squares, no double barriers and no extra squares for a capture.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>A 6 opens the stable, and stairs lead to the star. There are no safe squares, no double barriers and no extra squares for a capture.</translation>
    </message>
    <message id="ludo.colours">
        <source>Each player has one of the four colours, and no colour is used twice.</source>
        <translation>Each player has one of the four colours, and no colour is used twice.</translation>
    </message>
    <message id="ludo.four-in-stable">
        <source>Each player has four pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Each player has four pieces. At the start, all of them stand in the stable of their colour.</translation>
    </message>
    <message id="ludo.four-in-stable@three">
        <source>Each player has three pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Each player has three pieces. At the start, all of them stand in the stable of their colour.</translation>
    </message>
    <message id="ludo.four-in-stable@two">
        <source>Each player has two pieces. At the start, both stand in the stable of their colour.</source>
        <translation>Each player has two pieces. At the start, both stand in the stable of their colour.</translation>
    </message>
    <message id="ludo.four-in-stable@one">
        <source>Each player has one piece. At the start, it stands in the stable of its colour.</source>
        <translation>Each player has one piece. At the start, it stands in the stable of its colour.</translation>
    </message>
    <message id="ludo.turn-order">
        <source>Turns go clockwise round the board, from colour to colour. The youngest player takes the first seat and begins.</source>
        <translation>Turns go clockwise round the board, from colour to colour. The youngest player takes the first seat and begins.</translation>
    </message>
    <message id="ludo.turn-order@lots">
        <source>Turns go clockwise round the board, from colour to colour. Lots are drawn to see who begins.</source>
        <translation>Turns go clockwise round the board, from colour to colour. Lots are drawn to see who begins.</translation>
    </message>
    <message id="ludo.one-throw">
        <source>The player whose turn it is throws the die once and uses that throw before anything else. Nothing moves before the throw.</source>
        <translation>The player whose turn it is throws the die once and uses that throw before anything else. Nothing moves before the throw.</translation>
    </message>
    <message id="ludo.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>Players move only pieces of their own colour.</translation>
    </message>
    <message id="ludo.free-choice">
        <source>When several pieces can use the throw, the player chooses one. A 6 may let a piece out or move another.</source>
        <translation>When several pieces can use the throw, the player chooses one. A 6 may let a piece out or move another.</translation>
    </message>
    <message id="ludo.must-move">
        <source>If at least one piece can use the throw, one piece has to use it.</source>
        <translation>If at least one piece can use the throw, one piece has to use it.</translation>
    </message>
    <message id="ludo.pass-when-stuck">
        <source>If no piece can use the throw, nothing moves.</source>
        <translation>If no piece can use the throw, nothing moves.</translation>
    </message>
    <message id="ludo.six-throws-again">
        <source>After every 6, used or not, the same player throws again, with no limit. Any other number ends the turn.</source>
        <translation>After every 6, used or not, the same player throws again, with no limit. Any other number ends the turn.</translation>
    </message>
    <message id="ludo.six-throws-again@two-sixes">
        <source>After the first and the second 6, used or not, the same player throws again. Any other number ends the turn.</source>
        <translation>After the first and the second 6, used or not, the same player throws again. Any other number ends the turn.</translation>
    </message>
    <message id="ludo.six-to-leave">
        <source>Only a 6 lets a piece out of its stable.</source>
        <translation>Only a 6 lets a piece out of its stable.</translation>
    </message>
    <message id="ludo.leaves-to-start">
        <source>A piece that leaves the stable is placed on its start square and goes no further with that 6.</source>
        <translation>A piece that leaves the stable is placed on its start square and goes no further with that 6.</translation>
    </message>
    <message id="ludo.start-own-piece">
        <source>No piece leaves the stable while a piece of the same colour stands on the start square.</source>
        <translation>No piece leaves the stable while a piece of the same colour stands on the start square.</translation>
    </message>
    <message id="ludo.start-capture">
        <source>A piece that leaves the stable captures a piece of another colour that stands on the start square.</source>
        <translation>A piece that leaves the stable captures a piece of another colour that stands on the start square.</translation>
    </message>
    <message id="ludo.exact-count">
        <source>A piece on the loop moves clockwise by exactly the number thrown, unless another rule stops it.</source>
        <translation>A piece on the loop moves clockwise by exactly the number thrown, unless another rule stops it.</translation>
    </message>
    <message id="ludo.no-overtaking">
        <source>No piece passes another piece, whatever its colour.</source>
        <translation>No piece passes another piece, whatever its colour.</translation>
    </message>
    <message id="ludo.no-overtaking@no-move">
        <source>No piece passes another piece, whatever its colour. A piece whose way is barred cannot use the throw.</source>
        <translation>No piece passes another piece, whatever its colour. A piece whose way is barred cannot use the throw.</translation>
    </message>
    <message id="ludo.no-overtaking@jump">
        <source>On the loop, a piece may pass other pieces of any colour.</source>
        <translation>On the loop, a piece may pass other pieces of any colour.</translation>
    </message>
    <message id="ludo.stop-behind">
        <source>If a piece stands in the way, the moving piece stops just before it. That is a full move, but it never captures.</source>
        <translation>If a piece stands in the way, the moving piece stops just before it. That is a full move, but it never captures.</translation>
    </message>
    <message id="ludo.own-piece-bars">
        <source>A piece of the same colour bars the way too: the moving piece stops just before it and never captures it.</source>
        <translation>A piece of the same colour bars the way too: the moving piece stops just before it and never captures it.</translation>
    </message>
    <message id="ludo.own-piece-bars@no-landing">
        <source>A piece cannot use the throw if the square it would reach holds a piece of its own colour.</source>
        <translation>A piece cannot use the throw if the square it would reach holds a piece of its own colour.</translation>
    </message>
    <message id="ludo.adjacent-block">
        <source>A piece that would have to stop on the square where it already stands cannot use the throw.</source>
        <translation>A piece that would have to stop on the square where it already stands cannot use the throw.</translation>
    </message>
    <message id="ludo.capture">
        <source>A piece that moves its full count and lands on a piece of another colour sends that piece back to its stable.</source>
        <translation>A piece that moves its full count and lands on a piece of another colour sends that piece back to its stable.</translation>
    </message>
    <message id="ludo.one-per-square">
        <source>There is never more than one piece on a square of the loop or on a step.</source>
        <translation>There is never more than one piece on a square of the loop or on a step.</translation>
    </message>
    <message id="ludo.foot-exact">
        <source>A piece cannot move if the throw is higher than the number of squares left to the foot of its stairs.</source>
        <translation>A piece cannot move if the throw is higher than the number of squares left to the foot of its stairs.</translation>
    </message>
    <message id="ludo.stop-at-foot">
        <source>The loop ends at the foot of the stairs: no piece goes from the loop onto the stairs in a single move.</source>
        <translation>The loop ends at the foot of the stairs: no piece goes from the loop onto the stairs in a single move.</translation>
    </message>
    <message id="ludo.foot-not-safe">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there bars the way and can be captured.</source>
        <translation>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there bars the way and can be captured.</translation>
    </message>
    <message id="ludo.foot-not-safe@jump">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there can be captured.</source>
        <translation>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there can be captured.</translation>
    </message>
    <message id="ludo.stairs-in-order">
        <source>From the foot, only a 1 leads to step 1. From each step, only the next number leads to the next step.</source>
        <translation>From the foot, only a 1 leads to step 1. From each step, only the next number leads to the next step.</translation>
    </message>
    <message id="ludo.stairs-in-order@quick">
        <source>From the foot or a step, a piece climbs as many steps as the die shows. The star is step 7; anything left over is lost.</source>
        <translation>From the foot or a step, a piece climbs as many steps as the die shows. The star is step 7; anything left over is lost.</translation>
    </message>
    <message id="ludo.step-occupied">
        <source>No piece climbs to a step that holds another piece of the same colour.</source>
        <translation>No piece climbs to a step that holds another piece of the same colour.</translation>
    </message>
    <message id="ludo.step-occupied@quick">
        <source>A piece of the same colour stops the climber one step below it. If no step is free, the throw cannot be used.</source>
        <translation>A piece of the same colour stops the climber one step below it. If no step is free, the throw cannot be used.</translation>
    </message>
    <message id="ludo.stairs-private">
        <source>Each colour has its own stairs. No other piece enters them, and a piece on them cannot be captured.</source>
        <translation>Each colour has its own stairs. No other piece enters them, and a piece on them cannot be captured.</translation>
    </message>
    <message id="ludo.six-to-exit">
        <source>From step 6 a piece goes out onto the star only with a 6.</source>
        <translation>From step 6 a piece goes out onto the star only with a 6.</translation>
    </message>
    <message id="ludo.out-for-good">
        <source>A piece on the star is out and takes no further part.</source>
        <translation>A piece on the star is out and takes no further part.</translation>
    </message>
    <message id="ludo.win">
        <source>The first player with all their pieces on the star wins.</source>
        <translation>The first player with all their pieces on the star wins.</translation>
    </message>
    <message id="ludo.win-stops-play">
        <source>The match stops as soon as somebody has won, without another throw. The other players are not ranked.</source>
        <translation>The match stops as soon as somebody has won, without another throw. The other players are not ranked.</translation>
    </message>
    <message id="ludo.win-stops-play@play-on">
        <source>The others play on for the places until one is left. Whoever has finished is skipped and does not throw again.</source>
        <translation>The others play on for the places until one is left. Whoever has finished is skipped and does not throw again.</translation>
    </message>
    <message id="ludo.always-ends">
        <source>There is no draw and no limit on turns: sooner or later, some number helps whoever is still racing.</source>
        <translation>There is no draw and no limit on turns: sooner or later, some number helps whoever is still racing.</translation>
    </message>
    <message id="ludo.three-sixes">
        <source>A third 6 in the same turn is not played and ends the turn, whether or not the first two were used.</source>
        <translation>A third 6 in the same turn is not played and ends the turn, whether or not the first two were used.</translation>
    </message>
    <message id="ludo.out-1">
        <source>Whoever has one piece out begins with it on their start square.</source>
        <translation>Whoever has one piece out begins with it on their start square.</translation>
    </message>
    <message id="ludo.out-2">
        <source>Whoever has two pieces out begins with one on their start square and one six squares ahead of it.</source>
        <translation>Whoever has two pieces out begins with one on their start square and one six squares ahead of it.</translation>
    </message>
</context>
<context>
    <name>ludo</name>
    <message>
        <source>Who begins</source>
        <translation>Who begins</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>The first seat</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>Pieces for each player</source>
        <translation>Pieces for each player</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>The stairs</source>
        <translation>The stairs</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Step by step</translation>
    </message>
    <message>
        <source>As thrown</source>
        <translation>As thrown</translation>
    </message>
    <message>
        <source>A piece in the way</source>
        <translation>A piece in the way</translation>
    </message>
    <message>
        <source>Stop behind it</source>
        <translation>Stop behind it</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>No move</translation>
    </message>
    <message>
        <source>Pass it</source>
        <translation>Pass it</translation>
    </message>
    <message>
        <source>A third 6 in one turn</source>
        <translation>A third 6 in one turn</translation>
    </message>
    <message>
        <source>Is played</source>
        <translation>Is played</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Ends the turn</translation>
    </message>
    <message>
        <source>After the first winner</source>
        <translation>After the first winner</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Play for the places</source>
        <translation>Play for the places</translation>
    </message>
    <message>
        <source>Ludo</source>
        <translation>Ludo</translation>
    </message>
    <message>
        <source>Bring all the pieces round the board, up the stairs and onto the star.</source>
        <translation>Bring all the pieces round the board, up the stairs and onto the star.</translation>
    </message>
    <message>
        <source>Little horses, a race with stairs</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Little horses, a race with stairs</translation>
    </message>
    <message>
        <source>red start square</source>
        <translation>red start square</translation>
    </message>
    <message>
        <source>blue start square</source>
        <translation>blue start square</translation>
    </message>
    <message>
        <source>yellow start square</source>
        <translation>yellow start square</translation>
    </message>
    <message>
        <source>green start square</source>
        <translation>green start square</translation>
    </message>
    <message>
        <source>foot of the red stairs</source>
        <translation>foot of the red stairs</translation>
    </message>
    <message>
        <source>foot of the blue stairs</source>
        <translation>foot of the blue stairs</translation>
    </message>
    <message>
        <source>foot of the yellow stairs</source>
        <translation>foot of the yellow stairs</translation>
    </message>
    <message>
        <source>foot of the green stairs</source>
        <translation>foot of the green stairs</translation>
    </message>
    <message>
        <source>red stairs, step {step}</source>
        <translation>red stairs, step {step}</translation>
    </message>
    <message>
        <source>blue stairs, step {step}</source>
        <translation>blue stairs, step {step}</translation>
    </message>
    <message>
        <source>yellow stairs, step {step}</source>
        <translation>yellow stairs, step {step}</translation>
    </message>
    <message>
        <source>green stairs, step {step}</source>
        <translation>green stairs, step {step}</translation>
    </message>
    <message>
        <source>red stairs</source>
        <translation>red stairs</translation>
    </message>
    <message>
        <source>blue stairs</source>
        <translation>blue stairs</translation>
    </message>
    <message>
        <source>yellow stairs</source>
        <translation>yellow stairs</translation>
    </message>
    <message>
        <source>green stairs</source>
        <translation>green stairs</translation>
    </message>
    <message>
        <source>red stable</source>
        <translation>red stable</translation>
    </message>
    <message>
        <source>blue stable</source>
        <translation>blue stable</translation>
    </message>
    <message>
        <source>yellow stable</source>
        <translation>yellow stable</translation>
    </message>
    <message>
        <source>green stable</source>
        <translation>green stable</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>loop</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A square of the loop, by its number.</extracomment>
        <translation>square {number}</translation>
    </message>
    <message>
        <source>star</source>
        <translation>star</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}: tray with the die</translation>
    </message>
    <message>
        <source>safe on its stairs</source>
        <translation>safe on its stairs</translation>
    </message>
    <message>
        <source>this throw can capture it</source>
        <translation>this throw can capture it</translation>
    </message>
    <message>
        <source>has just come out</source>
        <translation>has just come out</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>It is {player}’s turn to throw the die.</translation>
    </message>
    <message>
        <source>After the 6, {player} throws again.</source>
        <translation>After the 6, {player} throws again.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw a {die}: %n piece(s) can use it.</source>
        <translation>
            <numerusform>{player} threw a {die}: %n piece can use it.</numerusform>
            <numerusform>{player} threw a {die}: %n pieces can use it.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} threw a {die}: no piece can use it.</source>
        <translation>{player} threw a {die}: no piece can use it.</translation>
    </message>
    <message>
        <source>{player} threw a third 6: it is not played.</source>
        <translation>{player} threw a third 6: it is not played.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} wins.</translation>
    </message>
    <message>
        <source>6: throw again</source>
        <translation>6: throw again</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Throw</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: nothing can be moved, the turn goes on.</extracomment>
        <translation>Go on</translation>
    </message>
    <message numerus="yes">
        <source>%n on the way</source>
        <comment>pieces between the stable and the star</comment>
        <translation>
            <numerusform>%n on the way</numerusform>
            <numerusform>%n on the way</numerusform>
        </translation>
    </message>
    <message>
        <source>all in the stable</source>
        <translation>all in the stable</translation>
    </message>
    <message>
        <source>all out</source>
        <translation>all out</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) out</source>
        <translation>
            <numerusform>%n piece out</numerusform>
            <numerusform>%n pieces out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for each player</source>
        <translation>
            <numerusform>%n piece for each player</numerusform>
            <numerusform>%n pieces for each player</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>in the stable</source>
        <translation>in the stable</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>on the way</translation>
    </message>
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>lets a piece out of the stable and gives another throw</source>
        <translation>lets a piece out of the stable and gives another throw</translation>
    </message>
    <message>
        <source>climb the stairs, each number to its own step</source>
        <translation>climb the stairs, each number to its own step</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Throw the die</translation>
    </message>
    <message>
        <source>Go on without a move</source>
        <translation>Go on without a move</translation>
    </message>
    <message>
        <source>Let a piece out of the stable</source>
        <translation>Let a piece out of the stable</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Move: {here} → {there}</translation>
    </message>
    <message>
        <source>Capture: {here} → {there}</source>
        <translation>Capture: {here} → {there}</translation>
    </message>
    <message>
        <source>Climb: {here} → {there}</source>
        <translation>Climb: {here} → {there}</translation>
    </message>
    <message>
        <source>Bring a piece out: {here} → {there}</source>
        <translation>Bring a piece out: {here} → {there}</translation>
    </message>
    <message>
        <source>Move the piece: {here}</source>
        <translation>Move the piece: {here}</translation>
    </message>
    <message>
        <source>{player} threw a {die}.</source>
        <translation>{player} threw a {die}.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use it</source>
        <comment>the number thrown</comment>
        <translation>
            <numerusform>%n piece can use it</numerusform>
            <numerusform>%n pieces can use it</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece can use it</source>
        <comment>the number thrown</comment>
        <translation>no piece can use it</translation>
    </message>
    <message>
        <source>the third 6 is not played</source>
        <translation>the third 6 is not played</translation>
    </message>
    <message>
        <source>{player} lets a piece out of the stable.</source>
        <translation>{player} lets a piece out of the stable.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n square(s).</source>
        <translation>
            <numerusform>{player} moves %n square.</numerusform>
            <numerusform>{player} moves %n squares.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} climbs to step {step}.</source>
        <translation>{player} climbs to step {step}.</translation>
    </message>
    <message>
        <source>{player} brings a piece out onto the star.</source>
        <translation>{player} brings a piece out onto the star.</translation>
    </message>
    <message>
        <source>{player} does not move.</source>
        <translation>{player} does not move.</translation>
    </message>
    <message>
        <source>{player}: piece captured</source>
        <extracomment>Quiet line: a piece of this player has just been captured.</extracomment>
        <translation>{player}: piece captured</translation>
    </message>
    <message>
        <source>now at the foot of the stairs</source>
        <translation>now at the foot of the stairs</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} has not thrown the die yet.</translation>
    </message>
    <message>
        <source>The {die} has not been used yet.</source>
        <translation>The {die} has not been used yet.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>This piece belongs to {owner}.</translation>
    </message>
    <message>
        <source>The die shows {die}.</source>
        <translation>The die shows {die}.</translation>
    </message>
    <message>
        <source>This piece needs a {needed}, but the die shows {die}.</source>
        <translation>This piece needs a {needed}, but the die shows {die}.</translation>
    </message>
    <message>
        <source>This captures a piece of {player}, which has to begin again.</source>
        <translation>This captures a piece of {player}, which has to begin again.</translation>
    </message>
    <message>
        <source>{player} could capture this piece: this takes it out of reach.</source>
        <translation>{player} could capture this piece: this takes it out of reach.</translation>
    </message>
    <message>
        <source>There no other piece can capture it with the next throw.</source>
        <translation>There no other piece can capture it with the next throw.</translation>
    </message>
    <message numerus="yes">
        <source>From there, a piece of {player} is within reach, %n square(s) ahead.</source>
        <translation>
            <numerusform>From there, a piece of {player} is within reach, %n square ahead.</numerusform>
            <numerusform>From there, a piece of {player} is within reach, %n squares ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then it is %n square(s) to the foot of the stairs.</source>
        <comment>from this piece</comment>
        <translation>
            <numerusform>Then it is %n square to the foot of the stairs.</numerusform>
            <numerusform>Then it is %n squares to the foot of the stairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played without a close look: %n pieces can use the throw.</source>
        <translation>
            <numerusform>Played without a close look: %n piece can use the throw.</numerusform>
            <numerusform>Played without a close look: %n pieces can use the throw.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a {die} this piece goes to: {there}.</source>
        <translation>With a {die} this piece goes to: {there}.</translation>
    </message>
    <message numerus="yes">
        <source>The die shows {die}, and %n square(s) are left to the foot.</source>
        <translation>
            <numerusform>The die shows {die}, and %n square is left to the foot.</numerusform>
            <numerusform>The die shows {die}, and %n squares are left to the foot.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on the next square leaves no room to move.</source>
        <translation>The piece on the next square leaves no room to move.</translation>
    </message>
    <message>
        <source>These are not the stairs of this piece.</source>
        <translation>These are not the stairs of this piece.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use the {die}.</source>
        <translation>
            <numerusform>%n piece can use the {die}.</numerusform>
            <numerusform>%n pieces can use the {die}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Every turn begins with the throw.</translation>
    </message>
    <message>
        <source>No piece can use this throw.</source>
        <translation>No piece can use this throw.</translation>
    </message>
    <message>
        <source>Only this piece can use the throw.</source>
        <translation>Only this piece can use the throw.</translation>
    </message>
    <message>
        <source>This brings a piece out onto the star.</source>
        <translation>This brings a piece out onto the star.</translation>
    </message>
    <message>
        <source>This brings a new piece into play.</source>
        <translation>This brings a new piece into play.</translation>
    </message>
    <message>
        <source>This piece reaches the foot of its stairs.</source>
        <translation>This piece reaches the foot of its stairs.</translation>
    </message>
    <message>
        <source>This piece comes one step closer to the star.</source>
        <translation>This piece comes one step closer to the star.</translation>
    </message>
    <message numerus="yes">
        <source>{other} already had %n piece(s) out when {player} had none.</source>
        <translation>
            <numerusform>{other} already had %n piece out when {player} had none.</numerusform>
            <numerusform>{other} already had %n pieces out when {player} had none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sent the most pieces home: %n.</source>
        <translation>
            <numerusform>{player} sent the most pieces home: %n.</numerusform>
            <numerusform>{player} sent the most pieces home: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first piece out.</source>
        <translation>{player} got the first piece out.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw the most 6s: %n.</source>
        <translation>
            <numerusform>{player} threw the most 6s: %n.</numerusform>
            <numerusform>{player} threw the most 6s: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the star!</source>
        <comment>a piece has come out</comment>
        <translation>On the star!</translation>
    </message>
    <message>
        <source>A 6 opens the stable</source>
        <translation>A 6 opens the stable</translation>
    </message>
    <message>
        <source>The die shows a 6, so a piece may leave its stable. It goes to its start square, and the same player throws again.</source>
        <translation>The die shows a 6, so a piece may leave its stable. It goes to its start square, and the same player throws again.</translation>
    </message>
    <message>
        <source>A piece goes back home</source>
        <translation>A piece goes back home</translation>
    </message>
    <message>
        <source>The count ends exactly on a piece of another colour. That piece goes back to its stable and has to wait for a 6.</source>
        <translation>The count ends exactly on a piece of another colour. That piece goes back to its stable and has to wait for a 6.</translation>
    </message>
    <message>
        <source>Stopping behind a piece</source>
        <translation>Stopping behind a piece</translation>
    </message>
    <message>
        <source>The die shows a 5, but a piece stands in the way after three squares. The moving piece stops just before it.</source>
        <translation>The die shows a 5, but a piece stands in the way after three squares. The moving piece stops just before it.</translation>
    </message>
    <message>
        <source>One piece out</source>
        <comment>handicap</comment>
        <translation>One piece out</translation>
    </message>
    <message>
        <source>Two pieces out</source>
        <comment>handicap</comment>
        <translation>Two pieces out</translation>
    </message>
</context>
</TS>
