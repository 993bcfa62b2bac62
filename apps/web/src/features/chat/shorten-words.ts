/** Ends a text at a word, and with an ellipsis, where it would be longer than `limit`. */
export function shortenWords(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const end = cut.lastIndexOf(' ');
  // Scripts without spaces end anywhere, but not within a character.
  const kept = end > limit / 2 ? cut.slice(0, end) : cut.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
