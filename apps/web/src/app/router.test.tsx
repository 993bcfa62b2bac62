import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen as view } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { routes } from '#app/router.tsx';
import { SCREENS, type Screen } from '#app/screens.ts';
import { type Session, SIGNED_OUT, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { SIGNED_IN } from '#testing/signed-in.ts';

const CONFIGURATION = { productName: 'Recto', signup: 'open' };
const PENDING: Session = {
  ...SIGNED_IN,
  user: SIGNED_IN.user && {
    ...SIGNED_IN.user,
    userAttributes: [{ Name: 'custom:mfaEnabled', Value: '1' }],
  },
};
/** Whom each kind of screen lets in. */
const SESSIONS: Readonly<Record<Screen['access'], Session>> = {
  public: SIGNED_OUT,
  'signed-out': SIGNED_OUT,
  'mfa-pending': PENDING,
  'mfa-passed': SIGNED_OUT,
  'signed-in': SIGNED_IN,
};

interface Visit {
  session?: Session;
  screens?: readonly Screen[];
  change?: (all: RouteObject[]) => RouteObject[];
}

/** Opens an address with the product's own routes; the server only tells its configuration. */
async function visit(
  path: string,
  { session = SIGNED_OUT, screens = SCREENS, change = (all) => all }: Visit,
) {
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).endsWith('/config')
      ? jsonAnswer(200, CONFIGURATION)
      : jsonAnswer(503, { code: 'unavailable' }),
  );
  useSession.setState(session, true);
  const client = makeQueryClient();
  const all = routes(client, screens);
  const router = createMemoryRouter(change(all), { initialEntries: [path] });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  return router;
}

afterEach(() => void vi.useRealTimers());

const hear = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const heard = () => vi.mocked(console.error).mock.calls.filter(([said]) => said === 'Route error');
const title = async (name: string) => expect(await view.findByRole('heading', { name })).toBeTruthy();

const Start = () => <h1>Start</h1>;

const Broken = (): never => {
  throw new Error('it broke');
};

describe('the table of screens', () => {
  test('names each path once', () => {
    const paths = SCREENS.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths.length).toBeGreaterThan(5);
  });

  test.each(SCREENS)('$path has code that loads', async ({ load }) => {
    expect(typeof (await load()).Component).toBe('function');
  });

  test.each(SCREENS)('$path shows and logs its own error', async (screen) => {
    hear();
    const broken = { ...screen, load: async () => ({ Component: Broken }) };
    await visit(screen.path, { session: SESSIONS[screen.access], screens: [broken] });
    await title('Something Went Wrong');
    expect(heard()).toEqual([['Route error', expect.objectContaining({ message: 'it broke' })]]);
    // The frame stays around what failed inside it.
    expect(view.queryAllByRole('navigation').length > 0).toBe(screen.access === 'signed-in');
  });

  test.each(SCREENS)('$path says when its code does not arrive', async (screen) => {
    hear();
    const lost = { ...screen, load: () => Promise.reject(new TypeError('Failed to fetch')) };
    await visit(screen.path, { session: SESSIONS[screen.access], screens: [lost] });
    await title('Something Went Wrong');
    expect(view.getByText(/could not be loaded/)).toBeTruthy();
  });

  test.each(SCREENS.filter(({ access }) => access === 'signed-in'))(
    '$path asks visitors to sign in first, and runs nothing of itself',
    async (screen) => {
      const loads = vi.fn(() => null);
      const watched = { ...screen, load: async () => ({ Component: Broken, loader: () => loads }) };
      const login = SCREENS.filter(({ path }) => path === '/login');
      const router = await visit(screen.path, { screens: [...login, watched] });
      await title('Welcome back!');
      expect(router.state.location.pathname).toBe('/login');
      expect(loads).not.toHaveBeenCalled();
    },
  );
});

describe('the address of a screen', () => {
  test.each(SCREENS.filter(({ path }) => path !== '/'))(
    '$path in capitals and with a slash at its end is the same screen',
    async (screen) => {
      const Echo = () => <h1>This screen</h1>;
      const echo = { ...screen, load: async () => ({ Component: Echo }) };
      const session = SESSIONS[screen.access];
      const router = await visit(`${screen.path.toUpperCase()}/?x=1`, { session, screens: [echo] });
      await title('This screen');
      expect(router.state.location.pathname + router.state.location.search).toBe(`${screen.path}?x=1`);
    },
  );

  test('/qna is where a file is chosen', async () => {
    const router = await visit('/qna', { session: SIGNED_IN });
    await title('Ask a document');
    expect(router.state.location.pathname).toBe('/qna');
  });

  test('/chat without a file leads there, with the question that was handed on', async () => {
    const router = await visit('/files', { session: SIGNED_IN });
    await act(() => router.navigate('/chat?page=3', { state: { draft: 'How long?' } }));
    await title('Ask a document');
    expect(router.state.location.pathname + router.state.location.search).toBe('/qna');
    expect(view.getByText('Choose the file to ask: “How long?”')).toBeTruthy();
  });
});

