import type { Point } from '../../../../../engine/index.ts';
import type { Uniform } from '../../../palette.ts';
import { clear, darker, type Ink, lighter, mix } from '../../../picture/brush.ts';
import type { Man } from '../manIn.ts';
import { headgearOf, wearsCape } from './headgear.ts';
import { type Limb, POSES, type Pose, type PoseName } from './poses.ts';
import { type Bar, type Material, WEAPONS } from './weapons.ts';

/** All that decides how a miniature is painted, but its size. */
export interface FigureLook extends Man {
  readonly pose: PoseName;
  readonly wounded: boolean;
  /** Which way he looks, in radians. */
  readonly facing: number;
  readonly uniform: Uniform;
}

/** How far a miniature sticks out from the middle of its base, as a share of the base's radius. */
export const REACH = 1.56;

const OUTLINE = '#14120b';
/** How thick the outline is, in shares of the base's radius. */
const RIM = 0.055;
const SKIN = '#d9aa82';
const LEATHER = '#4a3423';
const LINEN = '#f7f3e8';
const BLOOD = '#b3121d';

const MATERIALS: Readonly<Record<Material, string>> = {
  wood: '#9a6330',
  steel: '#7d878c',
  bright: '#aeb6b9',
  dark: '#3f474b',
  glass: '#bfe3ff',
  brass: '#c9a24a',
};

/** A soldier from above about the origin, one unit the radius of his base. The light comes from the upper left of the screen. */
export function paintFigure(ink: Ink, look: FigureLook): void {
  const pose = POSES[look.pose];
  const painter = new Painter(ink, look);
  ink.save();
  ink.rotate(look.facing);
  ink.scale(pose.scale, pose.scale);
  ink.lineJoin = 'round';
  painter.shadow(pose);
  painter.legs(pose);
  if (look.pose === 'fallen') painter.weapon(pose);
  if (pose.pack && !wearsCape(look.role)) painter.pack(pose.pack);
  if (wearsCape(look.role) && look.pose !== 'fallen') painter.cape();
  painter.trunk(pose);
  if (look.grenades) painter.grenades(pose.belt);
  if (look.pose !== 'fallen') painter.armed(pose);
  else painter.arms(pose.freeArms);
  painter.head(pose.head.at, pose.head.size, look.pose);
  ink.restore();
}

interface Tones {
  readonly shade: string;
  readonly plain: string;
  readonly light: string;
}

const tonesOf = (colour: string): Tones => ({
  shade: darker(colour, 0.38),
  plain: colour,
  light: lighter(colour, 0.34),
});

class Painter {
  private readonly ink: Ink;
  private readonly look: FigureLook;
  /** Towards the light, in the directions of the figure. */
  private readonly light: Point;

  constructor(ink: Ink, look: FigureLook) {
    this.ink = ink;
    this.look = look;
    const angle = -Math.PI * 0.75 - look.facing;
    this.light = [Math.cos(angle), Math.sin(angle)];
  }

  /** What the figure throws on its base. */
  shadow({ trunk, legs, head }: Pose): void {
    const { ink, light } = this;
    const by = this.look.pose === 'up' ? 0.16 : 0.07;
    ink.save();
    ink.translate(-light[0] * by, -light[1] * by);
    ink.strokeStyle = ink.fillStyle = 'rgb(8 8 4 / 42%)';
    ink.lineCap = 'round';
    for (const limb of this.look.pose === 'up' ? trunk : [...trunk, ...legs]) this.line(limb.joints, limb.thick + 0.06);
    this.disc(head.at, head.size);
    ink.restore();
  }

  legs({ legs }: Pose): void {
    const trousers = darker(this.look.uniform.cloth, 0.22);
    this.limbs(legs, tonesOf(trousers));
    for (const { thick, joints } of legs) {
      const [from, to] = [joints.at(-2), joints.at(-1)];
      if (!from || !to) continue;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const ahead: Point = [to[0] + ((to[0] - from[0]) / length) * 0.1, to[1] + ((to[1] - from[1]) / length) * 0.1];
      this.limbs([{ thick: thick * 0.92, joints: [to, ahead] }], tonesOf(LEATHER));
    }
  }

