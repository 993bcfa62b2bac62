import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#lib/session.ts';
import { SIGNED_IN } from '#testing/signed-in.ts';

const at = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing here.
  document.cookie = 'recto-ui=; path=/; max-age=0';
  delete document.documentElement.dataset['startup'];
});

interface Visit {
  readonly path?: string;
  readonly width?: number;
  readonly session?: unknown;
  readonly preferences?: object;
}

/** What is drawn before any code of the product has come. */
function startupOf({ path = '/files', width = 1440, session = SIGNED_IN, preferences }: Visit) {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('innerWidth', width);
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing here.
  if (preferences) document.cookie = `recto-ui=${encodeURIComponent(JSON.stringify(preferences))}; path=/`;
  new Function(at('public/startup.js'))();
  return document.documentElement.dataset['startup'];
}

const mfa = [{ Name: 'custom:mfaEnabled', Value: '1' }];
const withUser = (user: object, changes: object = {}) => ({
  ...SIGNED_IN,
  ...changes,
  user: { ...SIGNED_IN.user, ...user },
});

test.each<[string, Visit, string]>([
  ['the frame of the product', {}, 'expanded'],
  ['it in a window without room for the sidebar', { width: 1100 }, 'collapsed'],
  ['it on a screen that needs more room', { path: '/batch-element?batch=b' }, 'collapsed'],
  ['it with the sidebar as it was left', { preferences: { sidebar: 'collapsed' } }, 'collapsed'],
  [
    'it with the sidebar as it was left in a narrow window',
    { width: 1100, preferences: { narrowSidebar: 'expanded' } },
    'expanded',
  ],
  ['no frame for visitors', { session: null }, 'none'],
  ['none where nothing readable is stored', { session: 'x' }, 'none'],
  ['none before the second step', { session: withUser({ userAttributes: mfa }) }, 'none'],
  [
    'it after the second step',
    { session: withUser({ userAttributes: mfa }, { mfaVerified: true }) },
    'expanded',
  ],
  ['none while a password is a temporary one', { session: withUser({ mustChangePassword: true }) }, 'none'],
  ['none on a screen that has none', { path: '/forgot-password' }, 'none'],
])('the first picture shows %s', (_, visit, frame) => {
  expect(startupOf(visit)).toBe(frame);
});

test('it has the colours of the product, light and dark', () => {
  const colours = (css: string, theme: string) =>
    new Map(
      [...(css.split(theme)[1]?.split('}')[0] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name, value]) => [name, value],
      ),
    );
  for (const theme of [':root {', '[data-theme="dark"] {']) {
    const own = colours(at('public/startup.css'), theme);
    const tokens = colours(at('src/styles/tokens.css'), theme);
    expect(own.size).toBeGreaterThan(3);
    for (const [name, value] of own) expect([name, value]).toEqual([name, tokens.get(name)]);
  }
});
