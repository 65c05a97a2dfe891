/** Image host: stores a picture under a public address. */
export interface Images {
  /** Uploads an image file and resolves with its address. Rejects with an ImageRefused for an unsuitable file. */
  upload: (file: File, signal?: AbortSignal) => Promise<string>;
}

/** Problem of a file: empty, over 32 MB, or not of an accepted type. */
export type ImageProblem = 'empty' | 'large' | 'kind';

export class ImageRefused extends Error {
  constructor(readonly problem: ImageProblem) {
    super(`Not an image that can be uploaded: ${problem}`);
  }
}
