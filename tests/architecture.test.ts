import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { circlesIn } from './support/architecture/circles.ts';
import { familyFaults } from './support/architecture/families.ts';
import { importFaults, importsOf } from './support/architecture/imports.ts';
import { engineMayNotMention, engineMayNotName, rooms } from './support/architecture/plan.ts';
import { purityFaults } from './support/architecture/purity.ts';
import { readSources } from './support/architecture/sources.ts';

const sources = readSources(fileURLToPath(new URL('../src', import.meta.url)));
const imports = sources.flatMap(importsOf); // here, as to parse them all takes longer than one test may

describe('src', () => {
  test('was read whole', () => {
    const listed = Object.keys(import.meta.glob('../src/**/*.{ts,tsx}'));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.map(({ file }) => `../src/${file}`).sort()).toEqual(listed.sort());
    expect(imports.length).toBeGreaterThan(0);
  });

  test('imports what the plan allows and nothing else', () => {
    expect(sources.flatMap(importFaults)).toEqual([]);
  });

  test('imports nothing in a circle, types included', () => {
    expect(circlesIn(sources)).toEqual([]);
  });

  test('has families of rules that know each other by readers, rules and frames alone', () => {
    expect(familyFaults(sources)).toEqual([]);
  });

  test('has no store that one file of tests would leave to the next', () => {
    const emptied = readFileSync(join(import.meta.dirname, 'support/page/emptied.ts'), 'utf8');
    const stores = sources.flatMap(({ text }) =>
      [...text.matchAll(/export const (use\w+) = create</g)].map(([, name]) => name),
    );
    expect(stores).toContain('useGameStore');
    expect(stores.filter((store) => !emptied.includes(`empty(${store});`))).toEqual([]);
  });

  test('has a pure engine', () => {
    expect(sources.flatMap(purityFaults)).toEqual([]);
  });
});

const outsideThePlan = [
  ['engine/apply.ts', "import { useState } from 'react'"],
  ['engine/apply.ts', "import { readFileSync } from 'node:fs'"],
  ['engine/apply.ts', "import { base } from '../editions/base.ts'"],
  ['engine/apply.ts', "import game from '../../package.json'"],
  ['engine/geometry/vector.ts', "import type { Side } from '../model.ts'"],
  ['engine/geometry/vector.ts', "import { produce } from 'immer'"],
  ['engine/sight/cover.ts', "import { sideOf } from '../model.ts'"],
  ['engine/sight/cover.ts', "import { type Side } from '../model.ts'"],
  ['engine/sight/cover.ts', "import type { Table } from '../table.ts'"],
  ['engine/sight/cover.ts', "import type { Trace } from '../movement/trace.ts'"],
  ['engine/movement/trace.ts', "import { sees } from '../sight/sees.ts'"],
  ['engine/movement/trace.ts', "import { route } from '../../routing/index.ts'"],
  ['engine/fire/action.ts', "import { sight } from '../sight/index.ts'"],
  ['engine/sightlines.ts', "import { rulesetOf } from '../editions/index.ts'"],
  ['engine/toHit.ts', "import { sightBetween } from './sightlines.ts'"],
  ['engine/toHit.ts', "import { sight } from './sight/types.ts'"],
  ['routing/route.ts', "import { apply } from '../engine/index.ts'"],
  ['routing/route.ts', "import { standFault } from '../engine/movement/stand.ts'"],
  ['engine/moving/procedure.ts', "import { holeAt } from '../movement/ground.ts'"],
  ['play/save.ts', "import { route } from '../routing/index.ts'"],
  ['engine/modifiers.ts', "import { fire } from './fire/action.ts'"],
  ['engine/modifiers.ts', "import type { Shot } from './fire/procedure.ts'"],
  ['editions/base.ts', "import { cards } from '../content/cards.ts'"],
  ['editions/base.ts', "import { z } from 'zod'"],
  ['content/cards.ts', "import { save } from '../play/save.ts'"],
  ['i18n/en.ts', "import { base } from '../editions/base.ts'"],
  ['i18n/en.ts', "import { useGame } from '../store/game.ts'"],
  ['play/save.ts', "import { useGame } from '../store/game.ts'"],
  ['play/save.ts', "import { create } from 'zustand'"],
  ['store/game.ts', "import { Board } from '../board/index.ts'"],
  ['store/game.ts', "import { Log } from '../panels/Log.tsx'"],
  ['sound/cues.ts', "import { Board } from '../board/index.ts'"],
  ['telling/script.ts', "import { useGameStore } from '../store/game.ts'"],
  ['pointing/tools/fire.ts', "import { useUiStore } from '../../store/ui.ts'"],
  ['pointing/tools/fire.ts', "import { create } from 'zustand'"],
  ['thinking/thinking.ts', "import { compare } from '../play/compare/compare.ts'"],
  ['thinking/thinking.ts', "import { useEffect } from 'react'"],
  ['play/questions.ts', "import { thinking } from '../thinking/thinking.ts'"],
  ['pointing/questions.ts', "import { stepsOf } from '../thinking/question.ts'"],
  ['thinker.worker.ts', "import { useGameStore } from './store/game.ts'"],
  ['thinker.worker.ts', "import { Board } from './board/index.ts'"],
  ['threads.ts', "import { App } from './App.tsx'"],
  ['screens.ts', "import { Board } from './board/index.ts'"],
  ['board/Board.tsx', "import ThinkerThread from '../thinker.worker.ts?worker'"],
  ['parts/Button.tsx', "import { Board } from '../board/index.ts'"],
  ['panels/Log.tsx', "import { shotPreview } from '../pointing/previews/shot.ts'"],
  ['cli/main.ts', "import { useGame } from '../store/game.ts'"],
  ['cli/sight.ts', "import type { Blocker } from '../engine/sight/types.ts'"],
  ['cli/route.ts', "import { prepareElement } from '../engine/scenery.ts'"],
  ['cli/route.ts', "import { reach } from '../routing/reach.ts'"],
  ['pointing/plans/ways.ts', "import { onGrid } from '../../engine/geometry/vector.ts'"],
  ['board/Board.tsx', "import type { Game } from '../engine/model.ts'"],
  ['play/save.ts', "import { check } from '../engine/check.ts'"],
  ['i18n/en.ts', "import type { RuleId } from '../engine/ruleIds.ts'"],
  ['store/game.ts', "import { translator } from '../i18n/everyLanguage.ts'"],
  ['board/Board.tsx', "import { Log } from '../panels/Log.tsx'"],
  ['workshop/editor/Editor.tsx', "import { Log } from '../../panels/Log.tsx'"],
  ['panels/Log.tsx', "import { camera } from '../board/camera.ts'"],
  ['panels/Log.tsx', "import { App } from '../App.tsx'"],
  ['panels/Log.tsx', "import { MESSAGES } from '../i18n/everyLanguage.ts'"],
  ['offline/serviceWorker.ts', "import { openDB } from 'idb'"],
  ['offline/serviceWorker.ts', "import { apply } from '../engine/index.ts'"],
  ['attic/old.ts', "import { apply } from '../engine/index.ts'"],
  ['play/save.ts', "import { apply } from '../engine/index'"],
  ['main.tsx', "import { old } from './attic/old.ts'"],
  ['App.tsx', "import { old } from './attic/old.ts'"],
  ['withoutEval.ts', "import { z } from 'zod'"],
] as const;

