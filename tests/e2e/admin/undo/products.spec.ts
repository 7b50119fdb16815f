import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { expect, NIGHTLY, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";
import { askAs, OwnLamp } from "../own-lamp.ts";
import { expectUndone, factsOf, inLanguage } from "./undoing.ts";

const FACTS = ["name", "state", "brandId", "variants", "stock"] as const;

test(
  "undoes a saved product unless a colleague has changed it since",
  NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { products, shell } = office.words;
    const texts = products.page;
    await office.enter("catalogue");
    const lamp = await OwnLamp.publish(page);
    const path = `products/${lamp.id}`;
    const record = () => askAs<ProductRecord>(page, "GET", path);
    const save = () => page.getByRole("button", { name: texts.save, exact: true }).click();
    const name = page.getByLabel(inLanguage(office, products.name, "en"), { exact: true });
    const price = page.getByLabel(texts.pounds, { exact: true });

    await office.open(`/${path}/show`);
    await office.expectScreen(lamp.name[shop.locale]);
    await expectUndone(office, {
      read: async () => factsOf(await record(), FACTS),
      act: async () => {
        await name.fill("Typed by mistake");
        await price.fill("1");
        await page.getByLabel(texts.onHand, { exact: true }).first().fill("٩");
        await save();
      },
      said: texts.saved,
    });
    await expect(name).toHaveValue(lamp.name.en);
    await expect(price).toHaveValue("4500");

    await name.fill("Mine");
    await save();
    const notice = page.locator(".MuiSnackbar-root");
    await expect(notice.getByText(texts.saved)).toBeVisible();
    const mine = await record();
    const summary = { ar: "من زميل", en: "By a colleague" };
    await askAs(page, "PATCH", path, { ...mine, summary });
    await notice.getByRole("button", { name: shell.form.undo, exact: true }).click();
    await expect(notice.getByText(shell.form.notUndone)).toBeVisible();
    expect(await record()).toMatchObject({ name: { en: "Mine" }, summary });
    await lamp.archive();
  },
);

test("undoes bulk changes of price, stock, state and brand", NIGHTLY, async ({ page, shop }) => {
  const { locale } = shop;
  const office = new BackOffice(page, locale);
  const { products, shell } = office.words;
  const { bulk } = products;
  await office.enter("catalogue");
  const lamps = [await OwnLamp.publish(page), await OwnLamp.publish(page)];
  const records = () =>
    Promise.all(
      lamps.map(async ({ id }) =>
        factsOf(await askAs<ProductRecord>(page, "GET", `products/${id}`), FACTS),
      ),
    );
  const { items } = await askAs<{ items: { id: number; name: (typeof lamps)[0]["name"] }[] }>(
    page,
    "GET",
    "brands",
  );
  const [before] = await records();
  const brand = items.find(({ id }) => id !== before?.brandId);

  await office.open("/products");
  const dialog = page.getByRole("dialog");
  const change = async (label: string, fill: () => Promise<void>) => {
    for (const lamp of lamps) {
      const select = shell.list.select.replace("{name}", lamp.name[locale]);
      await page.getByRole("checkbox", { name: select }).check();
    }
    await page.getByRole("button", { name: label, exact: true }).click();
    await fill();
    await dialog.getByRole("button", { name: label, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const choose = async (label: string, option: string) => {
    await dialog.getByLabel(label, { exact: true }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  const changes = [
    [bulk.price, () => dialog.getByLabel(bulk.percent).fill("-10")],
    [bulk.stock, () => dialog.getByLabel(bulk.onHand).fill("7")],
    [bulk.state, () => choose(products.state, products.states.draft)],
    [bulk.brand, () => choose(products.brand, brand?.name[locale] ?? "")],
  ] as const;
  for (const [label, fill] of changes)
    await expectUndone(office, {
      read: records,
      act: () => change(label, fill),
      said: locale === "ar" ? "تغيّر منتجان" : "2 products changed",
    });
  for (const lamp of lamps) await lamp.archive();
});
