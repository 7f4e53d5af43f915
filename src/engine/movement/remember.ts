/**
 * Remembers what was made of an object that never changes (a piece of scenery lasts a whole game) and a number. The answers
 * are the same with and without it.
 */
export function remember<K extends object, V>(make: (key: K, n: number) => V): (key: K, n: number) => V {
  const made = new WeakMap<K, { readonly n: number; readonly value: V }>();
  return (key, n) => {
    const known = made.get(key);
    if (known?.n === n) return known.value;
    const value = make(key, n);
    made.set(key, { n, value });
    return value;
  };
}
