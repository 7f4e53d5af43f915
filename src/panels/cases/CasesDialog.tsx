import { useEffect, useId, useMemo, useState } from 'react';
import type { LedgerId } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import form from '../../parts/form.module.css';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { readCase } from '../../play/files/readCase.ts';
import { casesIn, type ListedCase, useCases } from '../../store/cases.ts';
import { EXAMPLES } from '../../store/exampleCases.ts';
import { withText } from '../../store/fileText.ts';
import { useLibrary } from '../../store/library.ts';
import { groupOf } from '../reference/entries.ts';
import styles from './Cases.module.css';
import { CaseView } from './CaseView.tsx';
import { type Judging, type Result, useJudging } from './judging.ts';
import { useCaseTitles } from './useCaseTitles.ts';
import { useOtherRules } from './useOtherRules.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface CasesDialogProps {
  about: string | null;
  name: string | null;
  onClose: () => void;
}

/** The rules' own cases and the tester's: judged together, and looked at one by one on the board. */
export function CasesDialog({ about, name, onClose }: CasesDialogProps) {
  const t = useTranslations('ui.caseRoom');
  const id = useId();
  const opened = useCases((cases) => cases.own);
  const items = useLibrary((library) => library.items);
  const own = useMemo(() => [...opened, ...casesIn(items ?? [])], [opened, items]);
  useEffect(() => void useLibrary.getState().reload(), []);
  const show = useCases((cases) => cases.show);
  const others = useOtherRules();
  const [by, setBy] = useState('');
  const rules = others.find((each) => each.name === by)?.rules ?? null;
  const listed = useMemo(() => {
    const all = [...own, ...EXAMPLES];
    return about === null ? all : all.filter((each) => each.isOwn || each.about.includes(about));
  }, [own, about]);
  const judging = useJudging(listed, rules);
  const chosen =
    listed.find((each) => each.name === name) ?? (about !== null && !name ? listed.at(own.length) : undefined);
  return (
    <Dialog title={about === null ? t('title') : t('ofRule', { rule: about })} onClose={onClose} full>
      <div className={`${styles.screen} ${chosen ? styles.chosen : ''}`}>
        <div className={styles.list}>
          <label className={form.field} htmlFor={`${id}-by`}>
            {t('by')}
            <select id={`${id}-by`} value={by} onChange={({ target }) => setBy(target.value)}>
              <option value="">{t('own')}</option>
              {others.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.name}
                </option>
              ))}
            </select>
          </label>
          <div className={form.buttons}>
            {judging.isRunning ? (
              <Button onClick={judging.stop}>{t('stop')}</Button>
            ) : (
              <Button look="primary" onClick={judging.run}>
                {t('run')}
              </Button>
            )}
            <OpenCases />
            {about !== null && <Button onClick={() => show(null, chosen?.name ?? null)}>{t('open')}</Button>}
          </div>
          <Counts judging={judging} of={listed.length} isOther={rules !== null} />
          <List
            cases={listed}
            judging={judging}
            isOther={rules !== null}
            chosen={chosen?.name ?? null}
            isOpen={about !== null}
            onChoose={(one) => show(about, one)}
          />
        </div>
        <div className={styles.case}>
          {chosen ? (
            <>
              <div className={styles.wayBack}>
                <Button look="quiet" onClick={() => show(about, '')}>
                  {t('list')}
                </Button>
              </div>
              <CaseView key={chosen.name} listed={chosen} rules={rules} />
            </>
          ) : (
            <p className={form.hint}>{t('choose')}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Counts({ judging: { results }, of, isOther }: { judging: Judging; of: number; isOther: boolean }) {
  const t = useTranslations('ui.caseRoom');
  const count = (result: Result): number => [...results.values()].filter((each) => each === result).length;
  const counts = { holds: count('holds'), fails: count('fails'), open: count('open') };
  return (
    <p role="status" className={styles.counts}>
      {results.size === 0 ? '' : isOther ? t('differ', { count: counts.fails, of: results.size }) : t('counts', counts)}
      {results.size > 0 && results.size < of && ` / ${of}`}
    </p>
  );
}

interface ListProps {
  cases: readonly ListedCase[];
  judging: Judging;
  /** Judged by other rules: only what comes out otherwise is listed. */
  isOther: boolean;
  chosen: string | null;
  isOpen: boolean;
  onChoose: (name: string) => void;
}

/** By what they are about; groups with one that does not hold are open. */
function List({ cases, judging: { results }, isOther, chosen, isOpen, onChoose }: ListProps) {
  const t = useTranslations('ui');
  const those = isOther && results.size > 0 ? cases.filter(({ name }) => results.get(name) === 'fails') : cases;
  const groups = inGroups(those);
  const titleOf = useCaseTitles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <nav className={styles.groups} tabIndex={0} aria-label={t('caseRoom.title')}>
      {[...groups].map(([group, inIt]) => {
        const isFailing = inIt.some(({ name }) => results.get(name) === 'fails' || name === chosen);
        return (
          <details key={group} open={isOpen || isFailing || group === 'yours'}>
            <summary>
              {group === 'yours' ? t('caseRoom.yours') : t(`rulebook.groups.${group}`)} <small>{inIt.length}</small>
            </summary>
            <ul>
              {inIt.map(({ name, title }) => {
                const result = results.get(name);
                return (
                  <li key={name}>
                    <button
                      type="button"
                      className={styles.one}
                      aria-current={name === chosen || undefined}
                      onClick={() => onChoose(name)}
                    >
                      {result && <VerdictMark is={result} />}
                      <span>{titleOf(title)}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}

function inGroups(cases: readonly ListedCase[]): ReadonlyMap<Group, readonly ListedCase[]> {
  const groups = new Map<Group, ListedCase[]>();
  for (const each of cases) groups.set(groupIn(each), [...(groups.get(groupIn(each)) ?? []), each]);
  return groups;
}

type Group = ReturnType<typeof groupIn>;

/** By the first rule that it is about. */
function groupIn({ isOwn, about }: ListedCase) {
  if (isOwn) return 'yours';
  const rule = about.find((id) => !/^R\d/.test(id));
  return rule ? groupOf(rule as LedgerId) : 'rulings';
}

/** Reads files of cases into the list; what is wrong with one is said. */
function OpenCases() {
  const t = useTranslations('ui.caseRoom');
  const faultOf = useOpeningFault();
  const [fault, setFault] = useState<string | null>(null);
  const open = async (file: File): Promise<void> => {
    const read = await withText(file, async (text) => {
      const one = readCase(text);
      if (!one.ok) return one;
      const { title, about } = one.value;
      return { ok: true, listed: { name: file.name, title, about, isOwn: true, text } } as const;
    });
    setFault(read.ok ? null : t('unread', { file: file.name, reason: faultOf(read) }));
    if (!read.ok) return;
    useCases.getState().add(read.listed);
    useCases.getState().show(null, file.name);
  };
  return (
    <>
      <FileButton label={t('files')} onFile={(file) => void open(file)}>
        {t('files')}
      </FileButton>
      {fault && (
        <p className={form.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
