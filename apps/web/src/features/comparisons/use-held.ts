import { useEffect, useState } from 'react';

/**
 * Whether something is shown still that stands for what is loaded: from the first, and anew whenever loading begins,
 * for so many milliseconds and until it ends.
 */
export function useHeld(isLoading: boolean, ms: number): boolean {
  const [before, setBefore] = useState({ isLoading, times: 1 });
  const [timesOver, setTimesOver] = useState(0);
  const times = before.times + (isLoading && !before.isLoading ? 1 : 0);
  if (before.isLoading !== isLoading) setBefore({ isLoading, times });
  useEffect(() => {
    const timer = setTimeout(() => setTimesOver(times), ms);
    return () => clearTimeout(timer);
  }, [times, ms]);
  return isLoading || timesOver < times;
}
