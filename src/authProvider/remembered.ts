import { createPath, type Path } from 'react-router';

/** What the location's state holds for /login: the path, query and hash to come back to (GUARD-2). */
export type Remembered = { from: string };

export const remembered = (place: Path): Remembered => ({ from: createPath(place) });
