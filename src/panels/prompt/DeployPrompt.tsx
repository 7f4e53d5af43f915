import { type Awaiting, deploymentZone, type Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../words.ts';
import { Notice } from './Notice.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

type Deploy = Extract<Awaiting, { kind: 'deploy' }>;

/** SETUP-6: one character at a time, anywhere in the own zone. */
export function DeployPrompt({ game, awaiting }: { game: Game; awaiting: Deploy }) {
  const t = useTranslations('ui.prompt.deploy');
  const words = useWords(game);
  const tool = useUiStore((ui) => ui.tool);
  const setTool = useUiStore((ui) => ui.setTool);
  const zone = deploymentZone(game, awaiting.by);
  const inHand = tool.kind === 'deploy' && tool.who !== null && awaiting.who.includes(tool.who) ? tool.who : null;
  return (
    <PromptFrame game={game} by={awaiting.by} title={inHand ? t('place', { who: words.name(inHand) }) : t('title')}>
      <p>{t('text', { depth: zone?.depth ?? 0, edge: zone ? t(zone.edge) : '', left: awaiting.who.length })}</p>
      <div className={styles.answers}>
        {awaiting.who.map((who) => (
          <Button key={who} pressed={who === inHand} onClick={() => setTool({ kind: 'deploy', who })}>
            {words.name(who)}
          </Button>
        ))}
      </div>
      <Notice game={game} />
    </PromptFrame>
  );
}
