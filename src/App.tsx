import type { en } from './i18n/en/index.ts';
import { IntlProvider, MESSAGES } from './i18n/index.ts';
import { ErrorBoundary } from './panels/ErrorBoundary.tsx';
import { Failure } from './panels/Failure.tsx';
import { GameScreen } from './panels/game/GameScreen.tsx';
import { Rulebook } from './panels/reference/Rulebook.tsx';
import { StartPage } from './panels/start/StartPage.tsx';
import { useGameStore } from './store/game.ts';
import { usePreferred } from './store/preferred.ts';

const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function App() {
  usePreferred();
  return (
    <IntlProvider locale="en" messages={MESSAGES.en as typeof en} timeZone={TIME_ZONE}>
      <ErrorBoundary instead={(error, again) => <Failure error={error} again={again} />}>
        <Page />
        <Rulebook />
      </ErrorBoundary>
    </IntlProvider>
  );
}

function Page() {
  const game = useGameStore((s) => s.game);
  const awaiting = useGameStore((s) => s.awaiting);
  const history = useGameStore((s) => s.history);
  return game && awaiting && history ? <GameScreen game={game} awaiting={awaiting} history={history} /> : <StartPage />;
}
