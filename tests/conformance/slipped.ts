import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Vitest } from 'vitest/node';
import type { Change } from './mutants.ts';
import type { Slip } from './slips.ts';

/** Puts one slip at a time into the code that the tests of one vitest import. */
export class Slipped {
  private slip: Pick<Slip, 'file' | 'text' | 'instead'> | null = null;

  readonly plugin: Plugin = {
    name: 'take-cover:slip',
    enforce: 'pre',
    transform: (code, id) => {
      if (!this.slip || id !== pathOf(this.slip.file)) return null;
      return code.replace(this.slip.text, () => this.slip?.instead ?? '');
    },
  };

  put(vitest: Vitest, change: Change): void {
    if (this.slip) vitest.invalidateFile(pathOf(this.slip.file));
    this.slip = 'file' in change ? change : null;
    if (this.slip) vitest.invalidateFile(pathOf(this.slip.file));
  }
}

const pathOf = (file: string) => fileURLToPath(new URL(`../../src/engine/${file}`, import.meta.url));
