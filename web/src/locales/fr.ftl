### Les mots du client lui-même. Ce que dit un jeu arrive tout écrit du serveur.

## Pages and navigation

home = Accueil
navigation = Pages
nav-play = Jouer
my-tables = Mes tables
open-tables = Tables ouvertes
replays = Parties à revoir
rules = Règles
settings = Réglages
home-title = Cinq jeux de démons, une seule table
home-lead = Seul contre un bon adversaire, à plusieurs devant le même écran, ou à distance avec un lien. Les règles sont toutes là, et chaque refus cite son paragraphe.
skip-games = Aller aux jeux
your-move = À vous de jouer
with-names = avec { $names }
resume = Reprendre la partie
players = Joueurs :
length = Durée :
play-now = Jouer maintenant
create = Créer…
draw-a-board = Dessiner un plateau
plan-battle = Planifier une bataille
rules-of-all = Règles des jeux
build-army = Composer une armée
not-playable-yet = Pas encore jouable
gathering = on attend des joueurs
no-tables = Pas encore de table. Jouez tout de suite contre un adversaire.
no-open-tables = Aucune table ouverte pour l’instant.
no-replays = Rien à revoir pour l’instant.
seats-of = { $open ->
        [one] { $open } place libre sur { $all }
       *[other] { $open } places libres sur { $all }
    }
sit = S’asseoir
upload-replay = Ouvrir un fichier…
no-replay-file = Ce fichier ne contient pas de partie.
living-room = Dans le salon
living-room-about = Ce serveur n’est joignable que depuis cet ordinateur. Ouvert au réseau (option --addr), il affiche une adresse pour les téléphones de la pièce.
qr-home-alt = Code QR avec l’adresse de ce serveur
no-account = Sans compte, sans installation.
others-make-tables = Ici, d’autres ouvrent les tables ; prenez place à une table ouverte.
imprint = Mentions légales
privacy = Confidentialité
give-password = Donner un mot de passe
invite = Inviter quelqu’un
invite-for = L’invitation vaut
days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
invite-about = Avec ce lien, on entre sans mot de passe jusqu’au { $until } :
server-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-missing = Il n’y a rien ici
page-missing-about = Cette adresse ne mène nulle part. Le lien a peut-être été coupé.
page-failed = Cette page n’est pas arrivée
page-failed-about = La connexion a été coupée pendant le chargement. Rechargez pour réessayer.
unfolding = On déplie la carte…
announcements = Annonces
close = Fermer
cancel = Annuler
yes = Oui
no = Non
on = Oui
off = Non
colon = { " :" }

## Games

level = Niveau
level-imp = diablotin
level-familiar = familier
level-fiend = démon
level-archfiend = archidémon
level-imp-about = Joue n’importe quoi de permis et n’abandonne jamais.
level-familiar-about = Regarde un coup devant lui et prend ce qui brille.
level-fiend-about = Imagine des milliers de fins possibles avant de bouger.
level-archfiend-about = Prend son temps, et ne vous laissera pas le vôtre.

## Making a table

create-title = Nouvelle table
create-table = Créer la table
seats = Places
seat-number = Place { $number }
seat-me = Sur cet écran
seat-open = Libre, par lien
seat-bot = Adversaire
seat-open-about = pour qui viendra par le lien
add-seat = Ajouter une place
remove-seat = Retirer la place { $number }
hot-seat-about = Plusieurs joueurs partagent cet écran. Un rideau tombe chaque fois qu’il change de mains.
you-name = Apprenti
guest-name = Invité
your-name = Votre nom
who-finds = Qui peut s’asseoir
by-link = Ceux qui ont le lien
public = Tout le monde
clock = Pendule
clock-none = Aucune
clock-live = En direct
clock-turn = Par tour
minutes-each = Minutes par joueur
hours-each = Heures par coup
dice = Dés
dice-server = Du serveur, vérifiables
dice-table = Les nôtres
takeover = Un adversaire peut reprendre une place abandonnée
hints = Conseils
hints-allowed = Permis
hints-forbidden = Aucun
hints-about = Les joueurs peuvent demander ce que ferait un bon joueur.
printed-values = Valeurs imprimées
own-box = J’ai la boîte : charger mes valeurs
own-box-none = Jouer avec les valeurs fournies
own-box-about = Les fichiers de contenu avec les valeurs de votre exemplaire. Ils restent à cette table et ne sont montrés à personne.
reconstructed-which = Quelles valeurs sont reconstituées ?
content-title = D’où viennent les valeurs
content-about = Certaines valeurs imprimées nous sont inconnues, d’autres ne peuvent être diffusées. Chaque fichier dit, pour chaque valeur, si le livret l’énonce, si des descriptions publiques l’attestent, ou si nous l’avons reconstituée. Qui possède la boîte peut télécharger les fichiers, y inscrire les valeurs imprimées et jouer avec.
origin-counts = Tirées du livret : { $rulebook }. Attestées publiquement : { $published }. Relevées sur une boîte d’origine : { $box }. Reconstituées : { $reconstructed }.
reconstructed-n = { $count ->
        [one] { $count } valeur reconstituée
       *[other] { $count } valeurs reconstituées
    }
