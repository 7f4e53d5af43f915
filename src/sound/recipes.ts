/**
 * How each sound is made, as data: layers of noise or tone, each with its beginning, its swell and its fading in seconds. Nothing is
 * fetched, and no instrument but an oscillator and white noise is needed.
 */
export interface Layer {
  readonly from: 'noise' | 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** Seconds after the sound begins. */
  readonly at?: number;
  readonly swell: number;
  readonly fade: number;
  readonly loud: number;
  /** Hz of a tone, and to where it glides while it sounds. */
  readonly pitch?: readonly [from: number, to: number];
  /** What of it is let through, Hz, and to where that glides. */
  readonly filter?: {
    readonly type: BiquadFilterType;
    readonly hertz: readonly [from: number, to: number];
    readonly q?: number;
  };
}

export type Recipe = readonly Layer[];

/** A report: the crack, the body, the thump under it, and the echo of the place. */
const report = (crack: number, body: number, thump: number, echo: number, loud: number): Recipe => [
  {
    from: 'noise',
    swell: 0.001,
    fade: 0.05,
    loud: loud * 0.9,
    filter: { type: 'highpass', hertz: [crack, crack * 0.6] },
  },
  { from: 'noise', swell: 0.002, fade: 0.14, loud, filter: { type: 'bandpass', hertz: [body, body * 0.4], q: 0.8 } },
  { from: 'sine', swell: 0.002, fade: 0.12, loud: loud * 0.8, pitch: [thump, thump * 0.4] },
  {
    from: 'noise',
    at: 0.05,
    swell: 0.03,
    fade: echo,
    loud: loud * 0.22,
    filter: { type: 'lowpass', hertz: [1400, 300] },
  },
];

const knock = (at: number, pitch: number, loud: number): Recipe => [
  {
    from: 'noise',
    at,
    swell: 0.001,
    fade: 0.03,
    loud,
    filter: { type: 'bandpass', hertz: [pitch, pitch * 0.7], q: 3 },
  },
];

const note = (at: number, pitch: number, fade: number, loud: number): Recipe => [
  { from: 'triangle', at, swell: 0.02, fade, loud, pitch: [pitch, pitch] },
  { from: 'sine', at, swell: 0.02, fade: fade * 1.3, loud: loud * 0.5, pitch: [pitch * 2, pitch * 2] },
];

export const RECIPES = {
  rifle: report(2600, 1500, 150, 0.5, 0.8),
  sniper: report(3200, 1200, 120, 0.9, 0.9),
  smg: report(2400, 1900, 190, 0.2, 0.55),
  lmg: report(2000, 1300, 130, 0.28, 0.7),
  pistol: report(2900, 2100, 210, 0.22, 0.6),
  /** Dice in a hand: many small knocks. */
  rattle: Array.from({ length: 9 }, (_, i) =>
    knock(i * 0.045, 1700 + ((i * 577) % 900), 0.16 + ((i * 37) % 10) / 100),
  ).flat(),
  tap: [...knock(0, 1500, 0.4), { from: 'sine', swell: 0.001, fade: 0.05, loud: 0.2, pitch: [240, 150] }],
  /** Through the air. */
  throw: [
    { from: 'noise', swell: 0.12, fade: 0.3, loud: 0.14, filter: { type: 'bandpass', hertz: [500, 1100], q: 1.5 } },
  ],
  burst: [
    { from: 'noise', swell: 0.002, fade: 0.12, loud: 1, filter: { type: 'highpass', hertz: [1200, 300] } },
    { from: 'noise', swell: 0.004, fade: 0.8, loud: 1, filter: { type: 'lowpass', hertz: [1500, 90] } },
    { from: 'sine', swell: 0.003, fade: 0.5, loud: 1, pitch: [95, 28] },
  ],
  smoke: [
    { from: 'noise', swell: 0.1, fade: 0.5, loud: 0.16, filter: { type: 'bandpass', hertz: [3000, 1200], q: 0.6 } },
  ],
  blows: [
    ...knock(0.02, 500, 0.5),
    ...knock(0.12, 380, 0.6),
    { from: 'sine', at: 0.12, swell: 0.002, fade: 0.1, loud: 0.5, pitch: [130, 60] },
  ],
  /** A round that goes past or into a wall. */
  miss: [{ from: 'noise', swell: 0.01, fade: 0.16, loud: 0.2, filter: { type: 'bandpass', hertz: [3800, 900], q: 4 } }],
  hit: [
    { from: 'sine', swell: 0.002, fade: 0.16, loud: 0.8, pitch: [150, 55] },
    { from: 'noise', swell: 0.002, fade: 0.07, loud: 0.35, filter: { type: 'lowpass', hertz: [900, 250] } },
  ],
  /** A muffled drum, twice. */
  death: [0, 0.34].flatMap(
    (at, i): Recipe => [
      { from: 'sine', at, swell: 0.004, fade: 0.45, loud: 0.9 - i * 0.25, pitch: [82, 46] },
      { from: 'noise', at, swell: 0.002, fade: 0.08, loud: 0.25, filter: { type: 'lowpass', hertz: [700, 200] } },
    ],
  ),
  nerve: [{ from: 'triangle', swell: 0.03, fade: 0.4, loud: 0.25, pitch: [330, 208] }],
  turn: [...note(0, 392, 0.25, 0.16), ...note(0.14, 523.25, 0.4, 0.16)],
  refusal: [{ from: 'sine', swell: 0.01, fade: 0.12, loud: 0.14, pitch: [196, 174] }],
  victory: [
    ...note(0, 392, 0.3, 0.2),
    ...note(0.18, 523.25, 0.3, 0.2),
    ...note(0.36, 659.25, 0.3, 0.2),
    ...note(0.54, 784, 0.9, 0.24),
  ],
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;
