import type { wounds as english } from '../../en/rules/wounds.ts';
import type { Shape } from '../../messages.ts';

/** WOUND, abilities (CMD, CAM) and what only the beta has (REIN, PSY, MULTI). */
export const wounds: Shape<typeof english> = {
  'WOUND-1': {
    title: 'Première blessure',
    text: 'La carte est retournée sur son côté blessé, dont les valeurs comptent désormais.',
  },
  'WOUND-2': {
    title: 'Choc',
    text: 'Une nouvelle blessure apporte un marqueur Blessure, qui reste jusqu’à la fin du tour.',
  },
  'WOUND-3': {
    title: 'Sous le choc',
    text: 'Qui est sous le choc ne fait plus rien, mais est aussi dur à toucher que s’il était à terre.',
  },
  'WOUND-4': {
    title: 'Éliminé',
    text: 'Une deuxième blessure, un headshot ou deux blessures d’une même explosion éliminent un personnage.',
  },
  'WOUND-5': {
    title: 'Les morts',
    text: 'Un personnage éliminé est retiré de la table ; ce n’est que dans la bêta que la dépouille reste.',
  },
  'CMD-1': {
    title: 'Commandement',
    text: 'Les amis à 5u ou moins d’un chef peuvent faire plus d’actions que leur propre nombre.',
  },
  'CMD-2': {
    title: 'Combien de plus',
    text: 'Chaque ami peut faire autant d’actions supplémentaires que le Commandement du chef.',
  },
  'CMD-3': {
    title: 'Elles coûtent toujours',
    text: 'Toute action supplémentaire se paie comme n’importe quelle autre.',
  },
  'CMD-4': { title: 'Le chef', text: 'Commander ne coûte au chef ni pions ni actions.' },
  'CAM-1': {
    title: 'Camouflage',
    text: 'À couvert, ce personnage compte toujours comme étant aussi à terre.',
  },
  'REIN-1': {
    title: 'Cartes de renfort',
    text: 'Seulement dans la bêta : une carte avec deux personnages, un de chaque côté, dont un seul est sur la table à la fois.',
  },
  'REIN-2': {
    title: 'Arriver',
    text: 'Seulement dans la bêta : les renforts entrent par leur propre bord de table à un tour suivant.',
  },
  'REIN-3': {
    title: 'Touché une fois',
    text: 'Seulement dans la bêta : la moindre touche met un renfort hors de combat et retourne la carte.',
  },
  'REIN-4': {
    title: 'Comment elle compte',
    text: 'Seulement dans la bêta : la carte est perdue quand ses deux personnages le sont.',
  },
  'PSY-1': {
    title: 'Test de choc psychologique',
    text: 'Seulement dans la bêta, si on le veut : l’ami le plus proche d’un touché, à 2u ou moins, doit lancer pour tenir.',
  },
  'PSY-2': {
    title: 'Panique',
    text: 'Seulement dans la bêta, si on le veut : qui panique ne fait rien d’autre qu’essayer de se ressaisir.',
  },
  'PSY-3': {
    title: 'Calmer',
    text: 'Seulement dans la bêta, si on le veut : un chef peut aider un ami à se ressaisir.',
  },
  'MULTI-1': {
    title: 'Batailles plus grandes',
    text: 'Dit seulement dans la bêta : des forces plus grandes ou plus petites ne changent rien aux règles, et il y a deux camps.',
  },
};
