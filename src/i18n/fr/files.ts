import type { First } from '../messages.ts';

/** The words of this part; keys are read as `files.…`. */
export const files: First['files'] = {
  /** What is wrong with a file; `whole` names the place when it is the file itself. */
  whole: 'le fichier',
  at: '{path} : {fault}',
  faults: {
    'too-big': 'plus de {most} Mo',
    'breaks-off': 's’interrompt ici : une partie du fichier manque',
    'not-json': 'JSON mal formé à ce champ ou après lui',
    'too-deep': 'plus de {most} niveaux d’imbrication',
    'too-many': 'plus de {most} entrées',
    'forbidden-name': 'un nom qu’aucun champ ne peut porter',

    'not-a-link': 'pas un lien de Take Cover',
    'cut-link': 'un lien coupé ou abîmé : faites-le renvoyer, ou en fichier',
    'newer-link': 'un lien d’une version plus récente de Take Cover',
    'other-content': 'plus ce que c’était quand le lien a été fait : faites-le renvoyer avec tout son contenu',
    'no-game-inside': 'une image sans partie : certaines messageries l’enlèvent, faites-la envoyer comme fichier',

    'other-format': 'n’est pas un fichier de Take Cover',
    'other-kind': 'un fichier du type « {kind} » là où il en faut un du type « {wanted} »',
    'newer-version': 'fait par la version {made} du format ; ce programme lit jusqu’à la {reads}',

    missing: 'manque',
    'unknown-field': 'champ inconnu',
    'not-a-number': 'n’est pas un nombre',
    'not-whole': 'n’est pas un nombre entier',
    'not-text': 'n’est pas un texte',
    'not-a-list': 'n’est pas une liste',
    'not-an-object': 'n’est pas un objet',
    'not-yes-or-no': 'ni true ni false',
    'not-one-of': 'aucun de {options}',
    'not-a-choice': 'ni un mot ni un nombre',
    'not-an-id': 'n’est pas un identifiant : 1 à 40 lettres minuscules, chiffres et traits d’union',
    'less-than': 'moins de {least}',
    'more-than': 'plus de {most}',
    'fewer-entries': 'moins de {least} {least, plural, one {entrée} other {entrées}}',
    'more-entries': 'plus de {most} {most, plural, one {entrée} other {entrées}}',
    'too-long': 'plus de {most} caractères',

    'taken-id': 'l’identifiant « {id} » y est deux fois',
    'unknown-card': 'pas de carte « {id} »',
    'unknown-character': 'pas de personnage « {id} » dans l’une ou l’autre force',
    'unknown-element': 'pas d’élément « {id} » sur la table',
    'unknown-weapon': 'pas d’arme « {id} » sur la carte',
    'unknown-edition': 'pas d’édition « {id} »',
    'unknown-ruling': 'pas de telle interprétation, ou pas de telle option',
    'unknown-house-rule': 'pas une règle que l’on peut changer',
    'repeated-type': 'un type répété, « {id} » : une force contient chaque carte une seule fois (SETUP-3)',
    'over-maximum': 'vaut {have, number} points, et le maximum est {most, number} (SETUP-2)',
    'no-maximum': 'un maximum de points, que ces règles ne demandent pas (SETUP-2)',
    'too-little-cover':
      '{have, number} {have, plural, one {élément offre} other {éléments offrent}} un couvert, et il en faut {need, number}, un par personnage (SETUP-4)',
    'too-little-scenery':
      '{elements, plural, one {# élément} other {# éléments}}, et il en faut {need, number}, un par personnage (SETUP-4)',
    'too-small-table': '{have, number}u sur le petit côté, et {need, number}u est le minimum convenu (SETUP-11)',
    'too-little-room': 'de la place pour déployer {have, number} personnages sur {need, number}',
    'too-many-dice': 'plus de dés qu’un jet n’en peut avoir : {most, number} avec tous ses tirs et la Visée',
    'too-many-corners': 'plus d’angles qu’un chemin n’en admet : {points, number}, et {most, number} est le maximum',
    'too-many-moves': 'un Mouvement trop court : il en faudrait {actions, number}, et {most, number} est le maximum',
    'other-encoding': 'n’est pas écrit en UTF-8 (peut-être en UTF-16) : enregistrez le texte en UTF-8',
    'no-such-command': 'désigne un ordre qui n’existe pas',
    'refused-command': 'refusé par {rule}',
    'unknown-rule': 'pas de règle ni d’interprétation « {id} »',
    'foreign-ruling': 'la question {id} ne se pose pas dans cette édition',
    'says-nothing': 'n’attend rien : toute réponse conviendrait',
    'too-few-points': 'moins de 3 points',
    'too-many-points': 'trop grand, ou trop de points',
    'self-crossing': 'le contour se croise lui-même',
    'no-area': 'sans étendue',
    'not-positive': 'doit être supérieur à 0',
    'not-upwards': 'ne mène pas d’un niveau à un niveau plus haut',
    'leads-nowhere': 'ne mène d’aucun niveau à un autre : il manque « connects »',
    'no-landing': 'une rampe n’a pas de palier : on s’y arrête où l’on veut',
    'other-level': 'ne part pas du niveau {level, number}, d’où il mène',
    'no-levels': 'ces règles n’ont pas de niveaux : tout est au sol',
    'no-extra-grenades': 'ces règles n’ont pas de grenades supplémentaires : on ne lance que celles des cartes',
    'not-in-rules': 'ces règles n’ont rien de tel',
    'above-levels': 'un plancher au-dessus du niveau {most, number}, le plus haut qui soit',
    'off-the-table': 'pas entièrement sur la table',
    'over-nothing': 'est au-dessus du vide : il n’y a là aucun plancher de ce niveau',
    'no-room': 'dans ou à cheval sur « {id} », où aucun socle ne peut se tenir',
    overlaps: 'chevauche le socle « {id} »',
    'does-not-fit': 'ne s’accorde pas avec le reste de la position',

    'needs-rounds': 'quelque chose dure ou compte pour une manche, et il n’y a pas de manches ({rules})',
    'needs-initiative': 'les manches commencent par une mise pour l’initiative, et rien d’autre ({rules})',
    'no-deployment': 'aucun socle ne tient dans la zone de déploiement ({rules})',
    'no-income': 'personne ne recevrait ni ne dépenserait jamais de pion ({rules})',
    'no-movement': 'personne ne pourrait jamais se déplacer ({rules})',
    'never-affordable': 'une grenade coûte plus de pions qu’un camp ne peut en dépenser à la fois ({rules})',
    'never-thrown': 'une grenade ne pourrait être jetée nulle part ({rules})',
    'endless-fight': 'un Corps à Corps où aucun dé ne touche ne finirait jamais ({rules})',
    'nobody-shoots': 'on ne peut se mettre à terre face à un tireur quand personne ne tire ({rules})',
  },
  /** What is likely not meant of a table with storeys. */
  storeys: {
    'leads-nowhere': '{thing} : en haut, aucun plancher du niveau {level, number}.',
    'long-without-landing': '{thing} : plus de 3u de long, et sans palier où s’arrêter.',
    'unreached-floor': '{thing} : ni escalier, ni échelle, ni rampe n’y monte, au niveau {level, number}.',
    'half-under-floor':
      '{thing} : en partie sous un plancher, en partie à plus de 0,5u du bord. Mieux vaut deux éléments.',
    'over-nothing': '{thing} : au niveau {level, number}, sans plancher dessous.',
    'left-out':
      '{count, plural, one {# pièce est au-dessus du sol et laissée} other {# pièces sont au-dessus du sol et laissées}} de côté : ces règles n’ont pas de niveaux. Planchers, escaliers, toits et ouvertures n’ont pas d’effet.',
  },
  /** Stored games. */
  storage: {
    blocked:
      'Une autre fenêtre garde encore les parties ouvertes dans une version antérieure. Fermez-la ou rechargez-la : l’enregistrement reprendra tout seul.',
    'no-answer':
      'La mémoire du navigateur ne répond pas. L’enregistrement est retenté tout seul ; par sûreté, enregistrez dans un fichier.',
    newer:
      'Vos parties ont été enregistrées par une version plus récente de Take Cover. Rechargez la page pour l’obtenir ; d’ici là, enregistrez dans un fichier.',
    unavailable: 'Ce navigateur ne laisse rien enregistrer à la partie. Enregistrez-la dans un fichier pour la garder.',
    full: 'Il n’y a plus de place pour enregistrer la partie. Enregistrez-la dans un fichier pour la garder.',
    'opened-elsewhere':
      'Cette partie continue dans une autre fenêtre. Rechargez pour la voir où elle en est, ou enregistrez celle-ci dans un fichier.',
    failed: 'Le dernier ordre n’a pas pu être enregistré. Enregistrez dans un fichier pour garder la partie.',
    'not-found': 'Cette partie n’est plus enregistrée.',
  },
};