describe('a screen whose code takes its time', () => {
  const Field = () => <input aria-label="Typed" />;
  const slow = (screen: Screen): Screen => ({
    ...screen,
    load: () => new Promise((resolve) => setTimeout(() => resolve({ Component: Start }), 1_000)),
  });
  const at = (path: string): Screen => {
    const found = SCREENS.find((screen) => screen.path === path);
    if (!found) throw new Error(`no screen ${path}`);
    return found;
  };

  test.each([
    ['/forgot-password', '/signup', SIGNED_OUT],
    ['/login', '/signup', SIGNED_OUT],
    ['/files', '/profile', SIGNED_IN],
  ] as const)('from %s to %s says so after 300 ms, and no sooner', async (from, to, session) => {
    const here = { ...at(from), load: async () => ({ Component: Field }) };
    const router = await visit(from, { session, screens: [here, slow(at(to))] });
    fireEvent.change(await view.findByLabelText('Typed'), { target: { value: 'kept' } });
    vi.useFakeTimers();
    act(() => void router.navigate(to));
    await act(() => vi.advanceTimersByTimeAsync(290));
    expect(view.queryByText('Loading')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(view.getByText('Loading')).toBeTruthy();
    expect(view.getByLabelText('Typed').closest('[hidden]')).not.toBeNull();
    // The frame stays.
    expect(view.queryAllByRole('navigation').length > 0).toBe(session === SIGNED_IN);
    // Whoever goes back meanwhile finds what was typed.
    await act(() => router.navigate(from));
    expect(view.getByLabelText('Typed')).toHaveProperty('value', 'kept');
    expect(view.queryByText('Loading')).toBeNull();

    act(() => void router.navigate(to));
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(view.getByRole('heading', { name: 'Start' })).toBeTruthy();
    expect(view.queryByText('Loading')).toBeNull();
  });
});

test('an unknown path is Page Not Found', async () => {
  const router = await visit('/login', {});
  await title('Welcome back!');
  await act(() => router.navigate('/signup'));
  await act(() => router.navigate('/no/such/page'));
  await title('Page Not Found');
  expect(view.getByText('/no/such/page')).toBeTruthy();
});

describe('what the router refuses', () => {
  const unexpected = async (status: string, text: string) => {
    await title('Unexpected Application Error!');
    expect(view.getByRole('alert').textContent).toBe(`${status} ${text}`);
  };

  test('404 Not Found when no route matches', async () => {
    hear();
    const withoutCatchAll = (all: RouteObject[]) => {
      const isCatchAll = ({ children }: RouteObject) => children?.some(({ path }) => path === '*') ?? false;
      for (const route of all) route.children = route.children?.filter((one) => !isCatchAll(one)) ?? [];
      return all;
    };
    await visit('/nowhere', { change: withoutCatchAll });
    await unexpected('404', 'Not Found');
    expect(heard()).toHaveLength(1);
  });

  test('405 Method Not Allowed when a route has no action', async () => {
    hear();
    const router = await visit('/login', {});
    await title('Welcome back!');
    await act(() => router.navigate('/login', { formMethod: 'post', formData: new FormData() }));
    await unexpected('405', 'Method Not Allowed');
  });

  test('400 Bad Request for a body that cannot be encoded', async () => {
    hear();
    const router = await visit('/login', {});
    await title('Welcome back!');
    const body = { formMethod: 'post', formEncType: 'application/json', body: '{' } as const;
    await act(() => router.navigate('/login', body as never));
    await unexpected('400', 'Bad Request');
  });
});

test('above all screens an error is shown with its message and where it came from', async () => {
  hear();
  const breakRoot = ([root]: RouteObject[]) =>
    root ? ([{ ...root, Component: Broken }] as RouteObject[]) : [];
  await visit('/login', { change: breakRoot });
  await title('Unexpected Application Error!');
  expect(view.getByRole('alert').textContent).toContain('it broke');
  expect(view.getByRole('region', { name: 'Stack trace' }).textContent).toContain('router.test.tsx');
});

test('Go Back of Something Went Wrong clears the storage and opens the login page', async () => {
  hear();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const home: Screen = { path: '/', access: 'signed-in', load: async () => ({ Component: Broken }) };
  await visit('/', { session: SIGNED_IN, screens: [home] });
  await title('Something Went Wrong');
  localStorage.setItem('other', '1');
  await act(async () => view.getByRole('button', { name: 'Go Back' }).click());
  expect(localStorage.length).toBe(0);
  expect(assign).toHaveBeenCalledWith('/login');
});
