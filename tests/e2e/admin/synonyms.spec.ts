import { expect, NIGHTLY, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";

/** Made-up words, so that both languages can run at the same time. */
const UNHEARD = { ar: "زرزورة", en: "zarzoora" };
const KNOWN = { ar: "كالون", en: "lock" };

test(
  "adds a synonym for a search without results, then removes it",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { locale } = shop;
    const office = new BackOffice(page, locale);
    const { resources, shell, start, synonyms } = office.words;
    const [unheard, known] = [UNHEARD[locale], KNOWN[locale]];
    await page.request.get(shop.at(`/SearchProducts/${encodeURIComponent(unheard)}`));
    await office.enter("catalogue");
    await office.open();
    await page
      .getByRole("link", { name: start.reports.explainOf.replace("{words}", unheard) })
      .click();
    await office.expectScreen(synonyms.add);
    const words = page.getByLabel(synonyms.words, { exact: true });
    await expect(words).toHaveValue(`${unheard}\n`);
    await page.getByRole("button", { name: shell.form.save, exact: true }).click();
    await expect(words).toHaveAttribute("aria-invalid", "true");
    await shop.expectAccessible(page);
    await words.fill(`${unheard}\n${known}`);
    await page.getByRole("button", { name: shell.form.save, exact: true }).click();

    await office.expectScreen(resources.synonyms.name);
    await expect(page.getByText(synonyms.saved)).toBeVisible();
    const after = page.getByRole("region", { name: synonyms.trial.after });
    await expect(after.getByRole("listitem")).not.toHaveCount(0);
    const before = page.getByRole("region", { name: synonyms.trial.before });
    await expect(before.getByRole("listitem")).toHaveCount(0);
    await after.getByRole("button").first().click();
    await expect(page.getByRole("row", { name: synonyms.rank.all })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const results = await page.request.get(`/api/v1/products?q=${unheard}&lang=${locale}`);
    expect((await results.json()).isGuess).toBe(false);

    await page.getByLabel(synonyms.search, { exact: true }).fill(unheard);
    const remove = page.getByRole("button", { name: synonyms.remove, exact: true });
    await expect(remove).toHaveCount(1);
    await remove.click();
    await page.getByRole("dialog").getByRole("button", { name: synonyms.remove }).click();
    await expect(page.getByText(synonyms.removed)).toBeVisible();
    const again = await page.request.get(`/api/v1/products?q=${unheard}&lang=${locale}`);
    expect((await again.json()).total).toBe(0);
  },
);
