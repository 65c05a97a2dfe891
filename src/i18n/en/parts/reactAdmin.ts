import englishMessages from 'ra-language-english';

/** Texts of react-admin's components, from its own package. */
export const { ra } = englishMessages;
