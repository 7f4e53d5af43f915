import { distance, type Point } from '../../engine/index.ts';

/**
 * From what fingers, pen and mouse do to what is meant by it. A reducer over pointer events alone (no mouse or touch
 * events beside them), so that a tap acts once. Places in CSS pixels of the board.
 */
export interface PointerInput {
  /** `menu`: the right button, or a press that has been held for long enough. */
  readonly type: 'down' | 'move' | 'up' | 'cancel' | 'leave' | 'menu';
  readonly pointer: number;
  readonly at: Point;
  /** A finger: it hides what it points at and cannot hover. */
  readonly touch: boolean;
  /** The middle button drags the table, whatever lies under it. */
  readonly middle: boolean;
  readonly shift: boolean;
}

export type Gesture =
  | { readonly gesture: 'hover'; readonly at: Point }
  | { readonly gesture: 'away' }
  | { readonly gesture: 'click'; readonly at: Point; readonly touch: boolean; readonly shift: boolean }
  /** `from` is where it was pressed. The board says whether such a drag carries a character; otherwise it pans. */
  | {
      readonly gesture: 'dragBegan';
      readonly from: Point;
      readonly at: Point;
      readonly middle: boolean;
      readonly touch: boolean;
      readonly shift: boolean;
    }
  | { readonly gesture: 'dragged'; readonly by: Point; readonly at: Point }
  | { readonly gesture: 'dropped'; readonly at: Point; readonly touch: boolean }
  | { readonly gesture: 'menu'; readonly at: Point; readonly touch: boolean }
  /** The finger that dragged was lifted while another one lay on the table, or the system took it away. */
  | { readonly gesture: 'dragLost' }
  | { readonly gesture: 'pinched'; readonly before: readonly [Point, Point]; readonly after: readonly [Point, Point] };

interface Held {
  readonly pointer: number;
  readonly at: Point;
}

export type Hand =
  | { readonly kind: 'free' }
  | { readonly kind: 'pressed'; readonly by: Held; readonly from: Point; readonly middle: boolean }
  | { readonly kind: 'dragging'; readonly by: Held }
  /** `dragging`: the one that dragged before the other came, and goes on with it when that is gone. */
  | { readonly kind: 'pinching'; readonly fingers: readonly [Held, Held]; readonly dragging: number | null }
  /** It has opened a menu: what it does until it is lifted means nothing. */
  | { readonly kind: 'spent'; readonly by: Held };

export const FREE: Hand = { kind: 'free' };

/** Pixels a press may stray and still be a click. */
const STRAY = { mouse: 4, touch: 10 };

export interface Recognised {
  readonly hand: Hand;
  readonly gestures: readonly Gesture[];
}

export function recognise(hand: Hand, input: PointerInput): Recognised {
  switch (input.type) {
    case 'down':
      return pressed(hand, input);
    case 'move':
      return moved(hand, input);
    case 'up':
      return released(hand, input);
    case 'menu':
      return asked(hand, input);
    default:
      return lost(hand, input);
  }
}

const held = ({ pointer, at }: PointerInput): Held => ({ pointer, at });

function pressed(hand: Hand, input: PointerInput): Recognised {
  switch (hand.kind) {
    case 'free':
      return { hand: { kind: 'pressed', by: held(input), from: input.at, middle: input.middle }, gestures: [] };
    case 'pressed':
      return { hand: { kind: 'pinching', fingers: [hand.by, held(input)], dragging: null }, gestures: [] };
    case 'dragging':
      return {
        hand: { kind: 'pinching', fingers: [hand.by, held(input)], dragging: hand.by.pointer },
        gestures: [],
      };
    case 'pinching': // a third finger
    case 'spent':
      return { hand, gestures: [] };
  }
}

