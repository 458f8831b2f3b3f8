import { useEffect, useState } from 'react';

/** True once `milliseconds` have passed: what loads sooner than that shows no skeleton at all. */
export function useDelay(milliseconds: number): boolean {
  const [passed, setPassed] = useState(milliseconds === 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}
