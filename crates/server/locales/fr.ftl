### Ce que le serveur dit des requêtes, des tables et des places.

## Requêtes

server-request-no-json = La requête est illisible : un corps est du JSON, et son en-tête Content-Type dit application/json.
server-request-no-text = Le message est illisible : les messages sont des textes.
server-request-method = Cette adresse ne se demande pas par { $method }.
server-game-speechless = Les phrases de ce jeu sont illisibles : { $problem }.
server-request-origin = Cette page n’appartient pas à ce serveur ; ouvrez l’adresse du serveur lui-même.
server-request-too-large = La requête dépasse { $limit } octets.
server-request-unknown-route = Il n’y a rien à cette adresse.
server-request-timeout = Le serveur a mis trop de temps ; veuillez réessayer.
server-request-busy = { $waiting ->
        [one] { $waiting } demande attend
       *[other] { $waiting } demandes attendent
    } déjà une réponse ; réessayez dans un instant.
server-request-host = Ce serveur ne répond pas à ce nom. Son exploitant peut l’indiquer : --origin https://NOM, ou --behind-proxy s’il est derrière un mandataire.
server-limit-rate = Trop de requêtes depuis votre adresse ; patientez un instant.
server-limit-connections = Trop de connexions depuis votre adresse ; fermez quelques fenêtres.
server-limit-unfinished = { $limit } tables de votre adresse ne sont pas finies ; finissez-en une, ou attendez que celles que personne ne regarde soient retirées.
server-limit-waiting = { $limit } tables publiques créées depuis votre adresse attendent déjà des joueurs ; complétez-en une ou quittez-la, ou créez une table que seul son lien révèle.
server-list-place = after : « { $value } » n’est pas un endroit de cette liste ; il faut ce que la page précédente a indiqué (x-next, ou --after).
server-store-full = Le disque du serveur est plein ; rien n’a changé.
server-store-failed = Le serveur n’a pas pu enregistrer ceci ; rien n’a changé.

## La porte d’une maison à mot de passe

server-club-password = Cette maison demande un mot de passe ; ouvrez sa page et donnez-le.
server-club-wrong-password = Ce n’est pas le mot de passe.
server-club-knocked-often = Trop de mots de passe erronés depuis votre adresse ; réessayez dans { $seconds } s.
server-club-no-invitation = Cette invitation a pris fin ou n’est pas entière. Demandez-en une autre, ou donnez le mot de passe.
server-club-invitation-days = Une invitation vaut de 1 à { $limit } jours, pas { $days }.
server-club-members-invite = Seuls les membres d’une maison à mot de passe invitent ; qui est venu par une invitation ne le peut pas.
server-table-members-make = Ici, les membres ouvrent les tables : donnez le mot de passe à /enter, ou prenez place à une table ouverte.
server-table-operator-makes = Ici, l’exploitant ouvre les tables ; prenez place à une table ouverte.
server-door-about = Qui joue ici donne le mot de passe de la maison.
server-door-password = Mot de passe
server-door-enter = Entrer
server-page-language = Français
server-page-imprint = Mentions légales
server-page-privacy = Confidentialité
server-page-home = Vers les tables
server-tls-plain = Ici on parle HTTPS : écrivez https:// devant l’adresse.

## Jeux et places

