const pictures =
  '@keyframes later{0%,to{display:none}}' +
  'html[data-prerendered] img[loading=lazy]{animation:later .1s}' +
  '@media (width>=900px){html[data-prerendered] img[loading=lazy]{animation-duration:1ms}}';

const sections =
  '@media (width<900px){html[data-prerendered="/"] main section~section' +
  '{content-visibility:auto;contain-intrinsic-block-size:auto 450px}}';

/**
 * What the first frame of a prerendered page goes without.
 *
 * Pictures that may come later are asked for after it, so that its only request is the page itself; how near they are is left to
 * the browser from there on. Phones, which see none of them at first, show that frame before they lay the page out for pictures.
 * Where `display` cannot be animated they are asked for at once.
 *
 * A phone's landing page has most of its sections far below. They are laid out when they come near, or when the code has taken the
 * page over: how high they are is a guess until then, which would lead who comes back to a place far down astray, and one in
 * sight would count as moved.
 */
export const laterStyle = pictures + sections;
