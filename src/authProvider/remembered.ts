import { createPath, type Path } from 'react-router';

/** Location state for /login: path, query and hash to return to (GUARD-2). */
export type Remembered = { from: string };

export const remembered = (place: Path): Remembered => ({ from: createPath(place) });
