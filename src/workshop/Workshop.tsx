import { onDemand } from '../parts/onDemand.tsx';
import { fetched } from '../store/fetched.ts';
import { type Room, useWorkshop } from '../store/workshop.ts';

const ROOMS = {
  table: onDemand(async () => (await fetched(() => import('./editor/Editor.tsx'))).Editor),
  cards: onDemand(async () => (await fetched(() => import('./cards/Cards.tsx'))).Cards),
  scenario: onDemand(async () => (await fetched(() => import('./scenario/Scenarios.tsx'))).Scenarios),
  library: onDemand(async () => (await fetched(() => import('./library/Library.tsx'))).Library),
} as const satisfies Readonly<Record<Room, unknown>>;

/** The room of the workshop somebody is in. */
export function Workshop() {
  const Shown = ROOMS[useWorkshop((s) => s.room)];
  return <Shown />;
}
