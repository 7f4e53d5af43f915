import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import hidden from '../../parts/hidden.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { typedWhole } from '../../parts/typedNumber.ts';
import { aligned, difference, whoDiffers } from '../../play/difference.ts';
import { gameAt, type History, START } from '../../play/history.ts';
import { Differing } from './Differing.tsx';
import { Fork } from './Fork.tsx';
import { LineBoard } from './LineBoard.tsx';
import { LuckOfBoth } from './LuckOfBoth.tsx';
import { lookingOn } from './MomentBoard.tsx';
import styles from './TwoLines.module.css';
import { useLineTitles } from './useLineTitles.ts';

/** Which of the two; the letter stands wherever one of them is meant. */
const BOTH = ['a', 'b'] as const;
type Which = (typeof BOTH)[number];

interface TwoLinesProps {
  history: History;
  /** The ends of the lines that can be chosen from. */
  tips: readonly number[];
  /** Those that are shown first. */
  a: number;
  b: number;
  onClose: () => void;
}

/** Two lines of a game on two boards with one camera, in step from where they part, and what differs between them. */
export function TwoLines({ history, tips, a, b, onClose }: TwoLinesProps) {
  const t = useTranslations('ui.lines');
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<Which, number>>>({ a, b });
  const [step, setStep] = useState(1);
  /** Where there is room for one board only. */
  const [seen, setSeen] = useState<Which>('a');
  const [view] = useState(() => lookingOn());
  const titles = useLineTitles(history, tips);
  const lines = useMemo(() => aligned(history, chosen.a, chosen.b), [history, chosen]);
  const last = Math.max(lines.a.length, lines.b.length);
  const fork = lines.shared.at(-1) ?? START;
  const moments = {
    a: lines.a[Math.min(step, lines.a.length) - 1] ?? fork,
    b: lines.b[Math.min(step, lines.b.length) - 1] ?? fork,
  };
  const games = { a: gameAt(history, moments.a), b: gameAt(history, moments.b) };
  const found = useMemo(() => difference(games.a, games.b), [games.a, games.b]);
  const marked = useMemo(() => whoDiffers(found), [found]);
  const goTo = (to: number): void => setStep(Math.max(0, Math.min(last, to)));
  const swap = (): void => setChosen(({ a: one, b: other }) => ({ a: other, b: one }));
  const choose = (which: Which, tip: number | undefined): void => {
    if (tip === undefined) return;
    setChosen((was) => ({ ...was, [which]: tip }));
    setStep(1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    if (event.key === 'ArrowLeft') goTo(step - 1);
    else if (event.key === 'ArrowRight') goTo(step + 1);
    else if (event.key.toLowerCase() === 'x') swap();
    else if (/^[1-9]$/.test(event.key)) choose('b', tips[typedWhole(event.key) - 1]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('title')} onClose={onClose} full>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys are those of the buttons in it */}
      <div className={styles.screen} onKeyDown={onKeyDown}>
        <div className={styles.bar}>
          <IconButton label={t('back')} refused={step === 0} onClick={() => goTo(step - 1)}>
            <ChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <output className={styles.step}>{t('step', { step })}</output>
          <IconButton label={t('forward')} refused={step === last} onClick={() => goTo(step + 1)}>
            <ChevronRight size={18} aria-hidden="true" />
          </IconButton>
          <Button look="quiet" onClick={swap}>
            {t('swap')}
          </Button>
          <fieldset className={styles.switch} aria-label={t('seen')}>
            {BOTH.map((which) => (
              <Button key={which} pressed={seen === which} onClick={() => setSeen(which)}>
                {t(`letter.${which}`)}
              </Button>
            ))}
          </fieldset>
        </div>
        {BOTH.map((which) => (
          <section
            key={which}
            className={`${styles.line} ${styles[which]} ${seen === which ? styles.seen : ''}`}
            aria-label={t(`letter.${which}`)}
          >
            <header className={styles.head}>
              <b className={styles.letter} aria-hidden="true">
                {t(`letter.${which}`)}
              </b>
              <label className={form.field} htmlFor={`${id}-${which}`}>
                <span className={hidden.hidden}>{t('choose', { which: t(`letter.${which}`) })}</span>
                <select
                  id={`${id}-${which}`}
                  value={chosen[which]}
                  onChange={(event) => choose(which, tips[event.target.selectedIndex])}
                >
                  {tips.map((tip, i) => (
                    <option key={tip} value={tip}>
                      {titles[i]}
                    </option>
                  ))}
                </select>
              </label>
            </header>
            <LineBoard
              history={history}
              at={moments[which]}
              ended={step > lines[which].length}
              marked={marked}
              view={view}
            />
          </section>
        ))}
        <Fork history={history} lines={lines} step={step} goTo={goTo} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls must be reachable by keyboard */}
        <div className={styles.differing} role="group" tabIndex={0} aria-label={t('differs')}>
          <Differing a={games.a} b={games.b} found={found} same={chosen.a === chosen.b} />
          <LuckOfBoth history={history} lines={lines} />
        </div>
      </div>
    </Dialog>
  );
}
