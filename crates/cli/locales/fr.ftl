### Ce que le programme lui-même dit.

## Problèmes

cli-unknown-game = Il n’y a pas de jeu { $game } ; les jeux sont { $allowed }.
cli-name-a-game = Nommez un jeu : { $allowed }.
cli-other-game = La partie enregistrée est une partie { OF($found) }, et non { OF($named) }.
cli-unreadable = { $file } est illisible : { $problem }.
cli-unwritable = Impossible d’écrire { $file } : { $problem }. Rien de ce qui s’y trouvait n’est perdu.
cli-not-kept = La partie n’est pas gardée dans { $file } : l’écriture de ce fichier a échoué.
cli-in-or-out = L’entrée ou la sortie standard fait défaut : { $problem }.
cli-no-plain-file = ce n’est pas un fichier ordinaire
cli-too-large = il dépasse { $limit } Mio
cli-no-text = ce n’est pas du texte
cli-trouble-not-found = introuvable
cli-trouble-forbidden = l’accès est refusé
cli-trouble-no-folder = ce dossier n’existe pas
cli-trouble-folder = c’est un dossier
cli-trouble-taken = autre chose porte déjà ce nom
cli-trouble-read-only = rien ne peut y être écrit
cli-trouble-no-name = ce n’est pas un nom de fichier
cli-trouble-address-taken = un autre programme y écoute
cli-trouble-no-address = cet ordinateur n’a pas cette adresse
cli-trouble-full = la place manque
cli-not-json = { $file } n’est pas du JSON : { $problem }.
cli-no-record = { $file } n’est pas une partie enregistrée : on n’y lit pas de quel jeu.
cli-empty-folder = Le dossier { $dir } ne contient aucun fichier de contenu ; content export les écrit.
cli-file-exists = { $file } existe déjà et diffère ; choisissez un autre dossier ou déplacez-le.
cli-save-exists = --save { $file } : ce fichier existe déjà ; choisissez un autre nom, ou continuez-le avec --resume { $file }.
cli-options-not-json = --options { $value } : ce n’est pas du JSON ({ $problem }) ; écrivez un objet tel que {"{"}"seats":2{"}"}, ou @FICHIER.
cli-two-seats = --seats { $seats } et les options se contredisent : elles disent { $other }.
cli-humans = --humans { $value } : pas une place de cette table ; les places vont de 0 à { $last }, séparées par des virgules, ou none.
cli-unknown-paragraph = Les règles { OF($game) } n’ont pas de paragraphe { $paragraph } ; les paragraphes sont { $allowed }.

## Parties enregistrées et contenu

cli-steps =
    { $count ->
        [one] une étape
       *[other] { $count } étapes
    }
cli-verified = { $file } est juste : { $steps }, chaque résultat et chaque maillon de la chaîne comme enregistrés.
cli-content-fine = { $dir } est en ordre ; empreinte { $content }.

## Jouer

cli-which-game = Quel jeu ? (numéro ou nom)
cli-resumed = Suite { OF($file) }. À partir d’ici, les dés viennent de la graine { $seed }.
cli-prompt = { $seat } >
cli-question = { $seat } : { $text } (§{ $rule })
cli-choose =
    { $count ->
        [one] Une action : tapez 1 ou sa notation ; ? pour l’aide.
       *[other] Tapez un numéro de 1 à { $count } ou une notation ; liste pour les mots, ? pour l’aide.
    }
cli-not-a-number = { $value } n’est pas dans la liste ; elle va de 1 à { $last }.
cli-help =
    Tapez le numéro d’une action ou sa notation. Le début de notations énumère ces actions.
      (Entrée)        la table et la liste à nouveau
      liste           toutes les actions en mots
      conseil         les trois meilleures actions, avec leurs chances et leurs raisons
      pourquoi X      pourquoi X n’est pas permis ; X est une notation, un numéro ou du JSON
      règles X        le paragraphe X des règles
      retour          annuler votre dernier coup, si rien n’a été tiré ni révélé
      sauver FICHIER  enregistrer la partie ; sauver! FICHIER remplace un fichier
      quitter         partir
cli-hint-title = Ce qui paraît le meilleur, avec la chance de gagner estimée :
cli-hint-action = { $number }. { $phrase } ({ $notation }) : { $percent } %
cli-typed-not-json = { $value } n’est pas du JSON : { $problem }.
cli-why-what = Dites quelle action : pourquoi et sa notation.
cli-allowed = { $action } est permis.
cli-refused = Pas permis : { $reason }
cli-read-rule = (règles { $rule } affiche le paragraphe)
cli-try-help = (? montre ce que l’on peut taper)
cli-taken-back = Coup annulé.
cli-save-where = Dites où : sauver et un nom de fichier.
cli-save-replace = { $file } existe déjà ; sauver! { $file } le remplace.
cli-saved = Enregistré dans { $file }.
cli-save-offer = Enregistrer la partie ? Nom de fichier, ou Entrée pour y renoncer :
cli-curtain = Passez l’appareil à { $seat }. { $seat }, appuyez sur Entrée quand vous seul voyez l’écran.
cli-goodbye = Au revoir.

