import { createPath, type Path } from 'react-router';

/** Location state for the page /login: `from` holds path, query and hash to return to after the sign-in (GUARD-2). */
export type Remembered = { from: string };

export const remembered = (place: Path): Remembered => ({ from: createPath(place) });
