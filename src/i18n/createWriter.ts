/** What fills the holes of a text: `smart_count` also chooses among its plural forms. */
export type Vars = Readonly<Record<string, unknown>>;

/** The order in which a text's plural forms stand: those of them that the language tells apart (CLDR). */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** How a language counts and writes numbers. English has them as the code wrote them, to the letter of the specification. */
export const rulesOf = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  const forms = FORMS.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  const number = locale.startsWith('en') ? null : new Intl.NumberFormat(locale);
  return {
    /** Which of a text's plural forms a number takes. */
    formOf: (count: number): number => forms.indexOf(rules.select(count)),
    write: (value: unknown): string => (number && typeof value === 'number' ? number.format(value) : String(value)),
  };
};

/** Fills in texts as a language does. What public pages need of polyglot, which the console speaks through. */
export const createWriter = (locale: string) => {
  const { formOf, write } = rulesOf(locale);
  return (text: string, vars: Vars = {}): string => {
    const [first = '', ...others] = text.split(' |||| ');
    const count = vars.smart_count;
    const form = others.length > 0 && typeof count === 'number' ? formOf(count) : 0;
    return (others[form - 1] ?? first).replace(/%\{(\w+)\}/g, (hole, name: string) => write(vars[name] ?? hole));
  };
};
