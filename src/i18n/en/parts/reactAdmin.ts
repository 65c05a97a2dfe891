import englishMessages from 'ra-language-english';

/** Texts of react-admin's components, from the package ra-language-english. */
export const { ra } = englishMessages;
