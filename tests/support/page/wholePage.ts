import '../../../src/App.tsx';
import { loadAll } from '../../../src/parts/onDemand.tsx';

// what a test looks at is there at once; that it comes when it is wanted is for the browser's tests to show
await loadAll();
