/**
 * Which stored game is on the table of this tab, so that a page loaded anew goes on in it. Each tab has its own. Where the browser
 * keeps nothing, nothing is remembered.
 */
const KEY = 'take-cover.game';

export function rememberedGame(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** null: there is none any more. */
export function rememberGame(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // nothing is lost but a click on Continue
  }
}
