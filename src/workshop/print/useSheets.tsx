import type { ReactNode } from 'react';
import { isSwitch, type RulingsGiven } from '../../editions/index.ts';
import { type Card, type Game, RULE_IDS, RULING_IDS, type RulingId, SIDES } from '../../engine/index.ts';
import {
  editionWord,
  houseRule,
  named,
  ruleText,
  ruleTitle,
  rulingOption,
  type Translator,
  useTranslations,
  weaponName,
} from '../../i18n/index.ts';
import { namesOf } from '../../i18n/names.ts';
import { INKS } from './CardFace.tsx';
import { inRows, onBothSides, type Piece, ROOM, type Sheet } from './layout.ts';
import type { Material } from './material.ts';
import {
  cardFace,
  counter,
  cover,
  figure,
  foldedCard,
  frontOf,
  marker,
  PIECE_OF_RULER,
  ruler,
  template,
  token,
  UNIT,
} from './pieces.tsx';
import { type Storey, storeysOf } from './storeys.ts';
import { cornersOf, TableDrawing } from './TableDrawing.tsx';
import { Words, wrapped } from './Words.tsx';

/** What can go on paper, in the order in which it comes out. */
export const KINDS = [
  ...(['cards', 'counters', 'covers', 'markers', 'ruler', 'templates'] as const),
  ...(['plan', 'tiles', 'rules', 'state'] as const),
] as const;
export type Kind = (typeof KINDS)[number];

/** Cards to be folded, or printed on both sides of the paper. */
export type Backs = 'folded' | 'twoSided';

/** The sheets of each kind that there is something of. */
export function useSheets(of: Material, backs: Backs): ReadonlyMap<Kind, readonly Sheet[]> {
  const t = useTranslations();
  const all: Readonly<Record<Kind, () => readonly Sheet[]>> = {
    cards: () =>
      backs === 'folded'
        ? inRows(of.people.map(foldedCard))
        : onBothSides(
            of.people.map(frontOf),
            of.people.map((person) => cardFace(person, 'wounded')),
          ),
    counters: () => inRows(countersOf(of)),
    covers: () => inRows(coversOf(of)),
    markers: () => (of.people.length > 0 ? inRows(markersOf(t, of)) : []),
    ruler: () => (of.people.length > 0 || of.table ? inRows(RULER) : []),
    templates: () => inRows(templatesOf(t, of)),
    plan: () => planOf(t, of),
    tiles: () => tilesOf(t, of),
    rules: () => (of.rules ? inColumns(rulesLines(t, of.rules)) : []),
    state: () => (of.game ? inColumns(stateLines(t, of.game)) : []),
  };
  return new Map(KINDS.map((kind) => [kind, all[kind]()] as const).filter(([, sheets]) => sheets.length > 0));
}

const baseOf = ({ ruleset }: Material): number => 2 * ruleset.baseRadius * UNIT;

function countersOf(of: Material): readonly Piece[] {
  const size = baseOf(of);
  const counters = of.people.flatMap((person) => [counter(person, size, false), counter(person, size, true)]);
  return [...counters, ...of.people.map((person, i) => ({ ...figure(person, size), begins: i === 0 }))];
}

/** Wider ones have no room on a sheet. */
const WIDEST_COVER = ROOM.width / 2 / UNIT;

function coversOf({ table, ruleset }: Material): readonly Piece[] {
  return (table?.scenery ?? []).flatMap(({ shape, holes = [] }) => {
    if (shape.kind !== 'circle' || holes.length === 0 || shape.radius > WIDEST_COVER) return [];
    const [x, y] = shape.at;
    const inside = holes.map(([u, v]) => [(u - x) * UNIT, (v - y) * UNIT] as const);
    return [cover(shape.radius * UNIT, inside, ruleset.baseRadius * UNIT)];
  });
}

/** So many tokens, and of each marker so many for each character, are enough for most games. */
const TOKENS = 20;

function markersOf(t: Translator, of: Material): readonly Piece[] {
  const size = 2 * of.ruleset.markerRadius * UNIT;
  const each = (sign: Parameters<typeof marker>[0]['sign'], word: string, fill: string, count: number) =>
    Array.from({ length: count }, () => marker({ sign, word, fill }, size));
  const sides = SIDES.filter((side) => of.people.some((person) => person.side === side));
  const laid = sides.flatMap((side) => {
    const count = of.people.filter((person) => person.side === side);
    const who = count.length;
    return [
      ...each('opportunity', t('ui.card.opportunityFire'), INKS[side], who),
      ...each('suppression', t('ui.card.suppressionFire'), INKS[side], Math.ceil(who / 2)),
    ];
  });
  const states = [
    ...each('shock', t('ui.card.shock'), '#b8392c', 4),
    ...each('suppressed', t('ui.card.inCover'), '#3c6b2f', of.people.length),
    ...each('objective', t('ui.print.objective'), '#575140', 2),
  ];
  const tokens = Array.from({ length: TOKENS }, (_, i) => ({ ...token(t('ui.print.token')), begins: i === 0 }));
  return [...laid, ...states, ...tokens];
}

