import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../src/editions/index.ts';
import { RULE_IDS, RULING_IDS } from '../../src/engine/index.ts';
import { idsIn, keyOf } from './ids.ts';
import { EDITION_LETTERS, LEDGER } from './ledger.ts';
import { LEAVES, MUTANTS, valueAt } from './mutants.ts';
import { CLAIMS, provedBy } from './proved.ts';
import { RULINGS } from './rulings.ts';
import { SLIPS } from './slips.ts';
import { conformance } from './table.ts';
import { UNSEEN } from './unseen.ts';

/** The paths of a ruleset's values; a list and a duration are one value. */
const valuesOf = (part: object, path: readonly string[] = []): (readonly [path: string, value: unknown])[] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value !== 'object' || value === null || Array.isArray(value) || 'until' in value
      ? [[[...path, key].join('.'), value] as const]
      : valuesOf(value, [...path, key]),
  );

describe('the lists', () => {
  test('have a row for each rule and ruling that the engine knows', () => {
    expect([...LEDGER.keys()].sort()).toEqual([...RULE_IDS].sort());
    expect([...RULINGS.keys()]).toEqual(RULING_IDS);
  });

  test('have one sign for each edition in every row, and words of its own or none for Q', () => {
    for (const [id, cells] of LEDGER) {
      expect(Object.values(cells).join(''), id).toMatch(/^[x=-]{2}[x-][x=-]{2}$/);
      expect(Object.values(cells).join(''), id).toMatch(/x/);
    }
  });
});

test('what no case can notice is something that is planted', () => {
  const planted = new Set(MUTANTS.map(({ name }) => name));
  expect(Object.keys(UNSEEN).filter((name) => !planted.has(name))).toEqual([]);
});

describe('wrong values', () => {
  /** Those that say nothing in some editions, by their letters: what they are about does not arise there. */
  const SILENT: Readonly<Record<string, string>> = {
    'setup.middleZone': 'QIFC',
    'setup.reinforcements': 'QIFC',
    'setup.keepingBackIsStep': 'QIFC',
    'setup.secondStartsEmpty': 'CB',
    'turn.actionsStand': 'QIFC',
    'turn.bids': 'QIFB',
    'turn.countersClear': 'C',
    'turn.endsWithoutTokens': 'C',
    'turn.setupTokensAreFirstIncome': 'C',
    'levels.reach': 'QIFC', // these three: no levels
    'levels.total': 'QIFC',
    'levels.partial': 'QIFC',
    'levels.areas': 'QIFC',
    'levels.measured': 'QIFC',
    'levels.deployment': 'QIFC',
    'grenades.upwards': 'QIFC',
    'grenades.roofs': 'QIFC',
    'grenades.overEdge': 'QIFC',
    'grenades.smokeRises': 'QIFC',
    'movement.paidPassages': 'QIFC',
    'sight.closeTargetHides': 'QCB',
    'sight.nearTotalHides': 'IF',
    'sight.smokeCountsOnce': 'QIFC',
    'sight.platformCovers': 'B',
    'fire.grenadesAreWeapons': 'I',
    'fire.switchCost': 'I', // any weapon is at hand there
    'fire.headShotIn': 'QIFB',
    'fire.headShotInCover': 'QIFB',
    'fire.headShotBeyondSix': 'QIFC',
    'grenades.coverReaction': 'QIFC', // these six: no such rules
    'grenades.extra': 'QIFC',
    'grenades.kinds': 'QIFC',
    'grenades.ownSide': 'QIFC',
    'grenades.smokeGoes': 'QIFC',
    'grenades.smokeRadius': 'QIFC',
    'grenades.order': 'CB',
    'grenades.single': 'QIFB',
    'grenades.ties': 'C',
    'suppression.dice': 'C', // one who is in range is in reach of all who fire
    'suppression.endsWithRound': 'QIFB',
    'suppression.layingIsAttack': 'BI', // there it bars nobody from suppression fire
    'suppression.headShot': 'IC', // asked of all sixes together alone
    'suppression.officerFires': 'QIFB',
    'takeCover.whileClimbing': 'QIFC', // without levels there are no ladders (R165)
    'wounds.psychology': 'QIFC',
  };

  test('stand beside every value of the ruleset', () => {
    const values = new Map(valuesOf(rulesetOf('tactic-2.2')));
    expect(LEAVES.map(({ path }) => path.join('.')).sort()).toEqual([...values.keys()].sort());
  });

  test.each(EDITION_LETTERS)(
    'are to be noticed by tests of %s, for each value that says something there',
    (edition) => {
      const said = MUTANTS.flatMap(({ change, keys }) =>
        'path' in change && keys.some((key) => key.endsWith(` ${edition}]`)) ? [change.path.join('.')] : [],
      );
      const unsaid = LEAVES.map(({ path }) => path.join('.')).filter((path) => !said.includes(path));
      expect(unsaid.sort()).toEqual(
        Object.keys(SILENT)
          .filter((path) => SILENT[path]?.includes(edition))
          .sort(),
      );
    },
  );

  test('are wrong where they are put, and no two alike', () => {
    const put = MUTANTS.flatMap(({ change }) =>
      'path' in change ? change.editions.map((edition) => ({ ...change, edition })) : [],
    );
    for (const { path, edition, value } of put) {
      expect(value, `${path.join('.')} of ${edition}`).not.toEqual(valueAt(path, edition));
    }
    const all = put.map(({ path, edition, value }) => `${path.join('.')} of ${edition} = ${JSON.stringify(value)}`);
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([]);
  });

  test('belong to ids that are in the lists', () => {
    const keys = MUTANTS.flatMap((mutant) => mutant.keys);
    expect(keys.flatMap((key) => idsIn(key).faults)).toEqual([]);
  });

  test('are heard for every option of the editions', () => {
    const options = CLAIMS.filter(({ kind }) => kind === 'option').map(keyOf);
    const heard = new Set(MUTANTS.flatMap(({ change, keys }) => ('ruling' in change ? keys : [])));
    expect([...heard].sort()).toEqual(options.sort());
  });
});

