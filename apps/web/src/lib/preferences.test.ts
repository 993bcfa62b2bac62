import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parsePreferences, usePreferences, useShownTheme } from '#lib/preferences.ts';

const cookie = (value: unknown) => `a=b; recto-ui=${encodeURIComponent(JSON.stringify(value))}; c=d`;

test('preferences are read from their cookie', () => {
  expect(parsePreferences(cookie({ theme: 'dark', sidebar: 'collapsed' }), 1440)).toEqual({
    theme: 'dark',
    sidebar: 'collapsed',
    singleKeys: 'on',
  });
});

test.each(['', 'recto-ui=%', 'recto-ui=null', cookie({ theme: 'pink', sidebar: 7 })])(
  'the unreadable cookie %j means the defaults',
  (cookies) => {
    expect(parsePreferences(cookies, 1440)).toEqual({
      theme: 'system',
      sidebar: 'expanded',
      singleKeys: 'on',
    });
  },
);

test('a narrow window begins with the icons alone, unless the person chose otherwise', () => {
  expect(parsePreferences('', 800).sidebar).toBe('collapsed');
  expect(parsePreferences(cookie({ sidebar: 'expanded' }), 800).sidebar).toBe('expanded');
});

test('single keys stay off once they are', () => {
  usePreferences.setState({ singleKeys: 'off' });
  expect(parsePreferences(document.cookie, 1440).singleKeys).toBe('off');
});

test('choosing a theme shows it and remembers it', () => {
  usePreferences.setState({ theme: 'dark' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(parsePreferences(document.cookie, 1440).theme).toBe('dark');
});

test('the theme in effect follows the system while nothing else was chosen', () => {
  const scheme = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(scheme as MediaQueryList);
  usePreferences.setState({ theme: 'system' });
  const { result } = renderHook(useShownTheme);
  expect(result.current).toBe('light');
  act(() => {
    scheme.matches = true;
    scheme.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe('dark');
  act(() => usePreferences.setState({ theme: 'light' }));
  expect(result.current).toBe('light');
  act(() => usePreferences.setState({ theme: 'system' }));
});
