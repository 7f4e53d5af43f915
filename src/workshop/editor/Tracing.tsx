import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { distance, type Table } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import form from '../../parts/form.module.css';
import { typedNumber } from '../../parts/typedNumber.ts';
import { useWorkshop } from '../../store/workshop.ts';
import { Field } from '../Field.tsx';
import { Chosen } from './Chosen.tsx';
import { useEditing } from './editing.ts';
import position from './Position.module.css';
import {
  layAsBefore,
  layAsTaken,
  remove,
  scaleTo,
  seeThrough,
  show,
  trace,
  turnQuarter,
  useTracing,
} from './photograph.ts';
import styles from './Tracing.module.css';
import { HAND, type LaidBy, POINTS } from './tools.ts';

const PICTURES = 'image/png,image/jpeg';
const WAYS: readonly LaidBy[] = ['corners', 'length', 'shift'];

/** The photograph of a real table under the one on the workbench: where it comes from, and how it is laid right. */
export function Tracing({ table }: { table: Table }) {
  const t = useTranslations('ui.tracing');
  const dropped = useWorkshop((s) => s.toTrace);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!dropped) return;
    useWorkshop.setState({ toTrace: null });
    setOpen(true);
    void trace(dropped, table);
  }, [dropped, table]);
  return (
    <details className={position.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('title')}</summary>
      {isOpen && (
        <>
          <From table={table} />
          <Laid table={table} />
          <p className={form.hint}>{t('about')}</p>
        </>
      )}
    </details>
  );
}

function From({ table }: { table: Table }) {
  const t = useTranslations('ui.tracing');
  const pictures = useTranslations('ui.pictures.faults');
  const { refused, isReading, isKept, before } = useTracing();
  const take = (file: File): void => void trace(file, table);
  return (
    <>
      <div className={form.buttons}>
        <FileButton label={t('file')} accept={PICTURES} onFile={take}>
          {t('choose')}
        </FileButton>
        {matchMedia('(any-pointer: coarse)').matches && (
          <FileButton label={t('file')} accept={PICTURES} camera="environment" onFile={take}>
            {t('camera')}
          </FileButton>
        )}
        {before && (
          <Button label={t('before')} onClick={layAsBefore}>
            <Undo2 size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
      {isReading && <p role="status">{t('reading')}</p>}
      {refused && (
        <p role="alert" className={form.fault}>
          {refused === 'no-corners' ? t('noCorners') : pictures(refused)}
        </p>
      )}
      {!isKept && <p role="alert">{t('notKept')}</p>}
    </>
  );
}

function Laid({ table }: { table: Table }) {
  const t = useTranslations('ui.tracing');
  const photograph = useTracing((s) => s.photograph);
  const tool = useEditing((s) => s.tool);
  const take = useEditing((s) => s.take);
  const id = useId();
  if (!photograph) return null;
  const { opacity, shown } = photograph.lies;
  const by = tool.kind === 'photograph' ? tool.by : null;
  return (
    <>
      <div className={form.buttons}>
        {WAYS.map((way) => (
          <Button
            key={way}
            pressed={way === by}
            onClick={() => {
              if (!shown) show(true);
              take(way === by ? HAND : { kind: 'photograph', by: way, points: [] });
            }}
          >
            {t(way)}
          </Button>
        ))}
      </div>
      {tool.kind === 'photograph' && (
        <p className={styles.hint}>{t(`hint.${tool.by}`, { n: Math.min(tool.points.length + 1, POINTS[tool.by]) })}</p>
      )}
      <Length />
      <div className={styles.seen}>
        <label>
          <input type="checkbox" checked={shown} onChange={(event) => show(event.target.checked)} /> {t('shown')}
        </label>
        <label htmlFor={id}>{t('opacity')}</label>
        <input
          id={id}
          type="range"
          min={0.1}
          max={1}
          step={0.1}
          value={opacity}
          onChange={(event) => seeThrough(typedNumber(event.target.value))}
        />
      </div>
      <div className={form.buttons}>
        <Button onClick={() => turnQuarter(table)}>{t('turn')}</Button>
        <Button onClick={() => layAsTaken(table)}>{t('anew')}</Button>
        <Button
          onClick={() => {
            if (by) take(HAND);
            remove();
          }}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  );
}

/** How many u one of them is: a u is 2.5 cm. */
const UNITS = { u: 1, cm: 1 / 2.5, mm: 1 / 25, inch: 2.54 / 2.5 } as const;
type Unit = keyof typeof UNITS;
const ALL_UNITS = Object.keys(UNITS) as readonly Unit[];

/** How long what has been pointed at is in truth; typed once both its ends are known. */
function Length() {
  const t = useTranslations('ui.tracing');
  const tool = useEditing((s) => s.tool);
  const [unit, setUnit] = useState<Unit>('u');
  const box = useRef<HTMLDivElement>(null);
  const [from, to] = tool.kind === 'photograph' && tool.by === 'length' ? tool.points : [];
  const isMeasured = from !== undefined && to !== undefined && distance(from, to) > 0;
  useEffect(() => {
    if (isMeasured) box.current?.querySelector('input')?.select();
  }, [isMeasured]);
  if (!isMeasured) return null;
  const value = Math.round((distance(from, to) / UNITS[unit]) * 100) / 100;
  return (
    <div ref={box} className={position.numbers}>
      <Field
        key={unit}
        label={t('really')}
        unit={t(`units.${unit}`)}
        least={0.1}
        most={5000}
        value={value}
        onKeep={(length) => {
          scaleTo([from, to], length * UNITS[unit]);
          useEditing.getState().take(HAND);
        }}
      />
      <Chosen
        label={t('unit')}
        value={unit}
        options={ALL_UNITS.map((each) => [each, t(`units.${each}`)] as const)}
        onChoose={(chosen) => setUnit(ALL_UNITS.find((each) => each === chosen) ?? 'u')}
      />
    </div>
  );
}
