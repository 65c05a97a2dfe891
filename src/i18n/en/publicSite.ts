/** Document titles of the public pages. */
export const title = {
  home: 'Home',
  login: 'Login Page',
  register: 'Registration',
  dashboard: 'Dashboard',
  other: 'Default Title',
} as const;

export const nav = {
  label: 'Main',
  menu: 'Menu',
  home: 'Home',
  about: 'About Us',
  dashboard: 'Dashboard',
  profile: 'Profile',
  login: 'Login',
  repository: 'Join As Developer',
  picture: 'Profile picture of %{name}',
  balance: '%{sign}%{dollars}, balance of %{smart_count} coin |||| %{sign}%{dollars}, balance of %{smart_count} coins',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
} as const;

export const footer = {
  since: 'Providing reliable tech since 1992',
  social: 'Social links',
  videoSite: 'Our video channel',
  socialNetwork: 'Our social network page',
} as const;

export const notFound = {
  heading: 'This page does not exist',
  lead: 'The address may be misspelt, or the page has moved.',
  back: 'Go back',
  art: 'A coin that has rolled away from its stack',
} as const;
