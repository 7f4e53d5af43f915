import type { fire as english } from '../../en/rules/fire.ts';
import type { Shape } from '../../messages.ts';

/** FIRE, ATK, AIM, MF and TC. */
export const fire: Shape<typeof english> = {
  'FIRE-1': {
    title: 'Déclarer un tir',
    text: 'Nommez le tireur et un ennemi en ligne de vue ; chaque tir coûte un pion.',
  },
  'FIRE-2': {
    title: 'Courte et longue distance',
    text: 'Jusqu’à 10u compris, une arme lance ses dés de courte distance, au-delà ses dés de longue distance.',
  },
  'FIRE-3': {
    title: 'Le score pour toucher',
    text: 'Un dé touche sur 4 ou plus à découvert et sur 5 ou plus à couvert ; être à terre ajoute un.',
  },
  'FIRE-4': {
    title: 'Réussites d’un tir',
    text: 'Quel que soit le nombre de réussites, un tir fait une blessure au plus.',
  },
  'FIRE-5': {
    title: 'Headshot, le tir à la tête',
    text: 'Deux six dans le jet d’un même tir éliminent aussitôt la cible.',
  },
  'FIRE-6': {
    title: 'Tirs par tour',
    text: 'Une arme ne tire pas plus souvent en un tour que ne le dit la carte.',
  },
  'FIRE-7': {
    title: 'Un tir après l’autre',
    text: 'Chaque tir est déclaré, payé et lancé à part ; ce n’est que dans les règles de 2009 qu’on les lance ensemble.',
  },
  'FIRE-8': {
    title: 'Une arme par tour',
    text: 'Un personnage attaque avec une seule de ses armes par tour et ne peut pas en changer.',
  },
  'FIRE-9': {
    title: 'Déroulement d’un tir',
    text: 'Déclarer, puis la cible peut se mettre à terre, puis le tireur peut viser, puis la cible a une autre chance, puis lancer.',
  },
  'FIRE-10': {
    title: 'Au-delà du dé',
    text: 'S’il faut plus qu’un 6, rien ne touche, et les pions restent dépensés.',
  },
  'FIRE-11': {
    title: 'Cible plus haut',
    text: 'Seulement dans la bêta : un dé de moins contre une cible à un niveau supérieur.',
  },
  'ATK-1': {
    title: 'Ce qui est une attaque',
    text: 'Tir, Tir d’Assaut, Tir d’Opportunité, Tir de Suppression, grenade et Corps à Corps sont des attaques.',
  },
  'AIM-1': { title: 'Viser', text: 'Un pion de plus ajoute à un tir les dés de Viser de l’arme.' },
  'AIM-2': {
    title: 'Pas de visée en mouvement',
    text: 'Viser ne peut pas s’ajouter à un Tir d’Assaut.',
  },
  'MF-1': {
    title: 'Tir d’Assaut',
    text: 'Un pion paie un mouvement plus court avec un tir avant ou après, pas au milieu.',
  },
  'MF-2': {
    title: 'Comment compte le Tir d’Assaut',
    text: 'Il compte comme mouvement, parmi les trois pions du tour, et comme un des tirs de l’arme.',
  },
  'MF-3': {
    title: 'Tir d’Assaut et terrain',
    text: 'Seulement dans la bêta : ni pour entrer dans un terrain difficile ou en sortir, ni vers le haut.',
  },
  'TC-1': {
    title: 'Se mettre à terre',
    text: 'Un pion, à votre tour ou quand on vous tire dessus.',
  },
  'TC-2': {
    title: 'Effet de la mise à terre',
    text: 'Il faut un de plus pour toucher qui est à terre, en plus de ce que donne le terrain, et aussi à découvert.',
  },
  'TC-3': {
    title: 'Durée de la mise à terre',
    text: 'Le marqueur À Terre ! reste jusqu’à ce que le personnage fasse autre chose.',
  },
  'TC-4': {
    title: 'Trop près pour être à terre',
    text: 'À 5u ou moins, être à terre ne sert à rien, et on ne peut pas s’y mettre face à un tir venu de là.',
  },
  'TC-5': {
    title: 'Pas face au Tir d’Opportunité',
    text: 'Personne ne peut se mettre à terre en réponse à un Tir d’Opportunité.',
  },
  'TC-6': {
    title: 'Pas sur une échelle',
    text: 'Seulement dans la bêta : on ne se met pas à terre sur une échelle ni en grimpant une ruine.',
  },
  'TC-7': {
    title: 'Qui peut se mettre à terre',
    text: 'Quiconque a encore une action, un pion pour payer, pas déjà de marqueur, et n’est pas sous le choc.',
  },
};
