import { z } from 'zod';
import { create } from 'zustand';

const COOKIE = 'recto-reading';
const ONE_YEAR_S = 31_536_000;

export const CONVERSATION_WIDTH = { least: 360, usual: 412, most: 560 } as const;

const ReadingPreferences = z.object({
  conversationWidth: z
    .number()
    .min(CONVERSATION_WIDTH.least)
    .max(CONVERSATION_WIDTH.most)
    .catch(CONVERSATION_WIDTH.usual),
  hasThumbnails: z.boolean().catch(true),
});
type ReadingPreferences = z.infer<typeof ReadingPreferences>;

/** Reads them from a cookie header; what is missing or unreadable has its default. */
export function parseReadingPreferences(cookies: string): ReadingPreferences {
  const value = cookies.match(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`))?.[1];
  try {
    return ReadingPreferences.parse(JSON.parse(decodeURIComponent(value ?? '%7B%7D')));
  } catch {
    return ReadingPreferences.parse({});
  }
}

/** How the workspace is arranged on this device. A cookie, because logging out clears the local storage. */
export const useReadingPreferences = create<ReadingPreferences>(() =>
  parseReadingPreferences(document.cookie),
);

useReadingPreferences.subscribe((preferences) => {
  const value = encodeURIComponent(JSON.stringify(preferences));
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${ONE_YEAR_S}; SameSite=Lax`;
});
