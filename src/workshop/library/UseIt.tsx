import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { readDraft } from '../../play/draft/readDraft.ts';
import type { Content } from '../../play/files/contentOf.ts';
import { printed } from '../../play/files/writeGame.ts';
import type { LibraryItem } from '../../play/journal/database.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';
import { openNewGame } from '../../store/newGame.ts';
import { useWorkshop } from '../../store/workshop.ts';
import { useMaking } from '../cards/making.ts';
import { useEditing } from '../editor/editing.ts';
import { lookAnew } from '../editor/editorHand.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { useWriting } from '../scenario/writing.ts';

interface UseItProps {
  item: LibraryItem;
  name: string;
  content: Content;
}

/** What a thing is for: it is played, or goes on being made. A table or a force is chosen for a new game. */
export function UseIt({ item, name, content }: UseItProps) {
  const t = useTranslations('ui');
  const faultOf = useOpeningFault();
  const { kind } = content;
  const [fault, setFault] = useState<string | null>(null);
  const text = (): string => printed({ ...item.file });
  const play = async (): Promise<void> => {
    if (kind === 'table' || kind === 'force') return openNewGame(item.id);
    if (isUnsaved(useGameStore.getState())) return setFault(t('library.unsaved'));
    const opening = await useGameStore.getState().open(text());
    if (opening.ok) useWorkshop.getState().leave();
    else setFault(faultOf(opening));
  };
  const change = (): void => {
    if (content.kind === 'cards') useMaking.getState().show({ item: item.id, card: content.card });
    if (content.kind === 'force') useMaking.getState().take({ item: item.id, force: content.force });
    if (content.kind === 'scenario') return void rewrite(item);
    if (content.kind === 'cards' || content.kind === 'force') return useWorkshop.getState().goTo('cards');
    const read = onBench(item, name, { a: t('start.defaultNames.a'), b: t('start.defaultNames.b') });
    if (!read.ok) setFault(faultOf(read));
  };
  const isEmpty = content.kind === 'force' && content.force.force.length === 0;
  const isPlayable = kind !== 'cards' && kind !== 'ruleset' && !isEmpty;
  const isChanged = kind !== 'ruleset';
  return (
    <>
      {isPlayable && (
        <Button look="primary" label={t(`library.play.${kind}`, { name })} onClick={() => void play()}>
          {t(`library.playIt.${kind}`)}
        </Button>
      )}
      {isChanged && (
        <Button label={t('library.change', { name })} onClick={change}>
          {t('library.changeIt')}
        </Button>
      )}
      {fault && (
        <p className={form.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

/** What is a position or a table lies on the workbench, right or not. */
function onBench(
  item: LibraryItem,
  title: string,
  names: Parameters<typeof readDraft>[1],
): ReturnType<typeof readDraft> {
  const read = readDraft(printed({ ...item.file }), names);
  if (!read.ok) return read;
  lookAnew();
  useEditing.getState().begin({ ...read.draft, title });
  useWorkshop.getState().goTo('table');
  return read;
}

/** What is not right as yet is put right where it is made; anything else has no such place. */
export function MendIt({ item, name }: Pick<UseItProps, 'item' | 'name'>) {
  const t = useTranslations('ui');
  if (item.kind !== 'scenario' && item.kind !== 'table') return null;
  const mend = (): void => {
    if (item.kind === 'scenario') rewrite(item);
    else onBench(item, name, { a: t('start.defaultNames.a'), b: t('start.defaultNames.b') });
  };
  return (
    <Button label={t('library.change', { name })} onClick={mend}>
      {t('library.changeIt')}
    </Button>
  );
}

/** A scenario goes on being written, right or not. Says whether it could be. */
export function rewrite(item: LibraryItem): boolean {
  const scenario = scenarioOf(item.file);
  if (!scenario) return false;
  useWriting.getState().take({ item: item.id, scenario });
  useWorkshop.getState().goTo('scenario');
  return true;
}
