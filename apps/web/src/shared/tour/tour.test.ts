import { beforeEach, describe, expect, test } from 'vitest';
import { SIGNED_OUT, useSession } from '#lib/session.ts';
import {
  endWalk,
  keepWalk,
  parseWalk,
  readTour,
  startWalk,
  useWalkStore,
  withTour,
} from '#shared/tour/tour.ts';

beforeEach(() => {
  endWalk();
  useSession.setState(SIGNED_OUT, true);
});

describe('the address of the guided tour', () => {
  test('names a topic, or just says that the tour is open', () => {
    expect(withTour('?folder=1', 'chat-usage')).toBe('?folder=1&tour=chat-usage');
    expect(withTour('', '')).toBe('?tour=');
    expect(withTour('?folder=1&tour=chat-usage', null)).toBe('?folder=1');
    expect(withTour('?tour=', null)).toBe('');
  });

  test('is read back', () => {
    expect(readTour('?tour=chat-usage')).toBe('chat-usage');
    expect(readTour('?tour=')).toBe('');
    expect(readTour('?folder=1')).toBeNull();
  });
});

describe('the walk over the menu', () => {
  test('is stored where it stands, and stored no longer when it ends', () => {
    startWalk();
    expect(parseWalk(localStorage.getItem('tour'))).toEqual({ step: null, paused: false });
    keepWalk({ step: 'files', paused: true });
    expect(parseWalk(localStorage.getItem('tour'))).toEqual({ step: 'files', paused: true });
    endWalk();
    expect(localStorage.getItem('tour')).toBeNull();
    expect(useWalkStore.getState().walk).toBeNull();
  });

  test('once ended is no longer needed', () => {
    useSession.setState({ needTour: true });
    keepWalk({ step: 'files', paused: false });
    expect(useSession.getState().needTour).toBe(true);
    endWalk();
    expect(useSession.getState().needTour).toBe(false);
  });

  test.each([null, '', '{', '3', '"files"', '{"step":3,"paused":false}', '{"step":"files","paused":"no"}'])(
    'that cannot be read is none: %s',
    (stored) => {
      expect(parseWalk(stored)).toBeNull();
    },
  );
});