  pack({ at: [x, y], size: [long, wide] }: NonNullable<Pose['pack']>): void {
    const { ink } = this;
    const canvas = mix(this.look.uniform.cloth, '#5a4626', 0.62);
    const box = (grown: number, colour: string, dx = 0, dy = 0): void => {
      ink.beginPath();
      ink.roundRect(
        x - long / 2 - grown + dx,
        y - wide / 2 - grown + dy,
        long + 2 * grown,
        wide + 2 * grown,
        0.09 + grown,
      );
      ink.fillStyle = colour;
      ink.fill();
    };
    const [lx, ly] = this.light;
    box(RIM, OUTLINE);
    box(0, darker(canvas, 0.35));
    box(-0.035, canvas, lx * 0.025, ly * 0.025);
    // the straps, and a blanket rolled on top
    ink.lineCap = 'butt';
    ink.strokeStyle = darker(canvas, 0.5);
    for (const share of [-0.22, 0.22])
      this.line(
        [
          [x - long / 2, y + wide * share],
          [x + long / 2, y + wide * share],
        ],
        0.05,
      );
    const roll = this.look.side === 'a' ? '#8b7a4c' : '#76705d';
    this.limbs(
      [
        {
          thick: 0.15,
          joints: [
            [x - long / 2, y - wide * 0.4],
            [x - long / 2, y + wide * 0.4],
          ],
        },
      ],
      tonesOf(roll),
    );
  }

  cape(): void {
    const { ink } = this;
    const ground = this.look.side === 'a' ? '#77843f' : '#6f7853';
    const low = this.look.pose === 'low';
    const outline = (grown: number): void => {
      ink.beginPath();
      if (low) {
        ink.moveTo(0.24, -0.4 - grown);
        ink.bezierCurveTo(0.34 + grown, -0.2, 0.34 + grown, 0.2, 0.24, 0.4 + grown);
        ink.bezierCurveTo(-0.1, 0.48 + grown, -0.5, 0.42 + grown, -0.72 - grown, 0.22);
        ink.bezierCurveTo(-0.64 - grown, 0.06, -0.64 - grown, -0.08, -0.74 - grown, -0.2);
        ink.bezierCurveTo(-0.5, -0.46 - grown, -0.1, -0.5 - grown, 0.24, -0.4 - grown);
      } else {
        ink.moveTo(0.16, -0.56 - grown);
        ink.bezierCurveTo(0.34 + grown, -0.3, 0.34 + grown, 0.3, 0.1, 0.62 + grown);
        ink.bezierCurveTo(-0.2, 0.74 + grown, -0.5 - grown, 0.6 + grown, -0.62 - grown, 0.4);
        ink.bezierCurveTo(-0.54 - grown, 0.2, -0.66 - grown, 0.02, -0.58 - grown, -0.16);
        ink.bezierCurveTo(-0.64 - grown, -0.42, -0.3, -0.68 - grown, 0.16, -0.56 - grown);
      }
      ink.closePath();
    };
    outline(RIM);
    ink.fillStyle = OUTLINE;
    ink.fill();
    outline(0);
    ink.fillStyle = ground;
    ink.fill();
    ink.save();
    ink.clip();
    // blots of camouflage, as far as the cape goes
    const blots: readonly (readonly [number, number, number, string])[] = [
      [-0.4, -0.3, 0.16, '#4c5a2b'],
      [-0.1, 0.36, 0.17, '#5b4a2a'],
      [-0.46, 0.2, 0.13, '#9aa45c'],
      [0.08, -0.38, 0.13, '#5b4a2a'],
      [-0.2, -0.06, 0.14, '#4c5a2b'],
      [-0.3, 0.5, 0.12, '#4c5a2b'],
      [0.14, 0.2, 0.11, '#9aa45c'],
      [-0.16, -0.5, 0.11, '#9aa45c'],
    ];
    for (const [x, y, size, colour] of blots) {
      ink.beginPath();
      ink.ellipse(x, y, size * 1.25, size * 0.85, x * 7, 0, Math.PI * 2);
      ink.fillStyle = colour;
      ink.fill();
    }
    const [lx, ly] = this.light;
    const shade = ink.createLinearGradient(lx * 0.6, ly * 0.6, -lx * 0.6, -ly * 0.6);
    shade.addColorStop(0, '#fffadc42');
    shade.addColorStop(0.5, '#fffadc00');
    shade.addColorStop(1, '#0a0c046b');
    ink.fillStyle = shade;
    ink.fillRect(-1, -1, 2, 2);
    ink.restore();
  }

