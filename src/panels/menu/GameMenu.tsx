import { useState } from 'react';
import type { Command, Game, Violation } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useEdition } from '../../store/edition.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { AskAboutGame } from '../compare/AskAboutGame.tsx';
import { LanguageSwitch } from '../preferences/LanguageSwitch.tsx';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { ProjectorButtons } from '../projector/ProjectorButtons.tsx';
import { AboutEdition, LookUpButton } from '../reference/OpenRulebook.tsx';
import { Refusal } from '../refusal/Refusal.tsx';
import { OpenFile } from '../start/OpenFile.tsx';
import { AgreeForm, ConcedeForm } from './endForms.tsx';
import { FreeRollForm } from './FreeRollForm.tsx';
import styles from './GameMenu.module.css';
import { SaveInFile } from './SaveInFile.tsx';
import { UmpireForm } from './UmpireForm.tsx';

/** What both sides may do at any time; each opens a page of its own. */
const PAGES = ['free', 'umpire', 'draw', 'stop', 'concede'] as const;
type Page = (typeof PAGES)[number];

export function GameMenu({ game, onClose }: { game: Game; onClose: () => void }) {
  const t = useTranslations('ui.menu');
  const [page, setPage] = useState<Page | null>(null);
  const [fault, setFault] = useState<Violation | null>(null);
  const edition = useEdition();
  const send = useGameStore((s) => s.send);
  const saveToFile = useGameStore((s) => s.saveToFile);
  const leave = useGameStore((s) => s.leave);
  const selected = useUiStore((ui) => ui.selected) ?? game.setup.roster[0]?.id ?? '';
  const sendAndClose = (command: Command): void => {
    const refused = send(command);
    setFault(refused);
    if (!refused) onClose();
  };
  return (
    <Dialog title={page ? t(`${page}.title`) : t('title')} onClose={onClose}>
      {page === null ? (
        <ul className={styles.list}>
          <li>
            <Button onClick={saveToFile}>{t('save')}</Button>
          </li>
          <SaveInFile />
          <li>
            <OpenFile onOpened={onClose} />
          </li>
          <li>
            <LookUpButton onClick={onClose} />
          </li>
          <li>
            <AboutEdition edition={edition} onClick={onClose} />
          </li>
          <li>
            <AskAboutGame game={game} onClick={onClose} />
          </li>
          <li>
            <PreferencesButton />
          </li>
          <li>
            <LanguageSwitch />
          </li>
          <ProjectorButtons onChosen={onClose} />
          {PAGES.map((each) => (
            <li key={each}>
              <Button onClick={() => setPage(each)}>{t(`${each}.title`)}</Button>
            </li>
          ))}
          <li>
            <Button onClick={leave}>{t('leave')}</Button>
            <p className={styles.note}>{t('leaveNote')}</p>
          </li>
        </ul>
      ) : (
        <>
          {page === 'free' && <FreeRollForm game={game} onSend={sendAndClose} />}
          {page === 'umpire' && <UmpireForm game={game} first={selected} onSend={sendAndClose} />}
          {(page === 'draw' || page === 'stop') && <AgreeForm game={game} how={page} onSend={sendAndClose} />}
          {page === 'concede' && <ConcedeForm game={game} onSend={sendAndClose} />}
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
