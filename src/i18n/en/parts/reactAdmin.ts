import englishMessages from 'ra-language-english';

/** What react-admin's own components say, as published with it; asked for by whoever draws them. */
export const reactAdmin = { ra: englishMessages.ra };