  trunk({ trunk }: Pose): void {
    if (wearsCape(this.look.role) && this.look.pose !== 'fallen') return;
    this.limbs(trunk, tonesOf(this.look.uniform.cloth));
    const [back] = trunk;
    const [from, to] = back?.joints ?? [];
    if (!from || !to) return;
    // the straps of his belts
    const { ink } = this;
    ink.lineCap = 'butt';
    ink.strokeStyle = clear(LEATHER, 0.85);
    if (this.look.pose === 'up') {
      for (const y of [-0.2, 0.2])
        this.line(
          [
            [from[0] + 0.2, y - 0.02],
            [from[0] - 0.24, y * 0.8],
          ],
          0.06,
        );
    } else {
      this.line(
        [
          [from[0] + 0.06, -0.2],
          [from[0] + 0.06, 0.2],
        ],
        0.07,
      );
    }
  }

  armed(pose: Pose): void {
    const { weapon } = this.look;
    const sleeve = wearsCape(this.look.role) ? this.hooded() : this.look.uniform.cloth;
    const twoHanded = weapon !== 'nothing' && weapon !== 'grenade' && weapon !== 'pistol';
    const arms = twoHanded ? pose.arms : pose.freeArms;
    this.limbs(arms, tonesOf(sleeve));
    this.weapon(pose);
    this.hands(arms);
    if (weapon === 'nothing') this.bag();
  }

  arms(arms: readonly Limb[]): void {
    this.limbs(arms, tonesOf(this.look.uniform.cloth));
    this.hands(arms);
  }

  weapon(pose: Pose): void {
    const { ink } = this;
    const { weapon } = this.look;
    const small = weapon === 'grenade' || weapon === 'pistol';
    const { at, turned } = small ? pose.hand : pose.grip;
    const bars = WEAPONS[weapon];
    ink.save();
    ink.translate(at[0], at[1]);
    ink.rotate(turned);
    for (const each of bars) this.bar(each, RIM * 0.9, OUTLINE);
    const angle = Math.atan2(this.light[1], this.light[0]) - turned;
    const side: Point = [Math.cos(angle), Math.sin(angle)];
    for (const each of bars) {
      const colour = MATERIALS[each.of];
      this.bar(each, 0, darker(colour, 0.3));
      this.bar(each, -each.width * 0.2, colour, [side[0] * each.width * 0.1, side[1] * each.width * 0.1]);
      this.bar(each, -each.width * 0.4, clear(lighter(colour, 0.55), 0.55), [
        side[0] * each.width * 0.2,
        side[1] * each.width * 0.2,
      ]);
    }
    ink.restore();
  }

  grenades([x, y]: Point): void {
    const { ink } = this;
    const iron = this.look.side === 'a' ? '#4f5a2c' : '#4a5048';
    for (const dx of [0, 0.15]) {
      this.disc([x + dx, y], 0.085 + RIM * 0.7, OUTLINE);
      this.disc([x + dx, y], 0.085, iron);
      this.disc([x + dx + this.light[0] * 0.03, y + this.light[1] * 0.03], 0.035, lighter(iron, 0.5));
    }
    ink.beginPath();
  }

