/**
 * Pictures that may come later are asked for after the first frame, whose only request is then the page itself; how near they
 * are is left to the browser from there on. Where `display` cannot be animated they are asked for at once.
 */
export const laterStyle =
  '@keyframes later{0%,to{display:none}}html[data-prerendered] img[loading=lazy]{animation:later 1ms}';
