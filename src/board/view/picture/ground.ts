import type { Table } from '../../../engine/index.ts';
import { clear, type Ink } from './brush.ts';
import { among, type Chance, chanceFor, pick } from './chance.ts';

interface Ground {
  readonly base: string;
  /** Large soft patches. */
  readonly patches: readonly [string, ...string[]];
  /** Blades, pebbles, grains. */
  readonly grains: readonly [string, ...string[]];
  readonly grain: 'blade' | 'pebble';
}

const GRASS: Ground = {
  base: '#8a9a5b',
  patches: ['#a3ac68', '#74874c', '#97a363', '#7f8f50', '#b0b075'],
  grains: ['#6c7f45', '#a9b573', '#7c8e4f', '#5f7340'],
  grain: 'blade',
};

const GROUNDS: Readonly<Record<string, Ground>> = {
  grass: GRASS,
  sand: {
    base: '#cdb98a',
    patches: ['#dac99f', '#bda777', '#c7b080', '#e0d0a8'],
    grains: ['#a9925f', '#e6d9b6', '#b8a272'],
    grain: 'pebble',
  },
  snow: {
    base: '#e3e6e6',
    patches: ['#f2f4f4', '#d3dadd', '#e9ebea', '#cfd5d6'],
    grains: ['#c3cccf', '#fafbfb', '#b7b9a6'],
    grain: 'pebble',
  },
  city: {
    base: '#a39d92',
    patches: ['#b3ada1', '#938d82', '#aaa498', '#9a9489'],
    grains: ['#857f74', '#c2bcb0', '#7a746a'],
    grain: 'pebble',
  },
};

/** What a ground is drawn with; one nobody knows is grass. */
export const groundOf = (ground: string): Ground => GROUNDS[ground] ?? GRASS;

/** The colour of a ground as a whole. */
export const groundColour = (ground: string): string => groundOf(ground).base;

/** Does nothing that is light show on it? */
export const groundIsPale = (ground: string): boolean => ground === 'snow';

/** Pixels per u for what is soft anyway: drawn small and stretched, it costs a tenth. */
const SOFT = 8;

/** Covers the table with its ground. */
export function paintGround(ink: Ink, { width, height, ground, name }: Table): void {
  const { base, patches, grains, grain } = groundOf(ground);
  const chance = chanceFor(`${name} ${ground}`);
  ink.drawImage(softGround(width, height, base, patches, chance), 0, 0, width, height);
  ink.lineCap = 'round';
  for (const colour of grains) {
    ink.beginPath();
    for (let i = 0; i < width * height * 2.5; i++) {
      const [x, y] = [among(chance, 0, width), among(chance, 0, height)];
      if (grain === 'blade') blade(ink, x, y, chance);
      else pebble(ink, x, y, chance);
    }
    ink.lineWidth = 0.028;
    ink.strokeStyle = clear(colour, 0.5);
    ink.stroke();
  }
  if (grain === 'blade') tufts(ink, { width, height }, grains, chance);
}

function blade(ink: Ink, x: number, y: number, chance: Chance): void {
  ink.moveTo(x, y);
  ink.lineTo(x + among(chance, -0.05, 0.05), y - among(chance, 0.05, 0.13));
}

function pebble(ink: Ink, x: number, y: number, chance: Chance): void {
  ink.moveTo(x, y);
  ink.lineTo(x + among(chance, 0, 0.05), y);
}

/** Longer grass that stands together, thick in some places and nowhere in others. */
function tufts(
  ink: Ink,
  { width, height }: Pick<Table, 'width' | 'height'>,
  grains: Ground['grains'],
  chance: Chance,
): void {
  const meadows = Array.from({ length: Math.ceil((width * height) / 60) }, () => ({
    x: among(chance, 0, width),
    y: among(chance, 0, height),
    wide: among(chance, 1, 4),
  }));
  for (const colour of grains) {
    ink.beginPath();
    for (const { x, y, wide } of meadows) {
      for (let i = 0; i < wide * 7; i++) {
        const [angle, far] = [chance() * Math.PI * 2, chance() * wide];
        const [u, v] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.7];
        for (let k = 0; k < 4; k++) blade(ink, u + among(chance, -0.09, 0.09), v + among(chance, -0.03, 0.03), chance);
      }
    }
    ink.lineWidth = 0.04;
    ink.strokeStyle = clear(colour, 0.6);
    ink.stroke();
  }
}

function softGround(
  width: number,
  height: number,
  base: string,
  patches: Ground['patches'],
  chance: Chance,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SOFT);
  canvas.height = Math.ceil(height * SOFT);
  const ink = canvas.getContext('2d') as Ink;
  ink.scale(canvas.width / width, canvas.height / height);
  ink.fillStyle = base;
  ink.fillRect(0, 0, width, height);
  const count = Math.ceil((width * height) / 4);
  for (let i = 0; i < count; i++) {
    const large = i < count / 8;
    const r = large ? among(chance, 4, 8) : among(chance, 0.6, 2.8);
    const [x, y] = [among(chance, 0, width), among(chance, 0, height)];
    const colour = pick(chance, patches);
    const soft = ink.createRadialGradient(x, y, 0, x, y, r);
    soft.addColorStop(0, clear(colour, 0.34));
    soft.addColorStop(1, clear(colour, 0));
    ink.fillStyle = soft;
    ink.fillRect(x - r, y - r, r * 2, r * 2);
  }
  return canvas;
}
