/** What opens the palette, and closes it again, as tinykeys writes it. */
export const PALETTE_KEYS = '$mod+k';
