/** How colours look to those who tell fewer of them apart, and how far apart two of them are then. */

export const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];

/** Of linear light: Machado, Oliveira and Fernandes 2009 at full severity, as in Chromium’s emulation; without colour the luminance alone. */
const SEEN: Readonly<Record<Deficiency, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [LUMINANCE, LUMINANCE, LUMINANCE],
};

/** Linear light of #rrggbb as it is seen, 0 to 1 each. */
export function seenAs(colour: string, by: Deficiency | null): Triple {
  const light = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  if (!by) return light as unknown as Triple;
  return SEEN[by].map((row) => {
    const sum = row.reduce((all, share, i) => all + share * (light[i] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  }) as unknown as Triple;
}

/** ΔE of 1976 in CIELAB: 2.3 is just to be noticed side by side, 20 is another colour at a glance. */
export function apart(one: string, other: string, by: Deficiency | null): number {
  const [a, b] = [lab(seenAs(one, by)), lab(seenAs(other, by))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Under daylight (D65). */
function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 3132 + 4 / 29);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
