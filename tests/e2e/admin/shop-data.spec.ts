import { expect, NIGHTLY, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";
import { askAs, OwnLamp } from "./own-lamp.ts";

test(
  "rejects an invalid setting, shows a saved one and undoes it",
  NIGHTLY,
  async ({ page, shop }) => {
    const { locale } = shop;
    const office = new BackOffice(page, locale);
    const { settings, shell, resources } = office.words;
    await office.enter("owner");
    await office.open("/settings");
    await office.expectScreen(resources.settings.name);
    // Both languages run at the same time: each changes its own setting.
    const [key, wrong, right] =
      locale === "ar"
        ? (["phone", "اتصل بنا", "+20 2 2735 1000"] as const)
        : (["mapUrl", "our street", "https://maps.example/fanous"] as const);
    const name = settings.names[key];
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
    await row.getByRole("button", { name: settings.edit }).click();
    const dialog = page.getByRole("dialog", { name });
    const field = dialog.getByLabel(settings[key], { exact: true });
    const before = await field.inputValue();
    await field.fill(wrong);
    await dialog.getByRole("button", { name: shell.form.save }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await shop.expectAccessible(page);
    await field.fill(right);
    await dialog.getByRole("button", { name: shell.form.save }).click();
    await expect(page.getByText(settings.saved.replace("{name}", name))).toBeVisible();
    await expect(row).toContainText(right);
    await shop.expectNoOverflow(page);
    const shown = async () => (await page.request.get(shop.at("/contact-us"))).text();
    const trace = locale === "ar" ? "2735 1000" : right;
    expect(await shown()).toContain(trace);

    await page.getByRole("button", { name: shell.form.undo }).click();
    await expect(page.getByText(shell.form.undone)).toBeVisible();
    if (before !== "") await expect(row).toContainText(before);
    await expect(row).not.toContainText(right);
    expect(await shown()).not.toContain(trace);
  },
);

test(
  "creates an attribute, sorts its values by keyboard and shows it",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { locale } = shop;
    const number = `${Date.now() % 10_000_000}`;
    const code = `own_${locale}_${number}`;
    const office = new BackOffice(page, locale);
    const { attributes, catalog, shell, resources } = office.words;
    await office.enter("catalogue");
    const lamp = await OwnLamp.publish(page);
    await office.open("/attributes/create");
    await office.expectScreen(attributes.add);
    const name = { ar: `لون الغطاء ${number}`, en: `Shade colour ${number}` };
    const inLanguage = (within: ReturnType<typeof page.getByRole>, language: "ar" | "en") =>
      within.getByLabel(
        shell.form.inLanguage
          .replace("{label}", catalog.name)
          .replace("{language}", shell.locales[language]),
        { exact: true },
      );
    const main = page.getByRole("main");
    await page.getByLabel(catalog.code, { exact: true }).fill(code);
    for (const language of ["ar", "en"] as const)
      await inLanguage(main, language).fill(name[language]);
    const save = () => page.getByRole("button", { name: shell.form.save, exact: true }).click();
    await save();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(1);

    const values = [
      { code: "ivory", ar: "عاجي", en: "Ivory", swatch: "#fffff0" },
      { code: "sand", ar: "رملي", en: "Sand", swatch: "#c2b280" },
    ];
    for (const [index, value] of values.entries()) {
      await page.getByRole("button", { name: attributes.addValue }).click();
      const item = main.getByRole("listitem").nth(index);
      await item.getByLabel(catalog.code, { exact: true }).fill(value.code);
      for (const language of ["ar", "en"] as const)
        await inLanguage(item, language).fill(value[language]);
      await item.getByLabel(attributes.swatch, { exact: true }).fill(value.swatch);
    }
    const up = page.getByRole("button", {
      name: shell.form.up.replace("{name}", values[1]![locale]),
    });
    await up.focus();
    await page.keyboard.press("Enter");
    await expect(up).toBeFocused();
    await expect(main.getByRole("listitem").first()).toContainText(values[1]![locale]);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await save();
    await office.expectScreen(resources.attributes.name);

    const listed = await askAs<{ values: { code: string }[] }>(page, "GET", `attributes/${code}`);
    expect(listed.values.map((value) => value.code)).toEqual(["sand", "ivory"]);
    // A notification under the mouse stays open, and the next one is shown after it.
    await page.mouse.move(1, 1);
    const moveUp = page.getByRole("button", {
      name: shell.form.up.replace("{name}", name[locale]),
    });
    await moveUp.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(attributes.moved.replace("{name}", name[locale]))).toBeVisible();
    await expect(moveUp).toBeFocused();

    await lamp.describe({ [code]: "sand" });
    const { variants } = await lamp.shown<{ variants: object[] }>(locale);
    expect(JSON.stringify(variants)).toContain(name[locale]);
    expect(JSON.stringify(variants)).toContain(values[1]![locale]);

    await lamp.describe({});
    await page.getByRole("link", { name: name[locale] }).click();
    await office.expectScreen(name[locale]);
    await page.getByRole("button", { name: catalog.remove, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: catalog.remove }).click();
    await expect(page.getByText(catalog.removed)).toBeVisible();
    await office.expectScreen(resources.attributes.name);
    await lamp.archive();
  },
);

