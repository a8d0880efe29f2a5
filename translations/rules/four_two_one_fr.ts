<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="four_two_one.aim">
        <source>First all 21 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>D’abord, les dés distribuent les 21 jetons. Ensuite, le but est de n’en avoir plus aucun avant tout le monde.</translation>
    </message>
    <message id="four_two_one.aim@short">
        <source>First all 11 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>D’abord, les dés distribuent les 11 jetons. Ensuite, le but est de n’en avoir plus aucun avant tout le monde.</translation>
    </message>
    <message id="four_two_one.players">
        <source>Two to four players take part.</source>
        <translation>On joue de deux à quatre.</translation>
    </message>
    <message id="four_two_one.pot-21">
        <source>The 21 counters lie in the pot, and nobody holds any.</source>
        <translation>Les 21 jetons sont dans le pot, et personne n’en a.</translation>
    </message>
    <message id="four_two_one.pot-21@short">
        <source>There are only 11 counters. They lie in the pot, and nobody holds any.</source>
        <translation>Il n’y a que 11 jetons. Ils sont dans le pot, et personne n’en a.</translation>
    </message>
    <message id="four_two_one.two-phases">
        <source>The match has two phases: first the charge, then the discharge.</source>
        <translation>La partie a deux phases&#x202f;: d’abord la charge, puis la décharge.</translation>
    </message>
    <message id="four_two_one.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <translation>La plus jeune personne prend la première place et ouvre la première manche.</translation>
    </message>
    <message id="four_two_one.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <extracomment>to lead a round: to be the first to throw in it</extracomment>
        <translation>On tire au sort qui ouvre la première manche.</translation>
    </message>
    <message id="four_two_one.turn-order">
        <source>Turns go clockwise, starting with whoever leads the round.</source>
        <translation>On joue dans le sens des aiguilles d’une montre, en commençant par qui ouvre la manche.</translation>
    </message>
    <message id="four_two_one.unordered">
        <source>A hand is what the three dice show, in any order. It is named from the highest die down: 4, 2 and 1 are 421.</source>
        <translation>Une combinaison, ce sont les trois dés dans n’importe quel ordre. On la nomme en partant du plus haut&#x202f;: 4, 2 et 1 font 421.</translation>
    </message>
    <message id="four_two_one.hand-order">
        <source>The hands rank as on the sheet at the table. The best hand of a round moves as many counters as its line says.</source>
        <translation>L’ordre des combinaisons est celui de la feuille sur la table. La meilleure de la manche déplace autant de jetons que l’indique sa ligne.</translation>
    </message>
    <message id="four_two_one.same-value-order">
        <source>Two 1s with another number beat three of that number, so 611 beats 666. Both 211 and 222 beat the straights, and a higher straight beats a lower one.</source>
        <extracomment>straights: 654, 543, 432, 321</extracomment>
        <translation>Deux 1 avec un autre nombre battent trois fois ce nombre&#x202f;: 611 bat 666. Et 211 comme 222 battent les suites, dont la plus haute est la meilleure.</translation>
    </message>
    <message id="four_two_one.ordinary-hands">
        <source>All other hands move 1 counter. They rank like numbers, the highest die first: 665 is the best of them.</source>
        <translation>Toutes les autres combinaisons déplacent 1 jeton. Elles se classent comme des nombres, le dé le plus haut d’abord&#x202f;: 665 est la meilleure.</translation>
    </message>
    <message id="four_two_one.nenette-lowest">
        <source>The nénette, 221, is the lowest hand of all.</source>
        <translation>La nénette, 221, est la plus basse de toutes les combinaisons.</translation>
    </message>
    <message id="four_two_one.charge-one-throw">
        <source>In the charge, everyone throws all three dice once.</source>
        <translation>Pendant la charge, chaque personne lance les trois dés une seule fois.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes">
        <source>Whoever has the worst hand takes counters from the pot: as many as the best hand is worth.</source>
        <translation>Qui a la plus mauvaise combinaison prend des jetons au pot&#x202f;: autant que vaut la meilleure.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes@by-hand">
        <source>Whoever has the worst hand fetches counters from the pot: as many as the best hand is worth. Nobody plays on before all counters that are due have been fetched.</source>
        <translation>Qui a la plus mauvaise combinaison va chercher des jetons au pot&#x202f;: autant que vaut la meilleure. On ne continue qu’une fois tous les jetons dus pris.</translation>
    </message>
    <message id="four_two_one.charge-pot-short">
        <source>If the pot holds fewer counters, they take what is left.</source>
        <translation>S’il y a moins de jetons dans le pot, on prend ce qui reste.</translation>
    </message>
    <message id="four_two_one.charge-ends">
        <source>The charge is over when the pot is empty.</source>
        <translation>La charge est finie quand le pot est vide.</translation>
    </message>
    <message id="four_two_one.all-level-void">
        <source>If everyone has the same hand, the round does not count. The same player leads it again.</source>
        <translation>Si tout le monde a la même combinaison, la manche ne compte pas. La même personne l’ouvre encore une fois.</translation>
    </message>
    <message id="four_two_one.worst-play-off">
        <source>If several players share the worst hand, each of them throws three dice once more. The lowest of these throws is the worst; those still level throw again.</source>
        <translation>Si plusieurs ont la plus mauvaise combinaison, ces personnes lancent les trois dés encore une fois. Le plus bas de ces lancers est le plus mauvais&#x202f;; à égalité, on relance.</translation>
    </message>
    <message id="four_two_one.best-play-off">
        <source>In the discharge, players who share the best hand throw once more as well, and the highest throw gives. This comes before a play-off for the worst.</source>
        <translation>Pendant la décharge, on relance aussi entre les meilleures combinaisons égales, et le lancer le plus haut donne. Ce départage passe avant celui du plus mauvais.</translation>
    </message>
    <message id="four_two_one.play-off-plain">
        <source>A play-off only decides who it is. Its throws move no counters, and the first hands still count.</source>
        <translation>Un départage sert seulement à savoir qui c’est. Ses lancers ne déplacent aucun jeton, et les premières combinaisons comptent toujours.</translation>
    </message>
    <message id="four_two_one.nenette-two">
        <source>Whoever has 221 receives exactly 2 counters, whatever the best hand is worth.</source>
        <translation>Qui a 221 reçoit exactement 2 jetons, quelle que soit la valeur de la meilleure combinaison.</translation>
    </message>
    <message id="four_two_one.nenette-two@extra">
        <source>Whoever has 221 first receives 2 counters. Then the worst hand loses as usual.</source>
        <translation>Qui a 221 reçoit d’abord 2 jetons. Ensuite, la plus mauvaise combinaison perd comme d’habitude.</translation>
    </message>
    <message id="four_two_one.nenette-two@plain">
        <source>A hand of 221 is simply the worst, and receives what the best hand is worth.</source>
        <translation>La combinaison 221 est simplement la plus mauvaise, et reçoit ce que vaut la meilleure.</translation>
    </message>
    <message id="four_two_one.nenette-several">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. There is no play-off.</source>
        <translation>Si plusieurs ont 221, chaque personne reçoit 2 jetons à tour de rôle, tant qu’il y en a à donner. Il n’y a pas de départage.</translation>
    </message>
    <message id="four_two_one.nenette-several@extra">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. Then they throw for the usual loss.</source>
        <translation>Si plusieurs ont 221, chaque personne reçoit 2 jetons à tour de rôle, tant qu’il y en a à donner. Puis un départage décide de la perte habituelle.</translation>
    </message>
    <message id="four_two_one.nenette-several@plain">
        <source>If several players have 221, a play-off decides who receives the counters.</source>
        <translation>Si plusieurs ont 221, un départage décide qui reçoit les jetons.</translation>
    </message>
    <message id="four_two_one.loser-leads">
        <source>Whoever received counters leads the next round, and the first round of the discharge too. If several did, it is the first of them in turn order.</source>
        <translation>Qui a reçu des jetons ouvre la manche suivante, et aussi la première de la décharge. Si plusieurs en ont reçu, c’est la première personne dans l’ordre du tour.</translation>
    </message>
    <message id="four_two_one.clean-charge">
        <source>Whoever has no counters after the charge is out at once and takes first place. Several of them share it.</source>
        <translation>Qui n’a aucun jeton après la charge sort aussitôt et prend le premier rang. À plusieurs, on le partage.</translation>
    </message>
    <message id="four_two_one.clean-charge@stay-in">
        <source>Whoever has no counters after the charge still plays, and is out after the first round that leaves them with none.</source>
        <translation>Qui n’a aucun jeton après la charge joue encore, et sort après la première manche qui ne lui en laisse aucun.</translation>
    </message>
    <message id="four_two_one.one-holder-ends">
        <source>If one player then holds all the counters, the match is over at once.</source>
        <translation>Si une seule personne a alors tous les jetons, la partie s’arrête aussitôt.</translation>
    </message>
    <message id="four_two_one.leader-throws">
        <source>In the discharge, the leader throws all three dice and may then throw a second and a third time.</source>
        <translation>Pendant la décharge, qui ouvre lance les trois dés, puis peut lancer une deuxième et une troisième fois.</translation>
    </message>
    <message id="four_two_one.rethrow-any">
        <source>For another throw, pick up any of the dice, even ones that were kept before.</source>
        <translation>Pour relancer, on reprend les dés que l’on veut, même des dés gardés avant.</translation>
    </message>
    <message id="four_two_one.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Pour relancer, il faut au moins un dé.</translation>
    </message>
    <message id="four_two_one.same-number">
        <source>The others throw exactly as often as the leader did. Nobody may stop earlier, not even with a good hand.</source>
        <translation>Les autres lancent exactement autant de fois que qui a ouvert. Personne ne peut s’arrêter plus tôt, même avec une bonne combinaison.</translation>
    </message>
    <message id="four_two_one.same-number@at-most">
        <source>The others may throw as often as the leader did, and may stop earlier.</source>
        <translation>Les autres peuvent lancer autant de fois que qui a ouvert, ou s’arrêter plus tôt.</translation>
    </message>
    <message id="four_two_one.last-throw-counts">
        <source>The hand after the last throw counts.</source>
        <translation>C’est la combinaison du dernier lancer qui compte.</translation>
    </message>
    <message id="four_two_one.best-gives">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, but 2 for a 221.</source>
        <translation>Qui a la meilleure combinaison donne des jetons à qui a la plus mauvaise&#x202f;: autant qu’elle vaut, mais 2 pour un 221.</translation>
    </message>
    <message id="four_two_one.best-gives@extra">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, and 2 more for a 221.</source>
        <translation>Qui a la meilleure combinaison donne des jetons à qui a la plus mauvaise&#x202f;: autant qu’elle vaut, et 2 de plus pour un 221.</translation>
    </message>
    <message id="four_two_one.best-gives@plain">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth.</source>
        <translation>Qui a la meilleure combinaison donne des jetons à qui a la plus mauvaise&#x202f;: autant qu’elle vaut.</translation>
    </message>
    <message id="four_two_one.gives-what-he-has">
        <source>If they hold fewer, they give all they have.</source>
        <translation>Qui en a moins donne tout ce qui reste.</translation>
    </message>
    <message id="four_two_one.out-when-empty">
        <source>Whoever has given away their last counter leaves the table with the next free place.</source>
        <translation>Qui a donné son dernier jeton quitte la table et prend le prochain rang libre.</translation>
    </message>
    <message id="four_two_one.end-all-counters">
        <source>The match ends when one player holds all the counters. That player comes last.</source>
        <translation>La partie s’arrête quand une seule personne a tous les jetons. Elle prend le dernier rang.</translation>
    </message>
    <message id="four_two_one.end-all-counters@first-out">
        <source>The match ends as soon as somebody has left the table.</source>
        <translation>La partie s’arrête dès que quelqu’un a quitté la table.</translation>
    </message>
    <message id="four_two_one.first-out-wins">
        <source>The first player without counters wins.</source>
        <translation>La première personne sans jetons gagne.</translation>
    </message>
    <message id="four_two_one.ranking">
        <source>The places follow the order of leaving.</source>
        <translation>Les rangs suivent l’ordre dans lequel on quitte la table.</translation>
    </message>
    <message id="four_two_one.ranking@first-out">
        <source>The others are placed by their counters: fewer is better, and equal numbers share a place.</source>
        <translation>Les autres sont classés selon leurs jetons&#x202f;: moins il y en a, mieux c’est&#x202f;; à nombre égal, on partage le rang.</translation>
    </message>
    <message id="four_two_one.round-cap">
        <source>After 1,000 rounds of discharge the match ends. Whoever is left is placed by counters: fewer is better, and equal numbers share a place.</source>
        <translation>Après 1&#x202f;000 manches de décharge, la partie s’arrête. Le classement suit alors les jetons&#x202f;: moins il y en a, mieux c’est&#x202f;; à nombre égal, on partage le rang.</translation>
    </message>
    <message id="four_two_one.holds-1">
        <source>Whoever begins with a counter has taken it from the pot before the first throw.</source>
        <translation>Qui commence avec un jeton l’a pris dans le pot avant le premier lancer.</translation>
    </message>
    <message id="four_two_one.holds-2">
        <source>Whoever begins with two counters has taken them from the pot before the first throw.</source>
        <translation>Qui commence avec deux jetons les a pris dans le pot avant le premier lancer.</translation>
    </message>
