import { MOST_COLUMNS, plainText, type TableRow, UnreadableTable } from "./cell.ts";
import { type XmlReader, XlsxParts } from "./xlsx-parts.ts";

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const STRINGS = "xl/sharedStrings.xml";
/** The format's limit. */
const LAST_LINE = 1_048_576;

/** The rows of the first sheet of a workbook. */
export async function* readXlsx(file: Buffer): AsyncGenerator<TableRow> {
  const parts = await XlsxParts.open(file);
  if (!parts.has(WORKBOOK)) throw new UnreadableTable("not-a-table");
  const { sheet, strings } = await findParts(parts);
  const words = parts.has(strings) ? await readStrings(parts, strings) : [];
  const reader = new RowReader(words);
  for await (const _ of parts.pieces(sheet, reader)) yield* reader.take();
  yield* reader.take();
}

async function findParts(parts: XlsxParts): Promise<{ sheet: string; strings: string }> {
  const sheets: string[] = [];
  await parts.read(WORKBOOK, {
    open: (name, attributes) => {
      if (name === "sheet") sheets.push(attributes["r:id"] ?? "");
    },
  });
  const targets = new Map<string, string>();
  let strings = STRINGS;
  await parts.read(RELATIONS, {
    open: (name, { Id: id = "", Target: target = "", Type: type = "" }) => {
      if (name !== "Relationship") return;
      const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      targets.set(id, path);
      if (type.endsWith("/sharedStrings")) strings = path;
    },
  });
  const sheet = targets.get(sheets[0] ?? "");
  if (sheet === undefined) throw new UnreadableTable("not-a-table");
  return { sheet, strings };
}

/** Shared strings, which cells refer to by index. */
async function readStrings(parts: XlsxParts, path: string): Promise<string[]> {
  const strings: string[] = [];
  let text: string | undefined;
  // Phonetic readings of Japanese characters are not part of the text.
  let [isText, isReading] = [false, false];
  await parts.read(path, {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") isReading = true;
      isText = name === "t" && !isReading;
    },
    text: (found) => {
      if (isText && text !== undefined) text += found;
    },
    close: (name) => {
      if (name === "rPh") isReading = false;
      if (name === "t") isText = false;
      if (name === "si") strings.push(decodeSigns(text ?? ""));
    },
  });
  return strings;
}

/** Parses rows and keeps them until they are taken. */
class RowReader implements XmlReader {
  readonly #strings: readonly string[];
  #ready: TableRow[] = [];
  #row: TableRow = { line: 0, cells: [], formulas: [] };
  #isRow = false;
  #place = -1;
  #kind = "n";
  #value = "";
  #isValue = false;

  constructor(strings: readonly string[]) {
    this.#strings = strings;
  }

  take(): TableRow[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === "row") this.#beginRow(attributes);
    if (name === "c") this.#beginCell(attributes);
    if (name === "f" && this.#place >= 0) this.#row.formulas.push(this.#place);
    this.#isValue = name === "v" || name === "t";
  }

  text(found: string): void {
    if (this.#isValue) this.#value += found;
  }

  close(name: string): void {
    if (name === "v" || name === "t") this.#isValue = false;
    if (name === "c") this.#row.cells[this.#place] = this.#cell();
    if (name !== "row") return;
    this.#ready.push({ ...this.#row, cells: [...this.#row.cells].map((cell) => cell ?? "") });
    this.#isRow = false;
  }

  #beginRow({ r: given }: Record<string, string>): void {
    const line = given === undefined ? this.#row.line + 1 : lineOf(given);
    if (this.#isRow || line <= this.#row.line) throw new UnreadableTable("broken-file");
    this.#row = { line, cells: [], formulas: [] };
    this.#isRow = true;
    this.#place = -1;
  }

  #beginCell({ r: given, t: kind = "n" }: Record<string, string>): void {
    const place = given === undefined ? this.#place + 1 : columnOf(given, this.#row.line);
    if (place <= this.#place) throw new UnreadableTable("broken-file");
    if (place >= MOST_COLUMNS) throw new UnreadableTable("too-many-columns");
    this.#place = place;
    this.#kind = kind;
    this.#value = "";
  }

  #cell(): string {
    const value = this.#value;
    if (value === "") return "";
    if (this.#kind === "s") return plainText(this.#strings[Number(value)] ?? "");
    // Programs show fifteen digits of a number; the rest are artefacts of its binary form.
    if (this.#kind === "n") return numberText(value);
    return this.#kind === "b" ? value : plainText(decodeSigns(value));
  }
}

function numberText(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
}

function lineOf(text: string): number {
  const line = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : LAST_LINE + 1;
  if (line > LAST_LINE) throw new UnreadableTable("broken-file");
  return line;
}

/** "AB12" → 27. */
function columnOf(place: string, line: number): number {
  const [, letters = "", number = ""] = /^([A-Z]{1,3})(\d+)$/i.exec(place) ?? [];
  if (lineOf(number) !== line) throw new UnreadableTable("broken-file");
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Characters that XML cannot contain are written as their code: _x000D_. */
function decodeSigns(text: string): string {
  return text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
