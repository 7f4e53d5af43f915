import { GRENADES } from './cards.ts';
import { type COMMAND_TYPES, SIDES } from './model.ts';

/** What a well-formed command looks like, field by field. Commands come from files, links and scripts as well. */
type Test = (value: unknown) => boolean;

const isText: Test = (v) => typeof v === 'string' && v.length <= 2000;
const isId: Test = (v) => typeof v === 'string' && v.length > 0 && v.length <= 40;
const isNumber: Test = (v) => typeof v === 'number' && Number.isFinite(v);
const isCount: Test = (v) => Number.isInteger(v) && (v as number) >= 0 && (v as number) <= 1000;
const isFlag: Test = (v) => typeof v === 'boolean';
const isPoint: Test = (v) => Array.isArray(v) && v.length === 2 && v.every(isNumber);
const isListOf =
  (test: Test, most: number): Test =>
  (v) =>
    Array.isArray(v) && v.length <= most && [...v].every(test); // `every` alone would pass over holes
const oneOf =
  (values: readonly string[]): Test =>
  (v) =>
    typeof v === 'string' && values.includes(v);
const isDie: Test = (v) => Number.isInteger(v) && (v as number) >= 1 && (v as number) <= 6;

interface Form {
  readonly needs: Readonly<Record<string, Test>>;
  readonly may?: Readonly<Record<string, Test>>;
}

const SIDE = oneOf(SIDES);
const CORRECTIONS: Readonly<Record<string, Form>> = {
  placed: { needs: { who: isId, at: isPoint } },
  corrected: {
    needs: { who: isId },
    may: {
      wounded: isFlag,
      out: isFlag,
      inCover: isFlag,
      shock: isFlag,
      panicking: isFlag,
      spent: isCount,
      second: isFlag,
    },
  },
  markerRemoved: { needs: { marker: isId } },
  tokensSet: { needs: { side: SIDE, tokens: isCount } },
};

const isCorrection: Test = (v) => isRecord(v) && fits(v, 'event', CORRECTIONS);

const COMMANDS: Readonly<Record<(typeof COMMAND_TYPES)[number], Form>> = {
  choose: { needs: { option: isText } },
  bid: { needs: { a: isCount, b: isCount } },
  deploy: { needs: { who: isId, at: isPoint }, may: { flipped: isFlag } },
  keepBack: { needs: { who: isId } },
  objective: { needs: {}, may: { element: isId, at: isPoint } },
  move: { needs: { who: isId, path: isListOf(isPoint, 10_000) } },
  moveAndFire: {
    needs: { who: isId, path: isListOf(isPoint, 10_000) },
    may: { at: isId, weapon: isId, shotAfter: isNumber },
  },
  grenade: { needs: { who: isId, at: isPoint }, may: { weapon: isId } },
  opportunityFire: { needs: { who: isId, at: isPoint } },
  suppressionFire: { needs: { who: isId, at: isPoint }, may: { with: isListOf(isId, 100) } },
  joinSuppression: { needs: { who: isId, marker: isId } },
  fire: { needs: { who: isId, at: isId }, may: { weapon: isId, shots: isCount, aim: isFlag } },
  aim: { needs: {} },
  takeCover: { needs: { who: isId } },
  recover: { needs: { who: isId }, may: { with: isListOf(isId, 100) } },
  switchWeapon: { needs: { who: isId, weapon: isId } },
  clearBody: { needs: { who: isId, marker: isId } },
  pass: { needs: {} },
  roll: { needs: { dice: isListOf(isDie, 1000) }, may: { source: oneOf(['live', 'typed', 'fixed']) } },
  drift: { needs: { to: isPoint } },
  equip: { needs: { who: isId, grenade: oneOf(GRENADES) } },
  handOver: { needs: { who: isId, to: isId, grenade: oneOf(GRENADES) } },
  smoke: { needs: { at: isPoint } },
  endTurn: { needs: {} },
  concede: { needs: { side: SIDE } },
  agree: { needs: { what: oneOf(['draw', 'stop']) } },
  freeRoll: { needs: { by: SIDE, dice: (v) => isCount(v) && (v as number) >= 1 && (v as number) <= 20, note: isText } },
  umpire: { needs: { events: isListOf(isCorrection, 200), note: isText }, may: { settle: isFlag } },
};

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

function fits(value: Record<string, unknown>, tag: string, forms: Readonly<Record<string, Form>>): boolean {
  const kind = Object.hasOwn(value, tag) ? value[tag] : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(forms, kind)) return false;
  const { needs, may = {} } = forms[kind] as Form;
  const known = Object.keys(value).every((key) => key === tag || Object.hasOwn(needs, key) || Object.hasOwn(may, key));
  const given = (key: string) => Object.hasOwn(value, key);
  return (
    known &&
    Object.entries(needs).every(([key, test]) => given(key) && test(value[key])) &&
    Object.entries(may).every(([key, test]) => !given(key) || test(value[key]))
  );
}

/** Is this a command at all? Says nothing of whether it is legal. */
export const isCommand = (value: unknown): boolean =>
  isRecord(value) &&
  fits(value, 'type', COMMANDS) &&
  (value.type !== 'objective' || 'element' in value !== 'at' in value);
