/** The notice of one of the parts that others have made. */
export interface LicenceNotice {
  /** Name and version. */
  readonly of: string;
  readonly licence: string;
  readonly text: string;
}

/** Those of all that is built in: the build fills them in (scripts/licences.ts). */
export const LICENCES: readonly LicenceNotice[] = [];
