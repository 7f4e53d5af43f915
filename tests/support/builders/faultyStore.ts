import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A browser's storage that fails on command: what answers neither yes nor no, and what is closed under one's hands. */
export interface FaultyStore {
  /** From now on opening it is never answered; `false`: it is again. */
  silent(on?: boolean): void;
  /** Closes every handle on it, as a browser does that wants its storage back. */
  close(): void;
  /** From now on there is no room for anything; `false`: there is again. */
  full(on?: boolean): void;
  /** How often it has been opened. */
  readonly opened: number;
}

/** Puts it in the place of the browser's own. */
export function faultyStore(): FaultyStore {
  const real = new IDBFactory();
  const handles: IDBDatabase[] = [];
  let isSilent = false;
  let opened = 0;
  let noRoom: ReturnType<typeof vi.spyOn>[] = [];
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    opened += 1;
    if (isSilent) return new IDBOpenDBRequest() as unknown as ReturnType<IDBFactory['open']>;
    const request = real.open(name, version);
    request.addEventListener('success', () => handles.push(request.result));
    return request;
  };
  vi.stubGlobal(
    'indexedDB',
    new Proxy(real, { get: (target, name) => (name === 'open' ? open : Reflect.get(target, name)) }),
  );
  return {
    silent: (on = true) => {
      isSilent = on;
    },
    close() {
      for (const handle of handles.splice(0)) handle.close();
    },
    full(on = true) {
      for (const spy of noRoom) spy.mockRestore();
      const refuse = (): never => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      noRoom = on
        ? [
            vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse),
            vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse),
          ]
        : [];
    },
    get opened() {
      return opened;
    },
  };
}
