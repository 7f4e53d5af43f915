import type { Messages } from '../../messages.ts';
import { betaAttacks } from './betaAttacks.ts';
import { betaFire } from './betaFire.ts';
import { betaMoves } from './betaMoves.ts';
import { betaRulings } from './betaRulings.ts';
import { betaSight } from './betaSight.ts';

/** The 2.0 beta, the full rules: set-up, turns, victory, wounds, reinforcements and panic; the rest stands beside. */
export const beta: Messages['rulesIn']['beta'] = {
  'SETUP-2': {
    text: 'Les deux camps conviennent d’un total de points : de 30 à 40 par camp pour les premières parties, et le même pour les deux en tournoi.',
  },
  'SETUP-4': {
    text: 'Au moins autant d’éléments de décor que de personnages des deux camps, placés de préférence à 5u ou plus des bords.',
  },
  'SETUP-7': {
    text: 'Sur la plus petite table un personnage se déploie le socle au contact de son bord ; sur une table de 36u ou plus, à 5u au plus.',
  },
  'SETUP-8': {
    text: 'Personne n’a de pions avant le premier tour ; chaque camp reçoit les siens quand son propre premier tour commence.',
  },
  'SETUP-9': {
    text: 'Chaque personnage commence la partie avec un marqueur À Terre !, valable jusqu’à ce qu’il fasse autre chose.',
  },
  'SETUP-10': {
    text: 'Les grenades supplémentaires se paient avec la force, un point chacune, et se remettent aux personnages une fois tous déployés.',
  },
  'SETUP-12': {
    text: 'Les deux camps peuvent aligner la même faction ; on raconte alors un exercice, et la partie compte comme une autre.',
  },
  'SETUP-13': {
    text: 'Avant de jouer, on convient pour chaque élément de décor s’il est abritant, protecteur, dissimulant, infranchissable ou difficile.',
  },
  'SETUP-14': {
    text: 'Une carte indique nom, rôle, points et faction, ce que peut faire le personnage, ses armes et leurs dés. Un côté est pour l’indemne, l’autre pour le blessé ou, chez les renforts, pour un second personnage.',
  },
  'TURN-2': {
    text: 'Une fois tous déployés, chacun lance un dé ; une égalité se relance, et le plus haut joue le premier tour.',
  },
  'TURN-6': {
    text: 'Au moins un pion est dépensé à chacun de vos tours ; ce devoir est dit deux fois et ne tombe que si rien ne peut être fait.',
  },
  'TURN-7': {
    text: 'Par tour un personnage ne fait pas plus d’actions que ne permet sa carte, sauf avec l’aide d’un chef.',
  },
  'TURN-11': { text: 'Quand vos pions sont épuisés votre tour se termine ; on peut le finir plus tôt.' },
  'TURN-12': {
    text: 'Hors de votre tour, les pions paient la mise à terre face à un tir, et Viser lors d’un Tir d’Opportunité.',
  },
  'TURN-13': {
    title: 'Rien ne se reprend',
    text: 'Une action permise est acquise une fois faite. La rigueur du programme à cet égard se convient avant la partie.',
  },
  'TURN-15': {
    text: 'Ce à quoi aucune règle ne répond revient à un dé. Ici les interprétations répondent à presque tout, et un jet libre au reste.',
  },
  'WIN-1': {
    text: 'Vous l’emportez dès que la moitié des personnages ennemis, ou plus, est éliminée et que vous en avez perdu moins ; les points ne comptent pas.',
  },
  'WIN-2': {
    text: 'Dans une Mission chaque camp désigne un décor solide, ou un point quelconque de la table, situé au moins en partie dans sa zone.',
  },
  'WIN-4': { text: 'Dans une Mission aussi, la moitié des personnages ennemis éliminée donne la victoire.' },
  'WIN-5': {
    text: 'Un scénario dit lui-même comment la table est mise en place, quelles forces y prennent part et ce qui fait gagner ; les conditions habituelles ne comptent que s’il les nomme.',
  },
  ...betaMoves,
  ...betaFire,
  ...betaAttacks,
  'WOUND-2': {
    text: 'Une nouvelle blessure apporte un marqueur Blessure, qui reste jusqu’à la fin du prochain tour de son possesseur : un tour est perdu.',
  },
  'WOUND-3': {
    text: 'Qui est sous le choc ne fait rien, mais est aussi dur à toucher que s’il était à terre, sauf à 5u ou moins.',
  },
  'WOUND-4': {
    text: 'Une deuxième blessure ou un headshot élimine un personnage. D’une même explosion nul ne subit plus d’une blessure.',
  },
  'WOUND-5': {
    title: 'La dépouille reste',
    text: 'Qui tombe reste étendu là où il était. Une dépouille est un couvert pour les tirs qui passent, s’enjambe, et nul ne finit un mouvement dessus ; carte et pions quittent la partie.',
  },
  'CMD-2': {
    text: 'Chaque ami à portée peut faire autant d’actions de plus que la valeur de Commandement, toutes dans un même tour.',
  },
  'CAM-1': {
    text: 'À couvert, ce personnage compte toujours comme étant à terre, mais pas à 5u ou moins ni contre les explosions.',
  },
  ...betaSight,
  'REIN-1': {
    text: 'La carte porte deux personnages, un de chaque côté, pour un seul prix. Ils sont sur la table l’un après l’autre ; leur joueur dit qui vient d’abord.',
  },
  'REIN-2': {
    text: 'Le premier se déploie avec les autres, ou entre au début d’un de ses tours suivants, le socle au contact de son bord. Le second entre de même, à partir du tour qui suit la touche du premier.',
  },
  'REIN-3': {
    text: 'La moindre touche abat celui qui est sur la table, un headshot rien de plus. La dépouille reste, les pions quittent la carte, et on la retourne sur l’autre personnage.',
  },
  'REIN-4': {
    text: 'Une carte de renfort compte pour un seul personnage perdu, et seulement quand les deux le sont.',
  },
  'PSY-1': {
    text: 'Si on le veut : quand quelqu’un est blessé ou tombe, l’ami le plus proche à 2u au plus lance aussitôt et gratuitement un dé. Jusqu’à son nombre d’actions actuel il tient, au-dessus il panique.',
  },
  'PSY-2': {
    text: 'Si on le veut : qui panique ne peut qu’essayer de se ressaisir, un pion et le même jet chaque fois, dans la limite de ses actions. La panique ne protège pas, contrairement au choc.',
  },
  'PSY-3': {
    text: 'Si on le veut : un ami doté de Commandement, à portée, permet d’autres essais, et peut dépenser ses propres pions, dont chacun retire un au jet.',
  },
  'MULTI-1': {
    text: 'Les forces peuvent être plus petites ou plus grandes, d’une poignée à un groupe, sans rien changer aux règles ; il y a deux camps.',
  },
  ...betaRulings,
};
