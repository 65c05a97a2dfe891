/** The image host: stores a picture and answers its public address. */
export interface Images {
  /** Uploads an image file and resolves with its address. Rejects on a refused file and on any failure alike. */
  upload: (file: File, signal?: AbortSignal) => Promise<string>;
}
