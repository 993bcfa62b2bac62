import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Starting } from '#app/loading.tsx';
import { OneTabNotice } from '#app/one-tab-notice.tsx';
import { makeQueryClient } from '#app/query-client.ts';
import { makeRouter } from '#app/router.tsx';
import { displayNameOf, findProductName } from '#lib/configuration.ts';
import { followSystemTheme } from '#lib/preferences.ts';
import { keepOneTab } from '#lib/single-tab/keep-one-tab.ts';
import { setAsideSsoFragment } from '#lib/sso-fragment.ts';
import { Toaster, warmToasts } from '#ui/toast.tsx';
import '#styles/index.css';

/** Quicker than this nothing is said about waiting. */
const PATIENCE_MS = 400;

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);
const client = makeQueryClient();

/** The router begins with its creation to run guards and loaders, so a tab with the notice has none. */
function showApp() {
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={makeRouter(client)} />
      </QueryClientProvider>
      <Toaster />
    </StrictMode>,
  );
}

followSystemTheme();
for (const sign of ['pointerdown', 'keydown', 'focusin'])
  window.addEventListener(sign, warmToasts, { once: true });

let bringBackFragment = () => {};
const waiting = setTimeout(() => root.render(<Starting />), PATIENCE_MS);
void findProductName(client).then((productName) =>
  keepOneTab(productName, {
    app() {
      clearTimeout(waiting);
      bringBackFragment();
      showApp();
    },
    notice(takeOver) {
      clearTimeout(waiting);
      // This tab may have to wait for long, and the code of a sign-in must not stand in its address meanwhile.
      bringBackFragment = setAsideSsoFragment();
      root.render(<OneTabNotice productName={displayNameOf(productName)} takeOver={takeOver} />);
    },
  }),
);
