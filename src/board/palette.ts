import type { Side } from '../engine/index.ts';

/** Colours of what lies on the table and over it. The sides' own are those of the panels (styles/tokens.css). */
export const SIDE: Readonly<Record<Side, { readonly fill: string; readonly light: string; readonly dark: string }>> = {
  a: { fill: '#24557c', light: '#6fa8d6', dark: '#12304a' },
  b: { fill: '#96420f', light: '#e2915a', dark: '#4f2106' },
};

export const INK = '#1b1d18';
export const PAPER = '#fff9ea';
export const GOLD = '#f2c14e';
export const WOUND = '#b3121d';
export const FINE = '#e9f5d8';
export const GOOD = '#2f7d32';
export const BAD = '#c21f1f';
export const PARTIAL = '#f0a428';

export const FONT = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif';
