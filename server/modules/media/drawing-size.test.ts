import { expect, test } from "vitest";
import { isHarmlessSvg } from "./harmless-svg.ts";

const drawing = (inner: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`,
  );
const group = (id: string, inner: string) => `<g id="${id}">${inner}</g>`;

test("what is used a few times is drawn a few times", () => {
  const petals = '<use href="#petal"/>'.repeat(24);
  expect(
    isHarmlessSvg(drawing(`<defs>${group("petal", "<path d='M0 0'/>")}</defs>${petals}`)),
  ).toBe(true);
});

test("what doubles itself over and over is refused, before anything is drawn", () => {
  const groups = Array.from({ length: 24 }, (_, index) =>
    group(`a${index + 1}`, `<use href="#a${index}"/><use href="#a${index}"/>`),
  );
  const inner = `<defs>${group("a0", "<rect/>")}${groups.join("")}</defs><use href="#a24"/>`;
  const before = process.threadCpuUsage();
  expect(isHarmlessSvg(drawing(inner))).toBe(false);
  // What this thread has computed, in microseconds: others may have had the machine meanwhile.
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
});

test("what uses itself, at once or by a detour, is refused; something that comes later may be used", () => {
  expect(isHarmlessSvg(drawing(group("a", '<use href="#a"/>')))).toBe(false);
  const detour = group("a", '<use href="#b"/>') + group("b", '<use xlink:href=" #a"/>');
  expect(isHarmlessSvg(drawing(detour))).toBe(false);
  expect(isHarmlessSvg(drawing(`<use href="#b"/>${group("b", "<rect/>")}`))).toBe(true);
});

test("what stands in each other without end is refused", () => {
  expect(isHarmlessSvg(drawing("<g>".repeat(50_000) + "</g>".repeat(50_000)))).toBe(false);
});

test("elements that are not closed in their order are refused", () => {
  expect(isHarmlessSvg(drawing("<g><rect></g></rect>"))).toBe(false);
});
