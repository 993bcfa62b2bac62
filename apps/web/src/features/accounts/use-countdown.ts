import { useEffect, useState } from 'react';

/** Counts whole seconds down to zero; `restart` begins anew. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [left, setLeft] = useState(seconds);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return { left, restart: () => setLeft(seconds) };
}
