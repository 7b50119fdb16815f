import type { Locale } from "#contract/kernel/locale.ts";
import { DIRECTION } from "#contract/kernel/locale.ts";
import { type Style, Typesetter } from "./text/typesetter.ts";

/** The shop's colours, as in its style sheet. */
export const INK = "#1d1a16";
export const INK_SOFT = "#5d554a";
export const INK_FAINT = "#756c5f";
export const HAIRLINE = "#e0d8ca";
export const BRASS = "#8a5f14";
export const GLOW = "#ffb46b";

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 50;
/** Room for the foot of each page. */
const FOOT = 64;

export const WIDTH = PAGE.width - 2 * MARGIN;

/** Room between baselines: Arabic reaches further up and down than Latin. */
const LEADING = 1.6;
const BASELINE = 1.12;

/** Where a text stands: `start` counts from the edge at which the language begins. */
export interface Place {
  start?: number;
  width?: number;
  /** Figures end on the right in both languages, so that their points stand below each other. */
  align?: "start" | "end" | "figure";
}

/** A page measured from the edge at which its language begins; going down is `y`. */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly #type: Typesetter;
  readonly #isRtl: boolean;
  y = MARGIN;

  constructor(document: PDFKit.PDFDocument, locale: Locale) {
    this.document = document;
    this.#type = new Typesetter(document, DIRECTION[locale]);
    this.#isRtl = DIRECTION[locale] === "rtl";
  }

  /** Points that are left on this page. */
  get room(): number {
    return PAGE.height - FOOT - this.y;
  }

  newPage(): void {
    this.document.addPage();
    this.y = MARGIN;
  }

  /** Left edge of something `width` wide that begins at `start`. */
  left(start: number, width: number): number {
    return this.#isRtl ? PAGE.width - MARGIN - start - width : MARGIN + start;
  }

  /** Height of a text that is broken into lines. */
  heightOf(text: string, style: Style, width: number): number {
    return this.#type.lines(text, style, width).length * style.size * LEADING;
  }

  /** Draws a text at `y`, broken into lines. @returns its height */
  text(text: string, style: Style, place: Place = {}): number {
    const { start = 0, width = WIDTH - start, align = "start" } = place;
    const lines = this.#type.lines(text, style, width);
    const box = this.left(start, width);
    const isRight = align === "figure" || (align === "end") !== this.#isRtl;
    let top = this.y;
    for (const line of lines) {
      const x = isRight ? box + width - line.width : box;
      this.#type.draw(line, style, { x, baseline: top + style.size * BASELINE });
      top += style.size * LEADING;
    }
    return top - this.y;
  }

  /** Draws on another height without going there. @returns the height */
  textAt(y: number, text: string, style: Style, place: Place = {}): number {
    const here = this.y;
    this.y = y;
    const height = this.text(text, style, place);
    this.y = here;
    return height;
  }

  rule(color = HAIRLINE, { start = 0, width = WIDTH }: Place = {}): void {
    const x = this.left(start, width);
    this.ornament(() => {
      this.document
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke();
    });
  }

  /** What readers aloud leave out. */
  ornament(draw: () => void): void {
    this.document.markContent("Artifact");
    draw();
    this.document.endMarkedContent();
  }

  /** Draws at the foot of every page, once all pages are there. */
  foot(draw: (page: number, pages: number) => void): void {
    const { count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(index);
      this.y = PAGE.height - FOOT + 22;
      draw(index + 1, count);
    }
  }
}
