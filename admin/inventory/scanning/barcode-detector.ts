/** What the labels of the shop and of manufacturers use. */
const FORMATS = ["code_128", "code_39", "ean_13", "ean_8", "upc_a"];

interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface DetectorType {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** The browser's reader of barcodes; undefined: it has none, or no camera. */
export async function findDetector(): Promise<Detector | undefined> {
  // Not all browsers can read barcodes, and TypeScript does not know of those that can.
  const { BarcodeDetector: Type } = globalThis as { BarcodeDetector?: DetectorType };
  // Browsers offer the camera only to pages over https.
  if (!Type || !("mediaDevices" in navigator)) return undefined;
  const supported = await Type.getSupportedFormats();
  const formats = FORMATS.filter((format) => supported.includes(format));
  return formats.length > 0 ? new Type({ formats }) : undefined;
}

export type { Detector };
