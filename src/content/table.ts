import type { SceneryElement, Table } from '../engine/index.ts';

/** A ready table. Its name is `content.tables.<id>` in i18n; `table.name` holds the id, which i18n knows to translate. */
export interface ReadyTable {
  readonly id: string;
  readonly table: Table;
  readonly scenery: readonly SceneryElement[];
  /** Of one that is not ready, but the players' own. */
  readonly own?: { readonly name: string };
}
