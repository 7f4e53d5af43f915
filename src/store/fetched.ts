/**
 * A part of the program that is fetched when it is needed. A browser that could not have it once may keep that in mind and not ask again
 * (html.spec.whatwg.org, module map); under another address it has to.
 */
export async function fetched<Part>(ask: () => Promise<Part>): Promise<Part> {
  try {
    return await ask();
  } catch (error) {
    const address = /https?:\S+?\.js/.exec(String(error))?.[0];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Part;
  }
}
