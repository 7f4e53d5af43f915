import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { contentOf } from '../../play/files/contentOf.ts';
import { useGameStore } from '../../store/game.ts';
import { usePrinting } from '../../store/printing.ts';
import { Field } from '../Field.tsx';
import { type Material, ofContent, ofDraft, ofGame } from './material.ts';
import { PAPERS, Paper, type PaperSize } from './Paper.tsx';
import styles from './Print.module.css';
import { BAR, SheetDrawing } from './SheetDrawing.tsx';
import { type Backs, KINDS, type Kind, useSheets } from './useSheets.tsx';

/** What is to go on paper, and on which. */
export function PrintDialog() {
  const printed = usePrinting((s) => s.printed);
  const start = useGameStore((s) => s.start);
  const history = useGameStore((s) => s.history);
  const looking = useGameStore((s) => s.looking?.at ?? null);
  const versus = useTranslations('ui.start');
  const material = useMemo((): Material | null => {
    if (printed?.of === 'game') return start && history && ofGame(start, history, looking ?? history.at);
    if (printed?.of === 'position') return ofDraft(printed.draft);
    const content = printed && contentOf(printed.made);
    return content?.ok ? ofContent(content.value) : null;
  }, [printed, start, history, looking]);
  if (!printed || !material) return null;
  const { a, b } = start?.setup.sides ?? {};
  const game = start?.title || versus('versus', { a: a?.name ?? '', b: b?.name ?? '' });
  return <Chosen material={material} title={printed.of === 'game' ? game : printed.name} />;
}

/** These are ticked to begin with; tiles and rules take many sheets. */
const USUAL: readonly Kind[] = ['cards', 'counters', 'plan'];

const BACKS = ['folded', 'twoSided'] as const satisfies readonly Backs[];

function Chosen({ material, title }: { material: Material; title: string }) {
  const t = useTranslations('ui.print');
  const [backs, setBacks] = useState<Backs>('folded');
  const [size, setSize] = useState<PaperSize>('A4');
  const [bars, setBars] = useState(measured);
  const all = useSheets(material, backs);
  const [chosen, setChosen] = useState<readonly Kind[]>(() => {
    const usual = USUAL.filter((kind) => all.has(kind));
    return usual.length > 0 ? usual : [...all.keys()].slice(0, 1);
  });
  const [at, setAt] = useState(0);
  const sheets = KINDS.filter((kind) => chosen.includes(kind)).flatMap((kind) => all.get(kind) ?? []);
  const shown = Math.min(at, sheets.length - 1);
  const sheet = sheets[shown];
  const correction = { across: BAR / bars.across, along: BAR / bars.along };
  const keep = (next: Measured): void => {
    setBars(next);
    remember(next);
  };
  return (
    <Dialog title={t('title', { name: title })} onClose={usePrinting.getState().done} tall>
      <div className={styles.columns}>
        <div className={styles.left}>
          <div className={styles.choices}>
            <fieldset aria-label={t('sheets')}>
              {[...all].map(([kind, { length }]) => (
                <label key={kind} className={styles.kind}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(kind)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...chosen, kind] : chosen.filter((each) => each !== kind))
                    }
                  />
                  <span>{t(`kind.${kind}`)}</span>
                  <span>{t('count', { count: length })}</span>
                </label>
              ))}
            </fieldset>
            <fieldset className={styles.pair} aria-label={t('paper')}>
              {PAPERS.map((each) => (
                <Button key={each} pressed={each === size} onClick={() => setSize(each)}>
                  {t(`size.${each}`)}
                </Button>
              ))}
            </fieldset>
            {all.has('cards') && (
              <fieldset className={styles.pair} aria-label={t('backs')}>
                {BACKS.map((each) => (
                  <Button key={each} pressed={each === backs} onClick={() => setBacks(each)}>
                    {t(each)}
                  </Button>
                ))}
              </fieldset>
            )}
            <div className={styles.fits}>
              <p>{t('fits')}</p>
              <div className={form.row}>
                <Field
                  label={t('across')}
                  unit="mm"
                  value={bars.across}
                  least={LEAST}
                  most={MOST}
                  onKeep={(across) => keep({ ...bars, across })}
                />
                <Field
                  label={t('along')}
                  unit="mm"
                  value={bars.along}
                  least={LEAST}
                  most={MOST}
                  onKeep={(along) => keep({ ...bars, along })}
                />
              </div>
            </div>
          </div>
          <Button look="primary" refused={sheets.length === 0} onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" /> {t('print', { count: sheets.length })}
          </Button>
          <p className={form.hint}>{t('asPdf')}</p>
        </div>
        {sheet && (
          <div className={styles.preview}>
            <div className={styles.desk}>
              <div className={styles.sheet}>
                <SheetDrawing sheet={sheet} number={shown + 1} of={sheets.length} title={title} />
              </div>
            </div>
            <div className={styles.turn}>
              <IconButton look="onFrame" label={t('before')} refused={shown === 0} onClick={() => setAt(shown - 1)}>
                <ChevronLeft size={18} aria-hidden="true" />
              </IconButton>
              <span aria-live="polite">{t('sheet', { number: shown + 1, of: sheets.length })}</span>
              <IconButton
                look="onFrame"
                label={t('after')}
                refused={shown === sheets.length - 1}
                onClick={() => setAt(shown + 1)}
              >
                <ChevronRight size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </div>
        )}
      </div>
      <Paper sheets={sheets} title={title} size={size} correction={correction} />
    </Dialog>
  );
}

interface Measured {
  readonly across: number;
  readonly along: number;
}

/** What a bar may measure for what is on a sheet still to have room on it. */
const LEAST = 96;
const MOST = 105;
const KEY = 'take-cover.bars';

/** What the bars measured when somebody last said so in this browser. */
function measured(): Measured {
  try {
    const { across, along } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Measured>;
    const fits = (value: unknown): value is number => typeof value === 'number' && value >= LEAST && value <= MOST;
    return { across: fits(across) ? across : BAR, along: fits(along) ? along : BAR };
  } catch {
    return { across: BAR, along: BAR };
  }
}

function remember(bars: Measured): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(bars));
  } catch {
    // it is asked for again next time
  }
}
