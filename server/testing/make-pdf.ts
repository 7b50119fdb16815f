import { deflateSync } from "node:zlib";

export interface PdfParts {
  /** Additional entries of the catalogue dictionary. */
  catalogue?: string;
  /** Additional entries of the page dictionary. */
  page?: string;
  /** Additional objects, complete. */
  objects?: readonly (string | Buffer)[];
  trailer?: string;
  /** After the end of the file. */
  behind?: string;
}

/** A bank's receipt as PDF, with whatever a test adds to it. */
export function makePdf({
  catalogue = "",
  page = "",
  objects = [],
  trailer = "",
  behind = "",
}: PdfParts = {}) {
  const resources = "/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>";
  const dictionary = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R${resources}${page}>>`;
  const content = packedStream("BT /F1 12 Tf (Transfer EGP 174) Tj ET");
  return Buffer.concat(
    [
      "%PDF-1.7\n",
      `1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalogue}>>\nendobj\n`,
      "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n",
      `3 0 obj\n${dictionary}\nendobj\n4 0 obj\n`,
      content,
      "\nendobj\n",
      ...objects,
      `trailer\n<</Root 1 0 R/Size 5${trailer}>>\nstartxref\n9\n%%EOF\n${behind}`,
    ].map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
  );
}

/** A compressed PDF stream; `head`: its dictionary entries besides filter and length. */
export function packedStream(text: string, head = ""): Buffer {
  const packed = deflateSync(Buffer.from(text, "latin1"));
  return Buffer.concat([
    Buffer.from(`<<${head}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`, "latin1"),
    packed,
    Buffer.from("\nendstream", "latin1"),
  ]);
}
