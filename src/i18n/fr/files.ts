import type { Messages } from '../messages.ts';

/** The words of this part; keys are read as `files.…`. */
export const files: Messages['files'] = {
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
    'no-such-command': 'désigne un ordre qui n’existe pas',
    'too-few-points': 'moins de 3 points',
    'too-many-points': 'trop grand, ou trop de points',
    'self-crossing': 'le contour se croise lui-même',
    'no-area': 'sans étendue',
    'not-positive': 'pas plus que 0',
    'off-the-table': 'pas entièrement sur la table',
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
  cli: {
    usage: `npm run -s cli -- COMMANDE

  play FICHIER      rejoue une partie et affiche où elle en est
  actions FICHIER   après l’avoir rejouée, ce qu’on peut faire et ce qu’on ne peut pas
  odds FICHIER      les chances exactes de ce qui suit un ordre : --command JSON
  compare FICHIER   ce que les règles de la partie et chaque édition disent d’un ordre, et pourquoi : --command JSON
  sight [FICHIER]   répond aux questions de vue, une par ligne
  route [FICHIER]   répond aux questions de mouvement, une par ligne
  fuzz              joue des parties au hasard : --games N --seed S --edition ID --house-rules --out DOSSIER --keep DOSSIER
  schema TYPE       affiche le JSON Schema d’un type de fichier

FICHIER peut être - pour l’entrée standard. Code de sortie : 0 oui, 1 non, 2 illisible.`,
    unknown: 'Pas de commande « {name} ».',
    wantsFile: '{command} demande un fichier de partie, ou - pour l’entrée standard.',
    wantsCommand:
      '{command} demande un fichier de partie, ou - pour l’entrée standard, et --command avec un ordre en JSON.',
    tooMany: 'C’en est trop : il faudrait parcourir plus de {most} étapes ou issues.',
    wantsKind: 'schema demande l’un de {kinds}.',
    wantsRun:
      'fuzz demande --games N, --seed S, --edition ({editions}), --house-rules, --out DOSSIER (pour une faute), --keep DOSSIER (pour une courte partie de chaque fin), chacun facultatif et N, S entiers.',
    cannotRead: '{file} : illisible.',
    fuzz: {
      ran: '{games} parties, {commands} ordres, {cutOff} parties interrompues ; {rate} ordres par seconde avec tous les contrôles',
      commands: 'Ordres joués',
      frames: 'Cadres (comptés à chaque décision)',
      events: 'Événements',
      refusals: 'Refus',
      rulings: 'Interprétations (parties jouées par option)',
      houseRules: 'Règles maison (parties jouées par option)',
      endings: 'Façons de finir',
      found: 'Faute dans {title} : {fault}\nLa partie : {file}',
      missing: 'Jamais arrivé : {names}',
      tooLong: '{games} parties ont été interrompues à cause de leur longueur : c’est trop.',
    },
  },
  /** Stored games. */
  storage: {
    unavailable: 'Ce navigateur ne laisse rien enregistrer à la partie. Enregistrez-la dans un fichier pour la garder.',
    full: 'Il n’y a plus de place pour enregistrer la partie. Enregistrez-la dans un fichier pour la garder.',
    'opened-elsewhere':
      'Cette partie continue dans une autre fenêtre. Rechargez pour la voir où elle en est, ou enregistrez celle-ci dans un fichier.',
    failed: 'Le dernier ordre n’a pas pu être enregistré. Enregistrez dans un fichier pour garder la partie.',
    'not-found': 'Cette partie n’est plus enregistrée.',
  },
};
