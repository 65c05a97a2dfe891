import { screen } from '@testing-library/react';

/** The admin's grid of users with its rows. A test that ends earlier would leave a request behind. */
export const usersShown = () => screen.findByText(/^1–\d+ of 200$/);
