/** Pixels on the longer side: the picture travels inside of records, and the server takes 64 kB at a time. */
const LONGER_SIDE = 256;

/** A picture small enough to live inside the demo's records. Where it cannot be drawn (no canvas, no picture), it stays as it is. */
export const thumbnail = async (image: Blob): Promise<Blob> => {
  if (typeof OffscreenCanvas === 'undefined') return image;
  try {
    const picture = await createImageBitmap(image);
    const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  } catch {
    return image;
  }
};
