interface GroupLimits {
  readonly maxTexts: number;
  readonly maxCharacters: number;
}

/** Segments that follow each other, in groups that one call takes; one that is too long by itself is a group of its own. */
export function groupSegments<S extends { readonly source: string }>(
  segments: readonly S[],
  { maxTexts, maxCharacters }: GroupLimits,
): S[][] {
  const groups: S[][] = [];
  let characters = 0;
  for (const segment of segments) {
    const group = groups.at(-1);
    const isFull = !group || group.length >= maxTexts || characters + segment.source.length > maxCharacters;
    if (isFull) groups.push([segment]);
    else group.push(segment);
    characters = (isFull ? 0 : characters) + segment.source.length;
  }
  return groups;
}
