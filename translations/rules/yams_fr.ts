<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="yams.aim">
        <source>Everyone fills in every box of their score sheet. The highest total wins.</source>
        <translation>Chaque personne remplit toutes les cases de sa feuille&#x202f;; le plus grand total gagne.</translation>
    </message>
    <message id="yams.players">
        <source>Two to four players take part, each with an empty score sheet.</source>
        <translation>On joue de deux à quatre, chacun avec une feuille vide.</translation>
    </message>
    <message id="yams.columns-played">
        <source>Each score sheet has three columns, ↓, ↑ and ↕, and all three are played.</source>
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
        <source>The youngest player takes the first seat and begins.</source>
        <translation>La personne la plus jeune prend la première place et commence.</translation>
    </message>
    <message id="yams.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>On tire au sort qui commence.</translation>
    </message>
    <message id="yams.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>On joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message id="yams.first-throw-five">
        <source>Every turn starts with a throw of all five dice.</source>
        <translation>Chaque tour commence par un lancer des cinq dés.</translation>
    </message>
    <message id="yams.three-throws">
        <source>The dice may be thrown up to three times in a turn.</source>
        <translation>On peut lancer les dés jusqu’à trois fois par tour.</translation>
    </message>
    <message id="yams.keep-any">
        <source>Before throwing again, the player picks which dice to throw: from one to five, even dice that were kept before.</source>
        <translation>Avant de relancer, on choisit de un à cinq dés à lancer de nouveau, même parmi ceux qu’on avait gardés.</translation>
    </message>
    <message id="yams.may-stop-early">
        <source>Nobody has to make all three throws: a box may be filled in after any throw.</source>
        <translation>Les trois lancers ne sont pas obligatoires&#x202f;: on peut remplir une case après chaque lancer.</translation>
    </message>
    <message id="yams.one-box-per-turn">
        <source>In each turn, exactly one box is filled in. Nobody may pass.</source>
        <translation>À chaque tour, on remplit exactement une case. Personne ne peut passer.</translation>
    </message>
    <message id="yams.empty-box-only">
        <source>Only an empty box can be filled in, and it is never changed afterwards.</source>
        <translation>Seule une case vide peut être remplie, et ce qui est noté ne change plus.</translation>
    </message>
    <message id="yams.down-column">
        <source>Column ↓ is filled in from top to bottom: only its first empty box is open.</source>
        <translation>La colonne ↓ se remplit de haut en bas&#x202f;: seule sa première case vide est ouverte.</translation>
    </message>
    <message id="yams.up-column">
        <source>Column ↑ is filled in from bottom to top: only its lowest empty box is open.</source>
        <translation>La colonne ↑ se remplit de bas en haut&#x202f;: seule sa case vide la plus basse est ouverte.</translation>
    </message>
    <message id="yams.free-column">
        <source>In column ↕, any empty box is open.</source>
        <translation>Dans la colonne ↕, toutes les cases vides sont ouvertes.</translation>
    </message>
    <message id="yams.column-choice">
        <source>Any open box in any column may be chosen. One column may be further along than another.</source>
        <translation>On choisit une case ouverte dans n’importe quelle colonne. Une colonne peut être plus avancée qu’une autre.</translation>
    </message>
    <message id="yams.upper-boxes">
        <source>Each box from Ones to Sixes scores the total of all dice that show its number.</source>
        <translation>Chaque case de Un à Six vaut la somme des dés qui montrent son nombre.</translation>
    </message>
    <message id="yams.mini">
        <source>Minimum scores the total of all five dice if that is 20 or less, otherwise 0.</source>
        <translation>Mini vaut la somme des cinq dés si elle est de 20 ou moins, sinon 0.</translation>
    </message>
    <message id="yams.mini@strict">
        <source>Minimum scores the total of all five dice if that is less than 20, otherwise 0.</source>
        <translation>Mini vaut la somme des cinq dés si elle est plus petite que 20, sinon 0.</translation>
    </message>
    <message id="yams.maxi">
        <source>Maximum scores the total of all five dice if that is 20 or more, otherwise 0.</source>
        <translation>Maxi vaut la somme des cinq dés si elle est de 20 ou plus, sinon 0.</translation>
    </message>
    <message id="yams.maxi@strict">
        <source>Maximum scores the total of all five dice if that is more than 20, otherwise 0.</source>
        <translation>Maxi vaut la somme des cinq dés si elle est plus grande que 20, sinon 0.</translation>
    </message>
    <message id="yams.three-of-a-kind">
        <source>Three of a kind scores 25 if at least three dice are alike.</source>
        <translation>Un brelan vaut 25 si au moins trois dés sont identiques.</translation>
    </message>
    <message id="yams.full-house">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike count too.</source>
        <translation>Un full, trois dés identiques et deux autres identiques, vaut 30&#x202f;; cinq dés identiques comptent aussi.</translation>
    </message>
    <message id="yams.full-house@no-five">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike do not count.</source>
        <translation>Un full, trois dés identiques et deux autres identiques, vaut 30&#x202f;; cinq dés identiques ne comptent pas.</translation>
    </message>
    <message id="yams.small-straight">
        <source>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</source>
        <translation>Une petite suite, quatre nombres qui se suivent, vaut 25, quel que soit le cinquième dé.</translation>
    </message>
    <message id="yams.four-of-a-kind">
        <source>Four of a kind scores 35 if at least four dice are alike.</source>
        <translation>Un carré vaut 35 si au moins quatre dés sont identiques.</translation>
    </message>
    <message id="yams.large-straight">
        <source>A large straight, five numbers in a row, scores 40.</source>
        <translation>Une grande suite, cinq nombres qui se suivent, vaut 40.</translation>
    </message>
    <message id="yams.five-of-a-kind">
        <source>A yams, five dice alike, scores 50.</source>
        <translation>Un yams, cinq dés identiques, vaut 50.</translation>
    </message>
    <message id="yams.zero">
        <source>A box that the dice do not fit is filled in with 0.</source>
        <translation>Une case qui ne correspond pas aux dés reçoit 0.</translation>
    </message>
    <message id="yams.free-choice">
        <source>Any open box may be chosen, even for 0 points when another would score.</source>
        <translation>N’importe quelle case ouverte peut être choisie, même pour 0 point quand une autre en rapporterait.</translation>
    </message>
    <message id="yams.free-choice@forced">
        <source>A box may be filled in with 0 only if every open box would give 0.</source>
        <translation>Une case ne peut recevoir 0 que si toutes les cases ouvertes donnent 0.</translation>
    </message>
    <message id="yams.no-joker">
        <source>Further yams earn nothing extra: each one scores only what its box allows.</source>
        <translation>Les yams suivants n’apportent rien de plus&#x202f;; chacun compte selon la règle de sa case.</translation>
    </message>
    <message id="yams.total-1">
        <source>Total 1 is the sum of the boxes from Ones to Sixes in a column.</source>
        <translation>Le Total 1 est la somme des cases de Un à Six d’une colonne.</translation>
    </message>
    <message id="yams.bonus">
        <source>A column with a Total 1 of 63 or more earns one bonus of 35 points.</source>
        <translation>Une colonne dont le Total 1 atteint au moins 63 reçoit une fois un bonus de 35 points.</translation>
    </message>
    <message id="yams.total-2">
        <source>Total 2 adds up the bonus, Minimum and Maximum of a column.</source>
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
        <source>A player’s result is the sum of all their columns.</source>
        <translation>Le résultat est la somme de toutes les colonnes d’une feuille.</translation>
    </message>
    <message id="yams.end-all-filled">
        <source>The match ends when every box on every score sheet is filled in.</source>
        <translation>La partie se termine quand toutes les cases de toutes les feuilles sont remplies.</translation>
    </message>
    <message id="yams.highest-wins">
        <source>The highest result wins.</source>
        <translation>Le plus grand résultat gagne.</translation>
    </message>
    <message id="yams.tie-shared">
        <source>Players who tie for the highest result share the victory.</source>
        <translation>En cas d’égalité au plus grand résultat, la victoire est partagée.</translation>
    </message>
    <message id="yams.ahead-30">
        <source>A head start of 30 points counts from the beginning.</source>
        <translation>Une avance de 30 points compte dès le début.</translation>
    </message>
    <message id="yams.ahead-60">
        <source>A head start of 60 points counts from the beginning.</source>
        <translation>Une avance de 60 points compte dès le début.</translation>
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
        <source>Exactly 20 in Minimum and Maximum</source>
        <translation>20 pile dans Mini et Maxi</translation>
    </message>
    <message>
        <source>Scores 20 in both</source>
        <translation>Vaut 20 dans les deux</translation>
    </message>
    <message>
        <source>Five dice alike count as a full house</source>
        <translation>Cinq dés identiques comptent comme un full</translation>
    </message>
    <message>
        <source>A 0 only if nothing else is possible</source>
        <translation>Noter 0 seulement si rien d’autre n’est possible</translation>
    </message>
    <message>
        <source>Scores 0 in both</source>
        <translation>Vaut 0 dans les deux</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>name of the game</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Throw five dice up to three times, keep the best and fill in every box.</source>
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
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Yams: five dice alike</source>
        <translation>Yams&#x202f;: cinq dés identiques</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>À {player} de lancer les cinq dés.</translation>
    </message>
    <message>
        <source>{player} can throw again or fill in a box.</source>
        <translation>{player} peut relancer ou remplir une case.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to fill in a box.</source>
        <translation>À {player} de remplir une case.</translation>
    </message>
    <message>
        <source>All three throws have been made: now a box must be filled in.</source>
        <translation>Les trois lancers sont faits&#x202f;: il faut maintenant remplir une case.</translation>
    </message>
    <message>
        <source>First choose the dice to throw.</source>
        <translation>Il faut d’abord choisir les dés à lancer.</translation>
    </message>
    <message>
        <source>All five dice are kept: at least one must be in the tray to be thrown.</source>
        <translation>Les cinq dés sont gardés&#x202f;: il en faut au moins un sur la piste.</translation>
    </message>
    <message>
        <source>A box must be filled in, even if it gives 0.</source>
        <translation>Il faut remplir une case, même si elle donne 0.</translation>
    </message>
    <message>
        <source>This line is a total and fills itself in.</source>
        <translation>Cette ligne est une somme et se remplit toute seule.</translation>
    </message>
    <message>
        <source>The open box here is: {box}.</source>
        <translation>Ici, la case ouverte est&#x202f;: {box}.</translation>
    </message>
    <message>
        <source>Fill in {box}</source>
        <translation>Remplir {box}</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s).</source>
        <translation>
            <numerusform>{box} donne %n point.</numerusform>
            <numerusform>{box} donne %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits well: a 0 hurts least in {box}.</source>
        <translation>Rien ne va bien&#x202f;: 0 dans {box}, c’est la plus petite perte.</translation>
    </message>
    <message>
        <source>Whatever these dice show, no box gets any points that may be filled.</source>
        <translation>Quoi que montrent ces dés, aucune case à remplir ne reçoit de points.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Garde {kept} et lance %n dé&#x202f;: environ {percent}&#x202f;% de chances pour {box}.</numerusform>
            <numerusform>Garde {kept} et lance %n dés&#x202f;: environ {percent}&#x202f;% de chances pour {box}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Garde {kept} et lance %n dé&#x202f;: environ {percent}&#x202f;% de chances d’avoir {points} points ou plus dans {box}.</numerusform>
            <numerusform>Garde {kept} et lance %n dés&#x202f;: environ {percent}&#x202f;% de chances d’avoir {points} points ou plus dans {box}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Relance les cinq dés&#x202f;: environ {percent}&#x202f;% de chances pour {box}.</translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Relance les cinq dés&#x202f;: environ {percent}&#x202f;% de chances d’avoir {points} points ou plus dans {box}.</translation>
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
        <source>{box} already holds {points}.</source>
        <translation>{box}&#x202f;: il y a déjà {points}.</translation>
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
    <message numerus="yes">
        <source>{player} scored the most yams: %n.</source>
        <translation>
            <numerusform>{player} a noté le plus de yams&#x202f;: %n.</numerusform>
            <numerusform>{player} a noté le plus de yams&#x202f;: %n.</numerusform>
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
        <source>{player} had to write down the most zeros: %n.</source>
        <translation>
            <numerusform>{player} a dû noter le plus de zéros&#x202f;: %n.</numerusform>
            <numerusform>{player} a dû noter le plus de zéros&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yams!</source>
        <comment>five alike have been thrown</comment>
        <translation>Yams&#x202f;!</translation>
    </message>
    <message>
        <source>Keeping dice for a full house</source>
        <translation>Garder des dés pour un full</translation>
    </message>
    <message>
        <source>The three 2s are kept, and only the other two dice are thrown again. They show two 6s: a full house for 30 points.</source>
        <translation>Les trois 2 sont gardés, et seuls les deux autres dés sont relancés. Ils montrent deux 6&#x202f;: un full, qui vaut 30 points.</translation>
    </message>
    <message>
        <source>Filling in column ↓</source>
        <translation>Remplir la colonne ↓</translation>
    </message>
    <message>
        <source>Ones and Twos are filled in, so only the box for Threes is open in this column. Three 3s score 9 points there.</source>
        <translation>Les cases Un et Deux sont remplies&#x202f;: dans cette colonne, seule la case Trois est ouverte. Trois 3 y rapportent 9 points.</translation>
    </message>
    <message>
        <source>30 points ahead</source>
        <comment>handicap</comment>
        <translation>30 points d’avance</translation>
    </message>
    <message>
        <source>60 points ahead</source>
        <comment>handicap</comment>
        <translation>60 points d’avance</translation>
    </message>
</context>
</TS>
