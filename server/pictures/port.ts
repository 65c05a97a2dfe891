/** Place where pictures are kept: a folder, or a bucket. */
export interface PictureStore {
  /** Folder for uploads that are under way. */
  readonly incoming: string;
  /** Keeps a picture under a name that is new. Rejects with {@link NoRoom} where there is no space for it. */
  put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Bytes of a picture; null where there is none. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a picture; one that is missing is removed already. */
  remove: (name: string) => Promise<void>;
  /** True while there is space for uploads. */
  hasRoom: () => Promise<boolean>;
}

/** Error where there is no space left for a picture. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** Error where a request for pictures is refused, in a sentence for who sent it; `after` is the seconds until the next try. */
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

/** Largest upload in bytes, that of the client. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** Name of a picture: random, as who uploads one has no say in it. */
export const PICTURE_NAME = /^[\da-f]{32}\.webp$/;
