<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="snakes_and_ladders.aim">
        <source>All pieces walk from 1 to 100. Ladders take them up, snakes take them down. The first to land exactly on 100 wins.</source>
        <translation>Alle Figuren laufen von 1 bis 100. Leitern führen hinauf, Schlangen hinunter. Wer zuerst genau auf der 100 landet, gewinnt.</translation>
    </message>
    <message id="snakes_and_ladders.layout">
        <source>Eight ladders and eight snakes lie on the board, always in the same place. Where one of them ends, no other begins.</source>
        <translation>Acht Leitern und acht Schlangen liegen auf dem Spielbrett, immer an derselben Stelle. Wo eine von ihnen endet, beginnt keine andere.</translation>
    </message>
    <message id="snakes_and_ladders.start-off-board">
        <source>Every piece begins beside the board, in front of square 1. A 1 takes it to square 1.</source>
        <translation>Jede Figur beginnt neben dem Spielbrett, vor Feld 1. Eine 1 bringt sie auf Feld 1.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>Es geht im Uhrzeigersinn um den Tisch. Die jüngste Person nimmt den ersten Platz und beginnt.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>Es geht im Uhrzeigersinn um den Tisch. Wer beginnt, wird ausgelost.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw">
        <source>A turn is one throw of one die and the move that follows. Nothing moves before the throw, and nobody throws twice.</source>
        <translation>Ein Zug ist ein Wurf mit einem Würfel und die Bewegung, die daraus folgt. Vor dem Wurf bewegt sich nichts, und niemand würfelt zweimal.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw@again">
        <source>A move follows every throw of the die. Nothing moves before the throw, and nobody throws again before the move.</source>
        <translation>Auf jeden Wurf folgt eine Bewegung. Vor dem Wurf bewegt sich nichts, und vor der Bewegung würfelt niemand noch einmal.</translation>
    </message>
    <message id="snakes_and_ladders.count-forward">
        <source>The piece moves forward by as many squares as the die shows. Squares on the way do nothing.</source>
        <translation>Die Figur geht so viele Felder vor, wie der Würfel zeigt. Die Felder unterwegs tun nichts.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-up">
        <source>A piece whose count ends at the foot of a ladder climbs to its top at once.</source>
        <translation>Endet das Zählen einer Figur am Fuß einer Leiter, klettert sie sofort ganz hinauf.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-top-neutral">
        <source>The top of a ladder does nothing: nobody climbs down.</source>
        <translation>Das obere Ende einer Leiter tut nichts: Niemand klettert hinunter.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down">
        <source>A piece whose count ends on the tail of a snake, its upper end, slides down to its head at once.</source>
        <translation>Endet das Zählen einer Figur auf dem Schwanz einer Schlange, ihrem oberen Ende, rutscht sie sofort hinunter bis zum Kopf.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down@head-up">
        <source>A piece whose count ends on the head of a snake, its upper end, slides down to the tip of its tail at once.</source>
        <translation>Endet das Zählen einer Figur auf dem Kopf einer Schlange, ihrem oberen Ende, rutscht sie sofort hinunter bis zur Schwanzspitze.</translation>
    </message>
    <message id="snakes_and_ladders.snake-bottom-neutral">
        <source>The lower end of a snake does nothing: nobody climbs up a snake.</source>
        <translation>Das untere Ende einer Schlange tut nichts: Niemand klettert eine Schlange hinauf.</translation>
    </message>
    <message id="snakes_and_ladders.one-jump">
        <source>There is never more than one ladder or snake in a move.</source>
        <translation>In einem Zug kommt nie mehr als eine Leiter oder Schlange vor.</translation>
    </message>
    <message id="snakes_and_ladders.forced-move">
        <source>There is nothing to choose: the piece is put where its count ends, or straight onto the square where the ladder or snake takes it.</source>
        <translation>Zu wählen gibt es nichts: Die Figur kommt dorthin, wo ihr Zählen endet, oder gleich dorthin, wo Leiter oder Schlange sie hinbringen.</translation>
    </message>
    <message id="snakes_and_ladders.bounce">
        <source>If the throw is too big, the piece goes as far as 100 and counts the rest backwards.</source>
        <translation>Ist der Wurf zu groß, geht die Figur bis 100 vor und mit dem Rest wieder zurück.</translation>
    </message>
    <message id="snakes_and_ladders.bounce@stay">
        <source>If the throw is too big to end on 100, the piece stays where it is.</source>
        <translation>Ist der Wurf zu groß, um auf der 100 zu enden, bleibt die Figur stehen.</translation>
    </message>
    <message id="snakes_and_ladders.jump-after-bounce">
        <source>A ladder or snake counts even if the piece came to it backwards: from 96 it slides down to 86.</source>
        <translation>Eine Leiter oder Schlange gilt auch, wenn die Figur rückwärts zu ihr kommt: Von der 96 rutscht sie auf die 86.</translation>
    </message>
    <message id="snakes_and_ladders.share">
        <source>Any number of pieces may stand on one square. Nobody is sent away.</source>
        <translation>Auf einem Feld dürfen beliebig viele Figuren stehen. Niemand wird weggeschickt.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra">
        <source>A 6 is a throw like any other: the next player goes on.</source>
        <translation>Eine 6 ist ein Wurf wie jeder andere: Danach ist die nächste Person dran.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra@again">
        <source>After a 6 the same player throws again, as often as another 6 comes, until somebody has won.</source>
        <translation>Nach einer 6 würfelt dieselbe Person noch einmal, so oft wieder eine 6 kommt, bis jemand gewonnen hat.</translation>
    </message>
    <message id="snakes_and_ladders.win-exact">
        <source>The first piece to come to rest on 100 wins.</source>
        <translation>Die erste Figur, die auf der 100 zur Ruhe kommt, gewinnt.</translation>
    </message>
    <message id="snakes_and_ladders.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>Die Partie endet sofort. Die anderen bekommen keine Ränge.</translation>
    </message>
    <message id="snakes_and_ladders.always-ends">
        <source>There is no draw and no limit on turns: 100 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>Es gibt kein Remis und keine Höchstzahl an Zügen: Die 100 ist von überall zu erreichen, und irgendwer kommt an.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10.</source>
        <translation>Wer 10 Felder Vorsprung hat, beginnt auf Feld 10.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-25">
        <source>Whoever is 25 squares ahead begins on square 25.</source>
        <translation>Wer 25 Felder Vorsprung hat, beginnt auf Feld 25.</translation>
    </message>
