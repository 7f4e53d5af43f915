import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Command, Game, Violation } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { onDemand } from '../../parts/onDemand.tsx';
import { START } from '../../play/history.ts';
import { lessonOf } from '../../play/lesson.ts';
import { useEdition } from '../../store/edition.ts';
import { fetched } from '../../store/fetched.ts';
import { useGameStore } from '../../store/game.ts';
import { usePrinting } from '../../store/printing.ts';
import { useSharing } from '../../store/sharing.ts';
import { useUiStore } from '../../store/ui.ts';
import { KeepCase } from '../cases/KeepCase.tsx';
import { AskAboutGame } from '../compare/AskAboutGame.tsx';
import { useLookingTools } from '../game/useLookingTools.ts';
import { DiceAndOutcomes } from '../outcomes/OutcomesDialog.tsx';
import { LanguageSwitch } from '../preferences/LanguageSwitch.tsx';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { ProjectorButtons } from '../projector/ProjectorButtons.tsx';
import { AboutEdition, LookUpButton } from '../reference/OpenRulebook.tsx';
import { Refusal } from '../refusal/Refusal.tsx';
import { OpenFile } from '../start/OpenFile.tsx';
import { Compared, hasBranches, LineList } from '../timeline/Lines.tsx';
import { MomentButtons } from '../timeline/MomentButtons.tsx';
import { Briefing } from './Briefing.tsx';
import { AgreeForm, ConcedeForm } from './endForms.tsx';
import { FreeRollForm } from './FreeRollForm.tsx';
import styles from './GameMenu.module.css';
import { Licences } from './Licences.tsx';
import { SaveInFile } from './SaveInFile.tsx';
import { hasAdvice, TableCheck } from './TableCheck.tsx';
import { UmpireForm } from './UmpireForm.tsx';

const SimulationDialog = onDemand(
  async () => (await fetched(() => import('../simulation/SimulationDialog.tsx'))).SimulationDialog,
  null,
);

/** What both sides may do at any time; each opens a page of its own. */
type Page =
  | 'free'
  | 'umpire'
  | 'draw'
  | 'stop'
  | 'concede'
  | 'unsaved'
  | 'licences'
  | 'tableCheck'
  | 'briefing'
  | 'nextDice'
  | 'keepCase'
  | 'branches';