server-game-unknown = Il n’y a pas de jeu { $game } ; les jeux sont { $allowed }.
server-bot-level = Il n’y a pas d’adversaire de niveau { $level } ; il y a { $allowed }.
server-name-bad = Un nom compte de 1 à { $limit } caractères : au moins une lettre, un chiffre ou un signe qui tient seul, et trois accents au plus sur un même signe.
server-name-unseen = Un nom n’a pas de signe que personne ne voit ou qui retourne la ligne ({ $sign }) ; retirez-le.
server-name-taken = { $name } est à cette table, et nul ne peut porter le même nom ni un nom qui lui ressemble ; prenez-en un autre.
server-name-program = Les adversaires joués par l’ordinateur s’appellent { $name } ; prenez un autre nom.
server-chat-bad = Un message compte de 1 à { $limit } caractères, dont un au moins se voit.
server-chat-too-fast = Vous avez beaucoup écrit en peu de temps ; votre prochain message pourra partir dans { $seconds } s.
server-entropy-bad = Ce qu’une place ajoute aux dés compte de { $least } à { $limit } octets.
server-promise-bad = Une promesse est le SHA-256 du texte, écrit en 64 chiffres hexadécimaux minuscules.
server-promise-limit = Une place promet au plus { $limit } fois par manche.
server-promise-shown = Tout le monde a vu les promesses ; plus aucune ne change.
server-promise-not-shown = Rien n’est ouvert avant que tout le monde ait promis. Promettez un autre texte : le serveur connaît désormais celui-ci.
server-promise-broken = Ce texte n’est pas celui que la place a promis.
server-promise-round = Ceci vaut pour la manche { $round } des promesses, et la table en est à la manche { $now }.
server-seat-unknown = La place { $seat } n’existe pas à cette table.
server-seat-not-yours = La place { $seat } n’est pas la vôtre.
server-seat-taken = La place { $seat } est déjà occupée.
server-seat-none-open = Aucune place n’est libre à cette table.
server-seat-no-stand-in = À cette table, personne ne remplace un joueur parti.
server-seat-not-away = { $here ->
    [yes] Le joueur de la place { $seat } est à la table ; un adversaire pourra prendre le relais après { $seconds } s d’absence.
   *[no] Le joueur de la place { $seat } vient de partir ; un adversaire pourra prendre le relais dans { $seconds } s.
}
server-seat-count = Le jeu se joue de { $min } à { $max } places, pas à { $seats }.
server-seat-mismatch = Les options prévoient { $options ->
        [one] { $options } place
       *[other] { $options } places
    }, mais la liste en compte { $seats }.
server-clock-bad = Une pendule va d’une seconde à une semaine, avec 10 minutes ajoutées au plus par action ; un tour dure de 1 à 720 heures.

## Tables

server-table-unknown = Cette table n’existe pas.
server-table-damaged = L’enregistrement de cette table est abîmé ({ $problem }). Elle a été mise de côté ; les autres continuent.
server-table-started = La partie a déjà commencé.
server-table-not-started = La partie n’a pas encore commencé.
server-table-over = La partie est finie.
server-action-stale = La table a avancé depuis votre dernier coup d’œil (vous en étiez à { $seen }, elle en est à { $now }) ; regardez de nouveau.
server-undo-none = Vous n’avez aucun coup à annuler.
server-undo-acted = Un autre joueur a agi depuis votre dernier coup : il reste joué.
server-undo-rolled = Votre dernier coup a fait rouler les dés ou tirer quelque chose : il reste joué.
server-undo-revealed = Votre dernier coup a révélé quelque chose de caché : il reste joué.
server-undo-limit = À cette table, on a déjà annulé { $limit } coups ; c’est le maximum.
server-undo-no-request = Personne ne demande à annuler un coup.
server-odds-hidden = Dans un jeu à information cachée, les chances la trahiraient.
server-dice-none = Aucun dé n’est demandé à cette place.
server-dice-impossible = { $outcome } n’a pas pu sortir ici ; regardez à nouveau.
server-hints-off = Cette table joue sans conseils.
server-hint-busy = Un conseil est déjà en chemin.
server-hint-nothing-asked = On ne vous demande rien pour l’instant.
server-dice-waiting = La table attend des dés ; dites d’abord ce qui est sorti.
server-replay-running = L’enregistrement s’ouvre quand la partie est finie.
server-replay-viewer = Cet enregistrement ne peut pas être vu par ces yeux.
server-replay-unknown = Cet enregistrement n’existe pas.
server-host-own-only = Seul son propre ordinateur atteint ce serveur ; lancez-le avec --addr 0.0.0.0 et un port pour que d’autres entrent.
server-carry-unknown = Ce lien ne vaut plus rien ; demandez-en un nouveau.
server-connection-slow = La connexion était trop lente pour suivre.

