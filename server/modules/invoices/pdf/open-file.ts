import Pdf from "pdfkit";
import { ISO_TAG, type Locale } from "#contract/kernel/locale.ts";
import { A4, type Page, Sheet } from "./sheet.ts";

interface FileFacts {
  locale: Locale;
  title: string;
  author: string;
  at: Date;
  page?: Page;
}

/** Opens a PDF document with its first page, to be drawn on and then closed. */
export function openFile({ locale, title, author, at, page = A4 }: FileFacts): {
  sheet: Sheet;
  close: () => Promise<Buffer>;
} {
  const pdf = new Pdf({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    // The shop's own fonts are set before any text.
    font: "",
    lang: ISO_TAG[locale],
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: title.replace(/[\u2066-\u2069]/g, ""),
      Author: author,
      CreationDate: at,
    },
  });
  const finished = collect(pdf);
  const close = () => {
    pdf.end();
    return finished;
  };
  return { sheet: new Sheet(pdf, locale, page), close };
}

function collect(pdf: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
}
