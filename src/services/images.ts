/** Image host, which stores a picture under a public URL. */
export interface Images {
  /** Uploads an image file and resolves to its URL. Rejects with an ImageRefused for an unsuitable file. */
  upload: (file: File, signal?: AbortSignal) => Promise<string>;
}

/** Reason why a file cannot be uploaded: it is empty, larger than 32 MB, or not of an accepted type. */
export type ImageProblem = 'empty' | 'large' | 'kind';

export class ImageRefused extends Error {
  constructor(readonly problem: ImageProblem) {
    super(`Not an image that can be uploaded: ${problem}`);
  }
}