</context>
<context>
    <name>four_two_one</name>
    <message>
        <source>The match ends</source>
        <translation>La partie s’arrête</translation>
    </message>
    <message>
        <source>When one player holds all the counters</source>
        <translation>Quand une personne a tous les jetons</translation>
    </message>
    <message>
        <source>When the first player is out</source>
        <translation>Quand la première personne est sortie</translation>
    </message>
    <message>
        <source>Whoever got no counter in the charge</source>
        <translation>Qui n’a reçu aucun jeton à la charge</translation>
    </message>
    <message>
        <source>Is out in first place</source>
        <translation>Sort au premier rang</translation>
    </message>
    <message>
        <source>Still plays in the discharge</source>
        <translation>Joue encore la décharge</translation>
    </message>
    <message>
        <source>Whoever throws 221 receives</source>
        <translation>Qui lance 221 reçoit</translation>
    </message>
    <message>
        <source>Exactly 2 counters</source>
        <translation>Exactement 2 jetons</translation>
    </message>
    <message>
        <source>2 counters more than usual</source>
        <translation>2 jetons de plus que d’habitude</translation>
    </message>
    <message>
        <source>No more and no less than usual</source>
        <translation>Ni plus ni moins que d’habitude</translation>
    </message>
    <message>
        <source>The others throw</source>
        <translation>Les autres lancent</translation>
    </message>
    <message>
        <source>Exactly as often as the leader</source>
        <translation>Exactement autant que qui ouvre</translation>
    </message>
    <message>
        <source>At most as often as the leader</source>
        <translation>Au plus autant que qui ouvre</translation>
    </message>
    <message>
        <source>Counters in the pot</source>
        <translation>Jetons dans le pot</translation>
    </message>
    <message>
        <source>21</source>
        <comment>number of counters</comment>
        <translation>21</translation>
    </message>
    <message>
        <source>11, the short game</source>
        <comment>number of counters</comment>
        <translation>11, la partie courte</translation>
    </message>
    <message>
        <source>Counters that are due</source>
        <translation>Jetons dus</translation>
    </message>
    <message>
        <source>Move by themselves</source>
        <translation>Se déplacent tout seuls</translation>
    </message>
    <message>
        <source>Are fetched by whoever receives them</source>
        <translation>Pris à la main par qui les reçoit</translation>
    </message>
    <message>
        <source>Begins with 1 counter</source>
        <comment>handicap</comment>
        <translation>Commence avec 1 jeton</translation>
    </message>
    <message>
        <source>Begins with 2 counters</source>
        <comment>handicap</comment>
        <translation>Commence avec 2 jetons</translation>
    </message>
    <message>
        <source>421</source>
        <comment>name of the game</comment>
        <translation>421</translation>
    </message>
    <message>
        <source>Throw high hands with three dice, and be first to lose all your counters.</source>
        <translation>Réussis de hautes combinaisons avec trois dés, et débarrasse-toi de tous tes jetons avant les autres.</translation>
    </message>
    <message>
        <source>Four-Two-One, Quatre-vingt-et-un</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Quatre-cent-vingt-et-un, Quatre-vingt-et-un</translation>
    </message>
    <message>
        <source>The three dice have to be thrown.</source>
        <translation>Il faut lancer les trois dés.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Relancer, c’est amusant.</translation>
    </message>
    <message numerus="yes">
        <source>This hand is worth %n counter(s): that is enough.</source>
        <translation>
            <numerusform>Cette combinaison vaut %n jeton&#x202f;: cela suffit.</numerusform>
            <numerusform>Cette combinaison vaut %n jetons&#x202f;: cela suffit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {kept}: the chance of 421 is about {percent}%.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Garde {kept}&#x202f;: la chance de faire 421 est de {percent}&#x202f;% environ.</translation>
    </message>
    <message>
        <source>Throw all three dice: the chance of 421 is about {percent}%.</source>
        <translation>Lance les trois dés&#x202f;: la chance de faire 421 est de {percent}&#x202f;% environ.</translation>
    </message>
    <message>
        <source>Keeping {kept} gets rid of the most counters on average.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Garder {kept} débarrasse en moyenne du plus grand nombre de jetons.</translation>
    </message>
    <message>
        <source>Keeping {kept} gives the best chance to be out first.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Garder {kept} donne la meilleure chance de sortir en premier.</translation>
    </message>
    <message>
        <source>No die is worth keeping. All three together make 421 in about {percent}% of cases.</source>
        <comment>percent: chance over the throws that are left</comment>
        <translation>Aucun dé ne vaut la peine d’être gardé. Les trois ensemble font 421 dans {percent}&#x202f;% des cas environ.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would get rid of fewer counters on average.</source>
        <translation>
            <numerusform>Les autres n’auront alors que %n lancer. Relancer débarrasserait en moyenne de moins de jetons.</numerusform>
            <numerusform>Les autres n’auront alors que %n lancers. Relancer débarrasserait en moyenne de moins de jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would make it less likely to be out first.</source>
        <translation>
            <numerusform>Les autres n’auront alors que %n lancer. Relancer rendrait moins probable de sortir en premier.</numerusform>
            <numerusform>Les autres n’auront alors que %n lancers. Relancer rendrait moins probable de sortir en premier.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes the best hand so far in about {best}% of cases, and the worst in about {worst}%.</source>
        <comment>throwing the dice that are shown</comment>
        <translation>C’est jusqu’ici la meilleure combinaison dans {best}&#x202f;% des cas environ, et la plus mauvaise dans {worst}&#x202f;% environ.</translation>
    </message>
    <message>
        <source>Throwing again would risk more than it brings.</source>
        <translation>Relancer risquerait plus que cela ne rapporte.</translation>
    </message>
    <message>
        <source>A 421 in the charge</source>
        <translation>Un 421 à la charge</translation>
    </message>
    <message>
        <source>421 is worth 10 counters. The last player throws 322, the worst hand of the three, and takes 10 counters from the pot.</source>
        <translation>421 vaut 10 jetons. La dernière personne lance 322, la plus mauvaise des trois combinaisons, et prend 10 jetons au pot.</translation>
    </message>
    <message>
        <source>Two worst hands</source>
        <translation>Deux plus mauvaises combinaisons</translation>
    </message>
    <message>
        <source>Two players have 532, so they throw once more. The 221 of this throw is the lower one: it costs the 4 counters of the best hand, 444, and nothing else.</source>
        <translation>Deux personnes ont 532 et relancent donc une fois. Le 221 de ce lancer est le plus bas&#x202f;: il coûte les 4 jetons de la meilleure combinaison, 444, et rien d’autre.</translation>
    </message>
    <message>
        <source>As often as the leader</source>
        <translation>Autant de fois que qui ouvre</translation>
    </message>
    <message>
        <source>The leader stopped after two throws. The other player has 611 at once, but must throw a second time: the 6 goes back into the cup, and the 4 that it shows is worth 4 counters.</source>
        <translation>L’ouverture s’est faite en deux lancers. L’autre personne a 611 tout de suite, mais doit lancer une deuxième fois&#x202f;: le 6 retourne dans le gobelet, et avec le 4 qu’il montre, cela vaut 4 jetons.</translation>
    </message>
    <message numerus="yes">
        <source>The pot was empty after %n round(s).</source>
        <translation>
            <numerusform>Le pot était vide après %n manche.</numerusform>
            <numerusform>Le pot était vide après %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made 421 most often: %n time(s).</source>
        <translation>
            <numerusform>{player} a réussi 421 le plus souvent&#x202f;: %n fois.</numerusform>
            <numerusform>{player} a réussi 421 le plus souvent&#x202f;: %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nénette came up %n time(s) in all.</source>
        <comment>221</comment>
        <translation>
            <numerusform>La nénette est sortie %n fois en tout.</numerusform>
            <numerusform>La nénette est sortie %n fois en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got through the whole charge without a single counter.</source>
        <translation>{player} a traversé toute la charge sans un seul jeton.</translation>
    </message>
    <message>
        <source>{player} once held {count} counters and still won.</source>
        <translation>{player} a eu jusqu’à {count} jetons et a gagné quand même.</translation>
    </message>
    <message>
        <source>{player} had to take the most counters from the pot: {count}.</source>
        <translation>{player} a dû prendre le plus de jetons au pot&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>{dice}</source>
        <comment>a hand: the numbers of three dice, as 421</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>{dice}, the nénette</source>
        <comment>the lowest hand; dice: 221</comment>
        <translation>{dice}, la nénette</translation>
    </message>
    <message>
        <source>{hand}: the lowest hand of all</source>
        <translation>{hand}&#x202f;: la plus basse de toutes</translation>
    </message>
    <message numerus="yes">
        <source>{hand}: %n counter(s)</source>
        <comment>what a hand moves, as 611: 6 counters</comment>
        <translation>
            <numerusform>{hand}&#x202f;: %n jeton</numerusform>
            <numerusform>{hand}&#x202f;: %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand}: rank {rank}, %n counter(s)</source>
        <comment>a hand, its rank in the list, and what it moves</comment>
        <translation>
            <numerusform>{hand}&#x202f;: rang {rank}, %n jeton</numerusform>
            <numerusform>{hand}&#x202f;: rang {rank}, %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of the sheet that shows which hand beats which; short</comment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>The hands, the best one on top</source>
        <translation>Les combinaisons, la meilleure en haut</translation>
    </message>
    <message>
        <source>421</source>
        <comment>line of the sheet of hands</comment>
        <translation>421</translation>
    </message>
    <message>
        <source>111</source>
        <comment>line of the sheet of hands</comment>
        <translation>111</translation>
    </message>
    <message>
        <source>611, 666</source>
        <comment>line of the sheet of hands</comment>
        <translation>611, 666</translation>
    </message>
    <message>
        <source>511, 555</source>
        <comment>line of the sheet of hands</comment>
        <translation>511, 555</translation>
    </message>
    <message>
        <source>411, 444</source>
        <comment>line of the sheet of hands</comment>
        <translation>411, 444</translation>
    </message>
    <message>
        <source>311, 333</source>
        <comment>line of the sheet of hands</comment>
        <translation>311, 333</translation>
    </message>
    <message>
        <source>211, 222</source>
        <comment>line of the sheet of hands</comment>
        <translation>211, 222</translation>
    </message>
    <message>
        <source>Straights</source>
        <comment>line of the sheet of hands: 654, 543, 432, 321; short</comment>
        <translation>Suites</translation>
    </message>
    <message>
        <source>665 to 221</source>
        <comment>line of the sheet of hands: all others, which rank like numbers</comment>
        <translation>665 à 221</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the sheet: one more throw between equal hands; short</comment>
        <translation>Départage</translation>
    </message>
    <message>
        <source>{line}, {player}</source>
        <comment>a box of the sheet of hands</comment>
        <translation>{line}, {player}</translation>
    </message>
    <message>
        <source>{line}: counters</source>
        <comment>a box of the sheet: what these hands move</comment>
        <translation>{line}&#x202f;: jetons</translation>
    </message>
    <message>
        <source>421</source>
        <translation>421</translation>
    </message>
    <message>
        <source>111</source>
        <translation>111</translation>
    </message>
    <message>
        <source>611, then 666</source>
        <translation>611, puis 666</translation>
    </message>
    <message>
        <source>511, then 555</source>
        <translation>511, puis 555</translation>
    </message>
    <message>
        <source>411, then 444</source>
        <translation>411, puis 444</translation>
    </message>
    <message>
        <source>311, then 333</source>
        <translation>311, puis 333</translation>
    </message>
    <message>
        <source>211, 222, then 654, 543, 432, 321</source>
        <translation>211, 222, puis 654, 543, 432, 321</translation>
    </message>
    <message>
        <source>665, 664, 663, 662, 661, 655, 653, 652, 651</source>
        <translation>665, 664, 663, 662, 661, 655, 653, 652, 651</translation>
    </message>
    <message>
        <source>644, 643, 642, 641, 633, 632, 631, 622, 621</source>
        <translation>644, 643, 642, 641, 633, 632, 631, 622, 621</translation>
    </message>
    <message>
        <source>554, 553, 552, 551, 544, 542, 541, 533, 532, 531, 522, 521</source>
        <translation>554, 553, 552, 551, 544, 542, 541, 533, 532, 531, 522, 521</translation>
    </message>
    <message>
        <source>443, 442, 441, 433, 431, 422, 332, 331, 322, and last 221</source>
        <translation>443, 442, 441, 433, 431, 422, 332, 331, 322, et enfin 221</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Gardés</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>over the row of dice that stay</comment>
        <translation>Lancer {throw} sur {throws}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie and hand them on</comment>
        <translation>S’arrêter</translation>
    </message>
    <message numerus="yes">
        <source>Take %n counter(s)</source>
        <comment>button: fetch the counters that are due</comment>
        <translation>
            <numerusform>Prendre %n jeton</numerusform>
            <numerusform>Prendre %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Charge, round {round}</source>
        <translation>Charge, manche {round}</translation>
    </message>
    <message>
        <source>Discharge, round {round}</source>
        <translation>Décharge, manche {round}</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <comment>has left the table; place: of the ranking</comment>
        <translation>rang {place}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>À {player} de lancer les trois dés.</translation>
    </message>
    <message>
        <source>{player} leads this round with up to three throws.</source>
        <translation>{player} ouvre cette manche, en trois lancers au plus.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} lance %n fois, comme {leader}.</numerusform>
            <numerusform>{player} lance %n fois, comme {leader}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws at most %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} lance %n fois au plus, comme {leader}.</numerusform>
            <numerusform>{player} lance %n fois au plus, comme {leader}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level for the worst hand: {player} throws once more. The lowest loses.</source>
        <translation>Égalité pour la plus mauvaise&#x202f;: {player} relance une fois. Le plus bas perd.</translation>
    </message>
    <message>
        <source>Level for the best hand: {player} throws once more. The highest gives.</source>
        <translation>Égalité pour la meilleure&#x202f;: {player} relance une fois. Le plus haut donne.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} peut s’arrêter ou relancer&#x202f;: encore %n lancer.</numerusform>
            <numerusform>{player} peut s’arrêter ou relancer&#x202f;: encore %n lancers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n throw(s) left, to match {leader}.</source>
        <translation>
            <numerusform>{player} doit relancer, comme {leader}&#x202f;: encore %n lancer.</numerusform>
            <numerusform>{player} doit relancer, comme {leader}&#x202f;: encore %n lancers.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has {hand}.</source>
        <comment>hand: the numbers of the dice, and what they are worth</comment>
        <translation>{player} a {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}; {player} takes %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} a la meilleure combinaison, {hand}&#x202f;; {player} prend %n jeton pour la plus mauvaise.</numerusform>
            <numerusform>{other} a la meilleure combinaison, {hand}&#x202f;; {player} prend %n jetons pour la plus mauvaise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}, and gives {player} %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} a la meilleure combinaison, {hand}, et donne à {player} %n jeton pour la plus mauvaise.</numerusform>
            <numerusform>{other} a la meilleure combinaison, {hand}, et donne à {player} %n jetons pour la plus mauvaise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {player} takes %n counter(s) from the pot.</source>
        <comment>221</comment>
        <translation>
            <numerusform>Pour la nénette, {player} prend %n jeton au pot.</numerusform>
            <numerusform>Pour la nénette, {player} prend %n jetons au pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {other} gives {player} %n counter(s).</source>
        <comment>221</comment>
        <translation>
            <numerusform>Pour la nénette, {other} donne à {player} %n jeton.</numerusform>
            <numerusform>Pour la nénette, {other} donne à {player} %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands are the same: {player} leads this round once more.</source>
        <translation>Toutes les combinaisons sont pareilles&#x202f;: {player} ouvre encore cette manche.</translation>
    </message>
    <message>
        <source>{player} has the best hand, but no counters to give.</source>
        <translation>{player} a la meilleure combinaison, mais aucun jeton à donner.</translation>
    </message>
    <message>
        <source>{player} is the first without counters and wins.</source>
        <translation>{player} n’a plus de jetons avant tout le monde et gagne.</translation>
    </message>
    <message>
        <source>{players} are the first without counters and share the victory.</source>
        <translation>{players} n’ont plus de jetons avant les autres et partagent la victoire.</translation>
    </message>
    <message>
        <source>Nobody got rid of all counters. Those with the fewest win: {players}.</source>
        <translation>Personne ne s’est débarrassé de tous ses jetons. Avec le plus petit nombre gagnent&#x202f;: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw %n time(s).</source>
        <comment>the leader of the round</comment>
        <translation>
            <numerusform>{player} a lancé %n fois.</numerusform>
            <numerusform>{player} a lancé %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one die has to lie in the tray to be thrown.</source>
        <translation>Il faut laisser au moins un dé sur le plateau pour le lancer.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>Lancer les trois dés</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Relancer&#x202f;: {dice}</translation>
    </message>
    <message>
        <source>Throw again without any die</source>
        <translation>Relancer sans aucun dé</translation>
    </message>
    <message>
        <source>Hand on the dice</source>
        <translation>Passer les dés</translation>
    </message>
    <message>
        <source>Take the counters</source>
        <translation>Prendre les jetons</translation>
    </message>
    <message>
        <source>The next round begins</source>
        <translation>La manche suivante commence</translation>
    </message>
    <message>
        <source>{player} throws {hand}.</source>
        <comment>hand: its numbers, and what it is worth</comment>
        <translation>{player} lance {hand}.</translation>
    </message>
    <message>
        <source>{player} throws {hand} in the play-off.</source>
        <comment>hand: the numbers of the dice</comment>
        <translation>{player} lance {hand} au départage.</translation>
    </message>
    <message>
        <source>{player} now has {hand}.</source>
        <comment>after throwing some dice again; hand: its numbers and what it is worth</comment>
        <translation>{player} a maintenant {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} avait gardé {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s).</source>
        <translation>
            <numerusform>{player} s’arrête après %n lancer.</numerusform>
            <numerusform>{player} s’arrête après %n lancers.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>Les dés passent à {player}.</translation>
    </message>
    <message>
        <source>{players} are level for the worst hand and throw once more.</source>
        <translation>Égalité pour la plus mauvaise combinaison&#x202f;: {players} relancent une fois.</translation>
    </message>
    <message>
        <source>{players} are level for the best hand and throw once more.</source>
        <translation>Égalité pour la meilleure combinaison&#x202f;: {players} relancent une fois.</translation>
    </message>
    <message>
        <source>Out, without counters: {players}.</source>
        <comment>who has left the table</comment>
        <translation>Plus aucun jeton, sortie de table&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The pot is empty: the discharge begins.</source>
        <translation>Le pot est vide&#x202f;: la décharge commence.</translation>
    </message>
    <message>
        <source>421!</source>
        <comment>celebrated in large letters</comment>
        <translation>421&#x202f;!</translation>
    </message>
    <message>
        <source>Nénette!</source>
        <comment>celebrated in large letters: the lowest hand, 221</comment>
        <translation>Nénette&#x202f;!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>En main</translation>
    </message>
</context>
</TS>