/** The longest range that is measured. */
const LONGEST = 24;
const RULER: readonly Piece[] = Array.from({ length: LONGEST / PIECE_OF_RULER }, (_, i) => ruler(i * PIECE_OF_RULER));

function templatesOf(t: Translator, { people, ruleset }: Material): readonly Piece[] {
  const rangesOf = ({ healthy, wounded }: Card): readonly (readonly [string, number | null])[] =>
    [healthy, wounded].flatMap((profile) => [
      [t('ui.card.opportunityFire'), profile.opportunityFire] as const,
      [t('ui.card.suppressionFire'), profile.suppressionFire] as const,
      [t('ui.card.command'), profile.command === null ? null : ruleset.command.radius] as const,
      ...profile.weapons.map((weapon) => [weaponName(t, weapon), weapon.radius] as const),
    ]);
  const all = people
    .flatMap(({ card }) => rangesOf(card))
    .flatMap(([word, radius]) =>
      radius === null || radius <= 0 ? [] : [{ word: `${word}, ${t('ui.card.value', { value: radius })}u`, radius }],
    );
  const distinct = [...new Map(all.map((each) => [each.word, each])).values()];
  return distinct
    .sort((p, q) => p.radius - q.radius)
    .flatMap(({ word, radius }) => template(radius, word, ROOM.width) ?? []);
}

const page = (node: ReactNode): Sheet => ({
  pieces: [{ x: 0, y: 0, width: ROOM.width, height: ROOM.height, cuts: [], node }],
});

/** A table drawn small, and where everything lies, in cm from its western and northern edges. */
function planOf(t: Translator, material: Material): readonly Sheet[] {
  const { table, game } = material;
  if (!table) return [];
  const storeys = storeysOf(table, material);
  const { width, height } = table.table;
  const unit = Math.min(ROOM.width / width, (ROOM.height - 12) / height);
  const tens = (length: number): readonly number[] =>
    Array.from({ length: Math.floor(length / 4) + 1 }, (_, i) => 4 * i);
  const drawingOf = ({ level, pieces }: Storey) => (
    <g>
      <Words x={0} y={4} size={4} bold most={ROOM.width}>
        {[
          named(t, 'tables', table.table.name),
          `${cm(t, width)} × ${cm(t, height)} cm`,
          ...(storeys.length > 1 ? [t('board.level.ground', { level })] : []),
        ].join(' · ')}
      </Words>
      <g transform="translate(0 8)">
        <rect width={width * unit} height={height * unit} fill="none" stroke="#111" strokeWidth={0.4} />
        {tens(width).map((x) => (
          <path key={`x${x}`} d={`M${x * unit} 0V${height * unit}`} stroke="#ccc" strokeWidth={0.1} />
        ))}
        {tens(height).map((y) => (
          <path key={`y${y}`} d={`M0 ${y * unit}H${width * unit}`} stroke="#ccc" strokeWidth={0.1} />
        ))}
        <svg width={width * unit} height={height * unit} style={{ overflow: 'hidden' }} aria-hidden="true">
          <TableDrawing pieces={pieces} unit={unit} numbered />
        </svg>
        {game && <Standing game={game} level={level} unit={unit} />}
      </g>
    </g>
  );
  const lines = table.scenery.flatMap((element, i) => [
    {
      text: [
        String(i + 1),
        element.name ?? named(t, 'looks', element.look),
        ...(element.level ? [t('board.level.ground', { level: element.level })] : []),
      ].join(' · '),
      bold: true,
    },
    ...cornersOf(element).map(([x, y]) => ({ text: t('ui.print.at', { x: cm(t, x), y: cm(t, y) }), bold: false })),
  ]);
  return [
    ...storeys.map((storey) => page(drawingOf(storey))),
    ...inColumns([{ text: t('ui.print.corners'), bold: true }, ...lines]),
  ];
}

const cm = (t: Translator, units: number): string => t('ui.card.value', { value: Math.round(units * UNIT) / 10 });

/** Beside somebody, in mm from his middle to either side. */
const WIDEST_NAME = 15;

function Standing({ game, level, unit }: { game: Game; level: number; unit: number }) {
  const radius = Math.max(game.setup.ruleset.baseRadius * unit, 1.6);
  return game.state.characters.map(({ id, at, level: stands }) => {
    const entry = game.setup.roster.find((each) => each.id === id);
    if (!at || !entry || stands !== level) return null;
    return (
      <g key={id}>
        <circle
          cx={at[0] * unit}
          cy={at[1] * unit}
          r={radius}
          fill={INKS[entry.side]}
          stroke="#fff"
          strokeWidth={0.3}
        />
        <Words
          x={at[0] * unit}
          y={at[1] * unit + radius + 2.4}
          size={2.2}
          anchor="middle"
          bold
          most={2 * Math.min(at[0] * unit, ROOM.width - at[0] * unit, WIDEST_NAME)}
        >
          {entry.card.name}
        </Words>
      </g>
    );
  });
}

/** Of the table at true size, as much as fits on a sheet, in mm. */
const TILE = { width: 175, height: 225 } as const;

