import type { Page } from "@playwright/test";
import { orderBy } from "./buying.ts";
import { registerPerson } from "./customer.ts";
import { ARABIC_NIGHTLY, expect, IN_ENGLISH_FIRST, NIGHTLY, test } from "./shop-test.ts";
import { callTestApi } from "./test-api/test-api.ts";

interface Review {
  author: { name: string };
  reviewRating: { ratingValue: number };
  datePublished: string;
  reviewBody?: string;
}

interface Described {
  aggregateRating?: { ratingValue: number; ratingCount: number };
  review?: Review[];
}

/** The best rated product, in the language of the run. */
async function ratedPath(page: Page, locale: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/products?sort=rating&lang=${locale}`);
  const { items } = (await answer.json()) as { items: { path: string }[] };
  return items[0]?.path ?? "";
}

test(
  "shows ratings equal to the structured data and links to sign-in",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const path = await ratedPath(page, shop.locale);
    await shop.open(page, path);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const described = data.map((text) => JSON.parse(text) as Described);
    const { aggregateRating, review = [] } = described.find((one) => one.aggregateRating) ?? {};
    const { ratingValue = 0, ratingCount = 0 } = aggregateRating ?? {};
    const section = page.getByRole("region", { name: shop.words.ratings.title });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText("منى س.")).toBeVisible();
    // Structured data matches what readers see.
    await expect(section.getByText(ratingValue.toFixed(1), { exact: true })).toBeVisible();
    const bars = await section.locator("button[aria-pressed]").allInnerTexts();
    const counts = bars.map((text) => Number(text.trim().split(/\s+/).at(-1)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ratingCount);
    expect(review).toHaveLength(Math.min(5, ratingCount));
    const entries = section.getByRole("listitem").filter({ has: page.locator("time") });
    for (const [place, one] of review.entries()) {
      const entry = entries.nth(place);
      await expect(entry).toContainText(one.author.name);
      await expect(entry).toContainText(one.reviewBody ?? "");
      await expect(entry.locator(`time[datetime="${one.datePublished}"]`)).toBeVisible();
      await expect(entry.locator(".sr-only").first()).toContainText(
        String(one.reviewRating.ratingValue),
      );
    }
    const invitation = section.getByRole("link", { name: shop.words.ratings.form.signIn });
    await expect(invitation).toHaveAttribute("href", /\/auth\/Login\?next=/);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const report = section.getByRole("button", { name: shop.words.ratings.report }).first();
    await report.click();
    await expect(section.getByText(shop.words.ratings.reported)).toBeFocused();
    await shop.expectAccessible(page);
  },
);

test(
  "rates an ordered product as a guest from order page or email",
  NIGHTLY,
  async ({ page, shop }) => {
    const { form, title } = shop.words.ratings;
    const number = await orderBy(page, "cod");
    await callTestApi(page, "deliver", { number });
    await shop.open(page, `/orders-and-returns/${number}`);
    await page.getByRole("link", { name: shop.words.orders.order.rate }).click();
    const section = page.getByRole("region", { name: title });
    await section.getByTitle(form.names.four, { exact: true }).click();
    await section.getByLabel(form.text).fill("ضوء هادئ");
    await section.getByRole("button", { name: form.send }).click();
    await expect(section.getByText(form.waiting)).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    // In another browser the order's URL is useless, but the mail's link works.
    await page.context().clearCookies();
    await page.reload();
    await expect(section.getByRole("link", { name: form.signIn })).toBeVisible();
    const [address = ""] = page.url().split("#");
    const { key = "" } = await callTestApi(page, "ratingKey", { number });
    await page.goto("about:blank");
    await page.goto(`${address}#rate=${key}`);
    await expect(section.getByLabel(form.text)).toHaveValue("ضوء هادئ");
    await page.goto("about:blank");
    await page.goto(`${address}#rate=${"x".repeat(key.length)}`);
    await expect(section.getByText(form.linkEnded)).toBeVisible();
    await expect(section.getByRole("link", { name: form.signIn })).toBeVisible();
    await shop.expectNoOverflow(page);
  },
);

test(
  "requires a value, sends a rating and lists it in the account",
  IN_ENGLISH_FIRST,
  async ({ page, shop }) => {
    const { form, own, title } = shop.words.ratings;
    await registerPerson(page);
    await shop.open(page, await ratedPath(page, shop.locale));
    const section = page.getByRole("region", { name: title });
    await section.scrollIntoViewIfNeeded();
    await section.getByRole("button", { name: form.open }).click();
    await section.getByRole("button", { name: form.send }).click();
    await expect(section.getByText(form.missing)).toBeVisible();
    if (shop.locale === "en") expect(form.missing).toBe("You must choose value (1-5)");
    await shop.expectAccessible(page);
    await section.getByTitle(form.names.four, { exact: true }).click();
    await expect(section.getByText(form.missing)).toBeHidden();
    await section.getByLabel(form.text).fill("ضوء هادئ\nand it dims well");
    await section.getByRole("button", { name: form.send }).click();
    await expect(page.getByText(form.sent).first()).toBeVisible();
    if (shop.locale === "en") expect(form.sent).toBe("Your rating value has sent successfully");
    await expect(section.getByText(form.waiting)).toBeVisible();
    await shop.open(page, "/Account?part=ratings");
    await expect(page.getByText("and it dims well")).toBeVisible();
    await expect(page.getByText(own.states.waiting)).toBeVisible();
    await shop.expectAccessible(page);
  },
);
