<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="yams.aim">
        <source>The players fill every box of their pads; the highest total wins.</source>
        <translation>Chaque joueur remplit toutes les cases de sa feuille&#x202f;; le plus grand total gagne.</translation>
    </message>
    <message id="yams.players">
        <source>Two to four players take part, each with an empty pad.</source>
        <translation>Deux à quatre joueurs participent, chacun avec une feuille vide.</translation>
    </message>
    <message id="yams.columns-played">
        <source>Each pad has three columns, ↓, ↑ and ↕, and all three are played.</source>
        <translation>Chaque feuille a trois colonnes, ↓, ↑ et ↕, et on les joue toutes les trois.</translation>
    </message>
    <message id="yams.columns-played@down+up">
        <source>Only columns ↓ and ↑ are played.</source>
        <translation>On joue seulement les colonnes ↓ et ↑.</translation>
    </message>
    <message id="yams.columns-played@down+free">
        <source>Only columns ↓ and ↕ are played.</source>
        <translation>On joue seulement les colonnes ↓ et ↕.</translation>
    </message>
    <message id="yams.columns-played@up+free">
        <source>Only columns ↑ and ↕ are played.</source>
        <translation>On joue seulement les colonnes ↑ et ↕.</translation>
    </message>
    <message id="yams.columns-played@down">
        <source>Only column ↓ is played.</source>
        <translation>On joue seulement la colonne ↓.</translation>
    </message>
    <message id="yams.columns-played@up">
        <source>Only column ↑ is played.</source>
        <translation>On joue seulement la colonne ↑.</translation>
    </message>
    <message id="yams.columns-played@free">
        <source>Only column ↕ is played.</source>
        <translation>On joue seulement la colonne ↕.</translation>
    </message>
    <message id="yams.youngest-begins">
        <source>The first player in the list begins; the place belongs to the youngest.</source>
        <translation>La première personne de la liste commence&#x202f;; cette place revient à la plus jeune.</translation>
    </message>
    <message id="yams.youngest-begins@random">
        <source>Lots decide who begins.</source>
        <translation>On tire au sort qui commence.</translation>
    </message>
    <message id="yams.turn-order">
        <source>The players take their turns clockwise.</source>
        <translation>On joue à tour de rôle, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message id="yams.first-throw-five">
        <source>Every turn starts with a throw of all five dice.</source>
        <translation>Chaque tour commence par un lancer des cinq dés.</translation>
    </message>
    <message id="yams.three-throws">
        <source>The dice may be thrown three times in a turn, not more.</source>
        <translation>On peut lancer les dés trois fois par tour, pas davantage.</translation>
    </message>
    <message id="yams.keep-any">
        <source>Before another throw, the player chooses from one to five dice to throw again, even dice kept earlier.</source>
        <translation>Avant de relancer, on choisit de un à cinq dés à lancer de nouveau, même parmi ceux gardés plus tôt.</translation>
    </message>
    <message id="yams.may-stop-early">
        <source>Nobody has to use all three throws: a box may be written after any throw.</source>
        <translation>Les trois lancers ne sont pas obligatoires&#x202f;: on peut remplir une case après chaque lancer.</translation>
    </message>
    <message id="yams.one-box-per-turn">
        <source>Each turn fills exactly one box; passing is not possible.</source>
        <translation>À chaque tour, on remplit exactement une case&#x202f;; passer est impossible.</translation>
    </message>
    <message id="yams.empty-box-only">
        <source>Only an empty box can be filled, and what is written stays.</source>
        <translation>Seule une case vide peut être remplie, et ce qui est noté ne change plus.</translation>
    </message>
    <message id="yams.down-column">
        <source>Column ↓ is filled from the top down: only its first empty box is open.</source>
        <translation>La colonne ↓ se remplit de haut en bas&#x202f;: seule sa première case vide est ouverte.</translation>
    </message>
    <message id="yams.up-column">
        <source>Column ↑ is filled from the bottom up: only its lowest empty box is open.</source>
        <translation>La colonne ↑ se remplit de bas en haut&#x202f;: seule sa case vide la plus basse est ouverte.</translation>
    </message>
    <message id="yams.free-column">
        <source>In column ↕ every empty box is open.</source>
        <translation>Dans la colonne ↕, toutes les cases vides sont ouvertes.</translation>
    </message>
    <message id="yams.column-choice">
        <source>The box may be in any column that has an open one; the columns need not keep pace.</source>
        <translation>La case peut être dans n’importe quelle colonne qui en a une ouverte&#x202f;; les colonnes n’avancent pas forcément ensemble.</translation>
    </message>
    <message id="yams.upper-boxes">
        <source>Each box from Ones to Sixes scores the sum of the dice that show its number.</source>
        <translation>Chaque case de Un à Six vaut la somme des dés qui montrent son nombre.</translation>
    </message>
    <message id="yams.mini">
        <source>Minimum scores the sum of the five dice if it is 20 or less, otherwise 0.</source>
        <translation>Mini vaut la somme des cinq dés si elle est de 20 ou moins, sinon 0.</translation>
    </message>
    <message id="yams.mini@strict">
        <source>Minimum scores the sum of the five dice if it is less than 20, otherwise 0.</source>
        <translation>Mini vaut la somme des cinq dés si elle est plus petite que 20, sinon 0.</translation>
    </message>
    <message id="yams.maxi">
        <source>Maximum scores the sum of the five dice if it is 20 or more, otherwise 0.</source>
        <translation>Maxi vaut la somme des cinq dés si elle est de 20 ou plus, sinon 0.</translation>
    </message>
    <message id="yams.maxi@strict">
        <source>Maximum scores the sum of the five dice if it is more than 20, otherwise 0.</source>
        <translation>Maxi vaut la somme des cinq dés si elle est plus grande que 20, sinon 0.</translation>
    </message>
    <message id="yams.three-of-a-kind">
        <source>Three of a kind scores 25 if at least three dice are equal.</source>
        <translation>Un brelan vaut 25 si au moins trois dés sont égaux.</translation>
    </message>
    <message id="yams.full-house">
        <source>A full house, three equal dice and two equal dice, scores 30; five equal dice count too.</source>
        <translation>Un full, trois dés égaux et deux autres égaux, vaut 30&#x202f;; cinq dés égaux comptent aussi.</translation>
    </message>
    <message id="yams.full-house@no-five">
        <source>A full house, three equal dice and two equal dice, scores 30; five equal dice do not count.</source>
        <translation>Un full, trois dés égaux et deux autres égaux, vaut 30&#x202f;; cinq dés égaux ne comptent pas.</translation>
    </message>
    <message id="yams.small-straight">
        <source>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</source>
        <translation>Une petite suite, quatre nombres qui se suivent, vaut 25, quel que soit le cinquième dé.</translation>
    </message>
    <message id="yams.four-of-a-kind">
        <source>Four of a kind scores 35 if at least four dice are equal.</source>
        <translation>Un carré vaut 35 si au moins quatre dés sont égaux.</translation>
    </message>
    <message id="yams.large-straight">
        <source>A large straight, five numbers in a row, scores 40.</source>
        <translation>Une grande suite, cinq nombres qui se suivent, vaut 40.</translation>
    </message>
    <message id="yams.five-of-a-kind">
        <source>A yams, five equal dice, scores 50.</source>
        <translation>Un yams, cinq dés égaux, vaut 50.</translation>
    </message>
    <message id="yams.zero">
        <source>A box whose condition is not met is filled with 0.</source>
        <translation>Une case dont la condition n’est pas remplie reçoit 0.</translation>
    </message>
    <message id="yams.free-choice">
        <source>Any open box may be chosen, even for 0 points while another would score.</source>
        <translation>N’importe quelle case ouverte peut être choisie, même pour 0 point quand une autre en rapporterait.</translation>
    </message>
    <message id="yams.free-choice@forced">
        <source>A box may be filled with 0 only if every open box would give 0.</source>
        <translation>Une case ne peut recevoir 0 que si toutes les cases ouvertes donnent 0.</translation>
    </message>
    <message id="yams.no-joker">
        <source>Further yams bring nothing extra; each scores only by the rule of its box.</source>
        <translation>Les yams suivants n’apportent rien de plus&#x202f;; chacun compte selon la règle de sa case.</translation>
    </message>
    <message id="yams.total-1">
        <source>Total 1 is the sum of the boxes from Ones to Sixes in a column.</source>
        <translation>Le Total 1 est la somme des cases de Un à Six d’une colonne.</translation>
    </message>
    <message id="yams.bonus">
        <source>A column with a Total 1 of 63 or more earns a bonus of 35 points, once.</source>
        <translation>Une colonne dont le Total 1 atteint au moins 63 reçoit une fois un bonus de 35 points.</translation>
    </message>
    <message id="yams.total-2">
        <source>Total 2 is the bonus, Minimum and Maximum of a column together.</source>
        <translation>Le Total 2 réunit le bonus, Mini et Maxi d’une colonne.</translation>
    </message>
    <message id="yams.total-3">
        <source>Total 3 is the sum of the boxes from Three of a kind to Yams in a column.</source>
        <translation>Le Total 3 est la somme des cases de Brelan à Yams d’une colonne.</translation>
    </message>
    <message id="yams.column-score">
        <source>A column is worth its Total 1, Total 2 and Total 3 together.</source>
        <translation>Une colonne vaut son Total 1, son Total 2 et son Total 3 ensemble.</translation>
    </message>
    <message id="yams.final-score">
        <source>The result of a player is the sum of all columns.</source>
        <translation>Le résultat de chaque joueur est la somme de ses colonnes.</translation>
    </message>
    <message id="yams.end-all-filled">
        <source>The match ends when every box of every pad is filled.</source>
        <translation>La partie se termine quand toutes les cases de toutes les feuilles sont remplies.</translation>
    </message>
    <message id="yams.highest-wins">
        <source>The highest result wins.</source>
        <translation>Le plus grand résultat gagne.</translation>
    </message>
    <message id="yams.tie-shared">
        <source>Players with equal highest results share the victory.</source>
        <translation>En cas d’égalité au plus grand résultat, la victoire est partagée.</translation>
    </message>
