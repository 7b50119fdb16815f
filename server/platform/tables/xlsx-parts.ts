import type { Readable } from "node:stream";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { UnreadableTable } from "./cell.ts";

/** Uncompressed size of all parts together; a workbook of text is a tenth of that. */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_PARTS = 2_000;
/** Small enough that requests are served between two pieces. */
const PIECE = 32_768;

export interface XmlReader {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** The parts of a workbook by name, decompressed only as far as they are read. */
export class XlsxParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #unpacked = 0;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(file: Buffer): Promise<XlsxParts> {
    const entries = new Map<string, Entry>();
    const zip = await readable(() => fromBufferPromise(file));
    if (zip.entryCount > MOST_PARTS) throw new UnreadableTable("file-too-large");
    await readable(async () => {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    });
    return new XlsxParts(zip, entries);
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Reads a part piece by piece, pausing in between. */
  async *pieces(name: string, reader: XmlReader): AsyncGenerator<void> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) throw new UnreadableTable("not-a-table");
    if (entry.isEncrypted()) throw new UnreadableTable("locked-workbook");
    const parser = parserOf(reader);
    const stream = await readable(() => this.#zip.openReadStreamPromise(entry));
    const decoder = new TextDecoder();
    for await (const chunk of chunksOf(stream)) {
      // The size stated in the file is not trusted.
      this.#unpacked += chunk.length;
      if (this.#unpacked > MOST_UNPACKED) throw new UnreadableTable("file-too-large");
      for (let at = 0; at < chunk.length; at += PIECE) {
        const text = decoder.decode(chunk.subarray(at, at + PIECE), { stream: true });
        await readable(async () => parser.write(text));
        yield;
      }
    }
    await readable(async () => parser.write(decoder.decode()).close());
  }

  async read(name: string, reader: XmlReader): Promise<void> {
    const pieces = this.pieces(name, reader);
    while (!(await pieces.next()).done);
  }
}

/** Names are passed without their prefix, which some programs write. */
function parserOf(reader: XmlReader): SaxesParser {
  const parser = new SaxesParser();
  const plain = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) =>
    reader.open?.(plain(name), attributes),
  );
  parser.on("text", (found) => reader.text?.(found));
  parser.on("closetag", ({ name }) => reader.close?.(plain(name)));
  return parser;
}

async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch {
    throw new UnreadableTable("broken-file");
  }
}

/** Whether zip or XML fails, the sender gets the same answer: the file cannot be read. */
async function readable<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable("broken-file");
  }
}
