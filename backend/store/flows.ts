/** Account beside another one: coins that one paid the other, and the sum that they are a part of. */
export type Paid = {
  readonly user_id: string;
  readonly coins: number;
  /** Coins that the payer has paid to all workers. */
  readonly of: number;
  /** Coins that the payer has bought, or earned as a worker before. */
  readonly bought: number;
};
/** Account that shares something with another one, since `at`. */
export type Sharing = { readonly user_id: string; readonly at: string };

/** Reads of how coins flow between accounts, and of what accounts have in common; each is one SQL statement. */
export interface Flows {
  /** Buyers who paid a worker, most first. */
  payersOf: (workerId: string, most: number) => Promise<readonly Paid[]>;
  /** Workers whom a buyer paid, most first. */
  payeesOf: (buyerId: string, most: number) => Promise<readonly Paid[]>;
  /** Coins of a worker that may have been bought: of what each buyer paid, as much as that buyer ever bought. */
  boughtFor: (workerId: string) => Promise<number>;
  /** Other accounts that gave one of a user's account numbers, oldest first. */
  sharingAccounts: (userId: string, most: number) => Promise<readonly Sharing[]>;
  /** Other accounts that joined from a user's network within an hour, oldest first. */
  joinedBeside: (userId: string, most: number) => Promise<readonly Sharing[]>;
}
