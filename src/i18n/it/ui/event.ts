import type { Messages } from '../../messages.ts';

/** While a step is told: what its dice and the table show, in words; and how it is to be told. */
export const event: Messages['ui']['event'] = {
  title: 'Che cosa succede',
  hits: '{counted}: {outcome}',
  missed: '{who} non è colpito.',
  inCover: 'La copertura protegge {who}.',
  skip: 'Premi qualsiasi cosa e si va subito avanti.',
  beforehand: {
    one: 'Prima dei dadi: {share} di ferire {who}',
    several: 'Prima dei dadi: {share} di ferire qualcuno',
  },
  values: {
    move: 'Movimento',
    actions: 'Azioni',
    dice: 'Dadi',
    opportunityFire: 'Opportunità',
    suppressionFire: 'Soppressione',
    command: 'Comando',
    h2h: 'Corpo a Corpo',
  },
  speed: {
    title: 'Tiri e colpi',
    slow: 'A metà velocità',
    normal: 'A velocità normale',
    fast: 'Al doppio della velocità',
    off: 'Subito',
  },
  fallen: {
    title: 'Gli eliminati restano sul tavolo',
    shown: 'Come immagine, dove le regole li tolgono',
    hidden: 'Spariscono subito',
  },
  sound: {
    title: 'Suoni',
    on: 'Attivi',
    off: 'Disattivati',
    mute: 'Togli l’audio',
  },
  volume: {
    title: 'Volume',
    low: 'Basso',
    medium: 'Medio',
    high: 'Alto',
  },
};