function tilesOf(t: Translator, material: Material): readonly Sheet[] {
  const { table } = material;
  if (!table) return [];
  const [ground] = storeysOf(table, material);
  const [width, height] = [table.table.width * UNIT, table.table.height * UNIT];
  const [columns, rows] = [Math.ceil(width / TILE.width), Math.ceil(height / TILE.height)];
  return Array.from({ length: columns * rows }, (_, i): Sheet => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [column * TILE.width, row * TILE.height];
    const size = { width: Math.min(TILE.width, width - x), height: Math.min(TILE.height, height - y) };
    const node = (
      <g key={`${column} ${row}`}>
        <svg
          {...size}
          viewBox={`${x} ${y} ${size.width} ${size.height}`}
          style={{ overflow: 'hidden' }}
          aria-hidden="true"
        >
          <TableDrawing pieces={ground?.pieces ?? []} unit={UNIT} />
        </svg>
        <Words x={0} y={size.height + 4} size={3}>
          {t('ui.print.tile', { column: column + 1, columns, row: row + 1, rows })}
        </Words>
      </g>
    );
    const cuts = [{ x: 0, y: 0, ...size }];
    return { pieces: [{ x: 0, y: 0, ...size, cuts, node }] };
  });
}

interface Line {
  readonly text: string;
  readonly bold: boolean;
}

/** Of words in two columns, in mm. */
const LETTERS = 2.5;
const LEADING = 3.25;
const COLUMN = 85;
const BETWEEN = ROOM.width - 2 * COLUMN;
const LINES = Math.floor(ROOM.height / LEADING);

function inColumns(all: readonly Line[]): readonly Sheet[] {
  const lines = all.flatMap(({ text, bold }) => wrapped(text, LETTERS, COLUMN).map((line) => ({ text: line, bold })));
  const sheets: Sheet[] = [];
  for (let first = 0; first < lines.length; first += 2 * LINES) {
    const here = lines.slice(first, first + 2 * LINES);
    sheets.push(
      page(
        here.map(({ text, bold }, i) => (
          <Words
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
            key={i}
            x={i < LINES ? 0 : COLUMN + BETWEEN}
            y={((i % LINES) + 0.8) * LEADING}
            size={LETTERS}
            bold={bold}
            most={COLUMN}
          >
            {text}
          </Words>
        )),
      ),
    );
  }
  return sheets;
}

/** Every rule in our own words, as these players have agreed on it; of rulings those that are not as usual. */
function rulesLines(t: Translator, { edition, rulings, rules }: NonNullable<Material['rules']>): readonly Line[] {
  const given = rulings as RulingsGiven;
  const own = rules as Readonly<Record<string, string | number | undefined>>;
  const chosen = RULING_IDS.flatMap((id): readonly (readonly [RulingId, string | number])[] => {
    const option = given[id];
    return option === undefined || option === 'a' ? [] : [[id, option]];
  });
  return [
    { text: editionWord(t, 'name', edition), bold: true },
    ...RULE_IDS.flatMap((id) => {
      const value = own[id];
      const text = value !== undefined && isSwitch(id) ? houseRule(t, id, value) : ruleText(t, id, edition);
      return [
        { text: `${id} · ${ruleTitle(t, id, edition)}`, bold: true },
        { text, bold: false },
      ];
    }),
    ...chosen.map(([id, option]) => ({ text: `${id}: ${rulingOption(t, id, option)}`, bold: false })),
  ];
}

/** How a game stands, so that it can be set up and gone on with elsewhere. */
function stateLines(t: Translator, { setup, state }: Game): readonly Line[] {
  const names = namesOf(setup, t, state.characters, state.markers);
  const { number, side } = state.turn;
  const where = ({ at, out }: Game['state']['characters'][number]): string => {
    if (out) return t('ui.card.eliminated');
    return at ? t('ui.print.at', { x: cm(t, at[0]), y: cm(t, at[1]) }) : t('ui.card.reserve');
  };
  return [
    { text: number > 0 ? t('ui.log.turn', { number, name: setup.sides[side].name }) : t('ui.log.setup'), bold: true },
    ...SIDES.flatMap((each) => [
      { text: setup.sides[each].name, bold: true },
      { text: t('ui.side.tokens', { tokens: state.tokens[each] }), bold: false },
      ...state.characters
        .filter(({ id }) => setup.roster.some((entry) => entry.id === id && entry.side === each))
        .map((character) => {
          const { id, level = 0, wounded, inCover, spent } = character;
          const words = [
            where(character),
            level > 0 && t('ui.card.level', { level }),
            wounded && t('ui.card.wounded'),
            character.shock && t('ui.card.shock'),
            inCover && t('ui.card.inCover'),
            spent > 0 && t('ui.print.spent', { spent }),
          ];
          return { text: `${names.thing(id)}: ${words.filter(Boolean).join(', ')}`, bold: false };
        }),
    ]),
    ...state.markers.map((lying) => ({
      text: `${names.thing(lying.id)}: ${t('ui.print.at', { x: cm(t, lying.at[0]), y: cm(t, lying.at[1]) })}`,
      bold: false,
    })),
  ];
}
