/**
 * The page's policy allows no code made from text (scripts/policy.ts). zod would try whether it may, and be reported for it; it is told before
 * it is read. What comes first in main.tsx is run first.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
