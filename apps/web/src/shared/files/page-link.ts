/** State of a link that wants the page itself seen, where a screen has more to show than that. */
export const PAGE_LINK = { showPage: true } as const;

export const asksForPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'showPage' in state;