function moved(hand: Hand, input: PointerInput): Recognised {
  const by = held(input);
  switch (hand.kind) {
    case 'free':
      return { hand, gestures: input.touch ? [] : [{ gesture: 'hover', at: input.at }] };
    case 'pressed': {
      if (hand.by.pointer !== input.pointer) return { hand, gestures: [] };
      const { from, middle } = hand;
      if (distance(from, input.at) <= STRAY[input.touch ? 'touch' : 'mouse']) return { hand, gestures: [] };
      return {
        hand: { kind: 'dragging', by },
        gestures: [
          { gesture: 'dragBegan', from, at: input.at, middle, touch: input.touch, shift: input.shift },
          { gesture: 'dragged', by: [input.at[0] - from[0], input.at[1] - from[1]], at: input.at },
        ],
      };
    }
    case 'dragging': {
      if (hand.by.pointer !== input.pointer) return { hand, gestures: [] };
      const [x, y] = hand.by.at;
      const step: Point = [input.at[0] - x, input.at[1] - y];
      return { hand: { kind: 'dragging', by }, gestures: [{ gesture: 'dragged', by: step, at: input.at }] };
    }
    case 'pinching': {
      const [one, two] = hand.fingers;
      if (one.pointer !== input.pointer && two.pointer !== input.pointer) return { hand, gestures: [] };
      const fingers: [Held, Held] = one.pointer === input.pointer ? [by, two] : [one, by];
      const after: [Point, Point] = [fingers[0].at, fingers[1].at];
      return {
        hand: { ...hand, fingers },
        gestures: [{ gesture: 'pinched', before: [one.at, two.at], after }],
      };
    }
    case 'spent':
      return { hand, gestures: [] };
  }
}

/** A menu is asked for where nothing else has begun; of a press that was held for long enough nothing comes any more. */
function asked(hand: Hand, { pointer, at, touch }: PointerInput): Recognised {
  if (hand.kind === 'free') return { hand, gestures: [{ gesture: 'menu', at, touch }] };
  if (hand.kind !== 'pressed' || hand.by.pointer !== pointer) return { hand, gestures: [] };
  return { hand: { kind: 'spent', by: hand.by }, gestures: [{ gesture: 'menu', at: hand.from, touch }] };
}

function released(hand: Hand, input: PointerInput): Recognised {
  switch (hand.kind) {
    case 'pressed':
      if (hand.by.pointer !== input.pointer) return { hand, gestures: [] };
      return {
        hand: FREE,
        gestures: hand.middle ? [] : [{ gesture: 'click', at: input.at, touch: input.touch, shift: input.shift }],
      };
    case 'dragging':
      if (hand.by.pointer !== input.pointer) return { hand, gestures: [] };
      return { hand: FREE, gestures: [{ gesture: 'dropped', at: input.at, touch: input.touch }] };
    case 'spent':
      return { hand: hand.by.pointer === input.pointer ? FREE : hand, gestures: [] };
    default:
      return without(hand, input.pointer);
  }
}

function lost(hand: Hand, input: PointerInput): Recognised {
  if (hand.kind === 'free') return { hand, gestures: [{ gesture: 'away' }] };
  if (input.type === 'leave') return { hand, gestures: [] }; // the pointer is captured while it is down
  if (hand.kind === 'pinching') return without(hand, input.pointer);
  if (hand.by.pointer !== input.pointer) return { hand, gestures: [] };
  return { hand: FREE, gestures: hand.kind === 'dragging' ? [{ gesture: 'dragLost' }] : [] };
}

/** One finger of two is lifted: the other one goes on with its drag, or with dragging the table. */
function without(hand: Hand, pointer: number): Recognised {
  if (hand.kind !== 'pinching') return { hand, gestures: [] };
  const [one, two] = hand.fingers;
  const rest = one.pointer === pointer ? two : two.pointer === pointer ? one : null;
  if (!rest) return { hand, gestures: [] };
  const isLost = hand.dragging !== null && hand.dragging !== rest.pointer;
  return { hand: { kind: 'dragging', by: rest }, gestures: isLost ? [{ gesture: 'dragLost' }] : [] };
}
