import { character, distance, type Game, type Id, type PreparedElement, sum, type Violation } from '../engine/index.ts';
import { type Names, named, refusal, say, type Translator } from '../i18n/index.ts';
import { actionsOf } from './actionsOf.ts';
import type { MovePreview } from './movePreview.ts';
import type { Danger } from './plan/danger.ts';
import type { Preview } from './preview.ts';

/** A few lines about what is pointed at: shown beside the pointer, and read out where there is none. */
export interface Description {
  readonly title: string;
  readonly lines: readonly string[];
  /** Why it is refused. */
  readonly refused?: string;
}

export interface Speech {
  readonly t: Translator;
  readonly names: Names;
}

export function describePreview(preview: Preview, speech: Speech, danger: readonly Danger[] = []): Description {
  const { t, names } = speech;
  const length = (u: number) => t('board.length', { length: u });
  switch (preview.kind) {
    case 'move':
      return {
        title: moveTitle(preview, speech),
        lines: moveLines(preview, danger, speech),
        ...why(preview.violation, speech),
      };
    case 'shot': {
      const { attack, violation } = preview;
      const need = sum(attack.need);
      const hits = need > 6 ? t('board.shot.hopeless') : t('board.shot.need', { need });
      const seen = [
        t('board.shot.sum', { distance: length(attack.distance), range: t(`terms.range.${attack.range}`) }),
        coverOf(attack.sight, speech),
        ...(attack.need.some((m) => ['TC-2', 'WOUND-3', 'CAM-1'].includes(m.rule))
          ? [t('board.shot.takingCover')]
          : []),
      ];
      const roll = t('board.shot.roll', { dice: sum(attack.count), need: hits });
      const lines = attack.sight.los ? [roll, ...seen] : seen;
      return { title: names.thing(preview.at), lines, ...why(violation, speech) };
    }
    case 'sight': {
      const { sight, distance: apart, nobody } = preview;
      return {
        title: t(`board.sight.${sight.cover}`),
        lines: [length(apart), ...behind(sight, speech)],
        ...why(nobody, speech),
      };
    }
    case 'measure':
      return { title: t('board.measure', { length: length(preview.distance) }), lines: [] };
    case 'deploy':
      return {
        title: t('board.deploy', { who: names.thing(preview.who) }),
        lines: [],
        ...why(preview.violation, speech),
      };
  }
}

/** How long the way is and what it costs. */
export function moveTitle({ moves, length, tokens }: MovePreview, { t }: Speech): string {
  const [first] = moves;
  if (!first) return t('board.move.none');
  const sum = { length: t('board.length', { length }), tokens };
  return moves.length > 1
    ? t('board.move.sums', { ...sum, actions: moves.length })
    : t('board.move.sum', { ...sum, allowance: t('board.length', { length: first.allowance }) });
}

/** What is met on the way, where a place may be found instead, and who sees it. */
export function moveLines(
  { moves, instead, drawn }: MovePreview,
  danger: readonly Danger[],
  { t, names }: Speech,
): readonly string[] {
  const crossed = moves.flatMap(({ crossings }) =>
    crossings.map(({ kind, element }) => t(`board.move.${kind}`, { what: names.thing(element) })),
  );
  const asked = drawn.at(-1);
  const length = (u: number) => t('board.length', { length: u });
  return [
    ...new Set(crossed),
    ...moves.flatMap(({ hole }) => (hole ? [t('board.move.hole', { what: names.thing(hole.element) })] : [])),
    ...moves.flatMap(({ contacts }) => contacts.map((who) => t('board.move.contact', { who: names.thing(who) }))),
    ...(instead && asked ? [t('board.move.nearest', { away: length(distance(instead, asked)) })] : []),
    ...(danger.length > 0 ? [seenBy(danger, length)] : []),
  ];

  function seenBy(stretches: readonly Danger[], length: (u: number) => string): string {
    const seers = new Set(stretches.map(({ by }) => by));
    const from = Math.min(...stretches.map((stretch) => stretch.from));
    const who = names.thing(stretches[0]?.by ?? '');
    return t('board.move.seen', { count: seers.size, who, from: from === 0 ? 'start' : length(from) });
  }
}

type Seen = Extract<Preview, { kind: 'sight' }>['sight'];

const coverOf = (sight: Seen, speech: Speech): string =>
  [speech.t(`terms.cover.${sight.cover}`), ...behind(sight, speech)].join(', ');

const behind = ({ counted }: Seen, { t, names }: Speech): string[] =>
  counted.length > 0
    ? [t('board.shot.behind', { what: [...new Set(counted.map(({ id }) => names.thing(id)))].join(', ') })]
    : [];

const why = (violation: Violation | null, { t, names }: Speech): { refused?: string } =>
  violation ? { refused: say(t, refusal(violation, names)) } : {};

export function describeCharacter(game: Game, id: Id, { t, names }: Speech): Description {
  const entry = game.setup.roster.find((e) => e.id === id);
  if (!entry) return { title: id, lines: [] };
  const { wounded, inCover, shock } = character(game, id);
  const states = [
    ...(wounded ? [t('board.state.wounded')] : []),
    ...(shock ? [t('board.state.shock')] : []),
    ...(inCover ? [t('board.state.inCover')] : []),
  ];
  return {
    title: names.thing(id),
    lines: [
      `${named(t, 'roles', entry.card.role)} · ${names.side(entry.side)}`,
      ...(states.length > 0 ? [states.join(', ')] : []),
      t('board.actionsLeft', { ...actionsOf(game, id) }),
    ],
  };
}

export function describeElement(element: PreparedElement, { t, names }: Speech): Description {
  const { cover, impassable, height } = element;
  const lines = [
    ...(cover === 'none' ? [] : [`${t(`board.cover.${cover}`)} · ${t('board.height', { height })}`]),
    ...(impassable && cover !== 'total' ? [t('board.impassable')] : []),
  ];
  return { title: names.thing(element.id), lines };
}
