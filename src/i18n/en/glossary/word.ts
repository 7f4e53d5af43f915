export interface Word {
  readonly term: string;
  /** What it is called besides, separated by commas: short forms, and names of other editions. */
  readonly also?: string;
  readonly text: string;
}
