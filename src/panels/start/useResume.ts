import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { useOpeningFault } from '../../parts/openingFault.ts';
import type { Summary } from '../../play/journal/database.ts';
import { useGameStore } from '../../store/game.ts';
import { keepAsFile } from '../../store/storedGames.ts';

interface Resume {
  readonly title: string;
  /** Why it does not go on; null as long as nobody has tried, or it does. */
  readonly fault: string | null;
  readonly resume: () => Promise<void>;
  /** Saves it to a file, whether it still opens or not. */
  readonly keep: () => Promise<void>;
}

/** What can be done with a stored game wherever it is listed. */
export function useResume({ id, title, names }: Pick<Summary, 'id' | 'title' | 'names'>): Resume {
  const t = useTranslations('ui.start');
  const storage = useTranslations('files.storage');
  const continueGame = useGameStore((s) => s.continueGame);
  const faultOf = useOpeningFault();
  const [fault, setFault] = useState<string | null>(null);
  return {
    title: title || t('versus', { a: names.a, b: names.b }),
    fault,
    resume: async () => {
      setFault(null);
      const opening = await continueGame(id);
      if (opening.ok) return;
      const reason = faultOf(opening);
      setFault('part' in opening ? reason : t('damaged', { reason }));
    },
    keep: async () => {
      const refused = await keepAsFile(id);
      if (refused) setFault(storage(refused));
    },
  };
}
