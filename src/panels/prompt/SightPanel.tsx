import { highestLevel, usePreview } from '../../board/index.ts';
import { character, type Game, type RuleId, type SetAside, shownLength } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { RuleSign } from '../../parts/RuleSign.tsx';
import type { Spot, Tool } from '../../pointing/hand.ts';
import { commandOf } from '../../pointing/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { AskEditions } from '../compare/AskEditions.tsx';
import { Refusal } from '../refusal/Refusal.tsx';
import { useWords } from '../useWords.ts';
import styles from './SightPanel.module.css';

/** The rule by which something plays no part; what is not in between at all is not worth a word. */
const RULE: Readonly<Record<Exclude<SetAside, 'not-between'>, RuleId>> = {
  near: 'COVER-6',
  'own-ground': 'R57',
  'close-target': 'COVER-6',
  'passed-by': 'R51',
  character: 'R33',
  'other-level': 'COVER-11',
  'under-floor': 'R145',
  redundant: 'COVER-9',
};

/** Of these there are as many as a house has walls: they are named together. */
const OVERLOOKED = ['under-floor', 'other-level'] as const;
const isOverlooked = (why: SetAside): why is (typeof OVERLOOKED)[number] => OVERLOOKED.some((each) => each === why);

/** The line of sight pointed at, in words: what is seen, what counts and what does not, and why. */
export function SightPanel({ game }: { game: Game }) {
  const tool = useUiStore((ui) => (ui.tool.kind === 'sight' ? ui.tool : null));
  return tool && <Pointed game={game} tool={tool} />;
}

/** Follows the pointer, and is there only while a line is drawn with it. */
function Pointed({ game, tool }: { game: Game; tool: Extract<Tool, { kind: 'sight' }> }) {
  const t = useTranslations('board.sight');
  const length = useTranslations('board');
  const card = useTranslations('ui.card');
  const words = useWords(game);
  const preview = usePreview(game);
  if (preview?.kind !== 'sight') return <p className={styles.hint}>{t(tool.from ? 'aim' : 'hint')}</p>;

  const { from, to, sight, nobody } = preview;
  const hasLevels = highestLevel(game.setup) > 0;
  const name = ({ who, level = 0 }: Spot) => {
    const named = who === null ? t('place') : words.name(who);
    const on = who === null ? level : character(game, who).level;
    return hasLevels ? `${named} (${card('level', { level: on })})` : named;
  };
  const between = {
    from: name(from),
    to: name(to),
    length: length('length', { length: shownLength(preview.distance) }),
  };
  // what follows the pointer cannot be clicked
  const shot = tool.to ? commandOf(game, preview) : null;
  const aside = sight.setAside.flatMap(({ id, why }) =>
    why === 'not-between' || isOverlooked(why) ? [] : [{ id, why }],
  );
  const overlooked = OVERLOOKED.map((why) => {
    const ids = sight.setAside.filter((each) => each.why === why).map(({ id }) => words.name(id));
    return { why, names: [...new Set(ids)].join(', ') };
  }).filter(({ names }) => names !== '');
  return (
    <div className={styles.sight}>
      <p>
        <strong>{t(sight.cover)}</strong> · {t('between', between)} · {t(`seen.${sight.seen}`)}
      </p>
      {shot && (
        <div>
          <AskEditions game={game} command={shot} inline />
        </div>
      )}
      {nobody && (
        <Refusal game={game} violation={nobody}>
          {t('nobody')} {words.violation(nobody)}
        </Refusal>
      )}
      {sight.counted.length > 0 && (
        <ul aria-label={t('counted')}>
          {sight.counted.map(({ id, rule }) => (
            <li key={id}>
              {words.name(id)}: {words.ruleTitle(rule)} <RuleSign rule={rule} />
            </li>
          ))}
        </ul>
      )}
      {aside.length + overlooked.length > 0 && (
        <ul aria-label={t('setAside')} className={styles.aside}>
          {aside.map(({ id, why }) => (
            <li key={id}>
              {words.name(id)}: {t(`why.${why}`)} <RuleSign rule={RULE[why]} />
            </li>
          ))}
          {overlooked.map(({ why, names }) => (
            <li key={why}>
              {names}: {t(`why.${why}`)} <RuleSign rule={RULE[why]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