## La fin

cli-won = { $seat } gagne.
cli-several-won = Les gagnants : { $seats }.
cli-nobody-won = Personne ne gagne.
cli-solo-lost = { $seat } n’a pas gagné.
cli-solo-score = Score : { $score }
cli-standing = { $place }. { $seat } : { $score }

## Servir

cli-serving = Pandemonium est ouvert à l’adresse { $url }
cli-serving-lan = Dans votre réseau : { $url }
cli-serving-only-here = Seul cet ordinateur peut l’atteindre ; --addr 0.0.0.0:1666 ouvre la porte à tout le réseau.
cli-serving-end = Ctrl-C l’arrête ; toutes les tables sont gardées dans { $file }.
cli-data-in-use = Un autre serveur a ouvert { $file }, et un seul peut y écrire. Arrêtez-le, ou indiquez un autre fichier avec --data.
cli-no-password = { $file } ne contient pas de mot de passe : c’est la première ligne, et elle est vide.
cli-same-passwords = Le mot de passe de la maison et celui de l’exploitant sont les mêmes ; quiconque entre serait l’exploitant.
cli-no-house-name = « { $name } » ne peut être le nom d’une maison : il compte de 1 à { $limit } caractères, tous visibles.
cli-no-logo = { $file } ne peut être l’enseigne d’une maison : c’est une image PNG ou SVG de { $limit } ko au plus.
cli-no-certificate = { $file } ne contient pas de certificat ; il commence par -----BEGIN CERTIFICATE-----.
cli-no-key = { $file } ne contient pas de clé privée ; elle commence par -----BEGIN PRIVATE KEY-----.
cli-key-mismatch = La clé { OF($key) } ne va pas avec le certificat { OF($file) } ({ $problem }). Les deux viennent d’une même demande.
cli-not-serving = Le serveur ne peut pas fonctionner à { $addr } avec { $file } : { $problem }.
cli-no-metrics = Les chiffres ne peuvent pas être dits à { $place } : { $problem }. Nommez une autre adresse par --metrics, ou --metrics off.
cli-data-damaged = Le fichier de données { $file } est abîmé ({ $problem }). `pandemonium check` nomme ce qui l’est, `pandemonium salvage` sauve ce qui peut l’être.
cli-trouble-damaged = le fichier est abîmé ({ $problem })
cli-check-whole = { $file } est intact : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }, toutes les chaînes tiennent.
cli-check-table = La table { $table } est abîmée : { $problem }
cli-check-file = Le fichier est abîmé : { $problem }
cli-check-damaged = { $file } : { $damaged ->
        [one] { $damaged } table est abîmée
       *[other] { $damaged } tables sont abîmées
    }, { $tables ->
        [one] { $tables } est intacte
       *[other] { $tables } sont intactes
    }.
cli-check-failed = { $file } ne peut pas être vérifié : { $problem }.
cli-restored = { $file } est restauré dans { $data }.
cli-restore-exists = { $file } existe déjà et reste tel quel ; déplacez-le, avec -wal et -shm à côté, ou indiquez un autre fichier avec --data.
cli-restore-damaged = { $file } est abîmé et n’est pas restauré tel quel ; `pandemonium salvage` sauve ce qui peut l’être.
cli-restore-failed = Rien n’a été restauré : { $problem }.
cli-salvage-shortened = La table { $table } garde { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } ; la suite est perdue : { $problem }
cli-salvage-lost = { $table } est perdu : { $problem }
cli-salvage-failed = Rien n’a pu être sauvé : { $problem }.
cli-salvaged = { $new } contient { OF($file) } : tables intactes : { $tables }, tables écourtées : { $shortened }, parties apportées : { $uploads } ; perdu : { $lost }.
cli-no-admin = L’exploitant ne peut pas être entendu à { $place } : { $problem }. Nommez une autre adresse par --admin.
cli-no-socket = L’exploitant ne peut pas être entendu à { $place } : { $problem }. Autre chose s’y trouve ou y répond ; écartez-le.
cli-short-token = Le jeton { OF($file) } est trop court : il lui faut au moins { $least ->
        [one] { $least } caractère
       *[other] { $least } caractères
    }.
cli-no-data = Il n’y a pas de fichier de données { $file }.
cli-backup-exists = { $file } existe déjà ; choisissez un autre nom.
cli-backup-failed = La copie a échoué : { $problem }.
cli-backed-up = { $data } est copié dans { $file }.
cli-dice-fair =
    { $count ->
        [one] L’unique tirage découle du secret que le serveur avait promis.
       *[other] Les { $count } tirages découlent tous du secret que le serveur avait promis.
    }
