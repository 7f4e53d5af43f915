import { expect, test } from 'vitest';
import { mayOpen } from '../../scripts/browser.mjs';

const at = (platform: string, env: Record<string, string>, isTTY = true) =>
  mayOpen({ platform, env, stdout: { isTTY } });

test('npm start opens a browser where somebody sits before one', () => {
  expect(at('darwin', {})).toBe(true);
  expect(at('win32', {})).toBe(true);
  expect(at('linux', { DISPLAY: ':0' })).toBe(true);
  expect(at('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
});

test('and none without a display, without a terminal, or when a service runs it', () => {
  expect(at('linux', {})).toBe(false);
  expect(at('darwin', {}, false)).toBe(false);
  expect(at('win32', { CI: 'true' })).toBe(false);
});
