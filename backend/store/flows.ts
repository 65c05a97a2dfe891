/** Other account of a pair of buyer and worker, with the coins that the buyer paid the worker. */
export type Paid = {
  readonly user_id: string;
  readonly coins: number;
  /** Coins that the payer has paid to all workers. */
  readonly of: number;
  /** Coins that the payer has bought, or earned as a worker before. */
  readonly bought: number;
};
/** Other account that shares something with the account asked about, since the time `at`. */
export type Sharing = { readonly user_id: string; readonly at: string };

/** Reads of how coins flow between accounts, and of what accounts have in common. Each method is one SQL statement. */
export interface Flows {
  /** Buyers who paid a worker, the one who paid most first; `most` limits their number. */
  payersOf: (workerId: string, most: number) => Promise<readonly Paid[]>;
  /** Workers whom a buyer paid, the one who got most first; `most` limits their number. */
  payeesOf: (buyerId: string, most: number) => Promise<readonly Paid[]>;
  /** Coins of a worker that may have been bought: by the worker, or by a buyer who paid the worker with them. */
  boughtFor: (workerId: string) => Promise<number>;
  /** Other accounts that have given one of the user's account numbers for a payout, oldest first. */
  sharingAccounts: (userId: string, most: number) => Promise<readonly Sharing[]>;
  /** Other accounts made from the user's network within an hour of the user's, oldest first. */
  joinedBeside: (userId: string, most: number) => Promise<readonly Sharing[]>;
}
