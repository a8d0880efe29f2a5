<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="crypto_match.aim">
        <source>Everybody looks at the same time. Whoever first sees which picture two cards share makes a claim. Whoever wins the most mini-games wins the match.</source>
        <translation>Tout le monde regarde en même temps. Qui voit en premier l’image commune à deux cartes fait une annonce. Qui gagne le plus de mini-jeux gagne la partie.</translation>
    </message>
    <message id="crypto_match.deck">
        <source>There are 57 round cards and 57 pictures. Each card has eight of them.</source>
        <translation>Il y a 57 cartes rondes et 57 images. Chaque carte en porte huit.</translation>
    </message>
    <message id="crypto_match.deck@31">
        <source>There are 31 round cards and 31 pictures. Each card has six of them.</source>
        <translation>Il y a 31 cartes rondes et 31 images. Chaque carte en porte six.</translation>
    </message>
    <message id="crypto_match.deck@13">
        <source>There are 13 round cards and 13 pictures. Each card has four of them.</source>
        <translation>Il y a 13 cartes rondes et 13 images. Chaque carte en porte quatre.</translation>
    </message>
    <message id="crypto_match.one-shared-symbol">
        <source>Any two cards have exactly one picture in common: never none, never two.</source>
        <translation>Deux cartes ont toujours exactement une image en commun&#x202f;: jamais aucune, jamais deux.</translation>
    </message>
    <message id="crypto_match.playlist">
        <source>A match is a list of four mini-games: the Tower, the Well, Hot Potato and the Poisoned Gift.</source>
        <translation>Une partie est une liste de quatre mini-jeux&#x202f;: la tour, le puits, la patate chaude et le cadeau empoisonné.</translation>
    </message>
    <message id="crypto_match.playlist@chosen">
        <source>A match is a list of mini-games, chosen before the start. This table has chosen its own.</source>
        <translation>Une partie est une liste de mini-jeux, choisie avant le début. Cette table a choisi la sienne.</translation>
    </message>
    <message id="crypto_match.fresh-shuffle">
        <source>Every mini-game begins with the whole deck, freshly shuffled. The pictures lie in new places on the cards.</source>
        <translation>Chaque mini-jeu commence avec toutes les cartes, mélangées à nouveau. Les images ont changé de place sur les cartes.</translation>
    </message>
    <message id="crypto_match.all-at-once">
        <source>There are no turns. Whoever has a card on show may make a claim at any moment.</source>
        <translation>Personne n’attend son tour. Qui a une carte visible peut faire une annonce à tout moment.</translation>
    </message>
    <message id="crypto_match.claim">
        <source>A claim names a picture. In the Tower and the Well the other card is the one in the middle; in Hot Potato and the Poisoned Gift it also names a player.</source>
        <translation>Une annonce nomme une image. À la tour et au puits, l’autre carte est celle du centre&#x202f;; à la patate chaude et au cadeau empoisonné, elle nomme aussi quelqu’un.</translation>
    </message>
    <message id="crypto_match.symbol-must-match">
        <source>A claim is right if the picture is on both cards. Otherwise it is wrong.</source>
        <translation>Une annonce est juste si l’image est sur les deux cartes. Sinon elle est fausse.</translation>
    </message>
    <message id="crypto_match.top-card-only">
        <source>Only the top card of each pile counts.</source>
        <translation>Seule la carte du dessus de chaque tas compte.</translation>
    </message>
    <message id="crypto_match.first-claim">
        <source>The first right claim counts. It is carried out before the next one is looked at.</source>
        <translation>La première annonce juste compte. Elle est exécutée avant que l’on regarde la suivante.</translation>
    </message>
    <message id="crypto_match.same-instant">
        <source>If right claims come at the same moment, people go before computers, then whoever has found fewer pictures, then whoever sits next after the last player to find one.</source>
        <translation>Si des annonces justes arrivent au même instant, les humains passent avant les ordinateurs, puis qui a trouvé le moins d’images, puis qui est assis après la dernière personne à en avoir trouvé une.</translation>
    </message>
    <message id="crypto_match.point-time">
        <source>Whoever presses their key first has three seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Qui appuie en premier sur sa touche a trois secondes pour montrer l’image. Le temps s’arrête et personne d’autre n’est entendu. Ne rien montrer est une annonce fausse.</translation>
    </message>
    <message id="crypto_match.point-time@2">
        <source>Whoever presses their key first has two seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Qui appuie en premier sur sa touche a deux secondes pour montrer l’image. Le temps s’arrête et personne d’autre n’est entendu. Ne rien montrer est une annonce fausse.</translation>
    </message>
    <message id="crypto_match.point-time@6">
        <source>Whoever presses their key first has six seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Qui appuie en premier sur sa touche a six secondes pour montrer l’image. Le temps s’arrête et personne d’autre n’est entendu. Ne rien montrer est une annonce fausse.</translation>
    </message>
    <message id="crypto_match.wrong-claim">
        <source>After a wrong claim a player is locked for three seconds.</source>
        <translation>Qui fait une annonce fausse est en blocage pendant trois secondes.</translation>
    </message>
    <message id="crypto_match.wrong-claim@none">
        <source>A wrong claim costs nothing.</source>
        <translation>Une annonce fausse ne coûte rien.</translation>
    </message>
    <message id="crypto_match.wrong-claim@until-change">
        <source>After a wrong claim a player is locked until a card moves. If everybody is locked, everybody is freed.</source>
        <translation>Qui fait une annonce fausse est en blocage jusqu’à ce qu’une carte bouge. Si tout le monde est en blocage, le blocage est levé.</translation>
    </message>
    <message id="crypto_match.locked">
        <source>Whoever is locked is not heard. Trying all the same costs nothing.</source>
        <translation>Qui est en blocage n’est pas entendu. Essayer quand même ne coûte rien.</translation>
    </message>
    <message id="crypto_match.locked@never">
        <source>Nobody is ever locked.</source>
        <translation>Personne n’est jamais en blocage.</translation>
    </message>
    <message id="crypto_match.late-claim">
        <source>A claim that was right less than half a second ago is only late: it costs nothing.</source>
        <translation>Une annonce qui était juste il y a moins d’une demi-seconde arrive seulement trop tard&#x202f;: elle ne coûte rien.</translation>
    </message>
    <message id="crypto_match.no-card">
        <source>Whoever has no card on show cannot claim, and nobody can name them.</source>
        <translation>Qui n’a pas de carte visible ne peut ni annoncer ni être nommé.</translation>
    </message>
    <message id="crypto_match.help-after">
        <source>If nobody finds anything for 45 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>Si personne ne trouve rien pendant 45 secondes, une image se met à luire sur deux cartes. Il faut quand même l’annoncer.</translation>
    </message>
    <message id="crypto_match.help-after@20">
        <source>If nobody finds anything for 20 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>Si personne ne trouve rien pendant 20 secondes, une image se met à luire sur deux cartes. Il faut quand même l’annoncer.</translation>
    </message>
    <message id="crypto_match.help-after@never">
        <source>No picture glows, however long nobody finds anything.</source>
        <translation>Aucune image ne luit, même si personne ne trouve rien pendant longtemps.</translation>
    </message>
    <message id="crypto_match.tower-setup">
        <source>The Tower: each player gets one card, the others lie in the middle. At the start signal all cards are turned up together.</source>
        <translation>La tour&#x202f;: chaque personne reçoit une carte, les autres sont au centre. Au signal, toutes les cartes sont retournées ensemble.</translation>
    </message>
    <message id="crypto_match.tower-take">
        <source>The Tower: whoever finds the picture on their own card and the middle card takes the middle card onto their pile. It is the card that counts from now on.</source>
        <translation>La tour&#x202f;: qui trouve l’image commune à sa carte et à celle du centre prend la carte du centre sur son tas. C’est elle qui compte désormais.</translation>
    </message>
    <message id="crypto_match.tower-end">
        <source>The Tower ends when the last card of the middle has been taken. Most cards wins.</source>
        <translation>La tour finit quand la dernière carte du centre est prise. Le plus de cartes gagne.</translation>
    </message>
    <message id="crypto_match.well-setup">
        <source>The Well: one card lies in the middle. The others are dealt evenly, in piles with the top card face up. Cards left over are put aside.</source>
        <translation>Le puits&#x202f;: une carte est au centre. Les autres sont distribuées à parts égales, en tas dont la carte du dessus est visible. Ce qui reste est mis de côté.</translation>
    </message>
    <message id="crypto_match.well-place">
        <source>The Well: whoever finds the picture on their own card and the middle card puts their own card on the middle.</source>
        <translation>Le puits&#x202f;: qui trouve l’image commune à sa carte et à celle du centre pose sa carte au centre.</translation>
    </message>
    <message id="crypto_match.well-rank">
        <source>The Well: whoever gets rid of their last card first wins, and takes no further part.</source>
        <translation>Le puits&#x202f;: qui se débarrasse en premier de sa dernière carte gagne et ne joue plus.</translation>
    </message>
    <message id="crypto_match.well-end">
        <source>The Well goes on until only one player has cards. These go to the middle, and that player is last.</source>
        <translation>Le puits continue jusqu’à ce qu’une seule personne ait des cartes. Elles vont au centre, et cette personne est dernière.</translation>
    </message>
    <message id="crypto_match.well-end@first-out">
        <source>The Well ends as soon as one player has no cards left.</source>
        <translation>Le puits finit dès que quelqu’un n’a plus de cartes.</translation>
    </message>
    <message id="crypto_match.potato-setup">
        <source>Hot Potato: in each round every player gets one card, face up.</source>
        <translation>La patate chaude&#x202f;: à chaque manche, chaque personne reçoit une carte visible.</translation>
    </message>
    <message id="crypto_match.potato-claim">
        <source>Hot Potato: a claim names a picture shared by the player’s own card and that of another player who has cards. Nobody names their own pile.</source>
        <translation>La patate chaude&#x202f;: une annonce nomme une image commune à sa propre carte et à celle de quelqu’un d’autre qui a des cartes. Personne ne nomme son propre tas.</translation>
    </message>
    <message id="crypto_match.potato-give-all">
        <source>Hot Potato: whoever is right puts their whole pile on the pile of the named player, in unchanged order.</source>
        <translation>La patate chaude&#x202f;: qui a raison pose tout son tas, dans le même ordre, sur le tas de la personne nommée.</translation>
    </message>
    <message id="crypto_match.potato-safe">
        <source>Hot Potato: whoever has given their pile away is safe. No card comes back to them in this round.</source>
        <translation>La patate chaude&#x202f;: qui a donné son tas est à l’abri. Aucune carte ne lui revient pendant cette manche.</translation>
    </message>
    <message id="crypto_match.potato-round-end">
        <source>Hot Potato: a round ends when one player has all the cards. These are that player’s penalty cards.</source>
        <translation>La patate chaude&#x202f;: une manche finit quand une personne a toutes les cartes. Ce sont ses cartes de pénalité.</translation>
    </message>
    <message id="crypto_match.potato-rounds">
        <source>Hot Potato: there are as many rounds as the deck has cards for everybody. What is left over stays out.</source>
        <translation>La patate chaude&#x202f;: il y a autant de manches que les cartes suffisent pour tout le monde. Ce qui reste ne sert pas.</translation>
    </message>
    <message id="crypto_match.potato-rounds@five">
        <source>Hot Potato: there are five rounds, if the deck has enough cards for everybody.</source>
        <translation>La patate chaude&#x202f;: il y a cinq manches, si les cartes suffisent pour tout le monde.</translation>
    </message>
    <message id="crypto_match.potato-rounds@three">
        <source>Hot Potato: there are three rounds, if the deck has enough cards for everybody.</source>
        <translation>La patate chaude&#x202f;: il y a trois manches, si les cartes suffisent pour tout le monde.</translation>
    </message>
    <message id="crypto_match.potato-winner">
        <source>Hot Potato: after the last round, fewest penalty cards wins.</source>
        <translation>La patate chaude&#x202f;: après la dernière manche, le moins de cartes de pénalité gagne.</translation>
    </message>
    <message id="crypto_match.gift-setup">
        <source>The Poisoned Gift: each player gets one card, face up. The others lie face up in the middle.</source>
        <translation>Le cadeau empoisonné&#x202f;: chaque personne reçoit une carte visible. Les autres sont au centre, visibles.</translation>
    </message>
    <message id="crypto_match.gift-give">
        <source>The Poisoned Gift: whoever finds the picture on the middle card and the card of another player puts the middle card on that player’s pile.</source>
        <translation>Le cadeau empoisonné&#x202f;: qui trouve l’image commune à la carte du centre et à celle de quelqu’un d’autre pose la carte du centre sur ce tas.</translation>
    </message>
    <message id="crypto_match.gift-not-self">
        <source>The Poisoned Gift: nobody names their own pile.</source>
        <translation>Le cadeau empoisonné&#x202f;: personne ne nomme son propre tas.</translation>
    </message>
    <message id="crypto_match.gift-end">
        <source>The Poisoned Gift ends when the last card of the middle has been given away. Fewest cards wins.</source>
        <translation>Le cadeau empoisonné finit quand la dernière carte du centre est donnée. Le moins de cartes gagne.</translation>
    </message>
    <message id="crypto_match.mini-game-point">
        <source>Whoever wins a mini-game gets one match point, however many cards it was about.</source>
        <translation>Qui gagne un mini-jeu reçoit un point de partie, quel que soit le nombre de cartes.</translation>
    </message>
    <message id="crypto_match.shared-win">
        <source>If several players are equal, each of them gets the match point. In the Well nobody can be equal.</source>
        <translation>En cas d’égalité, chaque personne à égalité reçoit le point de partie. Au puits, il n’y a jamais d’égalité.</translation>
    </message>
    <message id="crypto_match.match-winner">
        <source>After the last mini-game, most match points wins. Equal players share the victory.</source>
        <translation>Après le dernier mini-jeu, le plus de points de partie gagne. En cas d’égalité, la victoire est partagée.</translation>
    </message>
    <message id="crypto_match.match-winner@decider">
        <source>After the last mini-game, most match points wins. Equal players play one more Tower. If they are equal again, they share the victory.</source>
        <translation>Après le dernier mini-jeu, le plus de points de partie gagne. En cas d’égalité, on joue encore une tour. Si l’égalité demeure, la victoire est partagée.</translation>
    </message>
    <message id="crypto_match.names">
        <source>The name of each picture stands below it.</source>
        <translation>Le nom de chaque image est écrit dessous.</translation>
    </message>
    <message id="crypto_match.ahead-1">
        <source>A head start of 1 match point counts from the beginning.</source>
        <translation>Une avance de 1 point de partie compte dès le début.</translation>
    </message>
