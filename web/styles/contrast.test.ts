import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const css = await Promise.all(
  ["tokens.css", "colour-temperature.css"].map((file) =>
    readFile(new URL(file, import.meta.url), "utf8"),
  ),
);
const tokens = new Map(
  [...css.join("").matchAll(/--color-([\w-]+): ([^;]+);/gu)].map((m) => [m[1] ?? "", m[2] ?? ""]),
);

function luminance(name: string): number {
  const value = tokens.get(name) ?? "";
  const other = /^var\(--color-([\w-]+)\)$/u.exec(value)?.[1];
  if (other) return luminance(other);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(value.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = ["ink", "ink-soft", "ink-faint", "brass", "success", "error", "warning", "info"];

test.each(TEXT.flatMap((ink) => ["plaster", "paper"].map((ground) => [ink, ground] as const)))(
  "%s is legible on %s",
  (ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5),
);

test.each([
  ["ink", "stone-deep"],
  ["ink-soft", "stone-deep"],
  ["plaster", "ink"],
  ["paper", "error"],
  ["brass-deep", "brass-wash"],
  ["success", "success-wash"],
  ["error", "error-wash"],
  ["warning", "warning-wash"],
  ["info", "info-wash"],
  ["on-night", "night"],
  ["on-night-soft", "night-raised"],
  ["night", "glow"],
  ["night", "glow-bright"],
])("%s is legible on %s", (ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(["plaster", "paper"])("edges of controls stand out on %s", (ground) => {
  expect(contrast("line-strong", ground)).toBeGreaterThanOrEqual(3);
});
