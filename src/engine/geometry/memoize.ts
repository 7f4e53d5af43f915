/**
 * A function of an object that never changes (a piece of scenery lasts a whole game) and a number that remembers, weakly,
 * the last answer for each object. A cache and nothing else: the answers are the same with and without it.
 */
export function memoize<K extends object, V>(make: (key: K, n: number) => V): (key: K, n: number) => V {
  const made = new WeakMap<K, { readonly n: number; readonly value: V }>();
  return (key, n) => {
    const known = made.get(key);
    if (known?.n === n) return known.value;
    const value = make(key, n);
    made.set(key, { n, value });
    return value;
  };
}
