import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hearBack, noteEntry } from './history.ts';

/** Makes Back close overlays while mounted. */
export const Back = () => {
  const location = useLocation();
  useEffect(hearBack, []);
  useEffect(noteEntry, [location]);
  return null;
};
