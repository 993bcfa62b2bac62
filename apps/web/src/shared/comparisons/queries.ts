export const comparisonKeys = {
  lists: ['comparisons', 'list'] as const,
  one: (id: string) => ['comparisons', 'one', id] as const,
};
