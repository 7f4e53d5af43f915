import type { Messages } from '../messages.ts';

/** Why something is refused, said to the player; keys and values are explained in the English file. */
export const refusals: Messages['refusals'] = {
  'SETUP-2': 'Cette force ({by}) vaut {have, number} points ; le maximum convenu est {most, number}.',
  'SETUP-3': '{by} a {who} plus d’une fois ; une force contient chaque carte une seule fois.',
  'SETUP-4':
    'La table a {have, number} {have, plural, one {élément offrant} other {éléments offrant}} un couvert ; tant de personnages en demandent {need, number}.',
  'SETUP-4-elements':
    'La table a {elements, number} {elements, plural, one {élément} other {éléments}} de décor ; tant de personnages en demandent {need, number}.',
  'SETUP-11': 'Le petit côté de la table mesure {have, number}u ; {need, number}u est le minimum convenu.',
  'SETUP-7': 'C’est à {distance, number}u de votre bord ; on se déploie à {most, number}u au plus.',
  'SETUP-7-gap': 'C’est à {gap, number}u de votre bord ; sur cette table on se déploie à son contact.',
  'REIN-1': 'Cette carte n’a pas d’autre côté à choisir pour le moment ({who}).',
  'REIN-2-gap': 'C’est à {gap, number}u de votre bord ; un renfort arrive à son contact.',
  'REIN-2-who': 'Seul un renfort peut rester en réserve, et {who} n’en est pas un.',
  'REIN-3': '{who} est un renfort : jamais blessé, abattu dès qu’il est touché.',
  'TURN-2':
    '{by} {have, plural, =0 {n’a aucun pion} one {a # pion} other {a # pions}} et ne peut pas en miser {need, number}.',
  'TURN-5':
    'Il faut {need, plural, one {# pion} other {# pions}} ; vous {have, plural, =0 {ne pouvez plus en dépenser} other {pouvez encore en dépenser #}} ce tour.',
  'TURN-6': 'Vous devez dépenser au moins {need, plural, one {# pion} other {# pions}} à votre tour.',
  'TURN-7':
    'Il faut {need, plural, one {# action} other {# actions}} ; {have, plural, =0 {il n’en reste aucune} one {il en reste #} other {il en reste #}} sur les {most, number} du personnage.',
  'TURN-11':
    'Il faut {need, plural, one {# pion} other {# pions}} ; {have, plural, =0 {il ne vous en reste aucun} other {il vous en reste #}}.',
  'TURN-8': 'La carte ne le permet pas : {who}.',
  'WIN-2-id': 'Ceci ne peut pas être votre objectif : {id}.',
  'WIN-2-distance': 'Votre objectif doit être dans votre zone ; ce point est à {distance, number}u de votre bord.',
  R62: 'Prenez un des éléments de votre zone.',
  R63: '{who} commencerait la partie au contact de l’objectif.',

  'MOVE-1': 'Ce trajet mesure {length, number}u ; un mouvement fait {most, number}u au plus.',
  'MOVE-2':
    'Il faut {need, plural, one {# pion} other {# pions}} de mouvement ; ce personnage {have, plural, =0 {ne peut plus en dépenser} other {peut encore en dépenser #}} ce tour.',
  'MOVE-3': 'On ne peut pas se tenir à moitié dessus : {element}.',
  'MOVE-4-height': 'Trop haut pour être franchi ({element}) : {height, number}u, et {most, number}u est le maximum.',
  'MOVE-4-width':
    'Trop large pour être franchi en un mouvement ({element}) : {width, number}u, et ce mouvement en a {most, number}.',
  'MOVE-5': '{base} se tient là ; les socles ne doivent pas se chevaucher.',
  'MOVE-7-element': 'On ne peut pas passer à travers : {element}.',
  'MOVE-8': 'Ici on ne peut se tenir que dans un emplacement libre, ou dehors : {element}.',
  'MOVE-10': 'On ne peut pas y entrer : {element}.',
  'MOVE-11':
    'À ce niveau, pas de plancher pour tout le socle, et rien qui mène plus loin. Restez sur le plancher, ou prenez un escalier, une échelle ou une rampe.',
  R152: 'Un mouvement ne peut pas finir ici ({element}). Montez ou descendez jusqu’au bout, ou entrez dans le palier.',
  R149: '{who} est à un autre niveau : une main ne traverse pas un plancher.',
  R133: 'Ils sont à {distance, number}u l’un de l’autre ; une grenade se passe à {most, number}u au plus.',
  R134: 'On doit finir entièrement dedans ou entièrement dehors : {element}.',
  R58: 'Ce n’est pas entièrement sur la table.',

  'FIRE-6': 'Cette arme a fait {most, plural, one {son unique tir} other {ses # tirs}} pour ce tour.',
  'FIRE-7': '{most, plural, one {Pas plus d’un tir} other {Pas plus de # tirs}} à la fois maintenant.',
  'FIRE-8': 'Vous avez déjà utilisé une autre arme ce tour ({weapon}).',
  'FIRE-8-cost':
    'L’arme de ce tour est en main ({weapon}) ; en changer coûte {cost, plural, one {# pion} other {# pions}} et une action.',
  'FIRE-8-who': 'Personne ne change d’arme au milieu d’un tour.',
  'FIRE-8-unused': '{unused} n’a encore utilisé aucune arme ce tour, et peut commencer par n’importe laquelle.',
  'FIRE-8-held': '{held} a cette arme en main ({weapon}).',
  R16: 'Avec cette arme, seul le premier tir du tour peut être visé.',
  R68: 'Un Tir d’Assaut ne mène pas au contact ; un Mouvement, si.',
  'MF-3': 'Un Tir d’Assaut ne mène ni dans un tel terrain ni hors de lui : {element}.',
  'TC-6': '{who} grimpe et ne s’y met pas à terre : {element}.',
  'WOUND-5-base': 'On ne peut pas s’arrêter là : {base}.',
  'MOVE-13-element': 'Une dépouille occupe l’emplacement ; il faut l’ôter avant que quelqu’un y entre : {element}.',
  'MOVE-13-who': '{who} doit toucher la dépouille, ou le socle scénique rond où elle se trouve.',
  R36: 'Aucune dépouille dans un emplacement n’est à la portée du personnage : {who}.',
  R15: 'On décide de Viser après que la cible a pu se mettre à terre.',
  R25: 'On ne tire pas sur un ennemi au contact : {who}.',
  R40: '{who} compte déjà comme étant à terre.',
  R69: 'Cette arme n’a pas de dés à cette distance ({weapon}).',
  R70: 'Seul le premier tir d’un tour peut être visé.',
  R73: 'Ce nouveau trajet demande {need, plural, one {# pion} other {# pions}} en tout ; {have, plural, one {# a été payé} other {# ont été payés}} pour le mouvement.',
  R85: 'La grenade va à exactement {most, number}u de l’endroit visé, ou y reste ; ceci est à {distance, number}u.',
  R101: 'Un Tir d’Assaut ne grimpe pas et ne franchit rien.',
  R157: 'Ce niveau n’a pas de plancher à cet endroit. Choisissez-en un qui en a.',
  R162: 'Tout le monde commence au sol.',
  R158: '{who} n’a pas de ligne libre pour lancer là : par une fenêtre ou une brèche, pas à travers murs ou planchers.',
  R130: '{who} n’a pas d’arme pour cela.',
  'LOS-2-floor':
    'Le plancher est entre {who} et vous ({floor}). On ne se verrait que sur l’escalier qui y monte, ou hors de dessous.',
  'LOS-2': 'Hors de vue : {who}.',
  'LOS-14': '{who} ne peut pas voir un marqueur à cet endroit.',

  'GREN-2': 'C’est à {distance, number}u ; le lancer le plus long fait {most, number}u.',
  'GREN-3': '{who} ne voit pas cet endroit, ce qu’exige un lancer aussi long.',
  'GREN-5': 'C’est à {distance, number}u de l’endroit visé ; la grenade va à {most, number}u au plus.',
  'GREN-11': 'Une explosion là-bas pourrait toucher {who}, que rien n’en protège.',
  'GREN-12': 'La grenade peut toucher le socle, pas être posée dessus : {base}.',
  'GREN-14': '{who} n’a plus de grenade de ce type.',
  'GREN-15': 'C’est à {distance, number}u du centre du premier écran ; à {most, number}u au plus il peut le toucher.',
  'GREN-16': 'De dehors, une grenade va sous un toit de {most, number}u au plus ; ici {distance, number}u.',
  'GREN-17':
    'C’est {levels, number} niveaux plus haut ; une grenade monte de {most, plural, one {un niveau} other {# niveaux}} au plus.',
  'GREN-18': '{who} ne porte pas de grenade supplémentaire de ce type.',
  'SF-2': '{who} est à plus de {most, number}u du chef qui dirige le tir, ou il n’y en a pas.',
  'SF-3': 'Il n’y a pas de Tir de Suppression à rejoindre pour {who}.',
  'SF-4': '{who} est sous suppression et ne fait pas une telle attaque ce tour.',
  'SF-6': 'C’est à {distance, number}u ; sous suppression, on jette une grenade à {most, number}u au plus.',
  'SF-10': '{who} a déjà attaqué ce tour.',
  R47: 'Un Tir de Suppression est initié par {need, number} ensemble, ou avec une mitrailleuse.',

  R125: '{who} est dans la zone d’un Tir de Suppression et ne pose pas de marqueur de là.',

  'PSY-1-who': '{who} n’est pas en panique.',
  'PSY-1-id': 'Selon les règles de cette partie, personne ne perd son sang-froid.',
  'PSY-2': '{who} est en panique et ne fait rien d’autre qu’essayer de la surmonter.',
  'PSY-3': '{who} n’est pas un chef assez proche pour aider, ou n’en est pas en état.',

  'WOUND-3': '{who} est sous le choc et ne peut plus rien faire pour le moment.',
  'WOUND-4': '{who} est hors de la partie.',

  'FLOW-TURN': 'C’est {by} qui décide.',
  'FLOW-UNKNOWN-id': 'Rien ne s’appelle {id} dans cette partie.',
  'FLOW-PENDING-lesson': 'La leçon demande autre chose pour l’instant. Faites-le, ou faites-le faire.',
  'FLOW-STALE-who': 'Ce n’est plus possible avec {who}.',
  'FLOW-FORM-field': 'Le champ {field} de cet ordre n’est pas comme il doit être.',
  'FLOW-MUCH-points':
    'Cette table compte {points, number} angles ; un chemin se cherche parmi {most, number} au plus. Allez tout droit, par étapes.',
  'FLOW-MUCH-actions': 'C’est à {actions, number} mouvements ; un chemin de {most, number} au plus se cherche.',
  'FLOW-DICE': 'Il faut lancer {need, plural, one {# dé} other {# dés}}, et non {have, number}.',
  'FLOW-FRIEND-who': '{who} est de votre camp.',
  'FLOW-FRIEND-enemy': '{enemy} n’est pas de votre camp.',
  'FLOW-FRIEND-same': 'Choisissez quelqu’un d’autre que {same}.',
  'FLOW-RESERVE': '{who} n’est pas sur la table.',
  'FLOW-BASES-base': '{base} se tient là ; il n’y a pas de place pour vous.',
  'FLOW-BASES-other': 'On ne peut pas mettre {who} et {other} au même endroit.',
};
