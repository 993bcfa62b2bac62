import { lazy, Suspense } from 'react';
import { loadCode } from '#app/load-code.ts';
import { Loading } from '#app/loading.tsx';
import { PageNotFound } from '#app/page-not-found.tsx';
import { useIsAdmin } from '#lib/role.ts';

const Admin = lazy(() => loadCode(() => import('#features/admin/admin.page.tsx')));

/** What administrators do. For everybody else there is nothing here; the server holds the calls behind it shut. */
export function Component() {
  if (!useIsAdmin()) return <PageNotFound />;
  return (
    <Suspense fallback={<Loading />}>
      <Admin />
    </Suspense>
  );
}
