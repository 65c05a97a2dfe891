/** Texts of the page for developers whose build lacks its configuration. */
export const config = {
  title: '%{product} is not set up yet',
  explanation: 'This build was made without configuration that it needs. Set these variables and build it again:',
  missing: 'it is missing',
  notAnAddress: 'it is neither a path nor an http(s) address',
  unknownValue: 'it has a value that is not known',
} as const;
