import type { Messages } from '../../messages.ts';

/** What each action is called on its button, and what it is in a few words; keys are read as `ui.actions.<action>`. */
export const actions: Messages['ui']['actions'] = {
  move: {
    label: 'Muovi',
    said: '{who} si muove di {length, number, ::.##}u',
  },
  fire: {
    label: 'Spara',
    said: '{who} spara a {at}',
    saidAimed: '{who} spara a {at}, con Mira',
    saidSeveral: '{who} spara a {at}, {shots, number} tiri',
    saidSeveralAimed: '{who} spara a {at}, {shots, number} tiri, con Mira',
  },
  moveAndFire: {
    label: 'Muovi & Spara',
    said: '{who} si muove di {length, number, ::.##}u e spara',
    saidFirst: '{who} spara a {at} e si muove di {length, number, ::.##}u',
  },
  grenade: {
    label: 'Granata',
    said: '{who} lancia una granata',
  },
  opportunityFire: {
    label: 'Opportunità',
    said: '{who} mette un segnalino di Fuoco di Opportunità',
  },
  suppressionFire: {
    label: 'Soppressione',
    said: '{who} inizia il Fuoco di Soppressione',
  },
  joinSuppression: {
    label: 'Unisciti',
    said: '{who} si unisce al Fuoco di Soppressione',
  },
  takeCover: {
    label: 'Riparati',
    said: '{who} si ripara',
  },
  switchWeapon: {
    label: 'Cambia arma',
    said: '{who} cambia arma',
    which: 'Quale arma impugna {who}?',
  },
  clearBody: {
    label: 'Togli il corpo',
    said: '{who} toglie un corpo',
    which: 'Quale corpo toglie {who}?',
  },
  recover: {
    label: 'Riprenditi',
    said: '{who} tenta di superare il panico',
  },
  endTurn: {
    label: 'Fine turno',
    said: 'Si chiude il turno',
  },
};
