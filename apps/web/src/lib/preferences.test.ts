import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { parsePreferences, setSidebar, usePreferences, useShownTheme, useSidebar } from '#lib/preferences.ts';

const cookie = (value: unknown) => `a=b; recto-ui=${encodeURIComponent(JSON.stringify(value))}; c=d`;

test('preferences are read from their cookie', () => {
  expect(parsePreferences(cookie({ theme: 'dark', sidebar: 'collapsed' }))).toEqual({
    theme: 'dark',
    sidebar: 'collapsed',
    narrowSidebar: 'collapsed',
    singleKeys: 'on',
  });
});

test.each(['', 'recto-ui=%', 'recto-ui=null', cookie({ theme: 'pink', sidebar: 7 })])(
  'the unreadable cookie %j means the defaults',
  (cookies) => {
    expect(parsePreferences(cookies)).toEqual({
      theme: 'system',
      sidebar: 'expanded',
      narrowSidebar: 'collapsed',
      singleKeys: 'on',
    });
  },
);

test('single keys stay off once they are', () => {
  usePreferences.setState({ singleKeys: 'off' });
  expect(parsePreferences(document.cookie).singleKeys).toBe('off');
});

test('choosing a theme shows it and remembers it', () => {
  usePreferences.setState({ theme: 'dark' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(parsePreferences(document.cookie).theme).toBe('dark');
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

describe('the sidebar', () => {
  const resize = (width: number) =>
    act(() => {
      vi.stubGlobal('innerWidth', width);
      window.dispatchEvent(new Event('resize'));
    });
  const shown = () => renderHook(() => useSidebar('usual')).result.current;

  test('collapses by itself while the window has no room for it', async () => {
    usePreferences.setState({ sidebar: 'expanded', narrowSidebar: 'collapsed' });
    await resize(1440);
    expect(shown()).toBe('expanded');
    await resize(1024);
    expect(shown()).toBe('collapsed');
    await resize(1440);
    expect(shown()).toBe('expanded');
  });

  test('stays expanded in a narrow window where that was chosen', async () => {
    usePreferences.setState({ sidebar: 'expanded', narrowSidebar: 'collapsed' });
    await resize(1024);
    act(() => setSidebar('expanded', 'usual'));
    expect(shown()).toBe('expanded');
    expect(parsePreferences(document.cookie).narrowSidebar).toBe('expanded');
    await resize(1440);
    act(() => setSidebar('collapsed', 'usual'));
    await resize(1024);
    expect(shown()).toBe('expanded');
  });
});
