// npm run conformance: which rules of which edition have a test, and (-- --prove) whether the tests notice a wrong value.
import { join } from 'node:path';
import { checkNode, install, root } from './setup.mjs';

checkNode();
install('test');
const { runnerImport } = await import('vite');
/** @type {{ module: typeof import('../tests/conformance/main.ts') }} */
const { module } = await runnerImport(join(root, 'tests/conformance/main.ts'), { root, configFile: false });
process.exitCode = await module.main(process.argv.slice(2));
