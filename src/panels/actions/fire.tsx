import { useMemo, useState } from 'react';
import { shortName } from '../../board/index.ts';
import {
  characterAction,
  enemiesOf,
  type FireCommand,
  firearms,
  type Game,
  type Id,
  profile,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import type { ToolOf } from '../../pointing/hand.ts';
import { declaring, type ShotPreview, shotPreview } from '../../pointing/index.ts';
import { useGameStore } from '../../store/game.ts';
import { usePointerStore } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { AskEditions } from '../compare/AskEditions.tsx';
import type { Asked } from '../odds/asked.ts';
import { Outlook } from '../odds/Outlook.tsx';
import { Notice } from '../prompt/Notice.tsx';
import prompt from '../prompt/Prompt.module.css';
import { Reasons } from '../refusal/Reasons.tsx';
import { Refusal } from '../refusal/Refusal.tsx';
import { Coin } from '../side/Coin.tsx';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen, PanelProps } from './action.ts';
import { BetweenLevels } from './BetweenLevels.tsx';
import { Declare } from './Declare.tsx';
import styles from './fire.module.css';
import { NextTarget } from './NextTarget.tsx';
import { RefusedTargets } from './RefusedTargets.tsx';
import { Targets } from './Targets.tsx';

export const fire: ActionOnScreen<'fire'> = {
  key: 'f',
  symbol: 'fire',
  tool: (_, who) => ({ kind: 'fire', who, target: null }),
  Panel: FirePanel,
  said({ who, at, shots = 1, aim = false }, t, words) {
    const values = { who: words.name(who), at: words.name(at) };
    if (shots > 1)
      return t(aim ? 'ui.actions.fire.saidSeveralAimed' : 'ui.actions.fire.saidSeveral', { ...values, shots });
    return t(aim ? 'ui.actions.fire.saidAimed' : 'ui.actions.fire.said', values);
  },
};

/**
 * Who can be shot at: a target is chosen first, with its odds in sight, and shot at by the button or by choosing it again. On
 * the board a click of the mouse still shoots at once, a tap in two steps.
 */
function FirePanel({ game, tool }: PanelProps<'fire'>) {
  const { who, weapon, target } = tool;
  const t = useTranslations('ui.fire');
  const tDecision = useTranslations('ui.decision');
  const tOdds = useTranslations('ui.odds.decided');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const { setTool } = useUiStore.getState();
  const onBoard = usePointerStore((at) => (at.pointer === null ? null : at.hovered));
  const weapons = firearms(profile(game, who));
  const shots = useMemo(() => shotsOf(game, tool), [game, tool]);
  const [last, setLast] = useState<Id | null>(null);
  const pointed = shots.find(({ at }) => at === (target ?? onBoard))?.at ?? null;
  if (pointed !== null && pointed !== last) setLast(pointed);
  const possible = shots.filter(({ violation }) => violation === null);
  // whoever was pointed at last stays, so that the button is reached; before that the first who can be hit
  const shown = shots.find(({ at }) => at === last) ?? possible[0];
  const choice = declaring(game, tool, shown?.at);
  const cost = choice?.cost ?? characterAction(game, 'fire', who).cost;
  const choose = (shot: ShotPreview): void => {
    if (shot.at === target) send(shot.command);
    else setTool({ ...tool, target: shot.at });
  };
  return (
    <>
      <div className={styles.choice} data-target={target === null ? undefined : ''}>
        {weapons.length > 1 && (
          <fieldset className={prompt.choice}>
            <legend>{t('weapon')}</legend>
            {weapons.map((each) => (
              <Button
                key={each.id}
                pressed={each.id === weapon}
                onClick={() => setTool({ kind: 'fire', who, weapon: each.id, target })}
              >
                {words.weapon(each)}
              </Button>
            ))}
          </fieldset>
        )}
        {choice && (choice.shots || choice.aim) && <Declare game={game} tool={tool} choice={choice} />}
        <Targets
          game={game}
          shots={shots}
          shown={shown?.at ?? null}
          chosen={target}
          commandOf={(shot) => plain(shot.command)}
          onChoose={choose}
        />
        {shown && !shown.violation && <BetweenLevels game={game} shot={shown} />}
      </div>
      <div className={styles.refused}>
        <RefusedTargets game={game} shots={shots} onWhy={({ at }) => setLast(at)} />
      </div>
      <div className={styles.outcome} data-chosen={target === null && !shown?.violation ? undefined : ''}>
        {shown === undefined && <p>{t('hint')}</p>}
        {shown?.violation && <Refusal game={game} violation={shown.violation} command={shown.command} alert />}
        {shown && !shown.violation && (
          <>
            <Outlook
              game={game}
              of={shotsLike(shown.command)}
              who={shown.at}
              because={
                <>
                  <Reasons game={game} need={shown.attack.need} count={shown.attack.count} />
                  <BetweenLevels game={game} shot={shown} whole />
                  <AskEditions game={game} command={shown.command} inline />
                </>
              }
            />
            <div className={prompt.main}>
              <Button look="primary" onClick={() => send(shown.command)}>
                {tDecision('fireAt', { who: shortName(game, shown.at) })} <Coin tokens={cost} size="middle" />
                <span className={hidden.hidden}>{t('cost', { cost })}</span>
              </Button>
            </div>
            <NextTarget
              game={game}
              shots={possible}
              after={shown.at}
              commandOf={(shot) => plain(shot.command)}
              onNext={({ at }) => setTool({ ...tool, target: at })}
            />
          </>
        )}
        <Notice game={game} />
      </div>
    </>
  );

  /** R15: where Aim has to be declared with the shot, that is another command. */
  function shotsLike(command: FireCommand): Asked[] {
    if (!choice?.aim || (choice.aim.violation && !choice.aim.chosen)) return [{ command }];
    return [
      { command: plain(command), label: tOdds('noAim') },
      { command: { ...plain(command), aim: true }, label: tOdds('aim') },
    ];
  }
}

function plain(command: FireCommand): FireCommand {
  const { aim: _, ...rest } = command;
  return rest;
}

const shotsOf = (game: Game, tool: ToolOf<'fire'>): readonly ShotPreview[] =>
  enemiesOf(game, tool.who).flatMap(({ id }) => shotPreview(game, tool.who, id, tool) ?? []);
