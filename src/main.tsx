import './withoutEval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './App.tsx';
import { atRest } from './parts/atRest.ts';
import { pageFaces } from './parts/faces.ts';
import { bearForeignNodes } from './parts/foreignNodes.ts';
import { loadAll } from './parts/onDemand.tsx';
import { speak, wantedLanguage } from './store/language.ts';
import { askToPersist } from './store/lasting.ts';
import { askBeforeLeaving } from './store/leaving.ts';
import { PROJECTOR } from './store/projector.ts';
import { resume } from './store/resuming.ts';
import { keepOffline } from './store/update.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

bearForeignNodes();
await Promise.all([speak(wantedLanguage()), pageFaces()]);
if (location.hash !== PROJECTOR) void resume();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

askBeforeLeaving();
askToPersist();
await atRest();
if (location.hash !== PROJECTOR)
  void import('./sound/index.ts').then(({ soundHere }) => soundHere()).catch(() => undefined);
// what cannot be fetched now is asked for again where it is wanted
await loadAll().catch(() => undefined);
if (import.meta.env.PROD && import.meta.env.MODE !== 'single') await keepOffline();
