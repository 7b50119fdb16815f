import {
  EncryptedPDFError,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFStream,
} from "@cantoo/pdf-lib";

/** The document, or why there is none: it needs a password, or is not a readable PDF. */
export type RewrittenPdf = Uint8Array | "locked" | "broken";

/**
 * Copies the visible page content of a document into a new one. Scripts, actions, forms and
 * embedded files belong to the document, its pages or their annotations, and are not copied.
 */
export async function rewritePdf(bytes: Uint8Array): Promise<RewrittenPdf> {
  try {
    const source = await PDFDocument.load(bytes, { updateMetadata: false, capNumbers: true });
    for (const page of source.getPages()) keepWhatIsShown(page);
    const clean = await PDFDocument.create({ updateMetadata: false });
    const pages = await clean.copyPages(source, source.getPageIndices());
    for (const page of pages) clean.addPage(page);
    for (const [, object] of clean.context.enumerateIndirectObjects()) {
      if (object instanceof PDFStream) without(object.dict, REACHES_OUT);
    }
    return pages.length > 0 ? await clean.save({ useObjectStreams: false }) : "broken";
  } catch (error) {
    return error instanceof EncryptedPDFError ? "locked" : "broken";
  }
}

const OF_PAGE =
  "Type Parent MediaBox CropBox Rotate UserUnit Group Resources Contents Annots".split(" ");
const OF_ANNOTATION = "Type Subtype Rect F AP AS".split(" ");
/** Keys that refer to another file for the content of a stream, or to its metadata. */
const REACHES_OUT = "F FFilter FDecodeParms Ref OPI AF Metadata PieceInfo".split(" ");

/**
 * Annotations are kept as drawings: a signature, a filled-in field. Those that draw nothing, such
 * as links, are removed.
 */
function keepWhatIsShown({ node }: PDFPage): void {
  only(node, OF_PAGE);
  const annotations = (node.Annots()?.asArray() ?? [])
    .map((entry) => node.context.lookup(entry))
    .filter((annotation) => annotation instanceof PDFDict)
    .filter(hasDrawing);
  for (const annotation of annotations) {
    only(annotation, OF_ANNOTATION);
    annotation.set(PDFName.of("Subtype"), PDFName.of("Stamp"));
  }
  node.set(PDFName.of("Annots"), node.context.obj(annotations));
}

function hasDrawing(annotation: PDFDict): boolean {
  const drawings = annotation.lookup(PDFName.of("AP"));
  return drawings instanceof PDFDict && drawings.has(PDFName.of("N"));
}

function only(dictionary: PDFDict, keys: readonly string[]): void {
  for (const key of dictionary.keys()) {
    if (!keys.includes(key.decodeText())) dictionary.delete(key);
  }
}

function without(dictionary: PDFDict, keys: readonly string[]): void {
  for (const key of keys) dictionary.delete(PDFName.of(key));
}
