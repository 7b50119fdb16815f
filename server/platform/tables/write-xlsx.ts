import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { type Cell, harmlessText } from "./cell.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Cell styles: default, text that stays text when it is edited, headings. */
const [TEXT, HEADING] = [1, 2];

const PARTS: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};

interface XlsxOptions {
  /** The first column is on the right. */
  isRightToLeft: boolean;
}

/**
 * A workbook of one sheet, streamed as it is generated. Its first row contains the headings and is
 * frozen.
 */
export function writeXlsx(rows: AsyncIterable<readonly Cell[]>, options: XlsxOptions): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  for (const [name, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + xml), name);
  zip.addReadStream(Readable.from(sheetXml(rows, options)), "xl/worksheets/sheet1.xml");
  zip.end();
  return output;
}

async function* sheetXml(
  rows: AsyncIterable<readonly Cell[]>,
  { isRightToLeft }: XlsxOptions,
): AsyncGenerator<string> {
  const view = `<sheetView workbookViewId="0" rightToLeft="${isRightToLeft ? 1 : 0}"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>`;
  let line = 0;
  for await (const row of rows) {
    line += 1;
    const style = line === 1 ? HEADING : TEXT;
    yield `<row r="${line}">${row.map((cell, place) => cellXml(cell, `${letters(place)}${line}`, style)).join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

function cellXml(cell: Cell, place: string, style: number): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  const text = encodeSigns(harmlessText(cell));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** 27 → "AB". */
function letters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}

// oxlint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Anything that looks like a character code, or that XML would alter or cannot contain, is written
 * as its code.
 */
function encodeSigns(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/_(?=x[0-9A-F]{4}_)/gi, "_x005F_")
    .replaceAll(
      NOT_IN_XML,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    )
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
