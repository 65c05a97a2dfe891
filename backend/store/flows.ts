/** Account `user_id` that has paid a worker, or that a buyer has paid; `coins` is the sum of these payments. */
export type Paid = {
  readonly user_id: string;
  readonly coins: number;
  /** Total of the coins that the paying buyer has paid to all workers. */
  readonly of: number;
  /** Total of the coins that the paying buyer has bought, less those taken back, plus those earned as a worker. */
  readonly bought: number;
};
/**
 * Account `user_id` that shares a payout account or a network with another user, since the time `at` (ISO 8601 in UTC).
 */
export type Sharing = { readonly user_id: string; readonly at: string };

/** Reads of how coins flow between accounts, and of what accounts have in common. Each method is one SQL statement. */
export interface Flows {
  /** Buyers who paid a worker, in descending order of coins; `most` limits their number. */
  payersOf: (workerId: string, most: number) => Promise<readonly Paid[]>;
  /** Workers whom a buyer paid, in descending order of coins; `most` limits their number. */
  payeesOf: (buyerId: string, most: number) => Promise<readonly Paid[]>;
  /** Number of a worker's coins that may come from a purchase: by the worker, or by a buyer who paid the worker. */
  boughtFor: (workerId: string) => Promise<number>;
  /** Other accounts that have given one of the user's account numbers for a payout, oldest first, `most` at most. */
  sharingAccounts: (userId: string, most: number) => Promise<readonly Sharing[]>;
  /** Other accounts made from the user's network within an hour of the user's, oldest first, `most` at most. */
  joinedBeside: (userId: string, most: number) => Promise<readonly Sharing[]>;
}