</context>
<context>
    <name>snakes_and_ladders</name>
    <message>
        <source>A throw beyond 100</source>
        <translation>Ein Wurf über 100 hinaus</translation>
    </message>
    <message>
        <source>Counts back</source>
        <translation>Zählt zurück</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Verfällt</translation>
    </message>
    <message>
        <source>Throw again after a 6</source>
        <translation>Nach einer 6 noch einmal würfeln</translation>
    </message>
    <message>
        <source>How the snakes lie</source>
        <translation>Wie die Schlangen liegen</translation>
    </message>
    <message>
        <source>Tail at the top</source>
        <translation>Schwanz oben</translation>
    </message>
    <message>
        <source>Head at the top</source>
        <translation>Kopf oben</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 Felder Vorsprung</translation>
    </message>
    <message>
        <source>25 squares ahead</source>
        <comment>handicap</comment>
        <translation>25 Felder Vorsprung</translation>
    </message>
    <message>
        <source>Snakes and Ladders</source>
        <translation>Schlangen und Leitern</translation>
    </message>
    <message>
        <source>Up the ladders, down the snakes: be the first to land exactly on 100.</source>
        <translation>Leitern hinauf, Schlangen hinunter: Wer landet zuerst genau auf der 100?</translation>
    </message>
    <message>
        <source>The ladder game</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Leiterspiel</translation>
    </message>
    <message>
        <source>Up a ladder</source>
        <translation>Eine Leiter hinauf</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on 20, at the foot of the longest ladder. The piece is put there and climbs by itself, all the way to 60.</source>
        <translation>Der Wurf ist eine 6 und endet auf der 20, am Fuß der längsten Leiter. Man setzt die Figur dorthin, und sie klettert von selbst bis zur 60.</translation>
    </message>
    <message>
        <source>Down a snake</source>
        <translation>Eine Schlange hinunter</translation>
    </message>
    <message>
        <source>The throw is 4 and ends on 58, where a snake begins. The piece may be put straight onto 23, where it comes to rest.</source>
        <translation>Der Wurf ist eine 4 und endet auf der 58, wo eine Schlange beginnt. Man darf die Figur gleich auf die 23 setzen, wo sie zur Ruhe kommt.</translation>
    </message>
    <message>
        <source>Too far, and back</source>
        <translation>Zu weit und zurück</translation>
    </message>
    <message>
        <source>From 98 a 6 leads to 100 and four squares back, to 96. There a snake waits, and the piece slides down to 86.</source>
        <translation>Von der 98 führt eine 6 bis zur 100 und vier Felder zurück auf die 96. Dort wartet eine Schlange, und die Figur rutscht auf die 86.</translation>
    </message>
    <message numerus="yes">
        <source>{player} climbed the most ladders: %n.</source>
        <translation>
            <numerusform>{player} kletterte die meisten Leitern hinauf: %n.</numerusform>
            <numerusform>{player} kletterte die meisten Leitern hinauf: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} met the most snakes: %n.</source>
        <translation>
            <numerusform>{player} traf die meisten Schlangen: %n.</numerusform>
            <numerusform>{player} traf die meisten Schlangen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} met no snake at all.</source>
        <comment>whoever has won</comment>
        <translation>{player} traf keine einzige Schlange.</translation>
    </message>
    <message>
        <source>The deepest slide took {player} from {high} down to {low}.</source>
        <translation>Am tiefsten rutschte {player}: von {high} auf {low}.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>square {number}: ladder up to {top}</source>
        <translation>Feld {number}: Leiter hinauf zur {top}</translation>
    </message>
    <message>
        <source>square {number}: snake down to {low}</source>
        <translation>Feld {number}: Schlange hinunter zur {low}</translation>
    </message>
    <message>
        <source>square {number}: goal</source>
        <translation>Feld {number}: Ziel</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}: Schale mit dem Würfel</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>ist umgefallen</translation>
    </message>
    <message>
        <source>to {there}</source>
        <translation>auf die {there}</translation>
    </message>
    <message>
        <source>to {foot}, and up the ladder to {top}</source>
        <translation>auf die {foot} und die Leiter hinauf zur {top}</translation>
    </message>
    <message>
        <source>to {high}, and down the snake to {low}</source>
        <translation>auf die {high} und die Schlange hinunter zur {low}</translation>
    </message>
    <message>
        <source>on to {goal} and back to {there}</source>
        <translation>bis zur {goal} und zurück auf die {there}</translation>
    </message>
    <message>
        <source>on to {goal}, back to {high}, and down the snake to {low}</source>
        <translation>bis zur {goal}, zurück auf die {high} und die Schlange hinunter zur {low}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>{player} ist dran und würfelt.</translation>
    </message>
    <message>
        <source>{player} threw a 6 and may throw again.</source>
        <translation>{player} hat eine 6 und darf noch einmal würfeln.</translation>
    </message>
    <message>
        <source>{player} threw {die}: {way}.</source>
        <extracomment>The way is one of &quot;to 45&quot;, &quot;to 45, and up the ladder to 54&quot;, &quot;on to 100 and back to 97&quot; …</extracomment>
        <translation>{player} hat {die} gewürfelt: {way}.</translation>
    </message>
    <message>
        <source>{player} threw {die}: that leads beyond {goal}, so the piece stays where it is.</source>
        <translation>{player} hat {die} gewürfelt: Das führt über {goal} hinaus, und die Figur bleibt stehen.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gewinnt.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the throw cannot be used, the turn goes on.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>am Start</translation>
    </message>
    <message>
        <source>on {number}</source>
        <translation>auf {number}</translation>
    </message>
    <message>
        <source>The way to 100</source>
        <translation>Der Weg zur 100</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Leitern</translation>
    </message>
    <message>
        <source>Snakes</source>
        <translation>Schlangen</translation>
    </message>
    <message>
        <source>up from the foot to the top</source>
        <translation>vom Fuß ganz hinauf</translation>
    </message>
    <message>
        <source>down from the upper end to the lower one</source>
        <translation>vom oberen Ende hinunter zum unteren</translation>
    </message>
    <message>
        <source>exactly: the rest is counted back</source>
        <translation>genau: Der Rest wird zurückgezählt</translation>
    </message>
    <message>
        <source>exactly: a throw too big is lost</source>
        <translation>genau: Ein zu großer Wurf verfällt</translation>
    </message>
    <message>
        <source>throw again</source>
        <translation>noch einmal würfeln</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Ziehen: {here} → {there}</translation>
    </message>
    <message>
        <source>Stay and go on</source>
        <translation>Stehen bleiben und weiter</translation>
    </message>
    <message>
        <source>{player} threw {die}.</source>
        <translation>{player} hat {die} gewürfelt.</translation>
    </message>
    <message>
        <source>{player} goes from {here} to {there}.</source>
        <translation>{player} geht von {here} auf {there}.</translation>
    </message>
    <message>
        <source>{player} goes from the start to {there}.</source>
        <translation>{player} geht vom Start auf {there}.</translation>
    </message>
    <message>
        <source>{player} comes back to {here}.</source>
        <translation>{player} kommt auf die {here} zurück.</translation>
    </message>
    <message>
        <source>{player} stays on {here}: the throw leads beyond {goal}.</source>
        <translation>{player} bleibt auf der {here}: Der Wurf führt über {goal} hinaus.</translation>
    </message>
    <message>
        <source>The ladder on {foot} leads up to {top}.</source>
        <translation>Die Leiter auf {foot} führt hinauf zur {top}.</translation>
    </message>
    <message>
        <source>The snake on {high} leads down to {low}.</source>
        <translation>Die Schlange auf {high} führt hinunter zur {low}.</translation>
    </message>
    <message>
        <source>The rest is counted back from {goal}.</source>
        <translation>Der Rest wird von der {goal} aus zurückgezählt.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Up to {number}!</source>
        <translation>Hinauf zur {number}!</translation>
    </message>
    <message>
        <source>Down to {number}!</source>
        <translation>Hinunter zur {number}!</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} hat noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>The die shows {die}: first the piece has to move.</source>
        <translation>Die {die} ist gewürfelt, und die Figur muss noch ziehen.</translation>
    </message>
    <message>
        <source>{die} leads beyond {goal}: the piece stays where it is.</source>
        <translation>Die {die} führt über {goal} hinaus: Die Figur bleibt stehen.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Diese Figur gehört {owner}.</translation>
    </message>
    <message>
        <source>With {die} the piece goes {way}.</source>
        <translation>Mit {die} geht die Figur {way}.</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Jeder Zug beginnt mit dem Wurf.</translation>
    </message>
    <message>
        <source>After a 6 there is another throw.</source>
        <translation>Nach einer 6 wird noch einmal gewürfelt.</translation>
    </message>
</context>
</TS>
