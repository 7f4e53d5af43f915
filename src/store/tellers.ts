const speeds: number[] = [];

/** How fast steps are told beat by beat (telling.ts), 1 as the script says; null: nobody tells them so, each is told at once. */
export const speedOfTelling = (): number | null => speeds.at(-1) ?? null;

/** Somebody tells steps from now on, until it is stopped. */
export function addTeller(speed: number): () => void {
  speeds.push(speed);
  return () => {
    speeds.splice(speeds.indexOf(speed), 1);
  };
}
