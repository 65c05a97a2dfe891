import type { User } from '#domain/entities.ts';
import { SOUGHT, type Scene, type Step } from './scene.ts';

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until `holds` returns true, and for two more frames, as one renders the rows and one shows them. Resolves to
 * the milliseconds since `since`, a time of performance.now().
 */
const until = async (holds: () => boolean, since: number): Promise<number> => {
  while (!holds()) {
    await frame();
    if (performance.now() - since > 120_000) throw new Error(`not there after two minutes: ${document.body.innerText}`);
  }
  await frame();
  await frame();
  return performance.now() - since;
};

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);

/** Emails in cells of both grids: MUI's have a data-field, react-admin's a class. */
const emails = () => textsOf('[role="gridcell"][data-field="email"], td.column-email');
const rolesShown = () => textsOf('[role="gridcell"][data-field="role"], td.column-role');
const checked = () => all('[role="row"][aria-selected="true"], tbody tr:has(input:checked)').length;

/**
 * True when the `shown` e-mails begin with those of the `wanted` users; both grids render only a part of a long page.
 */
const starts = (shown: readonly string[], wanted: readonly User[]) =>
  shown.length >= Math.min(10, wanted.length) && shown.every((email, place) => email === wanted[place]?.email);

const press = (selector: string) => {
  const [target] = all(selector);
  if (!target) throw new Error(`nothing to press: ${selector}`);
  target.click();
};

/**
 * Creates a probe, which takes the steps of a user with the scene's rows. `step` resolves to the milliseconds until its
 * result is on screen.
 */
export const createProbe = ({ users, perPage }: Scene) => {
  const byName = () => users.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const byCoin = () => users.toSorted((a, b) => a.coin - b.coin);
  const prepared: Record<Step, () => readonly User[]> = {
    first: () => byName().slice(0, perPage),
    page: () => byName().slice(perPage, 2 * perPage),
    sort: () => byCoin().slice(0, perPage),
    filter: () =>
      byCoin()
        .filter(({ name }) => name.toLowerCase().includes(SOUGHT))
        .slice(0, perPage),
    clear: () => byCoin().slice(0, perPage),
    select: () => [],
    bulk: () => [],
  };
  const header =
    '[role="columnheader"][data-field="coin"] .MuiDataGrid-columnHeaderTitle, th.column-coin .MuiTableSortLabel-root';
  const acts: Record<Step, () => void> = {
    first: () => {},
    page: () => {
      press('[aria-label="Go to next page"]');
    },
    sort: () => {
      press(header);
    },
    filter: () => {
      press('#filter');
    },
    clear: () => {
      press('#clear');
    },
    select: () => {
      press('[role="columnheader"] input[type="checkbox"], thead input[type="checkbox"]');
    },
    bulk: () => {
      press('#bulk');
    },
  };
  const holds = (step: Step, wanted: readonly User[]) => () =>
    step === 'select'
      ? emails().length >= 10 && checked() === emails().length
      : step === 'bulk'
        ? rolesShown().every((role) => role === 'Admin')
        : starts(emails(), wanted);

  let longest = 0;
  new PerformanceObserver((list) => {
    longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });

  return {
    /** Longest task since the last step began, in milliseconds; 0 if none took 50. */
    longestTask: () => longest,
    /** Takes a step and returns its milliseconds; 'first' counts from the opening of the page. */
    step: async (step: Step) => {
      const wanted = prepared[step]();
      await frame();
      longest = 0;
      const since = step === 'first' ? 0 : performance.now();
      acts[step]();
      return until(holds(step, wanted), since);
    },
  };
};
