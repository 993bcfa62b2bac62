import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { Loading } from '#app/loading.tsx';
import { findScreen } from '#app/screens.ts';

/** Quicker than this nothing is said about waiting. */
const LATE_AFTER_MS = 300;

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}

const isFramed = (pathname: string): boolean => findScreen(pathname)?.access === 'signed-in';

/**
 * The screen, or that the next one is on its way. Inside the frame this is said within it; the frame itself gives way
 * only where one leaves it. What is hidden meanwhile stays as it is for whoever goes back.
 */
export function ScreenOutlet({ place }: { place: 'page' | 'frame' }) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const staysFramed = next !== undefined && isFramed(pathname) && isFramed(next.pathname);
  const isLate = useIsLate(next !== undefined && staysFramed === (place === 'frame'));
  return (
    <>
      {isLate && <Loading />}
      <div hidden={isLate} className="contents">
        <Outlet />
      </div>
    </>
  );
}
