/** By what the computer errs in a new game; dice have nothing to do with it. */
export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;