differs = Ce qui change par rapport au livre :
own-value = le nôtre
own-value-default = Comme le jeu le propose.

## The table

board = Plateau
decision = Décision
legal-actions = Actions permises
actions = Actions
actions-and-log = Actions, journal et discussion
parts-of-table = Parties de la table
log = Journal
chat = Discussion
table-menu = Menu de la table
skip-decision = Aller à la décision
skip-board = Aller au plateau
skip-actions = Aller aux actions
you = vous
guest = invité
away = absent
same-screen = même écran
open-seat = place libre
kind-bot = adversaire : { $level }
your-turn = à vous
thinking-tag = réfléchit
to-play-tag = à jouer
resigned = a abandonné
spectator = Spectateur
move-n = Coup { $step }
set-up = Mise en place
here = ici
live = en direct
connecting = connexion…
reconnecting = reconnexion…
try-now = Réessayer
game-over = La partie est finie.
thinking = { $name } réfléchit.
thinking-queued = { $name } attend son tour de réfléchir, { $place ->
        [2] deuxième
        [3] troisième
       *[other] numéro { $place }
    } dans la file.
queued-tag = { $place ->
        [2] deuxième dans la file
        [3] troisième dans la file
       *[other] numéro { $place } dans la file
    }
waiting-for = On attend { $names }.
your-turn-spoken = À vous.
actions-n = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
choose-next = { $count ->
        [one] Il reste une action.
       *[other] Il reste { $count } actions : précisez.
    }
narrowed = { $left ->
        [one] { $left } action sur { $all }
       *[other] { $left } actions sur { $all }
    }
filter = Filtrer…
list-more = Voir la suite
more-n = { $count } autres
nothing-found = Rien de tel.
no-actions-now = On ne vous demande rien pour l’instant.
confirm = Valider
place-here = Placer ici
reopen-step = Revenir sur { $step }
sending = Envoi…
drop = Revenir
undo = Reprendre
ask-undo = Demander à reprendre
undo-after-free = Peut être repris.
undo-after-ask = Ne peut être repris qu’avec l’accord des autres.
undo-after-no = Ne peut pas être repris.
undo-asked = { $name } voudrait reprendre son coup.
undo-was-asked = On demande aux autres si vous pouvez reprendre ce coup.
undo-what = Reprend : { $what }.
undo-more = { $count ->
        [one] Un coup de plus peut être repris avant celui-ci.
       *[other] { $count } coups de plus peuvent être repris avant celui-ci.
    }
undo-stands = { $why ->
        [chance] Ce qui précède reste joué : des dés sont tombés ou quelque chose a été tiré.
        [revealed] Ce qui précède reste joué : quelque chose de caché a été vu.
       *[acted] Ce qui précède reste joué : quelqu’un d’autre a agi.
    }
undo-none = { $why ->
        [chance] Rien ne peut être repris : des dés sont tombés ou quelque chose a été tiré.
        [revealed] Rien ne peut être repris : quelque chose de caché a été vu.
       *[acted] Rien ne peut être repris : quelqu’un d’autre a agi depuis.
    }
undo-must-ask = { $why ->
        [chance] Des dés sont tombés ou quelque chose a été tiré : il faut l’accord des autres.
        [revealed] Quelque chose de caché a été vu : il faut l’accord des autres.
       *[acted] Quelqu’un d’autre a agi depuis : il faut l’accord des autres.
    }
