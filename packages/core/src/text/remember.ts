/** So many texts are kept for each thing that is read of them, about the sentences of fifty pages, and none that is longer. */
const KEPT = 3_000;
const LONGEST = 1_500;

/**
 * As `read`, which must depend on nothing else, but what was read of a text in a language is kept for a while: a question is
 * held against the sentences of a few pages, and the next one mostly comes back to them.
 */
export function remembering<Name extends string, Result>(
  read: (text: string, language: Name) => Result,
): (text: string, language: Name) => Result {
  const known = new Map<Name, Map<string, Result>>();
  return (text, language) => {
    if (text.length > LONGEST) return read(text, language);
    let ofLanguage = known.get(language);
    if (ofLanguage === undefined) {
      ofLanguage = new Map();
      known.set(language, ofLanguage);
    }
    const kept = ofLanguage.get(text);
    if (kept !== undefined) return kept;
    const result = read(text, language);
    if (ofLanguage.size >= KEPT) ofLanguage.clear();
    ofLanguage.set(text, result);
    return result;
  };
}

/** As `make`, which must depend on nothing else; what was made of a key stays: a language's patterns, say, compiled when it is first asked in. */
export function rememberingByKey<Key extends string, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/** The same of objects, for as long as each is held elsewhere. */
export function rememberingByObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
