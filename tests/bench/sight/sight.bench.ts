import { type SightQuestion, sight } from '../../../src/engine/sight/index.ts';
import { randomScene, seeded } from '../../support/builders/sightScenes.ts';
import { sightByPolygons } from './polygons.ts';
import { sightByRays } from './rays.ts';
import { countedRules, randomPairs, twoSides } from './scenes.ts';

export const name =
  'Line of sight and cover: full answers per second on a table of 48 x 48u, random pairs, no witnesses';

/** The ratios to keep, by number of elements. */
const OVER_RAYS: Readonly<Record<number, number>> = { 30: 8, 100: 8, 300: 8 };
const OVER_POLYGONS: Readonly<Record<number, number>> = { 30: 300 };
/** At 300 elements the polygon sampler takes too long to wait for. */
const MOST_FOR_POLYGONS = 100;

interface Ratio {
  readonly what: string;
  readonly is: number;
  readonly atLeast: number;
}

export function run(): { rows: Record<string, string | number>[]; ratios: Ratio[] } {
  const rows: Record<string, string | number>[] = [];
  const ratios: Ratio[] = [];
  for (const elements of [10, 30, 100, 300]) {
    const questions = randomPairs(4000, elements);
    const [engine, rays] = bestRates(questions, [sight, sightByRays]);
    const polygons = elements <= MOST_FOR_POLYGONS ? rateOf(questions.slice(0, 4000 / elements), sightByPolygons) : 0;
    const [overRays, overPolygons] = [engine / rays, engine / polygons];
    rows.push({
      elements,
      'engine /s': Math.round(engine),
      'rays 64x64 /s': Math.round(rays),
      'polygons 16x64 /s': polygons ? Math.round(polygons) : '',
      'x rays': Number(overRays.toFixed(1)),
      'x polygons': polygons ? Math.round(overPolygons) : '',
    });
    const wanted = OVER_RAYS[elements];
    if (wanted) ratios.push({ what: `times the ray sampler at ${elements} elements`, is: overRays, atLeast: wanted });
    const over = OVER_POLYGONS[elements];
    if (over)
      ratios.push({ what: `times the polygon sampler at ${elements} elements`, is: overPolygons, atLeast: over });
  }
  ratios.push(countedRatio());
  reportTimes();
  return { rows, ratios };
}

/** Counting separate covers (COVER-9 in B) may cost three times what one test of cover does. */
function countedRatio(): Ratio {
  const [quick, slow] = bestRates(randomPairs(4000, 30), [
    sight,
    (question) => sight({ ...question, rules: countedRules }),
  ]);
  return {
    what: 'of the speed of the quick start with counted covers, at 30 elements',
    is: slow / quick,
    atLeast: 1 / 3,
  };
}

type Answer = (question: SightQuestion) => unknown;

/**
 * Answers per second of both, measured in small batches in turns; the best time of each batch counts. So whatever else
 * the machine does weighs little, and on both alike.
 */
function bestRates(questions: readonly SightQuestion[], answers: readonly [Answer, Answer]): [number, number] {
  const batches = Array.from({ length: questions.length / BATCH }, (_, i) =>
    questions.slice(i * BATCH, (i + 1) * BATCH),
  );
  const best = answers.map(() => batches.map(() => Number.POSITIVE_INFINITY));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, batch] of batches.entries()) {
      for (const [k, answer] of answers.entries()) {
        const times = best[k] as number[];
        times[i] = Math.min(times[i] as number, time(batch, answer));
      }
    }
  }
  const [engine, rays] = best.map((times) => (questions.length / times.reduce((sum, ms) => sum + ms, 0)) * 1000);
  return [engine as number, rays as number];
}

const BATCH = 50;
const TURNS = 6;

function time(questions: readonly SightQuestion[], answer: Answer): number {
  const started = processorTime();
  for (const question of questions) answer(question);
  return processorTime() - started;
}

const rateOf = (questions: readonly SightQuestion[], answer: Answer): number =>
  (questions.length / time(questions, answer)) * 1000;

/** Milliseconds of work, so that other programs on the machine weigh less. */
const processorTime = (): number => process.cpuUsage().user / 1000;

function reportTimes(): void {
  const times: number[] = [];
  for (let i = 0; i < 200; i++) {
    const pairs = twoSides(i, 30);
    const started = processorTime();
    for (const question of pairs) sight(question);
    times.push(processorTime() - started);
  }
  console.log(`all 128 pairs of two sides of 8 among 30 elements: median ${share(times, 0.5).toFixed(2)} ms (aim: 2)`);
  const rules = (randomPairs(1, 10)[0] as SightQuestion).rules;
  const hard = Array.from({ length: 3000 }, (_, i) => ({ ...randomScene(seeded(i + 5)), rules }));
  for (const question of hard) sight(question);
  const each = hard.map((question) => {
    const started = performance.now();
    sight(question);
    return (performance.now() - started) * 1000;
  });
  const [half, ninety, ninetyNine] = [0.5, 0.9, 0.99].map((s) => share(each, s).toFixed(1));
  console.log(`hard scenes: median ${half} us, 90 % under ${ninety}, 99 % under ${ninetyNine} (aim: 200)\n`);
}

const share = (times: number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
