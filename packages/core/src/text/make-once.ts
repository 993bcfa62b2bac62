/** A function that makes what belongs to a key when it is first asked for it, and keeps it. */
export function makeOnce<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const one = make(key);
    made.set(key, one);
    return one;
  };
}
