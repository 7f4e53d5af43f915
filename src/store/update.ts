import { create } from 'zustand';

/** A newer build of the game that is there in the browser and waits to be used. */
interface Update {
  readonly waiting: ServiceWorker | null;
  /** Goes over to it: the page is loaded anew, once, as soon as it is in charge. */
  takeOver(): void;
  /** It waits on: until the page is opened the next time with no other open. */
  later(): void;
}

export const useUpdate = create<Update>()((set, get) => ({
  waiting: null,
  takeOver() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    get().waiting?.postMessage('take over');
  },
  later: () => set({ waiting: null }),
}));

/** From now on the table works without a network, and says when there is a newer one. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // browsers that are told to keep nothing refuse: the game plays, with a network
  const registration = await navigator.serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return;
  const offer = (): void => {
    if (registration.waiting && registration.active) useUpdate.setState({ waiting: registration.waiting });
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
}
