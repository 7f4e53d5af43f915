import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Loading } from './Loading.tsx';

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A part of the page that is not there from the beginning: it is fetched when it is first shown, or by `loadAll`. Once it is
 * there it is shown without a wait. `meanwhile`: shown while it is on its way. A fault of the way goes to the nearest error
 * boundary; shown again, it is fetched again.
 */
export function onDemand<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = <Loading />,
): (props: Props) => ReactNode {
  let there: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    there ??= await fetchPart();
    return there;
  };
  loaders.push(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
  return function OnDemandPart(props) {
    const [Part] = useState<ComponentType<Props>>(() => there ?? lazy(async () => ({ default: await load() })));
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Fetches all parts that are known, and those that become known by it, one after the other. Fails with the first that cannot be had. */
export async function loadAll(): Promise<void> {
  for (const load of loaders) await load();
}
