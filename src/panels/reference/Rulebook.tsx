import { onDemand } from '../../parts/onDemand.tsx';
import { fetched } from '../../store/fetched.ts';
import { useRulebook } from '../../store/rulebook.ts';

const RulebookDialog = onDemand(async () => (await fetched(() => import('./RulebookDialog.tsx'))).RulebookDialog);

/** The rules in our own words, as one edition has them, over whatever is shown; nothing while it is closed. */
export function Rulebook() {
  const place = useRulebook((book) => book.places.at(-1));
  return place ? <RulebookDialog place={place} /> : null;
}