describe('an import is caught', () => {
  test.each(outsideThePlan)('%s: %s', (file, text) => {
    expect(importFaults({ file, text })).toHaveLength(1);
  });

  test('in every room of the plan', () => {
    const tried = outsideThePlan.map(([file]) => file);
    expect(Object.keys(rooms).filter((room) => !tried.some((file) => file.startsWith(room)))).toEqual([]);
  });

  test.each([
    "import '../store/game.ts'",
    "import type { Game } from '../store/game.ts'",
    "import * as game from '../store/game.ts'",
    "export * from '../store/game.ts'",
    "export type { Game } from '../store/game.ts'",
    "const game = await import('../store/game.ts')",
    "let game: import('../store/game.ts').Game",
    "import game from '../store/game.ts?worker'",
    'const game = await import(name)',
  ])('however it is written: %s', (text) => {
    expect(importFaults({ file: 'play/save.ts', text: `\n${text}` })).toEqual([
      expect.stringMatching(/^play\/save.ts:2 /),
    ]);
  });

  test.each([
    ['engine/apply.ts', "import { orient2d } from 'robust-predicates'"],
    ['editions/rulings.ts', "import { produce } from 'immer'"],
    ['engine/sight/cover.ts', "import type { Side } from '../model.ts'"],
    ['engine/moving/procedure.ts', "import { holeAt } from '../movement/index.ts'"],
    ['engine/modifiers.ts', "import { sees } from './sight/sees.ts'"],
    ['i18n/provider.tsx', "import { IntlProvider } from 'use-intl/react'"],
    ['panels/Log.tsx', "import { Board } from '../board/index.ts'"],
    ['board/Board.tsx', "import styles from './Board.module.css'"],
    ['App.tsx', "import { Log } from './panels/Log.tsx'"],
  ])('but not this one: %s: %s', (file, text) => {
    expect(importFaults({ file, text })).toEqual([]);
  });
});

