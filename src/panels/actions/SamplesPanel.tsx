import { type Command, characterAction, type Game } from '../../engine/index.ts';
import { Button } from '../../parts/Button.tsx';
import { IDLE, type ToolOf } from '../../pointing/hand.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { Notice } from '../prompt/Notice.tsx';
import styles from '../prompt/Prompt.module.css';

interface SamplesPanelProps {
  game: Game;
  tool: ToolOf<'switchWeapon' | 'clearBody'>;
  asks: string;
  /** What a way of doing it is called. */
  label: (command: Command) => string;
}

/** An action that may be done in a few ways, each a button. */
export function SamplesPanel({ game, tool, asks, label }: SamplesPanelProps) {
  const send = useGameStore((s) => s.send);
  const { setTool } = useUiStore.getState();
  const choose = (command: Command): void => {
    send(command);
    setTool(IDLE);
  };
  return (
    <div className={styles.answers}>
      <p>{asks}</p>
      {characterAction(game, tool.kind, tool.who).samples.map((command) => (
        <Button key={JSON.stringify(command)} look="primary" onClick={() => choose(command)}>
          {label(command)}
        </Button>
      ))}
      <Notice game={game} />
    </div>
  );
}
