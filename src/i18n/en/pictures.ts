/** Texts of the field that uploads a picture. Those that the specification gives are kept word for word. */
export const image = {
  choose: 'Choose a picture',
  none: 'No picture chosen',
  ofDraft: 'Picture of your draft',
  uploading: 'Uploading...',
  uploaded: 'Image uploaded successfully!',
  failed: 'Failed to upload image.',
  kinds: 'PNG, JPEG, GIF, WebP or AVIF, at most 32 MB',
  because: {
    empty: 'The file is empty.',
    large: 'The file is larger than that.',
    kind: 'The file is of another kind.',
    host: 'The picture could not be stored. Choose it again to try once more.',
  },
} as const;
