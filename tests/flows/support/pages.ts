import { screen } from '#tests/support/rendering.ts';
import { allAnswered } from './adminHome.ts';

/** The admin's grid of users with its rows. A test that ends earlier would leave a request behind. */
export const usersShown = () => screen.findByText(/^1–\d+ of 200$/);

/** The admin's first screen with its rows, once nothing is asked of the server any more. */
export const homeShown = async (app: Parameters<typeof allAnswered>[0]) => {
  await screen.findByText('1–20 of 20');
  await allAnswered(app);
};