test(
  "reorders categories by keyboard and drag, and resolves a concurrent edit",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { locale } = shop;
    const number = `${locale}-${Date.now() % 10_000_000}`;
    const office = new BackOffice(page, locale);
    const { catalog, shell, resources } = office.words;
    await office.enter("catalogue");
    // Hidden in the shop, as other tests walk through what it shows.
    const add = (code: string, parentId: number | null) =>
      askAs<{ id: number }>(page, "POST", "categories", {
        code: `${code}-${number}`,
        parentId,
        name: { ar: `${code} ${number}`, en: `${code} ${number}` },
        slug: { ar: "", en: "" },
        description: { ar: "", en: "" },
        keyFacts: [],
        attributes: [],
        assetId: null,
        isActive: false,
      });
    const top = await add("top", null);
    for (const code of ["one", "two"]) await add(code, top.id);
    const order = async () => {
      const { items } = await askAs<{ items: { code: string; parentId: number | null }[] }>(
        page,
        "GET",
        "categories",
      );
      return items
        .filter(({ parentId }) => parentId === top.id)
        .map(({ code }) => code.slice(0, 3));
    };
    await office.open("/categories");
    await office.expectScreen(resources.categories.name);
    const up = page.getByRole("button", { name: shell.form.up.replace("{name}", `two ${number}`) });
    await up.focus();
    await page.keyboard.press("Enter");
    const moved = page.getByText(catalog.categories.moved.replace("{name}", `two ${number}`));
    await expect(moved).toBeVisible();
    expect(await order()).toEqual(["two", "one"]);
    await expect(up).toBeFocused();
    await page.getByRole("button", { name: shell.form.undo }).click();
    await expect(page.getByText(shell.form.undone)).toBeVisible();
    expect(await order()).toEqual(["one", "two"]);
    // A notification under the mouse stays open.
    await page.mouse.move(1, 1);
    await expect(page.getByText(shell.form.undone)).toBeHidden();

    const name = (code: string) => page.getByText(`${code} ${number}`, { exact: true });
    await name("two").dragTo(name("one"), { targetPosition: { x: 5, y: 2 } });
    await expect.poll(order).toEqual(["two", "one"]);

    const description = shell.form.inLanguage
      .replace("{label}", catalog.description)
      .replace("{language}", shell.locales.en);
    const other = await page.context().newPage();
    const save = async (one: typeof page, text: string) => {
      const dialog = one.getByRole("dialog");
      await dialog.getByLabel(description, { exact: true }).fill(text);
      await dialog.getByRole("button", { name: catalog.save, exact: true }).click();
    };
    for (const one of [page, other]) {
      await one.goto("/admin/categories");
      const wide = one.getByRole("button", {
        name: shell.form.up.replace("{name}", `one ${number}`),
      });
      await wide
        .locator("xpath=..")
        .getByRole("button", { name: catalog.edit, exact: true })
        .click();
    }
    await save(other, "Theirs");
    await expect(other.getByText(catalog.saved)).toBeVisible();
    await other.close();
    await save(page, "Mine");
    const changed = page.getByRole("alert").filter({ hasText: shell.form.changed });
    await expect(changed).toContainText("Theirs");
    await shop.expectAccessible(page);
    await changed.getByRole("button", { name: shell.form.keepMine }).click();
    await expect(page.getByText(catalog.saved)).toBeVisible();

    for (const code of ["one", "two", "top"]) {
      const buttons = page
        .getByRole("button", { name: shell.form.up.replace("{name}", `${code} ${number}`) })
        .locator("xpath=..");
      await buttons.getByRole("button", { name: catalog.remove, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: catalog.remove }).click();
      await expect(name(code)).toHaveCount(0);
    }
  },
);
