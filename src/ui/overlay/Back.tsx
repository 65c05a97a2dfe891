import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hearBack, noteEntry } from './history.ts';

/**
 * Component that lets the browser's Back button close open dialogs, drawers and menus while it is mounted. It renders
 * nothing; mount it once, inside the router.
 */
export const Back = () => {
  const location = useLocation();
  useEffect(hearBack, []);
  useEffect(noteEntry, [location]);
  return null;
};
