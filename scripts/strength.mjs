// npm run strength: lets the computer opponent play many games and says how often it wins.
import { join } from 'node:path';
import { checkNode, install, root } from './setup.mjs';

checkNode();
install('test');
const { runnerImport } = await import('vite');
/** @type {{ module: typeof import('../tests/support/opponent/main.ts') }} */
const { module } = await runnerImport(join(root, 'tests/support/opponent/main.ts'), { root, configFile: false });
process.exitCode = module.main(process.argv.slice(2));
