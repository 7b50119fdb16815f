import { callAs } from "../buying.ts";
import { registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";

test(
  "lists a reported rating until staff keep or decline it",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const person = await registerPerson(page);
    await shop.open(page, "/");
    const list = await page.request.get("/api/v1/products?sort=price-asc");
    const { items } = (await list.json()) as { items: { id: number }[] };
    const text = `${person.firstName} ${Date.now()}: the switch clicks loudly`;
    await callAs(page, "POST", `/api/v1/products/${items[0]?.id}/ratings`, { value: 2, text });

    const office = new BackOffice(page, shop.locale);
    const { people } = office.words;
    await office.enter("support");
    const openList = async (state: "waiting" | "reported" | "published") => {
      await office.open(`/ratings?filter=${encodeURIComponent(JSON.stringify({ state }))}`);
      await office.expectScreen(office.words.resources.ratings.name);
    };
    const entry = page.getByRole("main").locator("tr, li").filter({ hasText: text }).last();
    const decide = async (label: string, done: string) => {
      await entry.getByRole("button", { name: label, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: label, exact: true }).click();
      await expect(page.getByText(done)).toBeVisible();
    };
    await openList("waiting");
    await decide(people.ratings.publish, people.ratings.published);
    await expect(entry).toHaveCount(0);
    const { undo, undone } = office.words.shell.form;
    await page.getByRole("button", { name: undo }).click();
    await expect(page.getByText(undone)).toBeVisible();
    await decide(people.ratings.publish, people.ratings.published);
    await openList("reported");
    await expect(entry).toHaveCount(0);

    const shown = await page.request.get(`/api/v1/products/${items[0]?.id}/ratings`);
    const ratings = (await shown.json()) as { items: { id: number; text: string }[] };
    const rating = ratings.items.find((one) => one.text === text);
    const reported = await page.request.post(`/api/v1/ratings/${rating?.id}/report`);
    expect(reported.status()).toBe(204);
    await openList("reported");
    await expect(entry).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await decide(people.ratings.keep, people.ratings.kept);
    await expect(entry).toHaveCount(0);
    // The newest published rating.
    await openList("published");
    await decide(people.ratings.decline, people.ratings.declined);
    await expect(entry).toHaveCount(0);
  },
);
