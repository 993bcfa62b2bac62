/** A reply of a language model that was asked to translate: every segment, made up from its source. */
export function translateBySegments(input: string, translate: (text: string) => string) {
  const segments = [...input.matchAll(/<segment id="(S\d+)">([\s\S]*?)<\/segment>/g)];
  return { translations: segments.map(([, id = '', text = '']) => ({ id, text: translate(text) })) };
}