  head(at: Point, size: number, pose: PoseName): void {
    const { ink } = this;
    const { side, role, wounded } = this.look;
    const gear = headgearOf(role, side, wounded);
    const [x, y] = at;
    ink.save();
    ink.translate(x, y);
    if (pose === 'fallen') {
      this.face(size);
      ink.translate(-size * 1.1, size * 1.3);
    }
    switch (gear) {
      case 'round':
      case 'flared':
      case 'cross':
        this.helmet(size, gear === 'flared');
        if (gear === 'cross') this.cross(size);
        break;
      case 'cap':
        this.cap(size);
        break;
      case 'hood':
        this.hood(size);
        break;
      case 'bandage':
        if (pose === 'fallen') this.helmet(size, side === 'b');
        else this.bandaged(size);
        break;
    }
    ink.restore();
  }

  private face(size: number): void {
    this.ball(size, SKIN);
  }

  /** A rounded thing with its light: helmets, heads, caps. */
  private ball(size: number, colour: string, trace = (r: number) => this.circle(r)): void {
    const { ink } = this;
    const [lx, ly] = this.light;
    trace(size + RIM);
    ink.fillStyle = OUTLINE;
    ink.fill();
    trace(size);
    const round = ink.createRadialGradient(lx * size * 0.42, ly * size * 0.42, size * 0.05, 0, 0, size * 1.08);
    round.addColorStop(0, lighter(colour, 0.42));
    round.addColorStop(0.32, colour);
    round.addColorStop(0.72, darker(colour, 0.26));
    round.addColorStop(1, darker(colour, 0.58));
    ink.fillStyle = round;
    ink.fill();
  }

  private helmet(size: number, flared: boolean): void {
    const { ink } = this;
    const { helmet } = this.look.uniform;
    const [lx, ly] = this.light;
    if (flared) {
      const trace = (r: number): void => {
        ink.beginPath();
        ink.moveTo(-r * 1.06, -r * 0.72);
        ink.quadraticCurveTo(-r * 0.1, -r * 1.22, r * 0.86, -r * 0.6);
        ink.quadraticCurveTo(r * 1.16, 0, r * 0.86, r * 0.6);
        ink.quadraticCurveTo(-r * 0.1, r * 1.22, -r * 1.06, r * 0.72);
        ink.quadraticCurveTo(-r * 1.3, 0, -r * 1.06, -r * 0.72);
        ink.closePath();
      };
      this.ball(size, darker(helmet, 0.18), trace);
      this.dome(size * 0.74, helmet);
    } else {
      this.ball(size, darker(helmet, 0.14));
      this.dome(size * 0.78, helmet);
    }
    this.disc([lx * size * 0.38, ly * size * 0.38], size * 0.16, 'rgb(255 255 250 / 55%)');
  }

  /** The crown of a helmet within its rim. */
  private dome(size: number, colour: string): void {
    const { ink } = this;
    const [lx, ly] = this.light;
    const round = ink.createRadialGradient(lx * size * 0.5, ly * size * 0.5, size * 0.04, 0, 0, size * 1.05);
    round.addColorStop(0, lighter(colour, 0.5));
    round.addColorStop(0.4, colour);
    round.addColorStop(1, darker(colour, 0.34));
    this.circle(size);
    ink.fillStyle = round;
    ink.fill();
  }

