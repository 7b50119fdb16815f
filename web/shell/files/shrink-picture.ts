/** Large enough to see a scratch on. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

/**
 * A photograph as small as the shop keeps it, so that it is sent quickly over a phone's connection. What the browser
 * cannot draw is sent as it is; the server has the last word.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!picture) return file;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? file), "image/jpeg", QUALITY);
  });
}
