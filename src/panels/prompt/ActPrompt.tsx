import {
  asHeActs,
  type Game,
  type Id,
  opportunityMarkers,
  type Side,
  setOffByActing,
  sideOf,
  tokensToSpend,
  violation,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Tool } from '../../pointing/hand.ts';
import { actionsOf } from '../../pointing/index.ts';
import { useLessonDue } from '../../store/lesson.ts';
import { useUiStore } from '../../store/ui.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import { HandOverPanel } from '../actions/HandOverPanel.tsx';
import { panelOf } from '../actions/index.ts';
import { Refusal } from '../refusal/Refusal.tsx';
import { useWords } from '../useWords.ts';
import styles from './ActPrompt.module.css';
import { Notice } from './Notice.tsx';
import { PromptFrame } from './PromptFrame.tsx';

/** The free choice of one's own turn: any action of any character, or the end of the turn. */
export function ActPrompt({ game, by }: { game: Game; by: Side }) {
  const t = useTranslations();
  const words = useWords(game);
  const selected = useUiStore((ui) => ui.selected);
  const tool = useUiStore((ui) => ui.tool);
  const who = ownOf(game, by, selected);
  const isLesson = useLessonDue() !== null; // which says itself what to choose
  const actions = who && t('board.actionsLeft', { ...actionsOf(game, who) });
  const title = who
    ? t('ui.prompt.act.with', { who: words.name(who), actions: actions ?? '' })
    : t('ui.prompt.act.title', { tokens: tokensToSpend(game, by) });
  return (
    <PromptFrame
      game={game}
      by={by}
      title={title}
      who={who}
      {...(who === null ? {} : { note: t('ui.decision.actions', { left: actionsOf(game, who).left }) })}
    >
      <div className={styles.act}>
        {who === null && selected !== null && (
          <Refusal game={game} violation={violation('FLOW-TURN', { by })} calm>
            {t('ui.timeline.notYours', { who: words.name(selected), by: words.names.side(by) })}
          </Refusal>
        )}
        {who === null && !isLesson && (
          <p>{t(`ui.prompt.act.${game.setup.ruleset.turn.rounds ? 'textInRound' : 'text'}`)}</p>
        )}
        {who !== null && <Watched game={game} who={who} />}
        <ActionBar game={game} who={who} />
        <ToolPanel game={game} tool={tool} />
      </div>
    </PromptFrame>
  );
}

/** R26, R72: whom he gives the chance of a shot by what he does where he stands. */
function Watched({ game, who }: { game: Game; who: Id }) {
  const t = useTranslations('ui.prompt.act');
  const words = useWords(game);
  const setOff = setOffByActing(asHeActs(game, who), who, 'fire');
  const by = opportunityMarkers(game).filter(({ id }) => setOff.includes(id));
  if (by.length === 0) return null;
  const trigger = game.setup.ruleset.opportunity.trigger === 'acting' ? 'acting' : 'attacking';
  const names = by.map(({ owner }) => words.name(owner)).join(', ');
  return <p>{t('watched', { trigger, who: words.name(who), by: names })}</p>;
}

/** What the tool in the hand has to say and to ask. */
function ToolPanel({ game, tool }: { game: Game; tool: Tool }) {
  if (tool.kind === 'handOver') return <HandOverPanel game={game} tool={tool} />;
  const Panel = panelOf(tool);
  return Panel ? <Panel game={game} tool={tool} /> : <Notice game={game} />;
}

const ownOf = (game: Game, by: Side, id: Id | null): Id | null =>
  id !== null && game.setup.roster.some((e) => e.id === id) && sideOf(game, id) === by ? id : null;
