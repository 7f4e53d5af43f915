import { useRef } from 'react';
import { inTenths, statesOf, useSpeech } from '../../board/index.ts';
import {
  attack,
  character,
  distance,
  enemiesOf,
  type Game,
  type Id,
  isStanding,
  type Point,
  sum,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { type History, lineTo, nodeAt } from '../../play/history.ts';
import { directionTo } from '../../pointing/index.ts';
import { announce, announceText } from '../../store/announced.ts';
import { usePointerStore } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { useTellMoment } from '../timeline/useMomentWords.ts';
import { useWords } from '../useWords.ts';

/** Things around somebody that are told at once. */
const MOST = 8;

/**
 * Tells of whoever is selected, or else is pointed at: state, who sees him and what each needs, whom he sees; asked again, what lies
 * around by bearing; and again, what has happened since his side's last turn.
 */
export function useTellMe(game: Game, history: History): (what?: 'changes') => void {
  const t = useTranslations('ui.tellMe');
  const board = useTranslations('board');
  const direction = useTranslations('ui.hand.characters.direction');
  const speech = useSpeech(game);
  const words = useWords(game);
  const tell = useTellMoment();
  const last = useRef<{ readonly game: Game; readonly who: Id; readonly page: number } | null>(null);
  const whereTo = (from: Point, to: Point): string =>
    `${board('length', { length: inTenths(distance(from, to)) })} ${direction(directionTo(from, to))}`;

  const about = (who: Id, at: Point): string => {
    const states = statesOf(game, who, speech);
    const seenBy: string[] = [];
    const sees: string[] = [];
    for (const enemy of enemiesOf(game, who).filter(({ id }) => isStanding(game, id))) {
      const [theirs, his] = [attack(game, enemy.id, who), attack(game, who, enemy.id)];
      const name = words.name(enemy.id);
      const [need, own] = [sum(theirs.need), sum(his.need)];
      if (theirs.sight.los) seenBy.push(need > 6 ? t('cannot', { who: name }) : t('needs', { who: name, need }));
      if (his.sight.los)
        sees.push(t(own > 6 ? 'far' : 'shot', { who: name, where: enemy.at ? whereTo(at, enemy.at) : '', need: own }));
    }
    return [
      t('is', { who: words.name(who), state: states.length > 0 ? states.join(', ') : t('fit') }),
      seenBy.length > 0 ? t('seenBy', { who: seenBy.join(', ') }) : t('unseen'),
      sees.length > 0 ? t('sees', { who: sees.join(', ') }) : t('seesNobody'),
    ].join(' ');
  };
  const around = (at: Point): string => {
    const things = [
      ...game.setup.elements.map(({ id, outline }) => ({ id, at: outline.bounds.at })),
      ...game.state.markers.map(({ id, at: there }) => ({ id, at: there })),
    ];
    const nearest = things.toSorted((p, q) => distance(at, p.at) - distance(at, q.at)).slice(0, MOST);
    return t('around', { what: nearest.map((each) => `${words.name(each.id)} ${whereTo(at, each.at)}`).join(', ') });
  };
  const since = (who: Id): string => {
    const side = game.setup.roster.find(({ id }) => id === who)?.side;
    const line = lineTo(history);
    const isOwn = (node: number): boolean => nodeAt(history, node)?.game.state.turn.side === side;
    // what was played before the own turn that is on, back to the end of the one before
    const before = line.slice(0, 1 + line.findLastIndex((node) => !isOwn(node)));
    const told = before.slice(1 + before.findLastIndex(isOwn)).flatMap((node) => tell(history, node));
    return told.length > 0 ? t('since', { what: told.join(' ') }) : t('nothing');
  };

  return (what) => {
    const who = useUiStore.getState().selected ?? usePointerStore.getState().hovered;
    const at = who === null ? null : (game.state.characters.find(({ id }) => id === who)?.at ?? null);
    if (who === null || !at || !isStanding(game, who)) return announce('nobodySelected');
    if (what === 'changes') return announceText(since(who));
    const page = last.current?.game === game && last.current.who === who ? (last.current.page + 1) % 3 : 0;
    last.current = { game, who, page };
    announceText(page === 0 ? about(who, character(game, who).at ?? at) : page === 1 ? around(at) : since(who));
  };
}
