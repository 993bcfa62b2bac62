import { useLocation, useNavigate } from 'react-router';

const PARAMETER = 'details';

/** The address of a screen with the details of a file over it; `null` = without. */
export function withDetails(search: string, fileId: string | null): string {
  const params = new URLSearchParams(search);
  if (fileId === null) params.delete(PARAMETER);
  else params.set(PARAMETER, fileId);
  return params.size > 0 ? `?${params}` : '';
}

export const readDetails = (search: string): string | null =>
  new URLSearchParams(search).get(PARAMETER) || null;

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'detailsOpened' in state;

/** The details of a file lie over whatever screen names it in its address (`details=`). */
export function useFileDetails() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    fileId: readDetails(search),
    open: (fileId: string) =>
      void navigate({ search: withDetails(search, fileId) }, { state: { ...state, detailsOpened: true } }),
    /** Back to the address from before; a link that led here directly leaves no step behind. */
    close: () =>
      void (isOpenedHere(state)
        ? navigate(-1)
        : navigate({ search: withDetails(search, null) }, { replace: true, state })),
  };
}
