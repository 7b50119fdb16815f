import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";
import { askAs, OwnLamp } from "../own-lamp.ts";

test(
  "creates variants from typed sizes, with price, stock and own attributes",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { locale } = shop;
    const office = new BackOffice(page, locale);
    const { words } = office;
    const texts = words.products.page;
    await office.enter("catalogue");
    const lamp = await OwnLamp.publish(page);
    const read = () => askAs<ProductRecord>(page, "GET", `products/${lamp.id}`);
    const { items } = await askAs<{ items: AttributeRecord[] }>(page, "GET", "attributes");
    const attribute = (code: string) => items.find((one) => one.code === code)!;
    const labelOf = ({ name, unit }: AttributeRecord) =>
      unit ? `${name[locale]} (${unit})` : name[locale];
    const [diameter, weight] = [attribute("diameter_mm"), attribute("weight_kg")];
    const save = async () => {
      await page.getByRole("button", { name: texts.save, exact: true }).click();
      await expect(page.getByText(texts.saved)).toBeVisible();
    };

    await office.open(`/products/${lamp.id}/show`);
    await office.expectScreen(lamp.name[locale]);
    await page.getByLabel(texts.options, { exact: true }).click();
    await page.getByRole("option", { name: diameter.name[locale], exact: true }).click();
    await page.keyboard.press("Escape");
    const sizes = page.getByLabel(labelOf(diameter), { exact: true });
    await sizes.fill("60cm");
    await expect(page.getByText(texts.noNumber.replace("{typed}", "60cm"))).toBeVisible();
    await expect(page.getByRole("button", { name: texts.makeVariants })).toBeDisabled();
    await sizes.fill("٦٠٠، 800 mm");
    await page.getByRole("button", { name: texts.makeVariants }).click();
    const skus = page.getByLabel(words.products.sku, { exact: true });
    await expect(skus).toHaveCount(2);
    await page.getByLabel(texts.poundsFor, { exact: true }).first().fill("4500");
    await page.getByLabel(texts.onHandFor, { exact: true }).first().fill("٧");
    await page.getByRole("button", { name: texts.fill, exact: true }).click();
    const onHand = (index: number) => page.locator(`[name="variants.${index}.onHand"]`);
    await expect(onHand(1)).toHaveValue("٧");
    await onHand(1).fill("3");

    await page
      .getByRole("button", { name: ownFacts(locale), exact: true })
      .first()
      .click();
    await page.getByLabel(texts.addOwnFact, { exact: true }).click();
    await page.getByRole("option", { name: weight.name[locale], exact: true }).click();
    await page.locator('[name="variants.0.attributes.weight_kg"]').fill("٢٫٥");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await save();
    const saved = await read();
    expect(saved.variants.filter(({ isActive }) => isActive)).toMatchObject([
      { options: { diameter_mm: 600 }, attributes: { weight_kg: 2.5 }, piastres: 4_500_00 },
      { options: { diameter_mm: 800 }, attributes: {}, piastres: 4_500_00 },
    ]);
    const level = ({ variants, stock }: ProductRecord, size: number) => {
      const id = variants.find(({ options }) => options["diameter_mm"] === size)?.id;
      return stock.find(({ variantId }) => variantId === id)?.onHand;
    };
    expect([level(saved, 600), level(saved, 800)]).toEqual([7, 3]);

    // Typed stock is booked once: saving something else later leaves it unchanged.
    await expect(onHand(0)).toHaveValue("");
    await onHand(0).fill("9");
    await save();
    await expect(onHand(0)).toHaveValue("");
    const after = await read();
    expect([level(after, 600), level(after, 800)]).toEqual([9, 3]);
    await lamp.archive();
  },
);

/** The button of a variant without attributes of its own. */
function ownFacts(locale: "ar" | "en"): string {
  return locale === "ar" ? "مواصفات خاصة بالموديل" : "Own attributes";
}

test(
  "shows the error and retries when a form's options fail to load",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    await office.enter("catalogue");
    const address = "**/api/v1/admin/brands";
    const problem = { type: "about:blank", title: "Not now", status: 403, code: "forbidden" };
    await page.route(address, (route) => route.fulfill({ status: 403, json: problem }));
    await office.open("/products/create");
    await expect(page.getByRole("alert").filter({ hasText: "Not now" })).toBeVisible();
    await page.unroute(address);
    await page.getByRole("button", { name: words.shell.problem.again, exact: true }).click();
    await expect(page.getByLabel(words.products.code, { exact: true })).toBeVisible();
  },
);
