import { afterEach, expect, test, vi } from "vitest";
import { dataElements, pack, unpack } from "./packed.ts";

const DATA = { name: "فانوس", parts: [{ id: 1, price: null }] };
const PAGE = { isDataOnly: false };
const ROUTER = { isDataOnly: true };

afterEach(() => vi.unstubAllGlobals());

/** The content of a page's elements by id, as a browser would parse it. */
function parse(elements: string): Map<string, string> {
  const found = elements.matchAll(
    /<script type="application\/json" id="([\w-]+)">([\s\S]*?)<\/script>/g,
  );
  return new Map([...found].map(([, id = "", text = ""]) => [id, text]));
}

function inPage(elements: string) {
  const texts = parse(elements);
  vi.stubGlobal("document", {
    getElementById: (id: string) => (texts.has(id) ? { textContent: texts.get(id) } : null),
  });
}

test("what was packed here needs no reading", () => {
  expect(unpack(pack(DATA, "product", ROUTER))).toBe(DATA);
  expect(unpack(pack(DATA, "product", PAGE))).toBe(DATA);
});

test("what came as text is read once", () => {
  const sent = { text: pack(DATA, "product", ROUTER).text };
  expect(unpack<typeof DATA>(sent)).toEqual(DATA);
  expect(unpack(sent)).toBe(unpack(sent));
});

test("data of a page is in elements of their own", () => {
  const frame = pack({ locale: "ar" }, "frame", PAGE);
  const product = pack(DATA, "product", PAGE);
  const elements = dataElements({ root: frame, page: { product, reviews: [] }, layout: null });
  inPage(elements);
  expect(unpack({ text: frame.text })).toEqual({ locale: "ar" });
  expect(unpack({ text: product.text })).toEqual(DATA);
  expect(() => unpack({ text: "#list-data" })).toThrow("Unexpected end of JSON input");
});

test("no text can end its element or begin a comment in it", () => {
  const data = { review: '</script><!--<script>alert("1")</script>' };
  const elements = dataElements({ root: pack(data, "product", PAGE) });
  expect(
    elements.match(/<(?!script type="application\/json" id="product-data">|\/script>$)/g),
  ).toBe(null);
  inPage(elements);
  expect(unpack({ text: "#product-data" })).toEqual(data);
});
