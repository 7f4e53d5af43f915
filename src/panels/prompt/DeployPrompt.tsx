import {
  type Awaiting,
  character,
  deploymentZone,
  entry,
  type Game,
  type Id,
  ownZone,
  reinforcementOf,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { digit } from '../../parts/digit.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { useWords } from '../useWords.ts';
import { Notice } from './Notice.tsx';
import { PlaceForMe } from './PlaceForMe.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

type Deploy = Extract<Awaiting, { kind: 'deploy' }>;

/** SETUP-6: one character at a time, in the own zone or at the own edge; REIN-2: reinforcements who arrive. */
export function DeployPrompt({ game, awaiting }: { game: Game; awaiting: Deploy }) {
  const t = useTranslations('ui.prompt.deploy');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const tool = useUiStore((ui) => ui.tool);
  const setTool = useUiStore((ui) => ui.setTool);
  const { by, arriving, mayKeep } = awaiting;
  const zone = deploymentZone(game, by);
  const inHand = tool.kind === 'deploy' && tool.who !== null && awaiting.who.includes(tool.who) ? tool : null;
  const choices = awaiting.who.flatMap((who) => choicesOf(game, who));
  const named = choices.find((each) => each.who === inHand?.who && each.flipped === inHand.flipped);
  const nameOf = ({ who, flipped }: Choice) => words.names.either(who, flipped ?? character(game, who).flipped);
  // a phone has their cards below the table, where each is chosen as well
  const areOnCards = mayKeep.length === 0 && choices.every(({ flipped }) => flipped === undefined);
  const values = { depth: zone?.depth ?? 0, edge: zone ? t(zone.edge) : '', left: awaiting.who.length };
  return (
    <PromptFrame
      game={game}
      by={by}
      title={
        named
          ? t('place', { who: nameOf(named) })
          : arriving
            ? t('arriving', { name: game.setup.sides[by].name })
            : t('title')
      }
    >
      <p>{t(arriving ? 'textArriving' : zone?.depth === 0 ? 'textTouching' : 'text', values)}</p>
      {choices.some(({ who, flipped }) => flipped && who === named?.who) && <p>{t('either')}</p>}
      {zone && zone.depth > (ownZone(game, by)?.depth ?? 0) && <p>{t('widened')}</p>}
      {named && <PlaceForMe game={game} who={named.who} flipped={named.flipped} arriving={arriving} />}
      <div className={`${styles.answers} ${styles.list} ${areOnCards ? styles.onCards : ''}`}>
        {choices.map((choice, n) => (
          <Button
            key={`${choice.who} ${choice.flipped}`}
            pressed={choice === named}
            shortcut={digit(n)}
            onClick={() => setTool({ kind: 'deploy', ...choice })}
          >
            {nameOf(choice)}
          </Button>
        ))}
        {mayKeep.map((who) => (
          <Button key={who} look="quiet" onClick={() => send({ type: 'keepBack', who })}>
            {t('keepBack', { who: words.name(who) })}
          </Button>
        ))}
      </div>
      <Notice game={game} />
    </PromptFrame>
  );
}

interface Choice {
  readonly who: Id;
  readonly flipped?: boolean;
}

/** REIN-1: of a reinforcement card whose first is still to come either of the two. */
function choicesOf(game: Game, who: Id): readonly Choice[] {
  const isEither = reinforcementOf(game, entry(game, who)) !== null && character(game, who).firstFell === 0;
  return isEither ? [{ who }, { who, flipped: true }] : [{ who }];
}
