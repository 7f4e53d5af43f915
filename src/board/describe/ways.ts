import { distance, flattened, type Game, levelOf, shownLength, sum as total } from '../../engine/index.ts';
import { type Danger, type MovePreview, type ShotPreview, whenToShoot } from '../../pointing/index.ts';
import type { Plan } from '../plan/planning.ts';
import { shortName } from '../view/shortName.ts';
import { type Description, length, type Speech, why } from './speech.ts';

const said = new WeakMap<Plan, { readonly locale: string; readonly description: Description }>();

/** A way in words; put together once, for whoever says it. */
export function describeWay(plan: Plan, speech: Speech): Description {
  const known = said.get(plan);
  if (known?.locale === speech.locale) return known.description;
  const { game, move, danger, shots, tool } = plan;
  const firing = tool.kind === 'moveAndFire' && !move.violation ? firingLine(shots, whenToShoot(tool), speech) : [];
  const [level, sum] = [newLevel(move), sumOf(move, speech)];
  const description = {
    title: level === null ? sum : speech.t('board.move.toLevel', { level }),
    lines: [
      ...(level === null ? [] : [sum]),
      ...firing,
      ...climbsOf(game, move, speech),
      ...crossed(move, speech),
      ...endOf(move, speech),
      ...seenBy(game, danger, speech),
    ],
    brief: [...(level === null ? [] : [sum]), ...firing, ...endOf(move, speech)],
    warnings: warningsOf(danger, speech),
    ...why(move.violation, speech),
  };
  said.set(plan, { locale: speech.locale, description });
  return description;
}

/** How long the way is and what it costs. */
function sumOf({ moves, length: long, tokens }: MovePreview, speech: Speech): string {
  const { t } = speech;
  const [first] = moves;
  if (!first) return t('board.move.none');
  if (moves.length > 1)
    return t('board.move.sums', { length: inHundredths(long, speech), actions: moves.length, tokens });
  const { allowance } = first;
  const isTold = Math.round(long * 100) > Math.round(allowance * 100) === long > allowance;
  return t('board.move.sum', {
    length: isTold ? inHundredths(long, speech) : t('board.length', { length: shownLength(long) }),
    allowance: inHundredths(allowance, speech),
    tokens,
  });
}

/** As long as a way is drawn; one digit more would be told only where it alone says that it is too long. */
const inHundredths = (u: number, { t }: Speech): string => t('board.length', { length: Math.round(u * 100) / 100 });

/** Where it leads to another level than it begins on: which; null where it does not. */
function newLevel({ drawn }: MovePreview): number | null {
  const [first, last] = [drawn[0], drawn.at(-1)];
  return first !== undefined && last !== undefined && levelOf(last) !== levelOf(first) ? levelOf(last) : null;
}

/** By what it goes up and down, and what that costs: both are due once for each action (MOVE-3, R131). */
function climbsOf({ setup }: Game, { moves }: MovePreview, { t }: Speech): readonly string[] {
  const { difficultLoss } = setup.ruleset.movement;
  return moves.flatMap(({ climbs }) =>
    climbs.map(({ passage, upwards, tokens }, i) => {
      const isFirst = climbs.findIndex((each) => each.tokens > 0 === tokens > 0) === i;
      const isSlowed = passage !== 'slope' && climbs.findIndex((each) => each.passage !== 'slope') === i;
      return t('board.move.climb', {
        passage,
        upwards: String(upwards),
        lost: isSlowed ? difficultLoss : 0,
        tokens: isFirst ? tokens : 0,
      });
    }),
  );
}

/** What is met on the way. */
function crossed({ moves }: MovePreview, { t, names }: Speech): readonly string[] {
  const met = moves.flatMap(({ crossings }) =>
    crossings.map(({ kind, element }) => t(`board.move.${kind}`, { what: names.thing(element) })),
  );
  return [...new Set(met)];
}

/** What it comes to in the end, and where a place may be found instead. */
function endOf({ moves, instead, drawn }: MovePreview, speech: Speech): readonly string[] {
  const { t, names } = speech;
  const asked = drawn.at(-1);
  return [
    ...moves.flatMap(({ hole }) =>
      hole
        ? [t('board.move.hole', { what: names.thing(hole.element), landing: String(names.isPassage(hole.element)) })]
        : [],
    ),
    ...moves.flatMap(({ contacts }) => contacts.map((who) => t('board.move.contact', { who: names.thing(who) }))),
    ...(instead && asked
      ? [t('board.move.nearest', { away: length(speech, distance(flattened(instead), flattened(asked))) })]
      : []),
  ];
}

function seenBy(game: Game, danger: readonly Danger[], speech: Speech): readonly string[] {
  const { t } = speech;
  const stretches = danger.filter(({ kind }) => kind === 'sight');
  if (stretches.length === 0) return [];
  const from = Math.min(...stretches.map((stretch) => stretch.from));
  const who = [...new Set(stretches.map(({ by }) => by))].map((id) => shortName(game, id)).join(', ');
  return [t('board.move.seen', { who, from: startOr(from, speech) })];
}

/** The markers that the way would set off or come under, by whom and from where on. */
function warningsOf(danger: readonly Danger[], speech: Speech): readonly string[] {
  const { t, names } = speech;
  return danger.flatMap(({ kind, by, from }) =>
    kind === 'sight' ? [] : [t(`board.move.${kind}`, { who: names.thing(by), from: startOr(from, speech) })],
  );
}

const startOr = (from: number, speech: Speech): string => (from === 0 ? 'start' : length(speech, from));

function firingLine(
  shots: readonly ShotPreview[],
  when: ReturnType<typeof whenToShoot>,
  { t, names }: Speech,
): readonly string[] {
  const numbers = ({ attack }: ShotPreview): string => {
    const need = total(attack.need);
    return need > 6 ? t('board.shot.hopeless') : t('board.moveAndFire.numbers', { dice: total(attack.count), need });
  };
  const [only] = shots;
  if (!only) return [t('board.moveAndFire.nobody')];
  if (when === 'first') return [t('board.moveAndFire.first', { who: names.thing(only.at), numbers: numbers(only) })];
  const targets = shots.map((shot) =>
    t('board.moveAndFire.target', { who: names.thing(shot.at), numbers: numbers(shot) }),
  );
  return [t(`board.moveAndFire.${when}`, { targets: targets.join(', ') })];
}
