import { PhotometricError } from "./photometric-error.ts";
import type { Photometry } from "./photometry.ts";

/** Reads the numbers of a text one after another, with their line numbers. */
export class NumberCursor {
  readonly #values: readonly { text: string; line: number }[];
  readonly #lastLine: number;
  #next = 0;

  constructor(lines: readonly string[], firstLine: number, separator: RegExp) {
    this.#values = lines.flatMap((text, index) =>
      text
        .split(separator)
        .filter((part) => part !== "")
        .map((part) => ({ text: part, line: firstLine + index })),
    );
    this.#lastLine = this.#values.at(-1)?.line ?? firstLine;
  }

  get line(): number {
    return this.#values[this.#next]?.line ?? this.#lastLine;
  }

  one(): number {
    const value = this.#values[this.#next];
    if (!value) throw new PhotometricError("too-few-numbers", this.#lastLine);
    this.#next += 1;
    return parseNumber(value.text, value.line);
  }

  /** Reads a count of at least `least` and at most a sane maximum. */
  count(least: number): number {
    const { line } = this;
    const value = this.one();
    if (Number.isInteger(value) && value >= least && value <= MOST) return value;
    throw new PhotometricError("bad-count", line, String(value));
  }

  many(count: number): number[] {
    return Array.from({ length: count }, () => this.one());
  }

  end(): void {
    const value = this.#values[this.#next];
    if (value) throw new PhotometricError("too-many-numbers", value.line, value.text);
  }
}

/** More planes or angles than any goniometer has: an invalid count. */
const MOST = 10_000;

const NUMBER = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?$/i;

/** A comma is accepted as a decimal point. */
export function parseNumber(text: string, line: number): number {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) {
    throw new PhotometricError("not-a-number", line, trimmed.slice(0, 40));
  }
  return Number(trimmed.replace(",", "."));
}

export function demandRising(values: readonly number[], line: number): void {
  const isRising = values.every(
    (value, index) => index === 0 || value > (values[index - 1] ?? value),
  );
  if (!isRising) throw new PhotometricError("angles-not-rising", line);
}

/** A table of zeros describes no light and cannot be scaled. */
export function demandLight({ candelas }: Pick<Photometry, "candelas">, line: number): void {
  const isDark = candelas.every((row) => row.every((value) => value === 0));
  if (isDark) throw new PhotometricError("no-light", line);
}

export function demandWithin(
  values: readonly number[],
  [low, high]: readonly [number, number],
  line: number,
): void {
  const offender = values.find((value) => value < low || value > high);
  if (offender !== undefined) {
    throw new PhotometricError("angles-out-of-range", line, String(offender));
  }
}
