import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

const COOKIE = 'recto-ui';
const ONE_YEAR_S = 31_536_000;

const THEMES = ['light', 'dark', 'system'] as const;
const SIDEBARS = ['expanded', 'collapsed'] as const;
const SWITCH = ['on', 'off'] as const;
export interface Preferences {
  theme: (typeof THEMES)[number];
  sidebar: (typeof SIDEBARS)[number];
  /** The same in windows that have no room for it: what was chosen in a wide one does not hold there. */
  narrowSidebar: (typeof SIDEBARS)[number];
  /** Shortcuts of one character: whoever dictates, or hits keys by accident, sets them off unawares. */
  singleKeys: (typeof SWITCH)[number];
}
export type Theme = Preferences['theme'];

const oneOf = <T extends string>(choices: readonly T[], value: unknown, usual: T): T =>
  choices.find((choice) => choice === value) ?? usual;

function readCookie(cookies: string): Partial<Record<keyof Preferences, unknown>> {
  const value = cookies.match(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`))?.[1];
  try {
    const read: unknown = JSON.parse(decodeURIComponent(value ?? '{}'));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** Reads the preferences from a cookie header; what is missing or unreadable has its default. */
export function parsePreferences(cookies: string): Preferences {
  const { theme, sidebar, narrowSidebar, singleKeys } = readCookie(cookies);
  return {
    theme: oneOf(THEMES, theme, 'system'),
    sidebar: oneOf(SIDEBARS, sidebar, 'expanded'),
    narrowSidebar: oneOf(SIDEBARS, narrowSidebar, 'collapsed'),
    singleKeys: oneOf(SWITCH, singleKeys, 'on'),
  };
}

/** How the interface looks on this device. A cookie, because logging out clears the local storage. */
export const usePreferences = create<Preferences>(() => parsePreferences(document.cookie));

/** In narrower windows a page beside 300 px of sidebar is too small to be read. */
const ROOM_FOR_SIDEBAR_PX = { usual: 1_200, wide: 1_600 } as const;
/** How much a screen needs beside the sidebar. */
export type SidebarRoom = keyof typeof ROOM_FOR_SIDEBAR_PX;
const hasRoomForSidebar = (room: SidebarRoom): boolean => window.innerWidth >= ROOM_FOR_SIDEBAR_PX[room];

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** The sidebar as it is shown in the window as wide as it is. */
export function useSidebar(room: SidebarRoom): Preferences['sidebar'] {
  const { sidebar, narrowSidebar } = usePreferences();
  return useSyncExternalStore(onResize, () => hasRoomForSidebar(room)) ? sidebar : narrowSidebar;
}

/** A choice holds for windows of about this width. */
export const setSidebar = (chosen: Preferences['sidebar'], room: SidebarRoom): void =>
  usePreferences.setState(hasRoomForSidebar(room) ? { sidebar: chosen } : { narrowSidebar: chosen });

const darkScheme = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The theme in effect. */
const shownTheme = (theme: Theme): 'light' | 'dark' => {
  if (theme !== 'system') return theme;
  return darkScheme().matches ? 'dark' : 'light';
};

const onSchemeChange = (listener: () => void) => {
  const scheme = darkScheme();
  scheme.addEventListener('change', listener);
  return () => scheme.removeEventListener('change', listener);
};

/** The theme in effect, for what CSS cannot turn. */
export function useShownTheme(): 'light' | 'dark' {
  const theme = usePreferences((preferences) => preferences.theme);
  return useSyncExternalStore(onSchemeChange, () => shownTheme(theme));
}

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
  onSchemeChange(applyTheme);
}
