import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";

type Tokens = ReadonlyMap<string, string>;

async function tokensOf(...files: string[]): Promise<Tokens> {
  const css = await Promise.all(
    files.map((file) => readFile(new URL(file, import.meta.url), "utf8")),
  );
  const found = css.join("").matchAll(/--color-([\w-]+): ([^;]+);/gu);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value]));
}

const light = await tokensOf("tokens.css", "colour-temperature.css");
const dark: Tokens = new Map([...light, ...(await tokensOf("dark.css"))]);

function luminance(tokens: Tokens, name: string): number {
  const value = tokens.get(name) ?? "";
  const other = /^var\(--color-([\w-]+)\)$/u.exec(value)?.[1];
  if (other) return luminance(tokens, other);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(value.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Tokens, one: string, two: string): number {
  const [low = 0, high = 0] = [one, two]
    .map((name) => luminance(tokens, name))
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = ["ink", "ink-soft", "ink-faint", "brass", "success", "error", "warning", "info"];

describe.each([
  ["in the light theme", light],
  ["in the dark theme", dark],
])("%s", (_, tokens) => {
  test.each(TEXT.flatMap((ink) => ["plaster", "paper"].map((ground) => [ink, ground] as const)))(
    "gives text in %s on %s a contrast of 4.5",
    (ink, ground) => expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each([
    ["ink", "stone-deep"],
    ["ink-soft", "stone-deep"],
    ["plaster", "ink"],
    ["plaster", "brass-deep"],
    ["paper", "error"],
    ["paper", "error-deep"],
    ["brass-deep", "brass-wash"],
    ["success", "success-wash"],
    ["error", "error-wash"],
    ["warning", "warning-wash"],
    ["info", "info-wash"],
    ["on-night", "night"],
    ["on-night-soft", "night-raised"],
    ["night", "glow"],
    ["night", "glow-bright"],
  ])("gives %s on %s a contrast of at least 4.5", (ink, ground) => {
    expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["plaster", "paper"])("gives control borders on %s a contrast of 3", (ground) => {
    expect(contrast(tokens, "line-strong", ground)).toBeGreaterThanOrEqual(3);
  });
});
