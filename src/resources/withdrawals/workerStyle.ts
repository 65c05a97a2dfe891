import { NARROW } from '#ui/grid/usePhone.ts';

/** The style of a worker's cell. Where it is narrow, the name is worth more than the initial in place of a picture. */
export const workerStyle = { minWidth: 0, [NARROW]: { '& .PersonAvatar': { display: 'none' } } } as const;
