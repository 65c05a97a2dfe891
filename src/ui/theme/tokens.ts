/**
 * Table of the colours and shadows of Fluent 2 that the app uses, as [light, dark]. They are alias tokens of
 * @fluentui/tokens 1.0.0-alpha.24, web themes. Each becomes a CSS variable, `--mui-palette-fluent-<name>`; use it by
 * {@link fluent}.
 */
// prettier-ignore
export const tokens = {
  // Text: 1 main, 2 softer, 3 secondary and placeholders, 4 never on a selected row (4.42:1)
  text1:              ['#242424', '#ffffff'],
  text2:              ['#424242', '#d6d6d6'],
  text3:              ['#616161', '#adadad'],
  textDisabled:       ['#bdbdbd', '#707070'],
  textInverted:       ['#ffffff', '#242424'],

  // Surfaces: 1 cards, 2 quiet bands, 3 the page's canvas
  surface1:           ['#ffffff', '#292929'],
  surface1Hover:      ['#f5f5f5', '#3d3d3d'],
  surface1Selected:   ['#ebebeb', '#383838'],
  surface2:           ['#fafafa', '#1f1f1f'],
  surface3:           ['#f5f5f5', '#141414'],
  surface6:           ['#e6e6e6', '#333333'],
  surfaceDisabled:    ['#f0f0f0', '#333333'],
  // What floats over the page
  surfaceFloat:       ['#ffffff', '#323232'],
  subtleHover:        ['#f5f5f5', '#383838'],
  subtlePressed:      ['#e0e0e0', '#2e2e2e'],
  sidebar:            ['#f5f5f5', '#1b1b1b'],
  overlay:            ['rgba(0,0,0,.4)', 'rgba(0,0,0,.5)'],
  shimmer1:           ['#e6e6e6', '#3a3a3a'],

  // Lines: accessible ones may be a control's only edge (3:1), the others only decorate
  stroke1:            ['#d1d1d1', '#666666'],
  stroke1Hover:       ['#c7c7c7', '#757575'],
  stroke2:            ['#e0e0e0', '#525252'],
  stroke3:            ['#f0f0f0', '#3d3d3d'],
  strokeAccessible:   ['#616161', '#adadad'],
  divider:            ['#e0e0e0', '#3d3d3d'],
  // The public pages and their quiet bands: their cards are surface1, which shows in the dark as well
  page:               ['#ffffff', '#1f1f1f'],
  pageBand:           ['#fafafa', '#141414'],
  // What floats over a card of its own colour: shadows do not show there in the dark
  floatStroke:        ['transparent', '#5c5c5c'],
  focusOuter:         ['#000000', '#ffffff'],

  // Brand: fills carry white text; brandText is for words, icons and marks on a surface
  brand:              ['#0f6cbd', '#115ea3'],
  brandHover:         ['#115ea3', '#0f6cbd'],
  brandPressed:       ['#0c3b5e', '#0c3b5e'],
  onBrand:            ['#ffffff', '#ffffff'],
  brandText:          ['#0f6cbd', '#479ef5'],
  brandTextHover:     ['#115ea3', '#62abf5'],
  brandTextPressed:   ['#0f548c', '#2886de'],
  link:               ['#115ea3', '#479ef5'],
  linkHover:          ['#0f548c', '#62abf5'],
  brandTint:          ['#ebf3fc', '#082338'],
  brandTintHover:     ['#cfe4fa', '#0c3b5e'],
  brandStroke:        ['#b4d6fa', '#0e4775'],
  suiteBar:           ['#0f6cbd', '#0a0a0a'],
  suiteBarHover:      ['#115ea3', '#292929'],

  // States: tint with words and an edge, or solid
  successTint:        ['#f1faf1', '#052505'],
  successText:        ['#0e700e', '#54b054'],
  successStroke:      ['#9fd89f', '#107c10'],
  successMain:        ['#107c10', '#54b054'],
  warningTint:        ['#fff9f5', '#4a1e04'],
  warningText:        ['#8a3707', '#faa06b'],
  warningStroke:      ['#fdcfb4', '#f7630c'],
  warningMain:        ['#bc4b09', '#faa06b'],
  dangerTint:         ['#fdf3f4', '#3b0509'],
  dangerText:         ['#b10e1c', '#e37d80'],
  dangerTextHover:    ['#b10e1c', '#eeacb2'],
  dangerStroke:       ['#eeacb2', '#c50f1f'],
  dangerSolid:        ['#c50f1f', '#c50f1f'],
  dangerSolidHover:   ['#b10e1c', '#b10e1c'],
  dangerSolidPressed: ['#960b18', '#960b18'],
  dangerMain:         ['#c50f1f', '#e37d80'],

  // People: a fill and the letter on it, chosen by the name's hash
  person0Fill:        ['#eeacb2', '#6e0811'],
  person0Text:        ['#6e0811', '#eeacb2'],
  person1Fill:        ['#9bd9db', '#02494c'],
  person1Text:        ['#02494c', '#9bd9db'],
  person2Fill:        ['#c6b1de', '#341a51'],
  person2Text:        ['#341a51', '#c6b1de'],
  person3Fill:        ['#9abfdc', '#0e4775'],
  person3Text:        ['#002c4e', '#9abfdc'],
  person4Fill:        ['#edbbe7', '#6d2064'],
  person4Text:        ['#6d2064', '#edbbe7'],
  person5Fill:        ['#a9d3f2', '#004377'],
  person5Text:        ['#004377', '#a9d3f2'],
  person6Fill:        ['#9fd89f', '#094509'],
  person6Text:        ['#094509', '#9fd89f'],
  person7Fill:        ['#f4bfab', '#7a2101'],
  person7Text:        ['#7a2101', '#f4bfab'],
  person8Fill:        ['#f9e2ae', '#835b00'],
  person8Text:        ['#835b00', '#f9e2ae'],

  // Coins in our drawings
  coinFace:           ['#ffd76a', '#ffd76a'],
  coinEdge:           ['#b27c00', '#b27c00'],

  // A filter for pictures that fill much of a page, so that they do not glare in the dark
  pictureFilter:      ['none', 'brightness(.72)'],

  // Over the lowest row in sight, while there are more below it
  rowsBelow:          ['rgba(0,0,0,.14)', 'rgba(0,0,0,.5)'],

  shadow4:            ['0 0 2px rgba(0,0,0,.12), 0 2px 4px rgba(0,0,0,.14)', '0 0 2px rgba(0,0,0,.24), 0 2px 4px rgba(0,0,0,.28)'],
  shadow8:            ['0 0 2px rgba(0,0,0,.12), 0 4px 8px rgba(0,0,0,.14)', '0 0 2px rgba(0,0,0,.24), 0 4px 8px rgba(0,0,0,.28)'],
  shadow16:           ['0 0 2px rgba(0,0,0,.12), 0 8px 16px rgba(0,0,0,.14)', '0 8px 24px rgba(0,0,0,.6)'],
  shadow64:           ['0 0 8px rgba(0,0,0,.12), 0 32px 64px rgba(0,0,0,.14)', '0 8px 32px rgba(0,0,0,.5)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type FluentToken = keyof typeof tokens;
export type FluentPalette = Record<FluentToken, string>;

/** Values of all tokens in the light or in the dark scheme, by the token's name. */
export const tokensOf = (mode: 'light' | 'dark'): FluentPalette => {
  const column = mode === 'light' ? 0 : 1;
  const named = Object.entries(tokens).map(([name, pair]) => [name, pair[column]]);
  return Object.fromEntries(named) as FluentPalette;
};

/**
 * CSS value of a token, which follows the current colour scheme: `boxShadow: fluent('shadow4')`. In `sx` colours, write
 * 'fluent.text3'.
 */
export const fluent = (token: FluentToken): string => `var(--mui-palette-fluent-${token})`;

/** Greatest width in px of a page of texts and fields: in wide windows their lines would be too long to read. */
export const TEXTS_WIDTH = 1280;

/** Selector of an element in the dark scheme, for styles that no token can say: `[DARK]: { … }`. */
export const DARK = '[data-theme="dark"] &';

/** Media query of windows narrower than 600 px, for styles. */
export const PHONE = '@media (max-width: 599.95px)';