</context>
<context>
    <name>yams</name>
    <message>
        <source>Columns played</source>
        <translation>Colonnes jouées</translation>
    </message>
    <message>
        <source>All three: ↓ ↑ ↕, 42 turns each</source>
        <translation>Toutes les trois&#x202f;: ↓ ↑ ↕, 42 tours chacun</translation>
    </message>
    <message>
        <source>↓ and ↑, 28 turns each</source>
        <translation>↓ et ↑, 28 tours chacun</translation>
    </message>
    <message>
        <source>↓ and ↕, 28 turns each</source>
        <translation>↓ et ↕, 28 tours chacun</translation>
    </message>
    <message>
        <source>↑ and ↕, 28 turns each</source>
        <translation>↑ et ↕, 28 tours chacun</translation>
    </message>
    <message>
        <source>Only ↓, 14 turns each</source>
        <translation>Seulement ↓, 14 tours chacun</translation>
    </message>
    <message>
        <source>Only ↑, 14 turns each</source>
        <translation>Seulement ↑, 14 tours chacun</translation>
    </message>
    <message>
        <source>Only ↕, 14 turns each</source>
        <translation>Seulement ↕, 14 tours chacun</translation>
    </message>
    <message>
        <source>A sum of exactly 20 in Minimum and Maximum</source>
        <translation>Une somme de 20 pile dans Mini et Maxi</translation>
    </message>
    <message>
        <source>Scores 20 in either</source>
        <translation>Vaut 20 dans les deux</translation>
    </message>
    <message>
        <source>Scores 0 in both</source>
        <translation>Vaut 0 dans les deux</translation>
    </message>
    <message>
        <source>Five equal dice count as a full house</source>
        <translation>Cinq dés égaux comptent comme un full</translation>
    </message>
    <message>
        <source>Write 0 only if nothing else is possible</source>
        <translation>Noter 0 seulement si rien d’autre n’est possible</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>name of the game</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Throw five dice up to three times, keep the best, and fill every box of the pad.</source>
        <translation>Lancer cinq dés jusqu’à trois fois, garder les meilleurs et remplir toutes les cases de la feuille.</translation>
    </message>
    <message>
        <source>Yacht</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Yam, yacht</translation>
    </message>
    <message>
        <source>Ones</source>
        <comment>box of the pad</comment>
        <translation>Un</translation>
    </message>
    <message>
        <source>Twos</source>
        <comment>box of the pad</comment>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>box of the pad</comment>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Fours</source>
        <comment>box of the pad</comment>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Fives</source>
        <comment>box of the pad</comment>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Sixes</source>
        <comment>box of the pad</comment>
        <translation>Six</translation>
    </message>
    <message>
        <source>Total 1</source>
        <translation>Total 1</translation>
    </message>
    <message>
        <source>Bonus from 63</source>
        <translation>Bonus dès 63</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>box of the pad</comment>
        <translation>Mini</translation>
    </message>
    <message>
        <source>Maximum</source>
        <comment>box of the pad</comment>
        <translation>Maxi</translation>
    </message>
    <message>
        <source>Total 2</source>
        <translation>Total 2</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>box of the pad</comment>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>box of the pad</comment>
        <translation>Full</translation>
    </message>
    <message>
        <source>Small straight</source>
        <comment>box of the pad</comment>
        <translation>Petite suite</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>box of the pad</comment>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Large straight</source>
        <comment>box of the pad</comment>
        <translation>Grande suite</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>box of the pad</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Total 3</source>
        <translation>Total 3</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>sum of a column of the pad</comment>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>{box} in column ↓</source>
        <translation>{box}, colonne ↓</translation>
    </message>
    <message>
        <source>{box} in column ↑</source>
        <translation>{box}, colonne ↑</translation>
    </message>
    <message>
        <source>{box} in column ↕</source>
        <translation>{box}, colonne ↕</translation>
    </message>
    <message>
        <source>Column ↓</source>
        <translation>Colonne ↓</translation>
    </message>
    <message>
        <source>Column ↑</source>
        <translation>Colonne ↑</translation>
    </message>
    <message>
        <source>Column ↕</source>
        <translation>Colonne ↕</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>the row of dice that are not thrown again</comment>
        <translation>Dés gardés</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <translation>Lancer {throw} sur {throws}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <comment>points missing for the bonus, in a small box</comment>
        <translation>manque {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Three of a kind, small straight</source>
        <translation>Brelan, petite suite</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Four of a kind, bonus</source>
        <translation>Carré, bonus</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Grande suite</translation>
    </message>
    <message>
        <source>Yams: five equal dice</source>
        <translation>Yams&#x202f;: cinq dés égaux</translation>
    </message>
    <message>
        <source>{player}: throw the five dice.</source>
        <translation>À {player} de lancer les cinq dés.</translation>
    </message>
    <message>
        <source>{player}: throw again, or write a box.</source>
        <translation>{player} relance ou remplit une case.</translation>
    </message>
    <message>
        <source>{player}: write a box.</source>
        <translation>À {player} de remplir une case.</translation>
    </message>
    <message>
        <source>All three throws are made: now a box must be written.</source>
        <translation>Les trois lancers sont faits&#x202f;: il faut maintenant remplir une case.</translation>
    </message>
    <message>
        <source>It is not said which dice are thrown.</source>
        <translation>Il n’est pas dit quels dés sont lancés.</translation>
    </message>
    <message>
        <source>All five dice are kept: at least one must lie in the tray.</source>
        <translation>Les cinq dés sont gardés&#x202f;: il en faut au moins un sur la piste.</translation>
    </message>
    <message>
        <source>A box must be written, even if it gives 0.</source>
        <translation>Il faut remplir une case, même si elle donne 0.</translation>
    </message>
    <message>
        <source>This line is a sum and fills itself.</source>
        <translation>Cette ligne est une somme et se remplit toute seule.</translation>
    </message>
    <message>
        <source>{box} already holds {points}.</source>
        <translation>{box}&#x202f;: il y a déjà {points}.</translation>
    </message>
    <message>
        <source>Here the open box is: {box}.</source>
        <translation>Ici, la case ouverte est&#x202f;: {box}.</translation>
    </message>
    <message>
        <source>{box} would give {points}.</source>
        <translation>{box} donnerait {points}.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Lancer les cinq dés</translation>
    </message>
    <message>
        <source>Throw all five dice again</source>
        <translation>Relancer les cinq dés</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again and keep {kept}</source>
        <translation>
            <numerusform>Relancer %n dé et garder {kept}</numerusform>
            <numerusform>Relancer %n dés et garder {kept}</numerusform>
        </translation>
    </message>
    <message>
        <source>Write {points}: {box}</source>
        <translation>Noter {points}&#x202f;: {box}</translation>
    </message>
    <message>
        <source>Write {box}</source>
        <translation>Remplir {box}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>The next turn begins</source>
        <translation>Le tour suivant commence</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} lance&#x202f;: {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n dice again: {dice}.</source>
        <translation>
            <numerusform>{player} relance %n dé&#x202f;: {dice}.</numerusform>
            <numerusform>{player} relance %n dés&#x202f;: {dice}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes {points}: {box}.</source>
        <translation>{player} note {points}&#x202f;: {box}.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Un tour commence par un lancer.</translation>
    </message>
    <message>
        <source>No other box is open.</source>
        <translation>Aucune autre case n’est ouverte.</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s) now; another throw is not likely to bring more.</source>
        <translation>
            <numerusform>{box} donne %n point maintenant&#x202f;; relancer ne rapporterait sans doute rien de plus.</numerusform>
            <numerusform>{box} donne %n points maintenant&#x202f;; relancer ne rapporterait sans doute rien de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s), and the better boxes stay free for later.</source>
        <translation>
            <numerusform>{box} donne %n point, et les meilleures cases restent libres pour plus tard.</numerusform>
            <numerusform>{box} donne %n points, et les meilleures cases restent libres pour plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits well: 0 in {box} costs the least.</source>
        <translation>Rien ne va bien&#x202f;: 0 dans {box}, c’est la plus petite perte.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: about {percent}% for {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Garde {kept} et lance %n dé&#x202f;: environ {percent}&#x202f;% de chances pour {box}.</numerusform>
            <numerusform>Garde {kept} et lance %n dés&#x202f;: environ {percent}&#x202f;% de chances pour {box}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: about {percent}% for {points} points or more in {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Garde {kept} et lance %n dé&#x202f;: environ {percent}&#x202f;% de chances d’avoir {points} points ou plus dans {box}.</numerusform>
            <numerusform>Garde {kept} et lance %n dés&#x202f;: environ {percent}&#x202f;% de chances d’avoir {points} points ou plus dans {box}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw all five dice again: about {percent}% for {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>Relance les cinq dés&#x202f;: environ {percent}&#x202f;% de chances pour {box}.</translation>
    </message>
    <message>
        <source>Throw all five dice again: about {percent}% for {points} points or more in {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>Relance les cinq dés&#x202f;: environ {percent}&#x202f;% de chances d’avoir {points} points ou plus dans {box}.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Relancer, c’est amusant.</translation>
    </message>
    <message>
        <source>Equal dice are worth collecting.</source>
        <translation>Réunir des dés égaux rapporte.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wrote the most Yams: %n.</source>
        <translation>
            <numerusform>{player} a inscrit le plus de Yams&#x202f;: %n.</numerusform>
            <numerusform>{player} a inscrit le plus de Yams&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) lay between first and second.</source>
        <translation>
            <numerusform>Seulement %n point a séparé les deux premières places.</numerusform>
            <numerusform>Seulement %n points ont séparé les deux premières places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} earned the most bonuses: %n.</source>
        <comment>for the upper boxes of a column</comment>
        <translation>
            <numerusform>{player} a obtenu le plus de bonus&#x202f;: %n.</numerusform>
            <numerusform>{player} a obtenu le plus de bonus&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had to write the most zeros: %n.</source>
        <translation>
            <numerusform>{player} a dû inscrire le plus de zéros&#x202f;: %n.</numerusform>
            <numerusform>{player} a dû inscrire le plus de zéros&#x202f;: %n.</numerusform>
        </translation>
    </message>
</context>
</TS>
