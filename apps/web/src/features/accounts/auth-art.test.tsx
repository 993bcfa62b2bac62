import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthArt } from './auth-art.tsx';
import { NOTICE_STORY } from './stories.ts';

/** A browser that is this wide and may want no motion; gives what the film was told to do. */
function browse({ isPhone = false, isStill = false } = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduced-motion') ? isStill : isPhone,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const told: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void told.push('play'));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void told.push('pause'));
  render(<AuthArt story={NOTICE_STORY} />);
  return told;
}

let idle: (() => void)[] = [];
const rest = () => act(async () => idle.splice(0).forEach((run) => run()));
beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

test('a background video plays, silently and for ever, once the page has nothing else to do', async () => {
  const told = browse();
  const film = document.querySelector('video');
  expect(film?.muted).toBe(true);
  expect([film?.loop, film?.hasAttribute('playsinline'), film?.preload]).toEqual([true, true, 'none']);
  expect(film?.getAttribute('poster')).toMatch(/pages.*\.webp$/);
  expect([...document.querySelectorAll('source')].map(({ type }) => type)).toEqual([
    'video/webm',
    'video/mp4',
  ]);
  expect(told).toEqual([]);
  await rest();
  expect(told).toEqual(['play']);
});

test('it can be paused and played', async () => {
  const told = browse();
  await rest();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the moving picture' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play the moving picture' }));
  expect(told).toEqual(['play', 'pause', 'play']);
});

test('it stands still for those who want no motion', async () => {
  const told = browse({ isStill: true });
  await rest();
  expect(told).toEqual([]);
  expect(document.querySelector('video')?.autoplay).toBe(false);
});

test('phones have no picture, and fetch none', async () => {
  const told = browse({ isPhone: true });
  await rest();
  expect(document.querySelector('video')).toBeNull();
  expect(told).toEqual([]);
});
