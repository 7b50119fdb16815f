import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const SETTINGS = {
  ar: { siteName: "فانوس", tagline: "إضاءة" },
  en: { siteName: "Fanous", tagline: "Lighting" },
};
const matches = (locale: "ar" | "en") => [
  {
    id: "root",
    loaderData: {
      locale,
      publicUrl: "https://shop.example",
      shell: { settings: SETTINGS[locale] },
    },
  },
];

test("builds the title from the shop's name in the page's language", () => {
  expect(pageMeta(matches("ar"), {})).toContainEqual({ title: "فانوس · إضاءة" });
  expect(pageMeta(matches("en"), {})).toContainEqual({ title: "Fanous · Lighting" });
  expect(pageMeta(matches("en"), { title: "Cart" })).toContainEqual({ title: "Cart · Fanous" });
});

test("adds noindex to pages excluded from search engines", () => {
  const robots = { name: "robots", content: "noindex, follow" };
  expect(pageMeta(matches("en"), { noindex: true })).toContainEqual(robots);
  expect(pageMeta(matches("en"), {})).not.toContainEqual(robots);
});

test("uses the page's picture as og:image, else the social card", () => {
  const image = (content: string) => ({ property: "og:image", content });
  const picture = { src: "/media/ab/hala.webp", width: 720, height: 900, alt: "Hala" };
  const own = pageMeta(matches("en"), { picture }).find(
    (one) => "property" in one && one.property === "og:image",
  );
  expect(own).toEqual(
    image(expect.stringMatching(/^https:\/\/shop\.example\/.*w_1200.*\/media\/ab\/hala\.webp$/)),
  );
  expect(pageMeta(matches("en"), {})).toContainEqual(image("https://shop.example/social-card.jpg"));
});
