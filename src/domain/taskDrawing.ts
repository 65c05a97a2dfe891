/**
 * Names of the drawings in public/tasks, each with the words of task titles, in English and Bangla, for which it is
 * shown. The match that stands first in a title wins, as 'translate' in "Translate 12 app messages"; of two at the same
 * position, the upper row.
 */
// prettier-ignore
const drawings = [
  ['transcript',   /\btranscri|প্রতিলিপি|শুনে লি/],
  ['translation',  /\btranslat|অনুবাদ/],
  ['proofreading', /\bproof-?read|\bcorrect\b|বানান|সংশোধন/],
  ['summary',      /\bsummar|সারাংশ|সারসংক্ষেপ/],
  ['survey',       /\bsurvey|\bquestionnaire|\bpoll\b|জরিপ/],
  ['phone',        /\btest\b|\bapp\b|\bphone\b|পরীক্ষা|অ্যাপ/],
  ['photo',        /\bphotograph|\btake (a |\w+ )?(photo|picture)|ছবি তু/],
  ['label',        /\blabel|\btag\b|\bcategor|\bclassif|লেবেল|ট্যাগ/],
  ['words',        /\b(write )?alt(ernative)? texts?|\bcaption|\bdescribe\b|বর্ণনা/],
  ['description',  /\bproduct|\bwrite\b|লিখুন/],
  ['hours',        /\b((collect|find) )?opening hours|\bshops?\b|সময়সূচি|দোকান/],
  ['prices',       /\bprices?\b|\bcompar|দাম|তুলনা/],
  ['voice',        /\bread aloud|\brecord\b|\bvoice\b|রেকর্ড|কণ্ঠ|পড়ে শোনান/],
  ['links',        /\blinks?\b|\burls?\b|লিংক/],
  ['drawing',      /\bdraw\b|\bicon|\blogo\b|\bdesign\b|আঁকুন|লোগো|নকশা/],
  ['table',        /\bspreadsheet|\btype\b|\btable\b|\bdata entry|টাইপ|তালিকা|ডেটা/],
  ['files',        /\brename\b|\bsort\b|\bfiles?\b|সাজান|ফাইল/],
  ['feedback',     /\bfeedback|\breview\b|\btry\b|\brat(e|ing)\b|মতামত|রিভিউ/],
  ['idea',         /\bsuggest|\bideas?\b|\bnames? for\b|প্রস্তাব|ধারণা/],
  ['search',       /\bfind\b|\bcollect\b|\bsearch\b|\blook up\b|খুঁজ|সংগ্রহ/],
] as const satisfies readonly (readonly [name: string, words: RegExp])[];

/**
 * Path of the drawing shown for a task without a picture. Its title decides; if no words match, the drawing for any
 * task.
 */
export const drawingOf = (title: string): string => {
  const words = title.toLowerCase().normalize('NFC');
  let [first, name]: [number, string] = [Infinity, 'task'];
  for (const [drawing, fit] of drawings) {
    const place = words.search(fit);
    if (place >= 0 && place < first) [first, name] = [place, drawing];
  }
  return `/tasks/${name}.svg`;
};

/** True if a picture's address is one of the drawings, here or at the given origin. */
export const isDrawing = (address: string, origin: string): boolean => {
  const { href } = new URL(address, origin);
  return ['task', ...drawings.map(([name]) => name)].some((name) => href === `${origin}/tasks/${name}.svg`);
};
