// The plan of src: who may import whom, and what stays out of the engine. tests/architecture.test.ts holds src to it.

interface Room {
  /** Folders and files of src that this room may import, besides itself. */
  imports: readonly string[];
  /** Of these, and of the room itself, the ones it may not; what `imports` names in them it may. */
  except?: readonly string[];
  /** Folders and files it may import by `import type` alone. */
  types?: readonly string[];
  /** Packages it may import; any when not given. */
  packages?: readonly string[];
}

/** The page loads one language at a time. */
const allLanguages = ['i18n/everyLanguage.ts'];

/** What stands on the table and knows no page. The engine and the planner of routes are asked at their doors alone. */
const played = ['engine/index.ts', 'routing/index.ts', 'editions', 'content', 'play'];

/** What a room has thought over beside the page: the worker lists it. */
const questions = ['play', 'play/tables', 'pointing', 'board/plan'].map((room) => `${room}/questions.ts`);

/** What is in the hand; what comes of it, which the start page does without; what a worker answers. */
const pointing = ['pointing/hand.ts', 'pointing/index.ts', 'pointing/questions.ts'];

/** What the screen is made of, below what is seen. */
const belowScreen = [...played, ...pointing, 'thinking', 'telling/index.ts', 'store', 'i18n'];

const belowSight = ['engine/geometry', 'engine/scenery.ts', 'engine/ruleIds.ts'];
const typesForSight = ['engine/model.ts', 'engine/ruleset.ts'];

/** The engine by family of rules: action, procedure, rules and readers side by side. */
export const engineFamilies = [
  ...['fire', 'grenades', 'suppression', 'opportunity', 'closeCombat', 'moving'],
  ...['turn', 'setup', 'victory', 'nerve', 'wounds'],
].map((family) => `engine/${family}`);

/** A file lives in the room with the longest path that holds it. */
export const rooms: Readonly<Record<string, Room>> = {
  'engine/geometry': { imports: [], packages: ['robust-predicates'] },
  'engine/sight': {
    imports: belowSight,
    types: typesForSight,
    packages: ['robust-predicates'],
  },
  'engine/movement': {
    imports: belowSight,
    types: typesForSight,
    packages: ['robust-predicates'],
  },
  'engine/sightlines.ts': { imports: ['engine'], packages: [] },
  'engine/toHit.ts': {
    imports: ['engine/table.ts'],
    types: [...typesForSight, 'engine/sight/types.ts'],
    packages: [],
  },
  'engine/modifiers.ts': { imports: ['engine'], except: engineFamilies, packages: [] },
  // What is seen is asked of a scene (engine/scene.ts) in sightlines.ts, never of the geometry itself; moves at their door.
  engine: {
    imports: ['engine/movement/index.ts'],
    except: ['engine/sight', 'engine/movement'],
    types: ['engine/sight'],
    packages: ['robust-predicates'],
  },
  routing: { imports: ['engine/movement/index.ts', ...belowSight], packages: ['robust-predicates'] },
  editions: { imports: ['engine/index.ts'], packages: ['immer'] },
  content: { imports: ['engine/index.ts'], packages: ['zod'] },
  i18n: { imports: ['engine/index.ts'], packages: ['use-intl'] },
  thinking: { imports: ['engine/index.ts'], packages: [] },
  play: {
    imports: ['engine/index.ts', 'editions', 'content'],
    types: ['thinking/question.ts'],
    packages: ['idb', 'pure-rand', 'zod'],
  },
  telling: { imports: ['engine/index.ts'], packages: [] },
  pointing: { imports: played, types: ['thinking/question.ts'], packages: [] },
  cli: { imports: [...played, 'i18n'] },
  store: { imports: [...played, ...pointing, 'thinking', 'telling/index.ts', 'i18n'], except: allLanguages },
  sound: { imports: ['engine/index.ts', 'telling/index.ts', 'store'], packages: [] },
  parts: { imports: belowScreen, except: allLanguages },
  board: { imports: [...belowScreen, 'parts'], except: allLanguages },
  panels: { imports: [...belowScreen, 'parts', 'board/index.ts'], except: allLanguages },
  workshop: { imports: [...belowScreen, 'parts', 'board/index.ts'], except: allLanguages },
  'thinker.worker.ts': { imports: ['thinking', ...questions], packages: [] },
  'threads.ts': { imports: ['thinking', 'thinker.worker.ts'], packages: [] },
  'screens.ts': { imports: ['threads.ts', 'panels'], packages: [] },
  offline: { imports: [], packages: [] },
  'withoutEval.ts': { imports: [], packages: [] },
  'main.tsx': {
    imports: ['App.tsx', 'withoutEval.ts', 'sound/index.ts', 'styles', 'parts', 'board', 'panels', ...belowScreen],
    except: allLanguages,
  },
  'App.tsx': {
    imports: ['screens.ts', 'workshop/index.ts', 'parts', 'board', 'panels', ...belowScreen],
    except: allLanguages,
  },
};

/** Names the engine may not say: they print, are random, read a clock, or may differ between browsers. */
export const engineMayNotName = [
  'console',
  'Date',
  'globalThis',
  'Math.random',
  ...['Math.sin', 'Math.cos', 'Math.tan', 'Math.asin', 'Math.acos', 'Math.atan', 'Math.atan2'],
  ...['Math.sinh', 'Math.cosh', 'Math.tanh', 'Math.asinh', 'Math.acosh', 'Math.atanh'],
  ...['Math.hypot', 'Math.pow', 'Math.exp', 'Math.expm1', 'Math.cbrt'],
  ...['Math.log', 'Math.log2', 'Math.log10', 'Math.log1p'],
];

/** An edition is data: the engine never mentions one, in a comment either. */
export const engineMayNotMention = ['combat-1.1', 'tactic-2.0-beta', 'tactic-2.2', 'tactic-qs-it', 'tactic-qs-fr'];