## Niveaux

server-level-imp = Diablotin
server-level-familiar = Familier
server-level-fiend = Démon
server-level-archfiend = Archidémon

## Le journal

server-log-made = La table est mise.
server-log-joined = { $name } prend place.
server-log-left = { $name } quitte la table.
server-log-replaced = { $name } reprend la place { OF($before) }.
server-log-promised = Tout le monde a promis sa part des dés ; toutes les parts s’ouvrent maintenant.
server-log-not-opened = { $name } n’a pas ouvert sa part des dés à temps. La manche { $count } est nulle et tout le monde promet à nouveau.
server-log-broken-off = { $name } se lève alors que les dés étaient promis. La manche { $count } est nulle et tout le monde promet à nouveau.
server-log-started = La partie commence.
server-log-undone =
    { $count ->
        [one] { $name } annule un coup.
       *[other] { $name } annule { $count } coups.
    }
server-log-resigned = { $name } abandonne.
server-log-timed-out = Le temps { OF($name) } est écoulé.
server-log-muted = { $name } ne se fait plus entendre ; ainsi le veut qui a ouvert la table.
server-log-unmuted = { $name } se fait de nouveau entendre.
server-log-onlooker-muted = Quelqu’un qui regarde ne se fait plus entendre ; ainsi le veut qui a ouvert la table.
server-log-onlooker-unmuted = Quelqu’un qui regarde se fait de nouveau entendre.
server-log-onlookers-muted = Ceux qui regardent ne se font plus entendre ; ainsi le veut qui a ouvert la table.
server-log-onlookers-unmuted = Ceux qui regardent se font de nouveau entendre.
server-log-rematch = Les joueurs continuent à une autre table.

## La page sans client

server-page-title = Pandemonium
server-page-body = Le serveur fonctionne, mais il a été construit sans le client web. Construisez-le avec « npm ci && npm run build » dans le dossier web, puis reconstruisez le programme.

## L’exploitant

server-table-closed = L’exploitant de ce serveur a fermé cette table.
server-operator-banned = L’exploitant de ce serveur vous tient à l’écart encore { $count } { $unit ->
    [days] j
    [hours] h
   *[minutes] min
}.
server-name-banned = Ce nom ne peut pas servir sur ce serveur ; choisissez-en un autre.
server-chat-muted = L’exploitant de ce serveur vous a retiré la parole pour encore { $count } { $unit ->
    [days] j
    [hours] h
   *[minutes] min
}.
server-chat-muted-here = Qui a ouvert cette table vous y a retiré la parole.
server-mute-not-maker = Seul qui a ouvert cette table, et y est assis, peut y retirer la parole à d’autres.
server-mute-limit = À une table, la parole se retire ou se rend au plus { $limit } fois.
server-mute-nobody = Il n’y a personne d’autre à qui retirer la parole : il faut la place d’une autre personne, ou un message récent de quelqu’un qui regarde.
server-admin-token = Cette adresse est celle de l’exploitant : l’en-tête Authorization doit dire Bearer et le jeton de --admin-token-file.
server-admin-reason = Un changement demande une raison de 1 à { $limit } caractères ; elle va au journal.
server-admin-whom = « { $found } » n’est ni une adresse, ni un réseau, ni un nom ; il faudrait 203.0.113.5, 203.0.113.0/24, 2001:db8:1:2::/64 ou name:Ada.
server-admin-seconds = La durée d’une exclusion ou d’un silence est de 1 à { $limit } secondes, et non { $found }.
server-admin-unchanged = Rien n’a changé : c’est déjà fait, ou quelqu’un a été plus rapide. Regardez de nouveau.