agree = D’accord
taken-back = repris
not-sent = La connexion a été coupée. Votre coup n’est peut-être pas joué : regardez le plateau.
refused = Impossible
instead = Faire plutôt ceci
instead-is = Permis :
instead-spoken = Entrée : { $action } à la place.
read-rule = Lire le §{ $rule }
paragraph-spoken = Paragraphe { $rule }.
escape-key = Échap
log-empty = Il ne s’est encore rien passé.
log-goes-on = La suite arrive…
more-in-log = Et { $count } autres lignes dans le journal.
chat-empty = Personne n’a encore rien dit.
chat-unread = Discussion · { $count }
chat-say = Dire quelque chose…
send = Envoyer
mute = Ne plus lire { $name }
muted = Non lus
mute-here = Retirer la parole à { $name } pour tout le monde ici
hear-here = Rendre la parole à { $name } ici
mute-onlookers = Retirer la parole à ceux qui regardent
hear-onlookers = Rendre la parole à ceux qui regardent
unmute = Relire { $name }
chat-hide = Ne rien lire ici
chat-show = Lire la discussion
chat-hidden = Vous ne lisez pas la discussion sur cet appareil.
under-pointer = Sous le curseur
insights = Ce que dit la case
if-over-now = Si la partie finissait là
point-at-something = Montrez un endroit du plateau.
chances = Chances
odds = { $ways } sur { $of }
percent = { $percent } %
hint = Un conseil ?
hint-ask = Que ferait un bon joueur ?
hint-off = Cette table joue sans conseils.
hint-thinking = On réfléchit…
hint-chance = { $percent } pour cent de chances de gagner.
moments = Ce qui se passe
skip = Passer
step = Pas à pas
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-all = Tout voir
sound = Son
own-content-played = Jouée avec les valeurs d’une boîte d’origine.
no-picture = Ce plateau n’a pas encore d’image. Tout se joue depuis la liste.
picture-off = Le plateau en texte, comme choisi dans les réglages.
type-dice = Tapez vos dés.
type-dice-of = { $name }, tapez vos dés.
die-impossible = De { $least } à { $most }.
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-says = Plus que { $seconds } secondes.
place-n = Place { $number } sur { $all }
places-n = { $count ->
        [one] { $count } place permise
       *[other] { $count } places permises
    }
