/** Pixels on the longer side: sharp enough for every place that shows a picture, and a few dozen kB in every record at most. */
const LONGER_SIDE = 320;

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
