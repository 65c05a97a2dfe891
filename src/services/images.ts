/** The image host: stores a picture and answers its public address. */
export interface Images {
  /** Uploads an image file and resolves with its address. Rejects with an ImageRefused where the file is not to be sent. */
  upload: (file: File, signal?: AbortSignal) => Promise<string>;
}

/** What is wrong with a file: nothing in it, over 32 MB, or none of the kinds that are taken. */
export type ImageProblem = 'empty' | 'large' | 'kind';

export class ImageRefused extends Error {
  constructor(readonly problem: ImageProblem) {
    super(`Not an image that can be uploaded: ${problem}`);
  }
}