</context>
<context>
    <name>crypto_match</name>
    <message>
        <source>The Tower</source>
        <comment>a mini-game</comment>
        <translation>La tour</translation>
    </message>
    <message>
        <source>The Well</source>
        <comment>a mini-game</comment>
        <translation>Le puits</translation>
    </message>
    <message>
        <source>Hot Potato</source>
        <comment>a mini-game</comment>
        <translation>La patate chaude</translation>
    </message>
    <message>
        <source>The Poisoned Gift</source>
        <comment>a mini-game</comment>
        <translation>Le cadeau empoisonné</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Nombre de cartes</translation>
    </message>
    <message>
        <source>57</source>
        <comment>cards in the deck</comment>
        <translation>57</translation>
    </message>
    <message>
        <source>31</source>
        <comment>cards in the deck</comment>
        <translation>31</translation>
    </message>
    <message>
        <source>13</source>
        <comment>cards in the deck</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>Mini-games</source>
        <translation>Mini-jeux</translation>
    </message>
    <message>
        <source>Names under the pictures</source>
        <translation>Noms sous les images</translation>
    </message>
    <message>
        <source>After a wrong claim</source>
        <translation>Après une annonce fausse</translation>
    </message>
    <message>
        <source>locked for 3 seconds</source>
        <comment>after a wrong claim</comment>
        <translation>3 secondes de blocage</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <comment>after a wrong claim</comment>
        <translation>rien ne se passe</translation>
    </message>
    <message>
        <source>locked until a card moves</source>
        <comment>after a wrong claim</comment>
        <translation>blocage jusqu’à ce qu’une carte bouge</translation>
    </message>
    <message>
        <source>The Well ends</source>
        <translation>Le puits finit</translation>
    </message>
    <message>
        <source>when one player has cards</source>
        <comment>the Well ends</comment>
        <translation>quand une seule personne a des cartes</translation>
    </message>
    <message>
        <source>when one player has none</source>
        <comment>the Well ends</comment>
        <translation>quand quelqu’un n’a plus de cartes</translation>
    </message>
    <message>
        <source>Rounds of Hot Potato</source>
        <translation>Manches de patate chaude</translation>
    </message>
    <message>
        <source>as many as the deck allows</source>
        <comment>rounds of Hot Potato</comment>
        <translation>autant que les cartes le permettent</translation>
    </message>
    <message>
        <source>5</source>
        <comment>rounds of Hot Potato</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>3</source>
        <comment>rounds of Hot Potato</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Equal match points</source>
        <translation>Points de partie à égalité</translation>
    </message>
    <message>
        <source>share the victory</source>
        <comment>players with equal points</comment>
        <translation>partagent la victoire</translation>
    </message>
    <message>
        <source>play one more Tower</source>
        <comment>players with equal points</comment>
        <translation>jouent encore une tour</translation>
    </message>
    <message>
        <source>If nobody finds anything, pictures glow</source>
        <translation>Si personne ne trouve rien, des images luisent</translation>
    </message>
    <message>
        <source>after 45 seconds</source>
        <comment>pictures glow</comment>
        <translation>après 45 secondes</translation>
    </message>
    <message>
        <source>after 20 seconds</source>
        <comment>pictures glow</comment>
        <translation>après 20 secondes</translation>
    </message>
    <message>
        <source>never</source>
        <comment>pictures glow</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Time to point after pressing a key</source>
        <translation>Temps pour montrer après la touche</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <comment>time to point</comment>
        <translation>3 secondes</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <comment>time to point</comment>
        <translation>2 secondes</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>time to point</comment>
        <translation>6 secondes</translation>
    </message>
    <message>
        <source>1 match point ahead</source>
        <comment>handicap</comment>
        <translation>1 point de partie d’avance</translation>
    </message>
    <message>
        <source>Crypto Match</source>
        <translation>Crypto-Match</translation>
    </message>
    <message>
        <source>Secret signs</source>
        <comment>another name of the game, for subtitle and search</comment>
        <translation>Signes secrets</translation>
    </message>
    <message>
        <source>Be the first to see which secret sign two cards share.</source>
        <translation>Vois avant les autres le signe secret commun à deux cartes.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of the card in the middle.</source>
        <translation>L’image est dans la moitié haute de la carte du centre.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of the card in the middle.</source>
        <translation>L’image est dans la moitié basse de la carte du centre.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of this card: {player}.</source>
        <translation>L’image est dans la moitié haute de cette carte&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of this card: {player}.</source>
        <translation>L’image est dans la moitié basse de cette carte&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>a picture</comment>
        <translation>Clé</translation>
    </message>
    <message>
        <source>It locks a message and opens it again.</source>
        <translation>Elle ferme un message et le rouvre.</translation>
    </message>
    <message>
        <source>Padlock</source>
        <comment>a picture</comment>
        <translation>Cadenas</translation>
    </message>
    <message>
        <source>Anybody can snap it shut, but only one key opens it.</source>
        <translation>Tout le monde peut le fermer, mais une seule clé l’ouvre.</translation>
    </message>
    <message>
        <source>Cloud</source>
        <comment>a picture</comment>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>Other people’s computers, where files are kept far away.</source>
        <translation>Les ordinateurs des autres, où les fichiers sont gardés au loin.</translation>
    </message>
    <message>
        <source>Sealed Letter</source>
        <comment>a picture</comment>
        <translation>Lettre cachetée</translation>
    </message>
    <message>
        <source>An unbroken seal shows that nobody has read it.</source>
        <translation>Un cachet intact montre que personne ne l’a lue.</translation>
    </message>
    <message>
        <source>Bob</source>
        <comment>a picture</comment>
        <translation>Bob</translation>
    </message>
    <message>
        <source>In every story about secrets, he gets the message.</source>
        <translation>Dans toutes les histoires de secrets, c’est lui qui reçoit le message.</translation>
    </message>
    <message>
        <source>Alice</source>
        <comment>a picture</comment>
        <translation>Alice</translation>
    </message>
    <message>
        <source>In every story about secrets, she sends the message.</source>
        <translation>Dans toutes les histoires de secrets, c’est elle qui envoie le message.</translation>
    </message>
    <message>
        <source>Eve the Listener</source>
        <comment>a picture</comment>
        <translation>Ève qui écoute</translation>
    </message>
    <message>
        <source>She listens in to what Alice and Bob tell each other.</source>
        <translation>Elle écoute ce qu’Alice et Bob se racontent.</translation>
    </message>
    <message>
        <source>Random Die</source>
        <comment>a picture</comment>
        <translation>Dé du hasard</translation>
    </message>
    <message>
        <source>Good secrets begin with numbers that nobody can guess.</source>
        <translation>Un bon secret commence par des nombres que personne ne devine.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>a picture</comment>
        <translation>Empreinte digitale</translation>
    </message>
    <message>
        <source>A short mark that belongs to one thing only.</source>
        <translation>Une courte marque qui n’appartient qu’à une seule chose.</translation>
    </message>
    <message>
        <source>Enigma</source>
        <comment>a picture</comment>
        <translation>Enigma</translation>
    </message>
    <message>
        <source>A machine with turning wheels that wrote secret messages.</source>
        <translation>Une machine à roues tournantes qui écrivait des messages secrets.</translation>
    </message>
    <message>
        <source>Cipher Disk</source>
        <comment>a picture</comment>
        <translation>Disque à chiffrer</translation>
    </message>
    <message>
        <source>Turn the ring, and every letter becomes another one.</source>
        <translation>Tourne l’anneau, et chaque lettre en devient une autre.</translation>
    </message>
    <message>
        <source>Invisible Ink</source>
        <comment>a picture</comment>
        <translation>Encre invisible</translation>
    </message>
    <message>
        <source>The paper looks empty until somebody warms it.</source>
        <translation>Le papier semble vide tant que personne ne le chauffe.</translation>
    </message>
    <message>
        <source>Salt</source>
        <comment>a picture</comment>
        <translation>Sel</translation>
    </message>
    <message>
        <source>A pinch of chance makes equal passwords look different.</source>
        <translation>Une pincée de hasard rend différents deux mots de passe égaux.</translation>
    </message>
    <message>
        <source>Password</source>
        <comment>a picture</comment>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>A word that only its owner should know.</source>
        <translation>Un mot que seule une personne devrait connaître.</translation>
    </message>
    <message>
        <source>Scytale</source>
        <comment>a picture</comment>
        <translation>Scytale</translation>
    </message>
    <message>
        <source>Wound round the right stick, the ribbon can be read.</source>
        <translation>Enroulé sur le bon bâton, le ruban devient lisible.</translation>
    </message>
    <message>
        <source>Pigpen Cipher</source>
        <comment>a picture</comment>
        <translation>Chiffre parc à cochons</translation>
    </message>
    <message>
        <source>Every letter becomes the fence that it stands in.</source>
        <translation>Chaque lettre devient la clôture qui l’entoure.</translation>
    </message>
    <message>
        <source>Trapdoor</source>
        <comment>a picture</comment>
        <translation>Trappe secrète</translation>
    </message>
    <message>
        <source>Easy to fall in, hard to get out without the ladder.</source>
        <translation>Facile d’y tomber, difficile d’en sortir sans l’échelle.</translation>
    </message>
    <message>
        <source>Rainbow Table</source>
        <comment>a picture</comment>
        <translation>Table arc-en-ciel</translation>
    </message>
    <message>
        <source>A long list made in advance to look up passwords.</source>
        <translation>Une longue liste préparée pour y chercher des mots de passe.</translation>
    </message>
    <message>
        <source>Birthday Attack</source>
        <comment>a picture</comment>
        <translation>Attaque des anniversaires</translation>
    </message>
    <message>
        <source>In a big class two children soon share a birthday.</source>
        <translation>Dans une grande classe, deux élèves ont vite le même anniversaire.</translation>
    </message>
    <message>
        <source>Honeypot</source>
        <comment>a picture</comment>
        <translation>Pot de miel</translation>
    </message>
    <message>
        <source>A sweet trap that shows who wants to break in.</source>
        <translation>Un piège sucré qui montre qui veut entrer.</translation>
    </message>
    <message>
        <source>Boomerang Attack</source>
        <comment>a picture</comment>
        <translation>Attaque boomerang</translation>
    </message>
    <message>
        <source>What flies out comes back and tells something.</source>
        <translation>Ce qui s’envole revient et révèle quelque chose.</translation>
    </message>
    <message>
        <source>Avalanche Effect</source>
        <comment>a picture</comment>
        <translation>Effet avalanche</translation>
    </message>
    <message>
        <source>Change one letter, and everything changes.</source>
        <translation>Change une lettre, et tout change.</translation>
    </message>
    <message>
        <source>Sponge</source>
        <comment>a picture</comment>
        <translation>Éponge</translation>
    </message>
    <message>
        <source>It soaks up a message and is squeezed out again.</source>
        <translation>Elle absorbe un message, puis on la presse.</translation>
    </message>
    <message>
        <source>Number Sieve</source>
        <comment>a picture</comment>
        <translation>Crible de nombres</translation>
    </message>
    <message>
        <source>It lets numbers fall through until the right ones stay.</source>
        <translation>Il laisse tomber des nombres jusqu’à ne garder que les bons.</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>a picture</comment>
        <translation>Réseau de points</translation>
    </message>
    <message>
        <source>A grid of points: finding the nearest one is hard.</source>
        <translation>Une grille de points&#x202f;: trouver le plus proche est difficile.</translation>
    </message>
    <message>
        <source>Onion Routing</source>
        <comment>a picture</comment>
        <translation>Routage en oignon</translation>
    </message>
    <message>
        <source>A message in many layers, one for each stop on its way.</source>
        <translation>Un message en plusieurs couches, une pour chaque étape.</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>a picture</comment>
        <translation>Signature</translation>
    </message>
    <message>
        <source>It shows who wrote something.</source>
        <translation>Elle montre qui a écrit quelque chose.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>a picture</comment>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>A paper that says whose key this is.</source>
        <translation>Un papier qui dit à qui est cette clé.</translation>
    </message>
    <message>
        <source>Key Exchange</source>
        <comment>a picture</comment>
        <translation>Échange de clés</translation>
    </message>
    <message>
        <source>Two people agree on a key while everybody listens.</source>
        <translation>Deux personnes choisissent une clé pendant que tout le monde écoute.</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <comment>a picture</comment>
        <translation>Force brute</translation>
    </message>
    <message>
        <source>Trying every single key until one fits.</source>
        <translation>Essayer toutes les clés, une par une, jusqu’à la bonne.</translation>
    </message>
    <message>
        <source>Smart Card</source>
        <comment>a picture</comment>
        <translation>Carte à puce</translation>
    </message>
    <message>
        <source>A tiny computer on a card that keeps a key.</source>
        <translation>Un minuscule ordinateur sur une carte, qui garde une clé.</translation>
    </message>
    <message>
        <source>Meet-in-the-Middle</source>
        <comment>a picture</comment>
        <translation>Rencontre au milieu</translation>
    </message>
    <message>
        <source>Begin at both ends, and meet halfway.</source>
        <translation>Commence par les deux bouts et retrouve-toi au milieu.</translation>
    </message>
    <message>
        <source>Even-Mansour</source>
        <comment>a picture</comment>
        <translation>Even-Mansour</translation>
    </message>
    <message>
        <source>A simple cipher: a key, a good shuffle, and a key.</source>
        <translation>Un chiffre simple&#x202f;: une clé, un bon mélange, une clé.</translation>
    </message>
    <message>
        <source>Feistel Network</source>
        <comment>a picture</comment>
        <translation>Réseau de Feistel</translation>
    </message>
    <message>
        <source>Two halves change sides again and again.</source>
        <translation>Deux moitiés changent de côté encore et encore.</translation>
    </message>
    <message>
        <source>S-Box</source>
        <comment>a picture</comment>
        <translation>Boîte S</translation>
    </message>
    <message>
        <source>A little table that swaps one piece for another.</source>
        <translation>Un petit tableau qui échange un morceau contre un autre.</translation>
    </message>
    <message>
        <source>XOR</source>
        <comment>a picture</comment>
        <translation>OU exclusif</translation>
    </message>
    <message>
        <source>One or the other, but never both.</source>
        <translation>L’un ou l’autre, mais jamais les deux.</translation>
    </message>
    <message>
        <source>Block Cipher</source>
        <comment>a picture</comment>
        <translation>Chiffrement par blocs</translation>
    </message>
    <message>
        <source>It scrambles a message block by block.</source>
        <translation>Il brouille un message bloc par bloc.</translation>
    </message>
    <message>
        <source>Stream Cipher</source>
        <comment>a picture</comment>
        <translation>Chiffrement à flot</translation>
    </message>
    <message>
        <source>It scrambles a message drop by drop, as it flows.</source>
        <translation>Il brouille un message goutte à goutte, au fil de l’eau.</translation>
    </message>
    <message>
        <source>One-Time Pad</source>
        <comment>a picture</comment>
        <translation>Masque jetable</translation>
    </message>
    <message>
        <source>Every page is a key, used once and torn off.</source>
        <translation>Chaque page est une clé, utilisée une fois puis arrachée.</translation>
    </message>
    <message>
        <source>Hash Function</source>
        <comment>a picture</comment>
        <translation>Fonction de hachage</translation>
    </message>
    <message>
        <source>It grinds any text into a short number.</source>
        <translation>Elle moud n’importe quel texte en un nombre court.</translation>
    </message>
    <message>
        <source>Merkle Tree</source>
        <comment>a picture</comment>
        <translation>Arbre de Merkle</translation>
    </message>
    <message>
        <source>A tree of sums that guards many pages at once.</source>
        <translation>Un arbre de sommes qui garde beaucoup de pages à la fois.</translation>
    </message>
    <message>
        <source>Blockchain</source>
        <comment>a picture</comment>
        <translation>Chaîne de blocs</translation>
    </message>
    <message>
        <source>Pages chained together, so that none can be swapped.</source>
        <translation>Des pages enchaînées, pour qu’aucune ne soit échangée.</translation>
    </message>
    <message>
        <source>Zero-Knowledge Cave</source>
        <comment>a picture</comment>
        <translation>Grotte sans divulgation</translation>
    </message>
    <message>
        <source>Prove that you know the secret without telling it.</source>
        <translation>Prouve que tu connais le secret sans le dire.</translation>
    </message>
    <message>
        <source>Secret Sharing</source>
        <comment>a picture</comment>
        <translation>Partage de secret</translation>
    </message>
    <message>
        <source>Only with all the pieces can the map be read.</source>
        <translation>Il faut tous les morceaux pour lire la carte.</translation>
    </message>
    <message>
        <source>Side Channel</source>
        <comment>a picture</comment>
        <translation>Canal auxiliaire</translation>
    </message>
    <message>
        <source>Noise or warmth can give a secret away.</source>
        <translation>Un bruit ou de la chaleur peut trahir un secret.</translation>
    </message>
    <message>
        <source>Padding Oracle</source>
        <comment>a picture</comment>
        <translation>Oracle de remplissage</translation>
    </message>
    <message>
        <source>It answers only yes or no, and still tells too much.</source>
        <translation>Il ne répond que oui ou non, et c’est déjà trop.</translation>
    </message>
    <message>
        <source>Nonce</source>
        <comment>a picture</comment>
        <translation>Nombre à usage unique</translation>
    </message>
    <message>
        <source>A number that is used only once.</source>
        <translation>Un nombre qui ne sert qu’une fois.</translation>
    </message>
    <message>
        <source>Elliptic Curve</source>
        <comment>a picture</comment>
        <translation>Courbe elliptique</translation>
    </message>
    <message>
        <source>A curve on which one can count with points.</source>
        <translation>Une courbe sur laquelle on calcule avec des points.</translation>
    </message>
    <message>
        <source>Prime Number</source>
        <comment>a picture</comment>
        <translation>Nombre premier</translation>
    </message>
    <message>
        <source>Only one and the number itself divide it.</source>
        <translation>Seuls un et lui-même le divisent.</translation>
    </message>
    <message>
        <source>Clock Arithmetic</source>
        <comment>a picture</comment>
        <translation>Arithmétique de l’horloge</translation>
    </message>
    <message>
        <source>After the last hour it begins again at zero.</source>
        <translation>Après la dernière heure, on recommence à zéro.</translation>
    </message>
    <message>
        <source>Vigenère Square</source>
        <comment>a picture</comment>
        <translation>Carré de Vigenère</translation>
    </message>
    <message>
        <source>A table of alphabets, each shifted by one.</source>
        <translation>Un tableau d’alphabets, chacun décalé d’une lettre.</translation>
    </message>
    <message>
        <source>Mallory the Meddler</source>
        <comment>a picture</comment>
        <translation>Mallory le manipulateur</translation>
    </message>
    <message>
        <source>He changes messages on their way.</source>
        <translation>Il change les messages en route.</translation>
    </message>
    <message>
        <source>Replay Attack</source>
        <comment>a picture</comment>
        <translation>Attaque par rejeu</translation>
    </message>
    <message>
        <source>Sending an old message once more.</source>
        <translation>Renvoyer un vieux message encore une fois.</translation>
    </message>
    <message>
        <source>Homomorphic Glovebox</source>
        <comment>a picture</comment>
        <translation>Boîte à gants homomorphe</translation>
    </message>
    <message>
        <source>Work on something without ever seeing it.</source>
        <translation>Travailler sur une chose sans jamais la voir.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <comment>a picture</comment>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>How much surprise there is in something.</source>
        <translation>Combien de surprise il y a dans une chose.</translation>
    </message>
    <message>
        <source>Quantum Key</source>
        <comment>a picture</comment>
        <translation>Clé quantique</translation>
    </message>
    <message>
        <source>A key made of light that notices who looks at it.</source>
        <translation>Une clé de lumière qui remarque qui la regarde.</translation>
    </message>
    <message>
        <source>Steganography</source>
        <comment>a picture</comment>
        <translation>Stéganographie</translation>
    </message>
    <message>
        <source>A secret hidden in a picture, for nobody to notice.</source>
        <translation>Un secret caché dans une image, sans que personne le remarque.</translation>
    </message>
    <message>
        <source>{player} was first and points now. Everybody else waits.</source>
        <translation>{player} a été plus rapide et montre maintenant. Les autres attendent.</translation>
    </message>
    <message>
        <source>The cards lie face down. Everybody waits for the start signal.</source>
        <translation>Les cartes sont cachées. Tout le monde attend le signal.</translation>
    </message>
    <message>
        <source>Nothing can be claimed now. It goes on in a moment.</source>
        <translation>On ne peut rien annoncer maintenant. La suite arrive.</translation>
    </message>
    <message>
        <source>{player} has no card on show.</source>
        <translation>{player} n’a pas de carte visible.</translation>
    </message>
    <message>
        <source>{player} is locked after a wrong claim.</source>
        <translation>{player} est en blocage après une annonce fausse.</translation>
    </message>
    <message>
        <source>This is {player}’s own card. A claim names the card of somebody else.</source>
        <translation>C’est sa propre carte&#x202f;: {player}. Une annonce nomme la carte de quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Whoever wants to claim this presses their own key or button first.</source>
        <translation>Qui veut l’annoncer appuie d’abord sur sa touche ou son bouton.</translation>
    </message>
    <message>
        <source>{player} was faster, by a moment.</source>
        <translation>{player} a été plus rapide, d’un instant.</translation>
    </message>
    <message>
        <source>This picture is on neither of the two cards.</source>
        <translation>Cette image n’est sur aucune des deux cartes.</translation>
    </message>
    <message>
        <source>A claim names the card of a player.</source>
        <translation>Une annonce nomme la carte de quelqu’un.</translation>
    </message>
    <message>
        <source>The other card is always the one in the middle.</source>
        <translation>L’autre carte est toujours celle du centre.</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Prendre une carte</translation>
    </message>
    <message>
        <source>Two arrows that meet at a star are on the own card and on the middle card. Whoever sees it first takes the middle card, and it is the card to compare from now on.</source>
        <translation>Deux flèches qui se rejoignent sur une étoile sont sur sa propre carte et sur celle du centre. Qui le voit en premier prend la carte du centre, et c’est elle que l’on compare désormais.</translation>
    </message>
    <message>
        <source>Handing the potato on</source>
        <translation>Passer la patate</translation>
    </message>
    <message>
        <source>The first player gives a card to the second one and is safe. The third one sees the same picture on the new top card and gives a card away too.</source>
        <translation>La première personne donne sa carte à la deuxième et se met à l’abri. La troisième voit la même image sur la nouvelle carte du dessus et donne aussi la sienne.</translation>
    </message>
    <message>
        <source>A gift that nobody wants</source>
        <translation>Un cadeau dont personne ne veut</translation>
    </message>
    <message>
        <source>The middle card and the card of another player share a picture. Whoever sees it gives the middle card to that player.</source>
        <translation>La carte du centre et celle de quelqu’un d’autre ont une image en commun. Qui la voit donne la carte du centre à cette personne.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were found in all.</source>
        <translation>
            <numerusform>%n image a été trouvée en tout.</numerusform>
            <numerusform>%n images ont été trouvées en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} found the most pictures: %n.</source>
        <translation>
            <numerusform>{player} a trouvé le plus d’images&#x202f;: %n.</numerusform>
            <numerusform>{player} a trouvé le plus d’images&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This picture was found most often: {picture}, %n time(s).</source>
        <translation>
            <numerusform>L’image la plus trouvée&#x202f;: {picture}, %n fois.</numerusform>
            <numerusform>L’image la plus trouvée&#x202f;: {picture}, %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} once found %n pictures in a row.</source>
        <translation>
            <numerusform>{player} a trouvé une fois %n image de suite.</numerusform>
            <numerusform>{player} a trouvé une fois %n images de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card: {player}</source>
        <translation>Carte&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Penalty cards: {player}</source>
        <translation>Cartes de pénalité&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Cartes mises de côté</translation>
    </message>
    <message>
        <source>Me!</source>
        <comment>on the button of a player who wants to be heard first</comment>
        <translation>Moi&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%n match point(s)</source>
        <translation>
            <numerusform>%n point de partie</numerusform>
            <numerusform>%n points de partie</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <comment>a round card with pictures</comment>
        <translation>carte</translation>
    </message>
    <message>
        <source>{picture}: {meaning}</source>
        <comment>a picture and what it means, in the legend</comment>
        <translation>{picture}&#x202f;: {meaning}</translation>
    </message>
    <message>
        <source>Claim: {picture}</source>
        <comment>a possible move</comment>
        <translation>Annoncer&#x202f;: {picture}</translation>
    </message>
    <message>
        <source>Claim on {player}’s card: {picture}</source>
        <comment>a possible move</comment>
        <translation>Annoncer sur la carte ({player})&#x202f;: {picture}</translation>
    </message>
    <message>
        <source>Be first, then point</source>
        <comment>a possible move</comment>
        <translation>Appuyer d’abord, puis montrer</translation>
    </message>
    <message>
        <source>Turn all cards up</source>
        <comment>what the clock does</comment>
        <translation>Retourner toutes les cartes</translation>
    </message>
    <message>
        <source>The time to point is over</source>
        <comment>what the clock does</comment>
        <translation>Le temps pour montrer est écoulé</translation>
    </message>
    <message>
        <source>A lock ends</source>
        <comment>what the clock does</comment>
        <translation>Un blocage finit</translation>
    </message>
    <message>
        <source>A picture begins to glow</source>
        <comment>what the clock does</comment>
        <translation>Une image se met à luire</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>what the clock does</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{player} sees it first: {picture}.</source>
        <translation>{player} le voit en premier&#x202f;: {picture}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {player}.</source>
        <translation>
            <numerusform>%n carte pour {player}.</numerusform>
            <numerusform>%n cartes pour {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is wrong: {picture}.</source>
        <translation>{player} se trompe&#x202f;: {picture}.</translation>
    </message>
    <message>
        <source>{player} has to wait.</source>
        <translation>{player} doit attendre.</translation>
    </message>
    <message>
        <source>{player} was first.</source>
        <translation>{player} a été plus rapide.</translation>
    </message>
    <message>
        <source>{player} does not point in time.</source>
        <translation>{player} ne montre pas à temps.</translation>
    </message>
    <message>
        <source>Nobody has found it yet: a picture begins to glow.</source>
        <translation>Personne ne l’a encore trouvée&#x202f;: une image se met à luire.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s) for {player}.</source>
        <translation>
            <numerusform>%n carte de pénalité pour {player}.</numerusform>
            <numerusform>%n cartes de pénalité pour {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins this mini-game!</source>
        <translation>{player} gagne ce mini-jeu&#x202f;!</translation>
    </message>
    <message>
        <source>Next: {game}.</source>
        <translation>Ensuite&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>The Tower begins: collect cards. Most cards wins.</source>
        <translation>La tour commence&#x202f;: ramasser des cartes. Le plus de cartes gagne.</translation>
    </message>
    <message>
        <source>The Well begins: get rid of the cards. The first without any wins.</source>
        <translation>Le puits commence&#x202f;: se débarrasser des cartes. Qui n’en a plus en premier gagne.</translation>
    </message>
    <message>
        <source>The Poisoned Gift begins: nobody wants cards. Fewest cards wins.</source>
        <translation>Le cadeau empoisonné commence&#x202f;: personne ne veut de cartes. Le moins de cartes gagne.</translation>
    </message>
    <message>
        <source>Hot Potato, round {round} of {rounds}: whoever keeps the cards gets the penalty.</source>
        <translation>La patate chaude, manche {round} sur {rounds}&#x202f;: qui garde les cartes prend la pénalité.</translation>
    </message>
    <message>
        <source>The Tower: who spots the picture shared by their own card and the middle one?</source>
        <translation>La tour&#x202f;: qui voit l’image commune à sa carte et à celle du centre&#x202f;?</translation>
    </message>
    <message>
        <source>The Well: who spots the picture shared by their own card and the middle one?</source>
        <translation>Le puits&#x202f;: qui voit l’image commune à sa carte et à celle du centre&#x202f;?</translation>
    </message>
    <message>
        <source>Hot Potato: who spots the picture shared by their own card and another player’s?</source>
        <translation>La patate chaude&#x202f;: qui voit l’image commune à sa carte et à une autre&#x202f;?</translation>
    </message>
    <message>
        <source>The Poisoned Gift: who spots the picture shared by the middle card and another player’s?</source>
        <translation>Le cadeau empoisonné&#x202f;: qui voit l’image commune à la carte du centre et à une autre&#x202f;?</translation>
    </message>
    <message>
        <source>Look for the picture that glows on two cards.</source>
        <translation>Cherchez l’image qui luit sur deux cartes.</translation>
    </message>
    <message>
        <source>{player} was first: which picture is on both cards?</source>
        <translation>{player} a été plus rapide&#x202f;: quelle image est sur les deux cartes&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>{player} keeps the hot potato: %n penalty card(s).</source>
        <translation>
            <numerusform>{player} garde la patate chaude&#x202f;: %n carte de pénalité.</numerusform>
            <numerusform>{player} garde la patate chaude&#x202f;: %n cartes de pénalité.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} is over. Match point: {players}.</source>
        <translation>{game}&#x202f;: fini. Point de partie&#x202f;: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n carte gagnée</numerusform>
            <numerusform>%n cartes gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>encore %n carte</numerusform>
            <numerusform>encore %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n pénalité</numerusform>
            <numerusform>%n pénalités</numerusform>
        </translation>
    </message>
    <message>
        <source>safe</source>
        <comment>in this round: on the plate of a player</comment>
        <translation>à l’abri</translation>
    </message>
    <message>
        <source>place {place}</source>
        <comment>in a mini-game: on the plate of a player</comment>
        <translation>rang {place}</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>for a moment: on the plate of a player</comment>
        <translation>blocage</translation>
    </message>
    <message>
        <source>looks on</source>
        <comment>takes no part: on the plate of a player</comment>
        <translation>regarde</translation>
    </message>
    <message>
        <source>{game}, {number} of {count}</source>
        <comment>the quiet line beside the title</comment>
        <translation>{game}, {number} sur {count}</translation>
    </message>
    <message>
        <source>Decider</source>
        <translation>Départage</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Points de partie</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>it glows</source>
        <comment>a picture, said for screen readers</comment>
        <translation>luit</translation>
    </message>
</context>
</TS>
