import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const settings = {
  siteName: { ar: "فانوس", en: "Fanous" },
  tagline: { ar: "إضاءة", en: "Lighting" },
};
const matches = (locale: "ar" | "en") => [
  { id: "root", loaderData: { locale, publicUrl: "https://shop.example", shell: { settings } } },
];

test("the site title is the shop's name in the page's language", () => {
  expect(pageMeta(matches("ar"), {})).toContainEqual({ title: "فانوس · إضاءة" });
  expect(pageMeta(matches("en"), {})).toContainEqual({ title: "Fanous · Lighting" });
  expect(pageMeta(matches("en"), { title: "Cart" })).toContainEqual({ title: "Cart · Fanous" });
});

test("what is not for search engines says so", () => {
  const robots = { name: "robots", content: "noindex" };
  expect(pageMeta(matches("en"), { noindex: true })).toContainEqual(robots);
  expect(pageMeta(matches("en"), {})).not.toContainEqual(robots);
});