cli-dice-typed =
    { $count ->
        [one] Un tirage a été saisi par les joueurs : on ne peut rien en dire.
       *[other] { $count } tirages ont été saisis par les joueurs : on ne peut rien en dire.
    }
cli-dice-told = Méthode 1 : les places ont dit l’une après l’autre ce qu’elles ajoutaient aux dés. Qui tenait le serveur et jouait aussi aurait pu choisir.
cli-dice-promised = Méthode 2 : les places ont promis ce qu’elles ajoutaient avant toute ouverture, à la manche { $round }.
cli-dice-broken = { $file } : les dés ne découlent pas de ce que le serveur avait promis. { $problem }

## Arène

cli-unknown-level = Il n’y a pas de niveau { $level } ; les niveaux sont { $allowed }.
cli-arena-player = joueur
cli-arena-of-games = des parties
cli-arena-of-wins = des victoires
cli-arena-elo = Elo
cli-arena-millis = ms moyen / plus long
cli-arena-worlds = mondes
cli-arena-nobody = Personne ne gagne
cli-arena-draws = Plusieurs gagnent
cli-arena-first = Victoires de qui commence
cli-arena-length = Décisions par partie
cli-arena-branching = Actions au choix
cli-arena-distinct = Parties différentes (les intervalles comptent chaque partie à part)

## La page d’une arène

cli-arena-title = Arène : { $name }
cli-arena-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, places échangées ; différentes : { $distinct }.
cli-arena-options = Options :
cli-arena-wins = victoires
cli-arena-mean = ms par décision
cli-arena-longest = plus long
cli-arena-brackets = Entre parenthèses, l’intervalle à 95 %. Le classement Elo part d’une victoire de chaque côté entre deux joueurs, pour qu’un sans-faute ait une fin.
cli-arena-intervals = { $count ->
        [one] { $count } intervalle à 95 % figure
       *[other] { $count } intervalles à 95 % figurent
    } sur cette page, et le hasard à lui seul en fausse environ { $missed }. Une ligne isolée qui sort du lot ne prouve rien : rejouez-la avec une autre graine.
cli-arena-needed = Parties à jouer pour connaître une part proche de l’égalité : { $list }.
cli-arena-needed-one = { $games } à ± { $points ->
        [one] { $points } point
       *[other] { $points } points
    } près
cli-arena-wins-by = Victoires selon : { $name }
cli-arena-range = Médiane { $median }, de { $low } à { $high }.
cli-arena-seats = places
cli-arena-won = gagné
cli-arena-share = Part de toutes les victoires ; la ligne pointillée marque l’égalité
cli-arena-elo-here = Elo dans cette arène
cli-arena-share-by-seat = Part de toutes les victoires selon la place
cli-arena-seat = place { $number }
cli-arena-begins = qui commence
cli-arena-facts = Les parties
cli-arena-wrong = Ce qui a mal tourné

## L’exploitant

cli-admin-away = Aucun serveur ne répond à { $way } : { $problem }.
cli-admin-no-token = Une adresse ne s’ouvre qu’avec un jeton ; nommez son fichier par --token-file.
cli-admin-no-socket = Ce système n’a pas de prise pour l’exploitant ; employez --at ADRESSE et --token-file FICHIER.
cli-admin-none = Il n’y a rien.
cli-admin-more = Il y en a d’autres : --after { $after }
cli-admin-tables = table | jeu | état | publique | faite | sièges
cli-admin-status = { $closed ->
    [yes] fermée
   *[no] { $status ->
        [gathering] attend
        [playing] joue
       *[over] finie
    }
}
cli-admin-public = { $public ->
    [yes] oui
   *[no] non
}
cli-admin-table = Lignes de son journal : { $rows }, la dernière du { $last } ; { $live ->
    [yes] en mémoire.
   *[no] pas en mémoire.
}
cli-admin-guests = regarde depuis | sièges
cli-admin-chat = quand | qui | dit
cli-admin-people = foyer | connexions | tables | requêtes | refusées
cli-admin-uploads = partie | apportée | octets
cli-admin-bans = quoi | qui | jusqu’à
cli-admin-kind = { $kind ->
    [ban] exclu
   *[mute] muet
}
cli-admin-audit = numéro | quand | qui | quoi | pourquoi
cli-admin-deed = { $deed ->
    [close] La table { $target } est fermée.
    [reopen] La table { $target } est rouverte.
    [delete] La table { $target } est supprimée.
    [delete-upload] La partie { $target } est supprimée.
    [ban] { $target } est exclu jusqu’à { $until }.
    [mute] { $target } est muet jusqu’à { $until }.
    [unban] { $target } peut revenir.
   *[unmute] { $target } peut reparler.
}
