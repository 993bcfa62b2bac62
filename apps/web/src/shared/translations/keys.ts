export const translationKeys = {
  lists: ['translations', 'list'] as const,
  one: (id: string) => ['translations', 'one', id] as const,
  segments: (id: string) => ['translations', 'one', id, 'segments'] as const,
};
