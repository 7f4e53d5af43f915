/** Milliseconds for which what is pointed at must stay the same before the pointer is said to rest on it. */
export const POINTER_RESTS_MS = 200;
