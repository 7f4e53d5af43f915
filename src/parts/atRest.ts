/** In ms: how long a busy page may put off what it does not wait for; how long to leave it alone where it cannot tell. */
const AT_LAST = 2000;
const A_WHILE = 200;

/** Comes true once the page has nothing else to do. */
export const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: AT_LAST });
    else setTimeout(resolve, A_WHILE);
  });
