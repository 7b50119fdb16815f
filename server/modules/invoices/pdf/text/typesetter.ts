import { font, FONT_NAMES, fontFor, type FontName, type Look, mainFont } from "./fonts.ts";
import { type Paragraph, paragraphOf, runsOf, type TextRun, visualOrder } from "./text-runs.ts";

export interface Style {
  look: Look;
  size: number;
  color: string;
}

interface MeasuredRun extends TextRun<FontName> {
  width: number;
}

/** One line, ready to be drawn. */
export interface Line {
  runs: MeasuredRun[];
  width: number;
}

/**
 * Fonts choose their own (see `fonts.ts`); with any feature here, pdfkit shapes a run as a whole,
 * not word by word.
 */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];

/** Typesets lines of Arabic and Latin text: direction, fonts, line breaking, drawing. */
export class Typesetter {
  readonly #document: PDFKit.PDFDocument;
  readonly #direction: "ltr" | "rtl";
  readonly #widths = new Map<string, number>();

  constructor(document: PDFKit.PDFDocument, direction: "ltr" | "rtl") {
    this.#document = document;
    this.#direction = direction;
    for (const name of FONT_NAMES) {
      // pdfkit accepts an already opened font, although its types do not say so.
      document.registerFont(name, font(name) as unknown as Buffer);
    }
  }

  /**
   * The text in lines no wider than `width`, broken between words, or inside a word that is too
   * long.
   */
  lines(text: string, style: Style, width: number): Line[] {
    const paragraph = paragraphOf(text, this.#direction);
    const lines: Line[] = [];
    let from = 0;
    while (from < text.length) {
      const to = this.#lineEnd(paragraph, from, { style, width });
      lines.push(this.#measure(paragraph, { from, to: trimmedEnd(text, from, to) }, style));
      from = to;
    }
    return lines;
  }

  /** The text as one line, however long. */
  line(text: string, style: Style): Line {
    const paragraph = paragraphOf(text, this.#direction);
    return this.#measure(paragraph, { from: 0, to: text.length }, style);
  }

  /**
   * Draws in reading order, each run at its position. `ActualText` has the letters in reading order,
   * as the standard asks: without it PDFium (Chrome) copies the words of a line in reverse. Poppler
   * 22.12 (pdftotext) reverses the letters of an Arabic `ActualText`; no way of drawing suits both.
   */
  draw({ runs }: Line, style: Style, place: { x: number; baseline: number }): void {
    const left = new Map<MeasuredRun, number>();
    let x = place.x;
    for (const run of visualOrder(runs)) {
      left.set(run, x);
      x += run.width;
    }
    const document = this.#document.fillColor(style.color);
    for (const run of runs) {
      document.markContent("Span", { actual: run.actual });
      document.font(run.font, style.size).text(run.drawn, left.get(run) ?? 0, place.baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        features: FEATURES,
      });
      document.endMarkedContent();
    }
  }

  #lineEnd(
    paragraph: Paragraph,
    from: number,
    { style, width }: { style: Style; width: number },
  ): number {
    const { text } = paragraph;
    let end = from;
    let used = 0;
    for (const { index, 0: word } of text.slice(from).matchAll(/\S+\s*|\s+/g)) {
      const start = from + index;
      const wordEnd = start + word.length;
      const wide = this.#measure(
        paragraph,
        { from: start, to: trimmedEnd(text, start, wordEnd) },
        style,
      );
      if (used + wide.width > width) break;
      used += this.#measure(paragraph, { from: start, to: wordEnd }, style).width;
      end = wordEnd;
    }
    return end > from ? end : this.#cutWord(paragraph, from, { style, width });
  }

  #cutWord(
    paragraph: Paragraph,
    from: number,
    { style, width }: { style: Style; width: number },
  ): number {
    let to = from;
    for (const letter of paragraph.text.slice(from)) {
      const next = to + letter.length;
      if (to > from && this.#measure(paragraph, { from, to: next }, style).width > width) break;
      to = next;
    }
    return to;
  }

  #measure(paragraph: Paragraph, range: { from: number; to: number }, style: Style): Line {
    const { look, size } = style;
    const fontOf = (codePoint: number) => fontFor(look, codePoint);
    const runs = runsOf(paragraph, range, fontOf, mainFont(look)).map((run) => ({
      ...run,
      width: this.#width(run) * size,
    }));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  /** Width of a run in a font of size 1. */
  #width({ font: name, drawn }: TextRun<FontName>): number {
    const key = `${name} ${drawn}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      const face = font(name);
      width = face.layout(drawn).advanceWidth / face.unitsPerEm;
      this.#widths.set(key, width);
    }
    return width;
  }
}

function trimmedEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}