describe('a circle of imports is caught', () => {
  const files = (imports: Record<string, string>) =>
    Object.entries(imports).map(([file, text]) => ({ file: `engine/${file}`, text }));

  test.each([
    ['of two', { 'a.ts': "import './b.ts'", 'b.ts': "import './a.ts'" }, ['a.ts', 'b.ts']],
    ['of one', { 'a.ts': "export * from './a.ts'" }, ['a.ts']],
    [
      'of types, through a folder',
      { 'a.ts': "import type { B } from './b/b.ts'", 'b/b.ts': "export type { A } from '../a.ts'", 'c.ts': '' },
      ['a.ts', 'b/b.ts'],
    ],
    [
      'and who only leads into it, or out of it, is not of it',
      {
        'a.ts': "import './b.ts'",
        'b.ts': "import './c.ts'",
        'c.ts': "const b = await import('./b.ts?worker'); import './d.ts'",
        'd.ts': '',
      },
      ['b.ts', 'c.ts'],
    ],
  ])('%s', (_, imports, circle) => {
    expect(circlesIn(files(imports))).toEqual([circle.map((file) => `engine/${file}`)]);
  });

  test('but two ways to one file are none', () => {
    expect(
      circlesIn(files({ 'a.ts': "import './b.ts'; import './c.ts'", 'b.ts': "import './c.ts'", 'c.ts': '' })),
    ).toEqual([]);
  });
});

describe('between families of rules', () => {
  const faults = (imports: Record<string, string>) =>
    familyFaults(Object.entries(imports).map(([file, text]) => ({ file: `engine/${file}`, text })));

  test('an action of another one is caught', () => {
    expect(faults({ 'turn/budget.ts': "import type { fire } from '../fire/switchWeaponAction.ts'" })).toEqual([
      'engine/turn/budget.ts imports engine/fire/switchWeaponAction.ts',
    ]);
  });

  test('so is a procedure of another one, from anywhere', () => {
    expect(faults({ 'apply.ts': "import { shot } from './fire/procedure.ts'" })).toEqual([
      'engine/apply.ts imports engine/fire/procedure.ts',
    ]);
  });

  test('and an action that a procedure reaches, over whatever files', () => {
    const imports = {
      'fire/procedure.ts': "import { a } from './rules.ts'",
      'fire/rules.ts': "import { b } from './action.ts'",
      'fire/action.ts': '',
    };
    expect(faults(imports)).toEqual(['engine/fire/procedure.ts imports engine/fire/action.ts']);
  });

  test('but an action begins the procedures of its family, and both use the words for them', () => {
    const imports = {
      'fire/action.ts': "import { c } from './procedure.ts'; import type { Action } from '../action.ts'",
      'fire/procedure.ts': "import type { Procedure } from '../procedure.ts'",
      'procedure.ts': "import type { Actions } from './action.ts'",
      'action.ts': '',
    };
    expect(faults(imports)).toEqual([]);
  });
});

describe('in the engine', () => {
  const said = (text: string, file = 'engine/apply.ts') =>
    purityFaults({ file, text }).map((fault) => fault.replace(/^\S+ says /, ''));

  test.each(engineMayNotName)('%s is caught', (name) => {
    expect(said(`const x = new Map([[1, ${name}]])`)).toEqual([name]);
  });

  test.each(engineMayNotMention)('%s is caught, in a comment too', (edition) => {
    expect(said(`const x = '${edition}'`)).toEqual([edition]);
    expect(said(`// as in ${edition}`)).toEqual([edition]);
  });

  test.each(['const { sin } = Math', 'const m = Math', "Math['sin'](1)", 'f({ Math })'])(
    'Math cannot hide: %s',
    (text) => {
      expect(said(text)).toEqual(['Math without a plain name after it']);
    },
  );

  test('throw is caught: what is wrong is a value', () => {
    expect(said('throw new Error()')).toEqual(['throw']);
  });

  test('a harmless word is let through', () => {
    expect(said('const x = { Date: Math.sqrt(2) ** 2, y: a.console } // no Math.sin here')).toEqual([]);
    expect(said('Math.random()', 'play/dice.ts')).toEqual([]);
  });
});

describe('tests', () => {
  test('that replace modules or globals, or keep a database, have modules of their own', () => {
    const here = fileURLToPath(new URL('.', import.meta.url));
    const config = readFileSync(fileURLToPath(new URL('../vite.config.ts', import.meta.url)), 'utf8');
    const replacing = readdirSync(here)
      .filter((name) => !['bench', 'long', 'e2e', 'browsers'].includes(name) && !name.includes('.'))
      .flatMap((room) =>
        readSources(join(here, room)).map(({ file, text }) => ({ file: `tests/${room}/${file}`, text })),
      )
      .filter(({ file, text }) => {
        const keepsTimers = text.includes('useFakeTimers') && !text.includes('useRealTimers');
        return file.includes('.test.ts') && (keepsTimers || /vi\.(do)?mock\(|stubGlobal|fake-indexeddb/.test(text));
      });
    expect(replacing.length).toBeGreaterThan(3);
    const shared = replacing.filter(({ file }) => !config.includes(`'${file}'`));
    expect(shared.map(({ file }) => file)).toEqual([]);
  });
});
