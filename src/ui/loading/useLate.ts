import { useEffect, useState } from 'react';

/** Whether the component has been there for so many milliseconds. */
export const useLate = (patience: number): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [patience]);
  return late;
};