describe('slips', () => {
  const sources = import.meta.glob<string>('../../src/engine/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  test('stand at one place of the engine each, and change it', () => {
    for (const { file, text, instead } of SLIPS) {
      expect(sources[`../../src/engine/${file}`]?.split(text), `${file}: ${text}`).toHaveLength(2);
      expect(instead).not.toBe(text);
    }
  });

  test('are about rules that their editions have', () => {
    const keys = SLIPS.flatMap(({ says, editions }) =>
      editions.flatMap((edition) => says.split(' ').map((id) => `[${id} ${edition}]`)),
    );
    const claims = new Set(CLAIMS.map(keyOf));
    expect(keys.filter((key) => !claims.has(key))).toEqual([]);
  });
});

describe('a test’s name', () => {
  test('proves rules, rulings, options and cases, however many it carries', () => {
    expect(idsIn('[FIRE-3 Q] [R32 Q] cover > [R32=b C] [R39=27.5 Q] [case V10] what happens')).toEqual({
      proofs: [
        { id: 'FIRE-3', option: null, edition: 'Q' },
        { id: 'R32', option: null, edition: 'Q' },
        { id: 'R32', option: 'b', edition: 'C' },
        { id: 'R39', option: 'n', edition: 'Q' },
      ],
      cases: ['V10'],
      faults: [],
    });
  });

  test('may mention a row for no edition, or for one that has no such rule', () => {
    expect(idsIn('[TURN-13] taking back').faults).toEqual([]);
    expect(idsIn('[MOVE-9 Q] costs nothing').proofs).toHaveLength(1);
  });

  test('may hold other brackets', () => {
    for (const name of ['["a",[0,1]]', '[ ]', '[1,2]', "['sin']", '[Q]']) {
      expect(idsIn(name), name).toEqual({ proofs: [], cases: [], faults: [] });
    }
  });

  // not by test.each: those ids would then stand in names of tests
  test('with an id that is in no list is a fault', () => {
    for (const id of [
      ...[
        'FIRE-99 Q',
        'FIRE-3 X',
        'FIRE-3 QI',
        'FIRE-3=b Q',
        'FIRE-3, FIRE-4 Q',
        'SETUPS-1 Q',
        'case Z1',
        'case V10 Q',
      ],
      ...['R99a Q', 'R105 Q', 'R32=c Q', 'R32=2 Q', 'R32=b I', 'R33 Q', 'R39=b Q', 'R39= Q'],
    ]) {
      expect(idsIn(`so [${id}] what`), id).toEqual({ proofs: [], cases: [], faults: [`[${id}]`] });
    }
  });
});

test('names of browser tests and long runs, which are not counted, carry no other ids either', () => {
  const sources = import.meta.glob<string>('../{e2e,long}/**/*.ts', { query: '?raw', import: 'default', eager: true });
  expect(Object.values(sources).flatMap((text) => idsIn(text).proofs)).not.toEqual([]);
  expect(Object.values(sources).flatMap((text) => idsIn(text).faults)).toEqual([]);
});

describe('a run of the tests', () => {
  test('proves by what passed, and by nothing else', () => {
    const { keys, cases, missing, unknown } = provedBy([
      { name: '[FIRE-3 Q] [case V10] a', passed: true },
      { name: '[FIRE-4 Q] [case V8] b', passed: false },
      { name: '[FIRE-0 Q] c', passed: true },
    ]);
    expect([[...keys], [...cases]]).toEqual([['[FIRE-3 Q]'], ['V10']]);
    expect(missing).toContain('[FIRE-4 Q]');
    expect(missing).toContain('[case V8]');
    expect(missing).not.toContain('[FIRE-3 Q]');
    expect(unknown).toEqual(['[FIRE-0 Q] in "[FIRE-0 Q] c"']);
  });

  test('is missed for all that the editions have', () => {
    const { missing } = provedBy([]);
    expect(missing.filter((key) => !key.startsWith('[case'))).toHaveLength(CLAIMS.length);
  });

  test('is written down by what it proves, not by how many tests do', () => {
    const once = conformance(provedBy([{ name: '[FIRE-3 Q] a', passed: true }]));
    const twice = conformance(provedBy(['a', 'b'].map((name) => ({ name: `[FIRE-3 Q] ${name}`, passed: true }))));
    expect(once).toBe(twice);
    const row = (id: string) =>
      once
        .match(new RegExp(`^\\| ${id} .*$`, 'm'))?.[0]
        .split('|')
        .map((cell) => cell.trim())
        .slice(3, -1);
    expect(row('FIRE-3')).toEqual(['·', '·', '✓', '·', '·', 'fire.toHit, fire.partialCover, takeCover.add']);
    expect(row('FIRE-4')).toEqual(['·', '·', '·', '·', '·', 'fire/procedure.ts']);
    expect(row('OF-5')?.at(-1)).toBe('fire/procedure.ts');
    expect(row('GREN-16')).toEqual(['', '·', '', '', '', 'grenades.roofs']);
    expect(row('TURN-9')?.at(-1)).toBe('engine');
    expect(row('R84')).toEqual(['', '', '', '', '· (b)', 'takeCover.atClose']);
  });
});
