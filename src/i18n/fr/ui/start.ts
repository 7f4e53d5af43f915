import type { pages as english } from '../../en/ui/start.ts';
import type { Messages, Shape } from '../../messages.ts';

/** While the program sets up a game by itself. */
export const settingUp: Messages['ui']['settingUp'] = {
  title: 'Mise en place',
  rolling: 'Les dés disent qui tient quel bord…',
  holds:
    '{faction, select, soviet {Les Soviétiques tiennent} german {Les Allemands tiennent} us {Les Américains tiennent} british {Les Britanniques tiennent} other {{name} tient}} {edge, select, north {le nord} east {l’est} south {le sud} other {l’ouest}}, {otherFaction, select, soviet {les Soviétiques} german {les Allemands} us {les Américains} british {les Britanniques} other {{otherName}}} {otherEdge, select, north {le nord} east {l’est} south {le sud} other {l’ouest}}.',
  begins:
    '{firstFaction, select, soviet {Les Soviétiques commencent.} german {Les Allemands commencent.} us {Les Américains commencent.} british {Les Britanniques commencent.} other {{first} commence.}}',
  placed: '{name} : {placed, number} sur {all, number} en place',
  skip: 'Un appui pour passer',
};

/** The start page, and when something is wrong there. */
export const pages: Shape<typeof english> = {
  start: {
    name: 'Take Cover',
    line: 'Deux joueurs, une table, cinq soldats chacun : 1-48TACTIC sur un écran.',
    unofficial:
      'Non officiel et gratuit ; tous les soldats sont inventés. Apportez vos cartes et les règles que vous possédez.',
    playNow: 'Jouer tout de suite',
    playNowNote: 'Le carrefour, deux forces de cinq, tout le monde en place : droit au premier tir.',
    byRules: 'Mise en place complète',
    byRulesNote: 'La même partie, mais vous lancez les dés, choisissez les bords et déployez.',
    newGame: 'Nouvelle partie',
    newGameNote: 'Table, mission, forces, édition, règles maison.',
    rules: 'Chercher une règle',
    rulesNote: 'Règles et termes, expliqués à notre façon.',
    editions: 'Règles et éditions',
    editionsNote: 'Il y en a cinq : voici leurs différences.',
    projector: 'Projecteur',
    projectorNote: 'Une seconde fenêtre pour le public.',
    open: 'Ouvrir un fichier',
    file: 'Fichier de partie',
    continue: 'Continuer',
    versus: '{a} contre {b}',
    nothingStored: 'Vos parties apparaissent ici d’elles-mêmes.',
    resume: 'Continuer {title}',
    turn: '{turn, plural, =0 {mise en place} other {tour #}}',
    over: 'terminée',
    left: '{left, number} sur {total, number}',
    all: '{count, plural, one {Toutes les parties (#)} other {Les # parties}}',
    keepAsFile: 'Enregistrer dans un fichier',
    keep: 'Enregistrer dans un fichier : {title}',
    damaged: 'Cette partie ne peut plus être ouverte : {reason}',
    unreadable:
      '{count, plural, one {# partie enregistrée est illisible} other {# parties enregistrées sont illisibles}} : voir toutes les parties.',
    unreadableGame: 'Une partie illisible',
    keepRaw: 'Enregistrer ce qu’il en reste',
    delete: 'Supprimer',
    deleteGame: 'Supprimer {title}',
    size: '{size, number} Ko',
    gone: '{title} : partie supprimée.',
    bringBack: 'La récupérer',
    tryAgain: 'Réessayer',
    fileUnread: 'Ce fichier ne peut pas être lu. Est-il toujours là ?',
    fileRefused: 'Ce fichier ne peut pas être ouvert : {reason}',
    droppedOnUnsaved: 'La partie sur la table n’est pas enregistrée et serait perdue. Ouvrir « {file} » ?',
    keepPlaying: 'Continuer à jouer',
    openAnyway: 'Ouvrir le fichier',
    notResumed: 'La partie en cours n’a pas pu être rouverte : {reason}',
    several: {
      table: 'sur la table',
      waits: 'gardée, sous « Continuer »',
      library: 'pour la bibliothèque',
      unsaved: 'pas ouverte : la partie d’avant n’est pas enregistrée',
    },
    understood: 'D’accord',
    loading: 'Un instant…',
    defaultNames: { a: 'Joueur 1', b: 'Joueur 2' },
    workshop: 'Atelier',
    workshopNote: 'Composez une position et jouez à partir de là.',
    library: 'Bibliothèque',
    libraryNote: 'Vos cartes, forces, tables et règles.',
  },
  failure: {
    title: 'Quelque chose s’est mal passé sur cette page',
    text: 'Votre partie est sauve. Enregistrez-la dans un fichier si vous voulez, puis réessayez.',
    save: 'Enregistrer la partie dans un fichier',
    again: 'Réessayer',
    anew: 'Recharger la page',
    start: 'Retour à la page d’accueil',
    notHere: 'Rien ne peut être ouvert avant que la page soit revenue.',
    fault: 'Ce que dit le programme : {message}',
  },
};
