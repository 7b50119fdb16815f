import JsBarcode from "jsbarcode";
import { INK, type Sheet } from "../pdf/sheet.ts";

/** Quiet zone around a code, in widths of its thinnest bar: scanners need ten. */
const QUIET = 10;

/** Draws a Code 128 over the full width as plain bars, at the sheet's current height. */
export function drawBarCode(
  sheet: Sheet,
  content: string,
  { height, width = sheet.width, start = 0 }: { height: number; width?: number; start?: number },
): void {
  const bars = barsOf(content);
  const bar = width / (bars.length + 2 * QUIET);
  const left = sheet.left(start, width) + QUIET * bar;
  const { document } = sheet;
  sheet.ornament(() => {
    for (const { 0: dark, index } of bars.matchAll(/1+/g))
      document.rect(left + index * bar, sheet.y, dark.length * bar, height);
    document.fill(INK);
  });
  sheet.y += height;
}

/** `1` is dark. */
export function barsOf(content: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, content, { format: "CODE128" });
  return (drawn.encodings ?? []).map(({ data }) => data).join("");
}
