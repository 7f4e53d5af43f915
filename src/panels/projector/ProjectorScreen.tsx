import { Presentation } from 'lucide-react';
import { useEffect } from 'react';
import { PlayBoard } from '../../board/index.ts';
import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import type { History } from '../../play/history.ts';
import { runLesson } from '../../store/lesson.ts';
import { runOpponent } from '../../store/opponent.ts';
import { useProjector } from '../../store/projector.ts';
import { ClockSays } from '../clock/ClockSays.tsx';
import { PauseButton } from '../clock/PauseButton.tsx';
import { PauseScreen } from '../clock/PauseScreen.tsx';
import { useSkipping } from '../event/useSkipping.ts';
import { useTelling } from '../event/useTold.ts';
import { useTableKeys } from '../game/useTableKeys.ts';
import { Latest } from '../log/Latest.tsx';
import { Decision } from '../opponent/Decision.tsx';
import { SeatChange } from '../seats/SeatChange.tsx';
import { HALF_AS_LARGE_AGAIN, Large } from './Large.tsx';
import { PROJECTOR_KEY } from './ProjectorButtons.tsx';

interface ProjectorScreenProps {
  game: Game;
  awaiting: Awaiting;
  history: History;
}

/** The large view in the window in which the game is played: it is played on in it. */
export function ProjectorScreen({ game, awaiting, history }: ProjectorScreenProps) {
  const t = useTranslations('ui.hotseat.projector');
  const toggle = useProjector((s) => s.toggle);
  useTableKeys();
  useEffect(() => runOpponent(), []);
  useEffect(() => runLesson(), []);
  useSkipping();
  const telling = useTelling();
  return (
    <>
      <Large
        awaiting={awaiting}
        history={history}
        board={
          <>
            <PlayBoard enlarged={HALF_AS_LARGE_AGAIN} />
            <ClockSays game={game} />
            <SeatChange history={history} />
          </>
        }
        decision={telling ? null : <Decision game={game} awaiting={awaiting} />}
        aside={
          <>
            <PauseButton />
            <IconButton look="onFrame" shortcut={PROJECTOR_KEY} label={t('leave')} onClick={toggle}>
              <Presentation size={24} aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      <Latest game={game} />
      <PauseScreen game={game} awaiting={awaiting} />
    </>
  );
}
