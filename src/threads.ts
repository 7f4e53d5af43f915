// Mounts the threads of src/thinking, as main.tsx does the page: fetched with the screens on which one plays.
import ThinkerThread from './thinker.worker.ts?worker';
import { thinking } from './thinking/thinking.ts';

if (typeof Worker !== 'undefined') thinking.beginBy(() => new ThinkerThread());
