toy-card = { $card ->
        [0] un diablotin
        [1] un diable
        [2] un démon
       *[hidden] une carte
    }
toy-event-drawn = { $seat } pioche { toy-card }
toy-event-committed = { $seat } mise { toy-card }
toy-event-revealed = { $seat } révèle { toy-card }
toy-event-won = { $seat } gagne { $souls } âmes
toy-event-gave = { $seat } donne une âme à { $to_seat }
toy-event-kept = { $seat } garde tout
toy-illegal-over = la partie est finie
toy-illegal-not-asked = rien n'est demandé à { $seat }
toy-illegal-not-in-hand = la carte { $card } n'est pas dans la main de { $seat }
toy-illegal-held-elsewhere = la carte { $card } est à quelqu'un d'autre
toy-illegal-not-now = ce n'est pas le moment
toy-illegal-no-such-seat = rien ne peut être donné à { $to_seat }
toy-ask-bid = Quelle carte misez-vous en secret ?
toy-ask-gift = Tout garder, ou donner une âme ?
toy-roll-draw = une carte du sac
toy-roll-prize = le gain
toy-roll-omen = un présage
toy-reason-seats = { $at } : { $value } places sont impossibles
toy-reason-rounds = { $at } : { $value } manches sont impossibles
toy-reason-content = { $at } : { $problem }
toy-reason-length = { $at } a { $value } entrées
toy-reason-cards = { $at } : des cartes manquent ou sont en trop
toy-reason-agenda = { $at } ne s'accorde pas aux mises
toy-reason-count = { $at } est trop grand : { $value }
toy-reason-round = { $at } ne peut être { $value }
toy-option-seats = Places
toy-option-rounds = Manches
toy-option-prize = Gain
toy-option-prize-die = un dé
toy-option-prize-fixed = toujours trois
toy-option-modest = Personne ne donne
toy-option-fault = Faute plantée
toy-line-seat = { $name } : { $souls } âmes, { $cards } cartes, { $bid ->
        [yes] a misé
       *[no] n'a pas misé
    }
toy-line-hand = Main : { $imps } diablotins, { $fiends } diables, { $demons } démons
toy-line-round = Manche { $round }
toy-act-bid = Miser { toy-card }
toy-act-keep = Garder toutes les âmes
toy-act-give = Donner une âme à { $name }
