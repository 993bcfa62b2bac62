import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { makeQueryClient } from '#app/query-client.ts';
import { makeRouter } from '#app/router.tsx';
import { followSystemTheme, shownTheme, usePreferences } from '#lib/preferences.ts';
import { Toaster, warmToasts } from '#ui/toast.tsx';
import '#styles/index.css';

const client = makeQueryClient();
const router = makeRouter(client);

function App() {
  const theme = usePreferences((preferences) => preferences.theme);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster theme={shownTheme(theme)} />
    </QueryClientProvider>
  );
}

followSystemTheme();
for (const sign of ['pointerdown', 'keydown', 'focusin'])
  window.addEventListener(sign, warmToasts, { once: true });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
