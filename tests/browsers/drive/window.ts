/** A window of a browser, as far as a person's hands reach into it: what Firefox and WebKit can both be told. Places are CSS pixels. */
export interface Window {
  /** Goes to an address and comes back once there is a page. */
  open(address: string): Promise<void>;
  /** The same address anew. */
  reload(): Promise<void>;
  /** Runs a function in the page; it sees nothing but what it is given, and what it gives has to be JSON. */
  run<Given extends readonly unknown[], Result>(
    what: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Presses the mouse where it is moved to. */
  click(x: number, y: number): Promise<void>;
}

/** A browser on this machine. */
export interface Browser {
  readonly name: string;
  /**
   * Whether what a page stores outlives the page that has stored it and the process, as it does in every browser that is not driven
   * by a program. WebKitGTK’s driver has sessions that keep nothing: its worker for pages without a network does not always find them.
   */
  readonly keeps: boolean;
  start(): Promise<Window>;
  /** Ends its processes at once, as a crash or a cut cable would, and starts it again with what it has stored. */
  kill(): Promise<Window>;
  stop(): Promise<void>;
}

/** The size of each window, in CSS pixels. */
export const SIZE = { width: 1400, height: 800 };
