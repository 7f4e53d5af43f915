import type { Side } from '../../engine/index.ts';
import type { Theme } from '../../store/preferences.ts';

/** Colours of what lies on the table and over it. The sides' own are those of the panels (styles/tokens.css). */
export const SIDE: Readonly<Record<Side, { readonly fill: string; readonly light: string; readonly dark: string }>> = {
  a: { fill: '#24557c', light: '#86bbe6', dark: '#12304a' },
  b: { fill: '#96420f', light: '#f0a873', dark: '#4f2106' },
};

export const INK = '#1b1d18';
/**
 * Under each line: so dark that together with it a line is seen on any ground, by its casing where that is bright, by itself where
 * it is dark. That takes colours of a luminance of 0.42 or more (tests/e2e/contrast.spec.ts).
 */
export const CASING = '#080a06';
export const PAPER = '#fff9ea';
export const GOLD = '#f2c14e';
export const WOUND = '#b3121d';
export const FINE = '#e9f5d8';
export const GOOD = '#2f7d32';
export const BAD = '#c21f1f';
export const PARTIAL = '#f0a428';
export const SHOUT = '#b01a1e';
export const MUZZLE = '#ffcf4a';
export const TRACER = '#fff6cf';
export const TRACER_GLOW = '#ff9d2e';

/** The text face of the page (styles/fonts.css), which is there before the board is (parts/faces.ts). */
export const FONT = '"Public Sans", system-ui, sans-serif';

/** The face of headings, for words that are stamped on the table. */
export const TITLE_FONT = 'Kreon, Georgia, serif';

interface Words {
  readonly ground: string;
  readonly text: string;
}

/** What the miniatures of a side wear. */
export interface Uniform {
  readonly cloth: string;
  readonly helmet: string;
}

/** What of the board differs from theme to theme. All the rest carries an outline of its own and reads on any ground. */
export interface Palette {
  readonly theme: Theme;
  /** The light that lies over a painted table; null at noon. */
  readonly light: string | null;
  /** A table in plain patterns instead of a painted one. */
  readonly plain: { readonly ground: string; readonly dark: string; readonly bright: string } | null;
  /** The line that parts a base from the ground it stands on. */
  readonly edge: { readonly colour: string; readonly pixels: number };
  /** Names beside the bases; of one that is pointed at, and of one the table waits for. */
  readonly name: Words;
  readonly strongName: Words;
  readonly litName: Words;
  readonly uniform: Readonly<Record<Side, Uniform>>;
  /** Sandbags about whoever has taken cover. */
  readonly sand: { readonly fill: string; readonly edge: string };
}

const NAMES = {
  name: { ground: '#1b1d18c8', text: PAPER },
  strongName: { ground: '#1b1d18f2', text: PAPER },
  litName: { ground: '#1b1d18f2', text: GOLD },
} as const;

const BLACK = '#000000';
const WHITE = '#ffffff';

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  day: {
    theme: 'day',
    light: null,
    plain: null,
    edge: { colour: '#f6efd8', pixels: 1.4 },
    ...NAMES,
    uniform: { a: { cloth: '#b9a866', helmet: '#83964a' }, b: { cloth: '#a9b6b1', helmet: '#75827d' } },
    sand: { fill: '#e3cf98', edge: '#2a2412' },
  },
  dark: {
    theme: 'dark',
    light: '#6d7394',
    plain: null,
    edge: { colour: '#f6efd8', pixels: 1.4 },
    ...NAMES,
    uniform: { a: { cloth: '#a89a5f', helmet: '#788a45' }, b: { cloth: '#9aa8a5', helmet: '#6a7773' } },
    sand: { fill: '#cdb983', edge: '#1d190c' },
  },
  contrast: {
    theme: 'contrast',
    light: null,
    // as far from black as from white, so that lines of either are seen on it
    plain: { ground: '#757575', dark: BLACK, bright: WHITE },
    edge: { colour: WHITE, pixels: 2.5 },
    name: { ground: BLACK, text: WHITE },
    strongName: { ground: BLACK, text: WHITE },
    litName: { ground: WHITE, text: BLACK },
    uniform: { a: { cloth: '#f0e2a0', helmet: '#6d8a1e' }, b: { cloth: '#e4eeec', helmet: '#5c6c68' } },
    sand: { fill: '#fff0b8', edge: BLACK },
  },
};
