import {
  actionsLeft,
  character,
  type Game,
  type Id,
  type PreparedElement,
  profile,
  sum,
  type Violation,
} from '../engine/index.ts';
import { type Names, named, refusal, say, type Translator } from '../i18n/index.ts';
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

export function describePreview(preview: Preview, speech: Speech): Description {
  const { t, names } = speech;
  const length = (u: number) => t('board.length', { length: u });
  switch (preview.kind) {
    case 'move': {
      const { trace } = preview;
      const sum = { length: length(trace.length), allowance: length(trace.allowance), tokens: trace.tokens };
      return {
        title: t('board.move.sum', sum),
        lines: [
          ...trace.crossings.map(({ kind, element }) => t(`board.move.${kind}`, { what: names.thing(element) })),
          ...(trace.hole ? [t('board.move.hole', { what: names.thing(trace.hole.element) })] : []),
          ...trace.contacts.map((who) => t('board.move.contact', { who: names.thing(who) })),
        ],
        ...why(preview.violation, speech),
      };
    }
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
    case 'sight':
      return {
        title: t(`board.sight.${preview.sight.cover}`),
        lines: [length(preview.distance), ...behind(preview.sight, speech)],
      };
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
      t('board.actionsLeft', { left: Math.min(actionsLeft(game, id), profile(game, id).actions) }),
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
