// What a built page may load and run: itself, and nothing else from anywhere.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Scripts in a page that are not files of their own. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a page: its inline scripts by their hashes, no code made from text, no connection. Styles are written
 * into the page by React and by the bundle of the single file; they can load nothing either.
 */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "worker-src 'self' blob:", // the single file has its thread inside
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self'",
    "manifest-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Writes into each page that is built what it may do: first of all that is in it. */
export const policy = (): Plugin => ({
  name: 'take-cover:policy',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [file, made] of Object.entries(bundle)) {
        if (!file.endsWith('.html') || made.type !== 'asset') continue;
        const html = String(made.source);
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`;
        // after what says how the page is written, which has to stand within its first 1,024 bytes
        made.source = html
          .replace(/ *<meta charset[^>]*>\n/, '')
          .replace(/<head>\n?/, (head) => `${head}    <meta charset="utf-8" />\n    ${meta}\n`);
      }
    },
  },
});

/** What a server of the built page says with each answer; the policy itself is in the page, but for what only a header can say. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