  /** A peaked cap: its crown wider than its band, the peak ahead, a badge on the front. */
  private cap(size: number): void {
    const { ink } = this;
    const cloth = darker(this.look.uniform.cloth, 0.24);
    const crown = (r: number): void => {
      ink.beginPath();
      ink.ellipse(-size * 0.14, 0, r * 0.92, r, 0, 0, Math.PI * 2);
    };
    const peak = (grown: number): void => {
      ink.beginPath();
      ink.ellipse(size * 0.3, 0, size * 0.86 + grown, size * 0.72 + grown, 0, -Math.PI / 2, Math.PI / 2);
      ink.closePath();
    };
    peak(RIM);
    ink.fillStyle = OUTLINE;
    ink.fill();
    peak(0);
    ink.fillStyle = '#2c2720';
    ink.fill();
    ink.beginPath();
    ink.ellipse(size * 0.34, 0, size * 0.66, size * 0.54, 0, -Math.PI * 0.4, Math.PI * 0.4);
    ink.lineWidth = size * 0.1;
    ink.strokeStyle = '#8d8577';
    ink.stroke();
    this.ball(size * 0.84, cloth, crown);
    ink.save();
    ink.translate(-size * 0.14, 0);
    this.dome(size * 0.58, lighter(cloth, 0.16));
    ink.restore();
    const badge: Point = [size * 0.54, 0];
    this.disc(badge, size * 0.2, OUTLINE);
    this.disc(badge, size * 0.14, this.look.side === 'a' ? '#e3433c' : '#f0d98a');
  }

  private hooded(): string {
    return this.look.side === 'a' ? '#77843f' : '#6f7853';
  }

  private hood(size: number): void {
    const { ink } = this;
    const trace = (r: number): void => {
      ink.beginPath();
      ink.moveTo(r * 1.0, 0);
      ink.bezierCurveTo(r * 0.95, r * 0.8, r * 0.1, r * 1.05, -r * 0.5, r * 0.86);
      ink.bezierCurveTo(-r * 1.3, r * 0.6, -r * 1.3, -r * 0.6, -r * 0.5, -r * 0.86);
      ink.bezierCurveTo(r * 0.1, -r * 1.05, r * 0.95, -r * 0.8, r * 1.0, 0);
      ink.closePath();
    };
    this.ball(size * 0.98, this.hooded(), trace);
    ink.save();
    trace(size * 0.94);
    ink.clip();
    this.disc([-size * 0.45, -size * 0.4], size * 0.3, clear('#4c5a2b', 0.75));
    this.disc([size * 0.1, size * 0.5], size * 0.28, clear('#5b4a2a', 0.75));
    this.disc([-size * 0.6, size * 0.42], size * 0.22, clear('#a9b36c', 0.7));
    ink.restore();
    // a little of the face under the hem
    ink.beginPath();
    ink.ellipse(size * 0.78, 0, size * 0.2, size * 0.4, 0, 0, Math.PI * 2);
    ink.fillStyle = '#3a2c1c';
    ink.fill();
    ink.beginPath();
    ink.ellipse(size * 0.86, 0, size * 0.13, size * 0.26, 0, 0, Math.PI * 2);
    ink.fillStyle = SKIN;
    ink.fill();
  }

  private bandaged(size: number): void {
    const { ink } = this;
    this.ball(size * 0.92, this.look.side === 'a' ? '#6b4a2c' : '#8a6a3c');
    ink.save();
    this.circle(size * 0.92);
    ink.clip();
    ink.lineCap = 'butt';
    for (const [from, to, width, colour] of [
      [[-0.9, -0.62], [0.9, 0.3], 0.62, '#b9b2a0'],
      [[-0.9, -0.64], [0.9, 0.28], 0.54, LINEN],
      [[-0.2, -1.0], [-0.1, 1.0], 0.3, LINEN],
    ] as const) {
      ink.strokeStyle = colour;
      this.line(
        [
          [from[0] * size, from[1] * size],
          [to[0] * size, to[1] * size],
        ],
        width * size,
      );
    }
    ink.strokeStyle = 'rgb(120 112 92 / 55%)';
    this.line(
      [
        [-0.9 * size, -0.58 * size],
        [0.9 * size, 0.34 * size],
      ],
      size * 0.05,
    );
    this.line(
      [
        [-0.9 * size, -0.78 * size],
        [0.9 * size, 0.14 * size],
      ],
      size * 0.04,
    );
    ink.restore();
    this.disc([size * 0.26, size * 0.02], size * 0.25, BLOOD);
    this.disc([size * 0.4, size * 0.16], size * 0.12, BLOOD);
  }

