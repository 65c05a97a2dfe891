/** Store of pictures: a folder, or a bucket. */
export interface PictureStore {
  /** Folder for uploads in progress. */
  readonly incoming: string;
  /** Stores a picture under a new name. Rejects with {@link NoRoom} if there is no space for it. */
  put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Bytes of a picture; null if there is none of that name. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a picture; resolves also if there is none of that name. */
  remove: (name: string) => Promise<void>;
  /** True while there is space for uploads. */
  hasRoom: () => Promise<boolean>;
}

/** Error of a store without space for a picture. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/**
 * Error that refuses a request for pictures, with a sentence for the person; `after` is the number of seconds until a
 * retry.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly status: 400 | 403 | 404 | 408 | 413 | 415 | 422 | 429 | 503 | 507,
    message: string,
    readonly after?: number,
  ) {
    super(message);
  }
}

/** Largest upload in bytes, the same as in the client. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** Pattern of a picture's name, which is random, so that no uploader can choose it. */
export const PICTURE_NAME = /^[\da-f]{32}\.webp$/;
