import { actionsLeft, type Game, type Id, type Side, sideOf } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { useWords } from '../words.ts';
import { ActionBar } from './ActionBar.tsx';
import { FirePanel } from './FirePanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { Notice } from './Notice.tsx';
import { PromptFrame } from './PromptFrame.tsx';

/** The free choice of one's own turn: any action of any character, or the end of the turn. */
export function ActPrompt({ game, by }: { game: Game; by: Side }) {
  const t = useTranslations('ui.prompt.act');
  const words = useWords(game);
  const selected = useUiStore((ui) => ui.selected);
  const tool = useUiStore((ui) => ui.tool);
  const who = ownOf(game, by, selected);
  const tokens = game.state.tokens[by];
  const title = who ? t('with', { who: words.name(who), left: actionsLeft(game, who) }) : t('title', { tokens });
  return (
    <PromptFrame game={game} by={by} title={title}>
      {who === null && <p>{t('text')}</p>}
      <ActionBar game={game} by={by} who={who} />
      {tool.kind === 'move' && <MovePanel game={game} />}
      {tool.kind === 'fire' && <FirePanel game={game} who={tool.who} weapon={tool.weapon} target={tool.target} />}
      {tool.kind !== 'move' && <Notice game={game} />}
    </PromptFrame>
  );
}

const ownOf = (game: Game, by: Side, id: Id | null): Id | null =>
  id !== null && game.setup.roster.some((e) => e.id === id) && sideOf(game, id) === by ? id : null;
