import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { unspeakable } from './unspeakable.ts';

configure({ asyncUtilTimeout: 5000 }); // a busy machine is slow, not wrong

afterEach(() => {
  const faults = unspeakable(); // of whatever a test has on the page
  cleanup();
  expect(faults, 'no voice can press these').toEqual([]);
});
