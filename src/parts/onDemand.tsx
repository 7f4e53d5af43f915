import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { speakInFull } from '../store/language.ts';
import { Loading } from './Loading.tsx';
import { NotFetched } from './NotFetched.tsx';

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A part of the page that is not there from the beginning: it is fetched, and the words that the page did not begin with, when it is first shown, or by `loadAll`. Once it is
 * there it is shown without a wait. `meanwhile`: shown while it is on its way. Where it cannot be had that is said in its place, and it is
 * fetched again when it is asked for again, or done without if what asked for it can close it (`onClose`). What `isOrnament` nobody misses; it is
 * fetched again when somebody comes back to the page, or the network does.
 */
export function onDemand<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = <Loading />,
  isOrnament = false,
): (props: Props) => ReactNode {
  let there: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    const part = fetchPart();
    if (isOrnament) await part; // the page waits for neither an ornament nor its words
    [there] = await Promise.all([part, speakInFull()]);
    return there;
  };
  loaders.push(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
  return function OnDemandPart(props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => there);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (Part || isMissing) return undefined;
      let isWanted = true;
      load().then(
        (part) => isWanted && setPart(() => part),
        () => isWanted && setMissing(true),
      );
      return () => {
        isWanted = false;
      };
    }, [Part, isMissing]);
    useEffect(() => {
      if (!isMissing || !isOrnament) return undefined;
      const again = () => setMissing(false);
      for (const back of COMES_BACK) window.addEventListener(back, again);
      return () => {
        for (const back of COMES_BACK) window.removeEventListener(back, again);
      };
    }, [isMissing]);
    if (Part) return <Part {...props} />;
    if (!isMissing) return meanwhile;
    return isOrnament ? null : <NotFetched again={() => setMissing(false)} onClose={closing(props)} />;
  };
}

const COMES_BACK = ['focus', 'online'] as const;

/** What closes a part, if it is one that is opened and closed. */
const closing = (props: object): (() => void) | undefined =>
  'onClose' in props && typeof props.onClose === 'function' ? (props.onClose as () => void) : undefined;

/** Fetches all parts that are known, and those that become known by it, one after the other. Fails with the first that cannot be had. */
export async function loadAll(): Promise<void> {
  for (const load of loaders) await load();
}
