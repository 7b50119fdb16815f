import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

const DATA = { name: "فانوس", parts: [{ id: 1, price: null }] };

test("what was packed here needs no reading", () => {
  expect(unpack(pack(DATA))).toBe(DATA);
});

test("what came as text is read once", () => {
  const sent = { text: pack(DATA).text };
  expect(unpack<typeof DATA>(sent)).toEqual(DATA);
  expect(unpack(sent)).toBe(unpack(sent));
});
