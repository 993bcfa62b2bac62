import { useEffect, useState } from 'react';

/** A value once it has rested for so long; an empty one at once. */
export function useDebounced(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value === '' ? '' : rested;
}
