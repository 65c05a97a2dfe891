import { NARROW } from '#ui/grid/usePhone.ts';

/** Style of a worker's cell. In a narrow grid the avatar is hidden, to leave its space to the name. */
export const workerStyle = { minWidth: 0, [NARROW]: { '& .PersonAvatar': { display: 'none' } } } as const;
