import { z } from 'zod';
import { create } from 'zustand';

const COOKIE = 'recto-ui';
const ONE_YEAR_S = 31_536_000;

const Preferences = z.object({
  theme: z.enum(['light', 'dark', 'system']).default('system').catch('system'),
  sidebar: z.enum(['expanded', 'collapsed']).default('expanded').catch('expanded'),
});
export type Preferences = z.infer<typeof Preferences>;
export type Theme = Preferences['theme'];

/** Reads the preferences from a cookie header; what is missing or unreadable has its default. */
export function parsePreferences(cookies: string): Preferences {
  const value = cookies.match(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`))?.[1];
  try {
    return Preferences.parse(JSON.parse(decodeURIComponent(value ?? '%7B%7D')));
  } catch {
    return Preferences.parse({});
  }
}

/** How the interface looks on this device. A cookie, because logging out clears the local storage. */
export const usePreferences = create<Preferences>(() => parsePreferences(document.cookie));

const darkScheme = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The theme in effect. */
export const shownTheme = (theme: Theme): 'light' | 'dark' => {
  if (theme !== 'system') return theme;
  return darkScheme().matches ? 'dark' : 'light';
};

const applyTheme = () => {
  document.documentElement.dataset['theme'] = shownTheme(usePreferences.getState().theme);
};

usePreferences.subscribe((preferences) => {
  const value = encodeURIComponent(JSON.stringify(preferences));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${ONE_YEAR_S}; SameSite=Lax`;
  applyTheme();
});

/** Follows the system's theme while nothing else was chosen. */
export function followSystemTheme(): void {
  darkScheme().addEventListener('change', applyTheme);
}
