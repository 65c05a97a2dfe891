const nothing = () => {};
const none = { ref: { current: null }, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };

/** In place of MUI's, which draws a button again on its first press for a ripple that the theme has turned off. */
// eslint-disable-next-line no-restricted-syntax -- as MUI exports it
export default function useLazyRipple() {
  return none;
}
