import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hearBack, noteEntry } from './history.ts';

/** Back closes what lies over the page, for as long as this is drawn. */
export const Back = () => {
  const location = useLocation();
  useEffect(hearBack, []);
  useEffect(noteEntry, [location]);
  return null;
};
