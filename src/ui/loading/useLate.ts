import { useEffect, useState } from 'react';

/** Hook that is true once the component has been mounted for `patience` milliseconds. */
export const useLate = (patience: number): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [patience]);
  return late;
};