previous-place = Place précédente
next-place = Place suivante
choice-n = Choix { $number } sur { $all }
choices-n = { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
previous-choice = Choix précédent
next-choice = Choix suivant

## Waiting room, curtain, end

seats-free = { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
about-to-begin = La partie va commencer
send-the-link = Envoyez le lien, ou visez le code avec un téléphone.
send-link-here = Envoyez le lien à un autre navigateur de cet ordinateur.
only-here = Seul cet ordinateur atteint cette adresse. Les téléphones entrent si le serveur est lancé avec
waiting-here = on attend quelqu’un
fill-with-bot = Confier à un adversaire
replace-with-bot = Laisser un adversaire prendre le relais
ready = prêt
not-ready = pas encore prêt
qr-alt = Code QR de l’adresse de cette table
lan = Visez ce code avec un téléphone du même réseau, ou tapez :
copy-link = Copier le lien
copied = Copié
copy-by-hand = Ce navigateur ne laisse copier aucune page : le lien est marqué ici.
invited = { $name } vous invite à jouer à { $game }
invited-by-nobody = Vous êtes invité à jouer à { $game }
invited-seats = { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
dice-promise = Ce que le serveur promet sur ses dés
dice-promise-about = Ce nombre était fixé avant le premier jet. Après la partie, le secret qu’il cache est montré et chacun peut recalculer tous les jets.
dice-agree = Votre appareil a promis sa part des dés sous scellé. Quand tout le monde l’a fait, toutes les parts s’ouvrent ensemble : personne ne peut choisir les dés, pas même qui tient le serveur.
dice-opening = Les parts des dés s’ouvrent. { $names } : à ouvrir avant { $seconds } s, sous peine de perdre la place.
dice-again = On convient des dés à la manche { $round } : avant, quelqu’un n’a pas ouvert sa part ou s’est levé.
dice-promised = Promis par les places avant toute ouverture, à la manche { $round }. Gardez ces nombres : la partie enregistrée doit avoir les mêmes.
dice-add = Votre propre texte pour les dés, si vous voulez ; des chiffres au hasard s’y ajoutent
dice-add-button = Ajouter
dice-added = Ajouté : { $text }
dice-older = selon l’ancienne méthode : qui tenait le serveur et jouait pouvait choisir sa part en dernier
dice-rounds = convenus à la manche { $round }
dice-changed = Le serveur montre maintenant d’autres promesses pour les dés qu’auparavant. Votre part n’a pas été ouverte.
dice-not-kept = L’enregistrement de cette partie n’a pas les dés promis avant elle. Ne vous y fiez pas.
turn-of-title = Au tour de { $name }
pass-device = Passez l’appareil à { $name }.
pass-about = Passez l’appareil. La main de { $name } reste cachée tant que personne n’a touché le bouton.
its-me = C’est moi, { $name }
last-move = Revoir le dernier coup
result = Résultat
nobody-wins = Personne ne gagne.
drawn = Partie nulle : personne ne gagne.
alone-not-won = { $name } n’a pas gagné.
one-wins = { $name } gagne.
shared-win = { $names } gagnent ensemble.
over-resigned = { $name } a abandonné.
over-time = { $name } n’a plus de temps.
rematch = Revanche
watch-replay = Revoir la partie
scoring = Décompte
keys = Clavier
keys-off = Les touches de lettres se désactivent dans les réglages.
carry = Continuer sur un autre appareil…
carry-about = Ouvrez-y ce lien dans les dix minutes. Il ne sert qu’une fois :
leave-seat = Laisser ma place
resign = Abandonner la partie
resign-sure = Abandonner ? Les autres continuent sans vous.
key-tab = partie suivante de la page
key-arrows = champ, coin ou carte d’à côté
key-enter = choisir ou valider
key-escape = fermer ce qui est au-dessus, ou abandonner le choix
key-next = place permise suivante, précédente
key-digits = n-ième action de la liste
key-filter = filtrer les actions
key-undo = reprendre
key-hint = un conseil, si la table le permet
key-zoom = agrandir, réduire, tout voir
key-pan = déplacer le plateau
key-skip = passer le récit
key-parts = plateau, actions, journal, règles
key-decision = décision
key-outer = champ extérieur
key-situation = lire la situation
key-inspector = lire ce qui est sous le curseur
key-help = cette liste

## Rules

rules-of = Règles de { $game }
close-rules = Fermer les règles
search-rules = Chercher dans les règles
rules-missing = Les règles ne sont pas arrivées.
contents = Sommaire
rules-text = Texte des règles

## Replay

replay = Partie rejouée
replayed = partie rejouée
seen-by = Vu par
all-open = Tout ouvert
at-this-moment = À ce moment
typed-dice = { $count ->
        [one] { $count } jet saisi par les joueurs
       *[other] { $count } jets saisis par les joueurs
    }
verified = { $count ->
        [one] dés vérifiés, { $count } jet
       *[other] dés vérifiés, { $count } jets
    }
download = Télécharger
to-start = Au début
to-end = À la fin
step-back = Un coup en arrière
step-forward = Un coup en avant
play = Lecture
pause = Pause
speed = Vitesse
move-slider = Coup
log-and-analysis = Journal et analyse
analysis = Analyse
analyse = Analyser la partie
analysis-thinking = On reprend la partie coup par coup…
analysis-missing = Il n’y a pas d’analyse de cette partie.
turning-points = Tournants
turning-at = Tournant : coup { $step }
no-turning = Aucun coup n’a fait basculer cette partie.
luck = Chance
luck-about = Ce que les dés et les tirages ont donné ou repris, en chances de gagner.
luck-most = Les jets qui ont le plus compté :
luck-none = Aucun jet de cette partie ne les a changées.
chance-legend = chances de victoire, ▼ tournants

## Settings

settings-about = Gardés sur cet appareil seulement.
language = Langue
theme = Aspect
theme-grimoire = Grimoire, sombre
theme-parchment = Parchemin, clair
to-parchment = Aspect clair
to-grimoire = Aspect sombre
text-size = Taille du texte
motion = Animations
motion-system = Comme le système
motion-reduced = Réduites
confirm-mode = Validation des coups
confirm-careful = Prudente
confirm-fast = Rapide
confirm-about = Prudente : chaque coup est montré, puis validé. Rapide : il est joué dès qu’il n’en reste qu’un.
letter-keys = Raccourcis d’une lettre
letter-keys-about = À la table, une lettre seule suffit : B pour le plateau, A pour les actions…
pictures = Plateaux
pictures-drawn = Dessinés
pictures-text = En texte
pictures-about = En texte, le plateau est décrit avec des mots, et tout se joue depuis la liste.
sound-about = Sept sons brefs. Tout ce qu’ils disent se lit aussi à l’écran.
hints-setting-about = Une lampe, à la table, montre ce que ferait un bon joueur, si la table le permet. La touche H le demande à tout moment.
