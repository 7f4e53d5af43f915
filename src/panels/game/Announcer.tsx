import { useEffect, useEffectEvent, useState } from 'react';
import type { ActionType, Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { useAnnounced } from '../../store/announced.ts';
import { useWords } from '../useWords.ts';
import { followKeys } from './followKeys.ts';
import { followSaid } from './lastSaid.ts';
import { useSaidHand } from './useSaidHand.ts';

/** Reads out what keys have done where nothing else on the page tells it; made anew each time, so that it is read each time. */
export function Announcer({ game }: { game: Game }) {
  const t = useTranslations('ui.said');
  const said = useAnnounced((s) => s.said);
  const times = useAnnounced((s) => s.times);
  const [before] = useState(times); // what has been said before it came is not said again
  const actions = useTranslations('ui.actions');
  const { name } = useWords(game);
  const nameNow = useEffectEvent((id: Id) => name(id));
  const actionNow = useEffectEvent((type: ActionType) => actions(`${type}.label`));
  useEffect(() => followKeys({ name: (id) => nameNow(id), action: (type) => actionNow(type) }), []);
  useEffect(followSaid, []);
  useSaidHand(game);
  return (
    <div className={hidden.hidden} role="status" aria-label={t('label')}>
      {said && times > before && <p key={times}>{'text' in said ? said.text : t(said.say, said.values as never)}</p>}
    </div>
  );
}
