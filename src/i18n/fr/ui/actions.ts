import type { Messages } from '../../messages.ts';

/** What each action is called on its button, and what it is in a few words; keys are read as `ui.actions.<action>`. */
export const actions: Messages['ui']['actions'] = {
  move: {
    label: 'Mouvement',
    said: '{who} se déplace de {length, number, ::.##}u',
  },
  fire: {
    label: 'Tir',
    said: '{who} tire sur {at}',
    saidAimed: '{who} tire sur {at} en visant',
    saidSeveral: '{who} tire sur {at}, {shots, number} tirs',
    saidSeveralAimed: '{who} tire sur {at}, {shots, number} tirs, en visant',
  },
  moveAndFire: {
    label: 'Tir d’Assaut',
    said: '{who} se déplace de {length, number, ::.##}u et tire',
    saidFirst: '{who} tire sur {at} et se déplace de {length, number, ::.##}u',
  },
  grenade: {
    label: 'Grenade',
    said: '{who} jette une grenade',
  },
  opportunityFire: {
    label: 'Tir d’Opp.',
    said: '{who} pose un Tir d’Opportunité',
  },
  suppressionFire: {
    label: 'Suppression',
    said: '{who} initie un Tir de Suppression',
  },
  joinSuppression: {
    label: 'Se joindre',
    said: '{who} se joint au Tir de Suppression',
  },
  takeCover: {
    label: 'À Terre !',
    said: '{who} se met à terre',
  },
  switchWeapon: {
    label: 'Changer d’arme',
    said: '{who} change d’arme',
    which: 'Quelle arme {who} prend-il en main ?',
  },
  clearBody: {
    label: 'Ôter la dépouille',
    said: '{who} ôte une dépouille',
    which: 'Quelle dépouille {who} ôte-t-il ?',
  },
  recover: {
    label: 'Se ressaisir',
    said: '{who} essaie de surmonter la panique',
  },
  endTurn: {
    label: 'Fin du tour',
    said: 'Le tour est terminé',
  },
};
