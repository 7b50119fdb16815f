import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
});
afterAll(() => shop.stop());

/** The page of a search, without bidi marks. */
async function pageOf(term: string, prefix = ""): Promise<string> {
  const { body } = await shop.app.inject(`${prefix}/SearchProducts/${encodeURIComponent(term)}`);
  return body.replaceAll(/[\u2066-\u2069]/g, "");
}

const linkTo = (term: string, prefix = "") =>
  `href="${prefix}/SearchProducts/${encodeURIComponent(term)}"`;

test.each([
  ["نجقة", "", "هل تقصد «نجفة»؟", "نجفة"],
  ["chandelir", "/en", "Did you mean “chandelier”?", "chandelier"],
])("%s: what may have been meant is a link", async (term, prefix, text, meant) => {
  const page = await pageOf(term, prefix);
  expect(page).toContain(text);
  expect(page).toContain(linkTo(meant, prefix));
});

test.each([
  ["سبوت دفن 500 وات", "", "بدون «500 وات»"],
  ["recessed spot 500w", "/en", "without “500w”"],
])("%s: what was left out is said", async (term, prefix, text) => {
  expect(await pageOf(term, prefix)).toContain(text);
});

test.each([
  ["سبوت ظاهر وورم", "", "أزل طريقة التركيب: ظاهر", "سبوت وورم"],
  ["surface spot warm", "/en", "Remove Mounting: Surface", "spot warm"],
])("%s: a word that was understood can be taken away", async (term, prefix, label, without) => {
  const page = await pageOf(term, prefix);
  expect(page).toContain(`aria-label="${label}"`);
  expect(page).toContain(linkTo(without, prefix));
});

test.each([
  ["نجفة مفصلة", "", "أقرب المنتجات إلى بحثك"],
  ["chandelier hinge", "/en", "Closest to your search"],
])("%s: nothing is found, but there are ways on", async (term, prefix, heading) => {
  const page = await pageOf(term, prefix);
  expect(page).toContain(heading);
  expect(page).toContain(`href="${prefix}/contact-us"`);
});