/** All that is not done in every turn, by what it is about; what the header has no room for is here as well. */
export function GameMenu({ game, onClose }: { game: Game; onClose: () => void }) {
  const t = useTranslations('ui.menu');
  const simulation = useTranslations('ui.simulation');
  const share = useTranslations('ui.share');
  const print = useTranslations('ui.print');
  const [page, setPage] = useState<Page | null>(null);
  const [isSimulating, setSimulating] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [fault, setFault] = useState<Violation | null>(null);
  const [savedIn, setSavedIn] = useState<string | null>(null);
  const edition = useEdition();
  const send = useGameStore((s) => s.send);
  const saveToFile = useGameStore((s) => s.saveToFile);
  const leave = useGameStore((s) => s.leave);
  const redo = useGameStore((s) => s.redo);
  const stored = useGameStore((s) => s.stored);
  const history = useGameStore((s) => s.history);
  const isUnsaved = stored !== 'saved' && stored !== 'saving';
  const { turnBoard, listCharacters } = useUiStore.getState();
  const { measure, sight } = useLookingTools(game);
  const closing = (act: () => void) => (): void => {
    act();
    onClose();
  };
  const awaiting = useGameStore((s) => s.awaiting);
  const start = useGameStore((s) => s.start);
  const at = useGameStore((s) => s.looking?.at ?? s.history?.at ?? START);
  const isLesson = useGameStore((s) => lessonOf(s.start) !== null);
  const atTable: Page[] = hasAdvice(game) ? ['tableCheck'] : [];
  const isScenario = game.setup.victory !== undefined;
  const selected = useUiStore((ui) => ui.selected) ?? game.setup.roster[0]?.id ?? '';
  const sendAndClose = (command: Command): void => {
    const refused = send(command);
    setFault(refused);
    if (!refused) onClose();
  };
  if (isSimulating && start && history) return <SimulationDialog start={start} history={history} onClose={onClose} />;
  if (isComparing && history) return <Compared history={history} onClose={onClose} />;
  return (
    <Dialog title={page ? t(`${page}.title`) : t('title')} onClose={onClose} wide={page === null}>
      {page === null ? (
        <>
          <p className={styles.about}>
            {t('players', { a: game.setup.sides.a.name, b: game.setup.sides.b.name })}
            {stored === 'saved' && (
              <span>
                <Check size={16} aria-hidden="true" /> {t('saved')}
              </span>
            )}
            <span role="status">{savedIn !== null && t('savedIn', { name: savedIn })}</span>
          </p>
          <div className={styles.groups}>
            <Group title={t('groups.table')}>
              <li className={styles.pair}>
                <Button onClick={closing(measure)}>{t('measure')}</Button>
                <Button onClick={closing(sight)}>{t('sight')}</Button>
              </li>
              <li className={styles.pair}>
                <Button onClick={closing(redo)}>{t('redo')}</Button>
                <Button onClick={closing(turnBoard)}>{t('turn')}</Button>
              </li>
              <li className={styles.pair}>
                <Button onClick={closing(() => listCharacters(true))}>{t('characters')}</Button>
                <PageButton page="free" onPage={setPage} />
              </li>
              <li className={styles.pair}>
                {isScenario && <PageButton page="briefing" onPage={setPage} />}
                <PageButton page="umpire" onPage={setPage} />
              </li>
              <Pages pages={atTable} onPage={setPage} />
            </Group>
            <Group title={t('groups.rules')}>
              <li>
                <LookUpButton onClick={onClose} />
              </li>
              <li>
                <AboutEdition edition={edition} onClick={onClose} />
              </li>
              <li>
                <AskAboutGame game={game} onClick={onClose} />
              </li>
            </Group>
            <Group title={t('groups.file')}>
              <li>
                <Button onClick={() => setSavedIn(saveToFile())}>{t('save')}</Button>
              </li>
              <SaveInFile />
              {start && !isLesson && (
                <li className={styles.pair}>
                  <Button onClick={closing(() => useSharing.getState().share({ of: 'game' }))}>{share('open')}</Button>
                  <Button onClick={closing(() => usePrinting.getState().print({ of: 'game' }))}>{print('open')}</Button>
                </li>
              )}
              <li>
                <OpenFile onOpened={onClose} />
              </li>
            </Group>
            <Group title={t('groups.screen')}>
              <li>
                <PreferencesButton />
              </li>
              <li>
                <LanguageSwitch />
              </li>
              <ProjectorButtons onChosen={onClose} />
            </Group>
            {history && (
              <Group title={t('groups.test')}>
                <li>
                  <MomentButtons history={history} at={history.at} onChosen={onClose} />
                </li>
                {hasBranches(history) && (
                  <li>
                    <PageButton page="branches" onPage={setPage} />
                  </li>
                )}
                <li className={styles.pair}>
                  <PageButton page="keepCase" onPage={setPage} />
                  {start && !isLesson && game.state.outcome === null && (
                    <Button onClick={() => setSimulating(true)}>{simulation('open')}</Button>
                  )}
                  {history.takeBack === 'freely' && !isLesson && <PageButton page="nextDice" onPage={setPage} />}
                </li>
              </Group>
            )}
            <Group title={t('groups.end')}>
              <Pages pages={['draw']} onPage={setPage} />
              <li className={styles.pair}>
                <PageButton page="stop" onPage={setPage} />
                <PageButton page="concede" onPage={setPage} />
              </li>
            </Group>
          </div>
          <div className={styles.foot}>
            <Button onClick={isUnsaved ? () => setPage('unsaved') : leave}>{t('leave')}</Button>
            <Button look="quiet" onClick={() => setPage('licences')}>
              {t('licences.title')}
            </Button>
            <p className={styles.note}>{isUnsaved ? t('unsaved.title') : t('leaveNote')}</p>
          </div>
        </>
      ) : (
        <>
          {page === 'free' && <FreeRollForm game={game} onSend={sendAndClose} />}
          {page === 'umpire' && <UmpireForm game={game} first={selected} onSend={sendAndClose} />}
          {(page === 'draw' || page === 'stop') && <AgreeForm game={game} how={page} onSend={sendAndClose} />}
          {page === 'concede' && <ConcedeForm game={game} onSend={sendAndClose} />}
          {page === 'licences' && <Licences />}
          {page === 'briefing' && <Briefing game={game} />}
          {page === 'tableCheck' && <TableCheck game={game} />}
          {page === 'keepCase' && start && history && (
            <KeepCase start={start} history={history} at={at} onShown={onClose} />
          )}
          {page === 'branches' && history && (
            <LineList history={history} onLooked={onClose} onCompare={() => setComparing(true)} />
          )}
          {page === 'nextDice' && history && awaiting && (
            <DiceAndOutcomes game={game} history={history} awaiting={awaiting} />
          )}
          {page === 'unsaved' && <LeaveUnsaved onSave={saveToFile} onLeave={leave} />}
          {fault && <Refusal game={game} violation={fault} alert />}
          <div>
            <Button look="quiet" onClick={() => setPage(null)}>
              {t('back')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** What is not stored is gone when it is left. */
function LeaveUnsaved({ onSave, onLeave }: { onSave: () => void; onLeave: () => void }) {
  const t = useTranslations('ui.menu');
  const why = useTranslations('files.storage');
  const stored = useGameStore((s) => s.stored);
  return (
    <>
      {stored !== 'saved' && stored !== 'saving' && <p>{why(stored)}</p>}
      <div className={form.buttons}>
        <Button look="primary" onClick={onSave}>
          {t('save')}
        </Button>
        <Button onClick={onLeave}>{t('leaveAnyway')}</Button>
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function Pages({ pages, onPage }: { pages: readonly Page[]; onPage: (page: Page) => void }) {
  return pages.map((each) => (
    <li key={each}>
      <PageButton page={each} onPage={onPage} />
    </li>
  ));
}

function PageButton({ page, onPage }: { page: Page; onPage: (page: Page) => void }) {
  const t = useTranslations('ui.menu');
  return <Button onClick={() => onPage(page)}>{t(`${page}.title`)}</Button>;
}
