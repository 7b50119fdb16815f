/** Large enough to show a scratch, in pixels. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

/**
 * Scales a photo down to the size that the shop stores, so that it uploads quickly over a phone's
 * connection. Files that the browser cannot draw are sent unchanged; the server validates them.
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