  private cross(size: number): void {
    this.disc([0, 0], size * 0.62, LINEN);
    this.ink.fillStyle = BLOOD;
    this.ink.fillRect(-size * 0.44, -size * 0.14, size * 0.88, size * 0.28);
    this.ink.fillRect(-size * 0.14, -size * 0.44, size * 0.28, size * 0.88);
  }

  /** A medic's bag at his side. */
  private bag(): void {
    const { ink } = this;
    ink.beginPath();
    ink.roundRect(-0.3, 0.42, 0.36, 0.28, 0.07);
    ink.fillStyle = LINEN;
    ink.fill();
    ink.lineWidth = RIM;
    ink.strokeStyle = OUTLINE;
    ink.stroke();
    ink.fillStyle = BLOOD;
    ink.fillRect(-0.2, 0.53, 0.16, 0.06);
    ink.fillRect(-0.15, 0.48, 0.06, 0.16);
  }

  private hands(arms: readonly Limb[]): void {
    for (const { joints } of arms) {
      const at = joints.at(-1);
      if (!at) continue;
      this.disc(at, 0.085 + RIM * 0.7, OUTLINE);
      this.disc(at, 0.085, darker(SKIN, 0.2));
      this.disc([at[0] + this.light[0] * 0.02, at[1] + this.light[1] * 0.02], 0.06, SKIN);
    }
  }

  /** Limbs as one shape: outline, shade, cloth, and where the light falls. */
  private limbs(limbs: readonly Limb[], { shade, plain, light }: Tones): void {
    const { ink } = this;
    const [lx, ly] = this.light;
    ink.lineCap = 'round';
    const pass = (colour: string, width: (thick: number) => number, by: number): void => {
      ink.strokeStyle = colour;
      ink.save();
      ink.translate(lx * by, ly * by);
      for (const { thick, joints } of limbs) this.line(joints, width(thick));
      ink.restore();
    };
    const least = Math.min(...limbs.map(({ thick }) => thick));
    pass(OUTLINE, (thick) => thick + 2 * RIM, 0);
    pass(shade, (thick) => thick, 0);
    pass(plain, (thick) => thick * 0.78, least * 0.11);
    pass(clear(light, 0.75), (thick) => thick * 0.28, least * 0.24);
  }

  private bar({ from, to, width, blunt }: Bar, grown: number, colour: string, by: Point = [0, 0]): void {
    const { ink } = this;
    const isDisc = from[0] === to[0] && from[1] === to[1];
    if (isDisc) return this.disc([from[0] + by[0], from[1] + by[1]], width / 2 + grown, colour);
    ink.lineCap = blunt ? 'butt' : 'round';
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const more = blunt && grown > 0 ? grown / long : 0;
    const [dx, dy] = [(to[0] - from[0]) * more, (to[1] - from[1]) * more];
    ink.strokeStyle = colour;
    this.line(
      [
        [from[0] - dx + by[0], from[1] - dy + by[1]],
        [to[0] + dx + by[0], to[1] + dy + by[1]],
      ],
      Math.max(0.01, width + 2 * grown),
    );
  }

  private line(joints: readonly Point[], width: number): void {
    const { ink } = this;
    ink.beginPath();
    for (const [x, y] of joints) ink.lineTo(x, y);
    ink.lineWidth = width;
    ink.stroke();
  }

  private circle(radius: number): void {
    this.ink.beginPath();
    this.ink.arc(0, 0, radius, 0, Math.PI * 2);
  }

  private disc([x, y]: Point, radius: number, colour?: string): void {
    this.ink.beginPath();
    this.ink.arc(x, y, radius, 0, Math.PI * 2);
    if (colour) this.ink.fillStyle = colour;
    this.ink.fill();
  }
}
