import { type Command, characterAction, type Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { IDLE, type Tool } from '../../pointing/hand.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { useWords } from '../words.ts';
import { Notice } from './Notice.tsx';
import styles from './Prompt.module.css';

type Listing = Extract<Tool, { kind: 'switchWeapon' | 'clearBody' }>;

/** An action that may be done in a few ways, each a button: to which weapon (FIRE-8), which body (MOVE-13). */
export function SamplesPanel({ game, tool }: { game: Game; tool: Listing }) {
  const t = useTranslations('ui.samples');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const { setTool } = useUiStore.getState();
  const choose = (command: Command): void => {
    send(command);
    setTool(IDLE);
  };
  const label = (command: Command): string => {
    if (command.type === 'switchWeapon') return words.weapon({ id: command.weapon });
    return command.type === 'clearBody' ? words.name(command.marker) : '';
  };
  return (
    <div className={styles.answers}>
      <p>{t(tool.kind, { who: words.name(tool.who) })}</p>
      {characterAction(game, tool.kind, tool.who).samples.map((command) => (
        <Button key={JSON.stringify(command)} look="primary" onClick={() => choose(command)}>
          {label(command)}
        </Button>
      ))}
      <Notice game={game} />
    </div>
  );
}
