/** Errors of imports whose code could not be loaded. */
const lost = new WeakSet();

export const noteLostCode = (error: unknown): void => {
  if (error instanceof Error) lost.add(error);
};

export const isLostCode = (error: unknown): boolean => error instanceof Error && lost.has(error);
