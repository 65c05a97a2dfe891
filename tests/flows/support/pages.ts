import { screen } from '#tests/support/rendering.ts';
import { allAnswered } from './adminHome.ts';

/** Waits for the rows of Manage Users. A test that ended earlier would leave a request behind. */
export const usersShown = () => screen.findByText(/^1–\d+ of 200$/);

/** Waits for the rows of the admin's home, and until nothing is being fetched any more. */
export const homeShown = async (app: Parameters<typeof allAnswered>[0]) => {
  await screen.findByText('1–20 of 20');
  await allAnswered(app);
};
