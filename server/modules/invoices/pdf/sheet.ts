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

/** A page, in points. */
export interface Page {
  width: number;
  height: number;
  margin: number;
  /** Space for the footer of each page. */
  foot: number;
}

export const A4: Page = { width: 595.28, height: 841.89, margin: 50, foot: 64 };

/** Between the margins of A4. */
export const WIDTH = A4.width - 2 * A4.margin;

/** Distance of baselines: Arabic extends further up and down than Latin. */
const LEADING = 1.6;
const BASELINE = 1.12;

/** Position of a text: `start` counts from the edge at which the language begins. */
export interface Place {
  start?: number;
  width?: number;
  /** Figures are right-aligned in both languages, so that their decimal points line up. */
  align?: "start" | "end" | "figure" | "middle";
}

/** A page measured from the edge at which its language begins; `y` increases downwards. */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly #type: Typesetter;
  readonly #isRtl: boolean;
  readonly #page: Page;
  y: number;

  constructor(document: PDFKit.PDFDocument, locale: Locale, page: Page) {
    this.document = document;
    this.#page = page;
    this.y = page.margin;
    this.#type = new Typesetter(document, DIRECTION[locale]);
    this.#isRtl = DIRECTION[locale] === "rtl";
  }

  /** Between the margins. */
  get width(): number {
    return this.#page.width - 2 * this.#page.margin;
  }

  /** Points left on this page. */
  get room(): number {
    return this.#page.height - this.#page.foot - this.y;
  }

  /** Number of pages so far. */
  get pages(): number {
    return this.document.bufferedPageRange().count;
  }

  newPage(): void {
    this.document.addPage();
    this.y = this.#page.margin;
  }

  /** Left edge of something `width` wide that begins at `start`. */
  left(start: number, width: number): number {
    const { margin, width: whole } = this.#page;
    return this.#isRtl ? whole - margin - start - width : margin + start;
  }

  /**
   * The `start` of something `width` wide whose left edge is at `left`: drawings are the same in
   * both languages.
   */
  startAt(left: number, width: number): number {
    const { margin, width: whole } = this.#page;
    return this.#isRtl ? whole - margin - left - width : left - margin;
  }

  /** Height of a text broken into lines. */
  heightOf(text: string, style: Style, width: number): number {
    return this.#type.lines(text, style, width).length * style.size * LEADING;
  }

  /** Draws a text at `y`, broken into lines. @returns its height */
  text(text: string, style: Style, place: Place = {}): number {
    const { start = 0, width = this.width - start, align = "start" } = place;
    const lines = this.#type.lines(text, style, width);
    const box = this.left(start, width);
    const isRight = align === "figure" || (align === "end") !== this.#isRtl;
    let top = this.y;
    for (const line of lines) {
      const free = width - line.width;
      const x = box + (align === "middle" ? free / 2 : isRight ? free : 0);
      this.#type.draw(line, style, { x, baseline: top + style.size * BASELINE });
      top += style.size * LEADING;
    }
    return top - this.y;
  }

  /** Draws at another height without moving there. @returns the height */
  textAt(y: number, text: string, style: Style, place: Place = {}): number {
    const here = this.y;
    this.y = y;
    const height = this.text(text, style, place);
    this.y = here;
    return height;
  }

  rule(color = HAIRLINE, { start = 0, width = this.width }: Place = {}): void {
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

  /** Decoration that screen readers skip. */
  ornament(draw: () => void): void {
    this.document.markContent("Artifact");
    draw();
    this.document.endMarkedContent();
  }

  /** Draws the footer of every page after the first `before`, once all pages exist. */
  foot(draw: (page: number, pages: number) => void, before = 0): void {
    const count = this.pages;
    for (let index = before; index < count; index += 1) {
      this.document.switchToPage(index);
      this.y = this.#page.height - this.#page.foot + 22;
      draw(index + 1 - before, count - before);
    }
  }
}
