/**
 * Attribute that marks a list's frame as filling the height which the rest of the screen leaves in the window. {@link
 * aroundFilling} reacts to it.
 */
export const FILLS = { 'data-fills': true } as const;

/**
 * Style for each element around a frame with {@link FILLS}, up to the screen. It makes a flex column in which that
 * frame gets the rest of the height.
 */
export const aroundFilling = {
  '&:has([data-fills])': { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 },
} as const;
