import { expect, NIGHTLY, test } from "../../shop-test.ts";
import { picture } from "../../test-api/chosen-files.ts";
import { BackOffice } from "../back-office.ts";
import { askAs } from "../own-lamp.ts";

interface Category {
  code: string;
  assetId: number | null;
}

test("keeps a category's picture when other fields are saved", NIGHTLY, async ({ page, shop }) => {
  test.slow();
  const { locale } = shop;
  const code = `shown-${locale}-${Date.now() % 10_000_000}`;
  const office = new BackOffice(page, locale);
  const { catalog, shell, resources } = office.words;
  await office.enter("catalogue");
  await office.open("/categories");
  await office.expectScreen(resources.categories.name);

  const dialog = page.getByRole("dialog");
  const inLanguage = (label: string, language: "ar" | "en") =>
    dialog.getByLabel(
      shell.form.inLanguage
        .replace("{label}", label)
        .replace("{language}", shell.locales[language]),
      { exact: true },
    );
  await page.getByRole("button", { name: catalog.categories.add, exact: true }).click();
  await dialog.getByLabel(catalog.code, { exact: true }).fill(code);
  await inLanguage(catalog.name, "ar").fill(code);
  await inLanguage(catalog.name, "en").fill(code);
  // Hidden from the shop: other tests go through everything it shows.
  await dialog.getByLabel(catalog.categories.isActive).click();
  await dialog.locator("input[type=file]").setInputFiles([picture(3)]);
  await expect(dialog.getByRole("img", { name: catalog.categories.pictureNow })).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await dialog.getByRole("button", { name: catalog.categories.add, exact: true }).click();
  await expect(page.getByText(catalog.saved)).toBeVisible();
  const kept = async () => {
    const { items } = await askAs<{ items: Category[] }>(page, "GET", "categories");
    return items.find((one) => one.code === code)?.assetId;
  };
  const assetId = await kept();
  expect(assetId).toBeGreaterThan(0);

  const buttons = page
    .getByRole("button", { name: shell.form.up.replace("{name}", code) })
    .locator("xpath=..");
  const edit = buttons.getByRole("button", { name: catalog.edit, exact: true });
  const save = dialog.getByRole("button", { name: catalog.save, exact: true });
  await edit.click();
  await inLanguage(catalog.description, "en").fill("Lanterns");
  await page.reload();
  await edit.click();
  await expect(dialog.getByText(shell.form.draft)).toBeVisible();
  await expect(inLanguage(catalog.description, "en")).toHaveValue("Lanterns");
  await save.click();
  await expect(page.getByText(catalog.saved)).toBeVisible();
  expect(await kept()).toBe(assetId);

  await edit.click();
  await dialog.getByRole("button", { name: catalog.categories.removePicture }).click();
  await expect(dialog.getByText(catalog.categories.noPicture)).toBeVisible();
  await save.click();
  await expect(dialog).toBeHidden();
  expect(await kept()).toBeNull();
  await buttons.getByRole("button", { name: catalog.remove, exact: true }).click();
  await dialog.getByRole("button", { name: catalog.remove }).click();
  await expect(page.getByText(catalog.removed)).toBeVisible();
});
