import { matchRoutes } from 'react-router';
import * as loginPage from '#features/accounts/login.page.tsx';
import type { PageModule } from '#lib/page.ts';

/**
 * Who may see a screen:
 * - `public`: everybody
 * - `signed-out`: visitors; whoever is signed in is led on into the product
 * - `mfa-pending`: the second step of signing in, for those who have taken the first
 * - `mfa-passed`: everybody but those who still owe the second step
 * - `signed-in`: inside the frame, after every step of signing in
 */
export type ScreenAccess = 'public' | 'signed-out' | 'mfa-pending' | 'mfa-passed' | 'signed-in';

export interface Screen {
  readonly path: string;
  readonly access: ScreenAccess;
  /** It needs more room than others beside the sidebar. */
  readonly isWide?: boolean;
  /** Fetches the screen's code when it is first visited. */
  readonly load: () => Promise<PageModule>;
}

type RarePages = typeof import('#app/rare-pages.ts');

const rareScreen = (name: keyof RarePages, access: ScreenAccess = 'signed-in'): Screen => ({
  path: `/${name}`,
  access,
  load: async () => (await import('#app/rare-pages.ts'))[name],
});

/** Every screen of the product. Router, menu and tests read this table; what is not in it is 'Page Not Found'. */
export const SCREENS: readonly Screen[] = [
  // Part of the first script: a second round trip would be seen by everybody who comes for the first time.
  { path: '/login', access: 'signed-out', load: async () => loginPage },
  { path: '/signup', access: 'signed-out', load: () => import('#features/accounts/sign-up.page.tsx') },
  {
    path: '/verify-email',
    access: 'signed-out',
    load: () => import('#features/accounts/verify-email.page.tsx'),
  },
  {
    path: '/forgot-password',
    access: 'public',
    load: () => import('#features/accounts/forgot-password.page.tsx'),
  },
  {
    path: '/confirm-forgot-password',
    access: 'public',
    load: () => import('#features/accounts/confirm-forgot-password.page.tsx'),
  },
  {
    path: '/change-password',
    access: 'mfa-passed',
    load: () => import('#features/accounts/change-password.page.tsx'),
  },
  { path: '/mfa', access: 'mfa-pending', load: () => import('#features/accounts/mfa.page.tsx') },
  { path: '/', access: 'signed-in', load: () => import('#features/home/home.page.tsx') },
  { path: '/files', access: 'signed-in', load: () => import('#app/files.page.tsx') },
  { path: '/upload', access: 'signed-in', load: () => import('#features/files/files.page.tsx') },
  { path: '/qna', access: 'signed-in', load: () => import('#app/qna.page.tsx') },
  { path: '/chat', access: 'signed-in', load: () => import('#features/chat/chat.page.tsx') },
  { path: '/batch', access: 'signed-in', load: () => import('#features/batches/batch.page.tsx') },
  {
    path: '/batch-element',
    access: 'signed-in',
    isWide: true,
    load: () => import('#features/batches/batch-element.page.tsx'),
  },
  {
    path: '/answers-changed',
    access: 'signed-in',
    isWide: true,
    load: () => import('#features/batches/changes/answers-changed.page.tsx'),
  },
  {
    path: '/history-element',
    access: 'signed-in',
    load: () => import('#features/history/history-element.page.tsx'),
  },
  { path: '/history', access: 'signed-in', load: () => import('#features/history/history.page.tsx') },
  {
    path: '/question-template',
    access: 'signed-in',
    load: () => import('#features/templates/question-template.page.tsx'),
  },
  {
    path: '/compare-docs',
    access: 'signed-in',
    load: () => import('#features/comparisons/compare-docs.page.tsx'),
  },
  {
    path: '/view-comparison',
    access: 'signed-in',
    load: () => import('#features/comparisons/view-comparison.page.tsx'),
  },
  {
    path: '/translate',
    access: 'signed-in',
    load: () => import('#features/translations/translate.page.tsx'),
  },
  { path: '/profile', access: 'signed-in', load: () => import('#features/profile/profile.page.tsx') },
  rareScreen('plans', 'public'),
  rareScreen('subscribe'),
  rareScreen('success'),
  rareScreen('failure'),
  rareScreen('usage'),
  rareScreen('admin'),
];

const ROUTES = SCREENS.map((screen) => ({ path: screen.path, screen }));

/** The screen at a path, by the router's own rules: capitals and a slash at the end make no difference. */
export const findScreen = (pathname: string): Screen | null =>
  matchRoutes(ROUTES, pathname)?.at(-1)?.route.screen ?? null;

/** Whether the product has a screen at a path; menu and palette lead only to those. */
export const hasScreen = (path: string): boolean => SCREENS.some((screen) => screen.path === path);
