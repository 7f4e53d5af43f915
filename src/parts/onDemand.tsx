import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Loading } from './Loading.tsx';
import { NotFetched } from './NotFetched.tsx';

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A part of the page that is not there from the beginning: it is fetched when it is first shown, or by `loadAll`. Once it is
 * there it is shown without a wait. `meanwhile`: shown while it is on its way. Where it cannot be had that is said in its place, and it is
 * fetched again when it is asked for again; what `isOrnament` nobody misses; it is fetched again when it is to be shown the next time.
 */
export function onDemand<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = <Loading />,
  isOrnament = false,
): (props: Props) => ReactNode {
  let there: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    there ??= await fetchPart();
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
    if (Part) return <Part {...props} />;
    if (!isMissing) return meanwhile;
    return isOrnament ? null : <NotFetched again={() => setMissing(false)} />;
  };
}

/** Fetches all parts that are known, and those that become known by it, one after the other. Fails with the first that cannot be had. */
export async function loadAll(): Promise<void> {
  for (const load of loaders) await load();
}
