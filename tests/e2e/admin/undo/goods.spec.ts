import { expect, NIGHTLY, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";
import { askAs, OwnLamp } from "../own-lamp.ts";
import { buttonOf, expectUndone, factsOf, fillIn, inLanguage, listed, press } from "./undoing.ts";

const bothWays = (text: string) => ({ ar: text, en: text });
const NOTHING = bothWays("");

test(
  "undoes changes of brands, categories, attributes and synonyms with one press",
  NIGHTLY,
  async ({ page, shop }) => {
    const number = `${shop.locale}-${Date.now() % 10_000_000}`;
    const office = new BackOffice(page, shop.locale);
    const { attributes, catalog, resources, shell, synonyms } = office.words;
    await office.enter("catalogue");
    const description = inLanguage(office, catalog.description, "en");

    await test.step("brands", async () => {
      const name = `Brand ${number}`;
      const body = { code: `brand-${number}`, name: bothWays(name), description: NOTHING };
      await askAs(page, "POST", "brands", body);
      const read = () => listed(page, "brands", name, ["code", "name", "description"]);
      await office.open("/brands");
      await office.expectScreen(resources.brands.name);
      const edit = buttonOf(page, name, catalog.edit);
      const said = catalog.saved;
      await expectUndone(office, {
        read,
        act: () => fillIn(edit, description, "Made by hand", catalog.save),
        said,
      });
      const remove = buttonOf(page, name, catalog.remove);
      await expectUndone(office, {
        read,
        act: () => press(remove, catalog.remove),
        said: catalog.removed,
      });
      await press(remove, catalog.remove);
      await expect(remove).toHaveCount(0);
    });

    await test.step("categories", async () => {
      const add = (code: string, parentId: number | null) =>
        askAs<{ id: number }>(page, "POST", "categories", {
          code: `${code}-${number}`,
          parentId,
          name: bothWays(`${code} ${number}`),
          slug: NOTHING,
          description: NOTHING,
          keyFacts: [],
          attributes: [],
          assetId: null,
          isActive: false,
        });
      const top = await add("above", null);
      for (const code of ["first", "second"]) await add(code, top.id);
      const facts = ["code", "parentId", "name", "description"] as const;
      const read = () => listed(page, "categories", number, facts);
      await office.open("/categories");
      await office.expectScreen(resources.categories.name);
      const buttonOfFirst = (label: string) => buttonOf(page, `first ${number}`, label);
      await expectUndone(office, {
        read,
        act: () => fillIn(buttonOfFirst(catalog.edit), description, "Seen by nobody", catalog.save),
        said: catalog.saved,
      });
      await expectUndone(office, {
        read,
        act: async () => {
          await buttonOfFirst(catalog.categories.move).click();
          const dialog = page.getByRole("dialog");
          await dialog.getByLabel(catalog.categories.parent, { exact: true }).click();
          await page.getByRole("option", { name: catalog.categories.top, exact: true }).click();
          await dialog.getByRole("button", { name: catalog.categories.move, exact: true }).click();
        },
        said: catalog.saved,
      });
      await expectUndone(office, {
        read,
        act: () => press(buttonOfFirst(catalog.remove), catalog.remove),
        said: catalog.removed,
      });
      for (const code of ["first", "second", "above"]) {
        const remove = buttonOf(page, `${code} ${number}`, catalog.remove);
        await press(remove, catalog.remove);
        await expect(remove).toHaveCount(0);
      }
    });

    await test.step("attributes", async () => {
      const codeOf = (name: string) => `${name}_${number.replace("-", "_")}`;
      const add = (name: string) =>
        askAs(page, "POST", "attributes", {
          ...{ code: codeOf(name), kind: "text", unit: null, name: bothWays(`${name} ${number}`) },
          ...{ explanation: null, group: "general", isFacet: false, facetPosition: null },
          ...{ isComparable: false, minimum: null, maximum: null, values: [] },
        });
      await add("former");
      await add("latter");
      const order = () => listed(page, "attributes", number, ["code"]);
      const latter = () =>
        listed(page, "attributes", codeOf("latter"), ["code", "name", "explanation"]);
      await office.open("/attributes");
      await office.expectScreen(resources.attributes.name);
      const name = `latter ${number}`;
      await expectUndone(office, {
        read: order,
        act: () =>
          page.getByRole("button", { name: shell.form.up.replace("{name}", name) }).click(),
        said: attributes.moved.replace("{name}", name),
      });
      await office.open(`/attributes/${codeOf("latter")}/show`);
      await office.expectScreen(name);
      await expectUndone(office, {
        read: latter,
        act: async () => {
          for (const language of ["ar", "en"] as const) {
            const label = inLanguage(office, attributes.explanation, language);
            await page.getByLabel(label, { exact: true }).fill("What it is made of");
          }
          await page.getByRole("button", { name: shell.form.save, exact: true }).click();
        },
        said: attributes.saved,
      });
      const remove = page.getByRole("button", { name: catalog.remove, exact: true });
      await expectUndone(office, {
        read: latter,
        act: () => press(remove, catalog.remove),
        said: catalog.removed,
      });
      for (const code of ["former", "latter"].map(codeOf)) {
        await office.open(`/attributes/${code}/show`);
        await press(remove, catalog.remove);
        await office.expectScreen(resources.attributes.name);
      }
    });

    await test.step("search words", async () => {
      const words = [`glimmer ${number}`, `shimmer ${number}`];
      await askAs(page, "POST", "synonyms", { words, locale: null });
      const read = () =>
        listed(page, `synonyms?q=${encodeURIComponent(number)}`, number, ["words"]);
      await office.open("/synonyms");
      await page.getByLabel(synonyms.search, { exact: true }).fill(words[0] ?? "");
      const edit = buttonOf(page, words[0] ?? "", synonyms.edit);
      await expectUndone(office, {
        read,
        act: () => fillIn(edit, synonyms.words, `${words[0]}\nglow ${number}`, shell.form.save),
        said: synonyms.saved,
      });
      const remove = buttonOf(page, words[0] ?? "", synonyms.remove);
      await expectUndone(office, {
        read,
        act: () => press(remove, synonyms.remove),
        said: synonyms.removed,
      });
      await press(remove, synonyms.remove);
      await expect(remove).toHaveCount(0);
    });
  },
);

test(
  "undoes changes of a product's state, bin and reorder point",
  NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { products, stock } = office.words;
    await office.enter("catalogue");
    const lamp = await OwnLamp.publish(page);
    const { actions } = products;

    const state = async () => {
      const record = await askAs<Record<"state" | "publishedAt", unknown>>(
        page,
        "GET",
        `products/${lamp.id}`,
      );
      return factsOf(record, ["state", "publishedAt"]);
    };
    await office.open(`/products/${lamp.id}/show`);
    await office.expectScreen(lamp.name[shop.locale]);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    for (const [label, said] of [
      [actions.draft, actions.drafted],
      [actions.archive, actions.archived],
    ] as const)
      await expectUndone(office, { read: state, act: () => press(button(label), label), said });
    await press(button(actions.draft), actions.draft);
    await expect(button(actions.publish)).toBeVisible();
    await page.keyboard.press("Escape");
    await expectUndone(office, {
      read: state,
      act: () => press(button(actions.publish), actions.publish),
      said: actions.published,
    });
    await expectUndone(office, {
      read: state,
      act: () => fillIn(button(actions.schedule), actions.at, "2070-06-01T12:00", actions.schedule),
      said: "2070",
    });

    await office.open(`/stock?filter=${encodeURIComponent(JSON.stringify({ q: lamp.sku }))}`);
    const inStock = () =>
      listed(page, `stock?q=${lamp.sku}`, lamp.sku, ["sku", "bin", "reorderPoint"]);
    const opener = (label: string) => buttonOf(page, lamp.sku, label);
    const { fields } = office.words.resources.stock;
    await expectUndone(office, {
      read: inStock,
      act: () => fillIn(opener(stock.bin.open), fields.bin, "C-7", stock.bin.save),
      said: stock.bin.done.replace("{sku}", lamp.sku),
    });
    await expectUndone(office, {
      read: inStock,
      act: () => fillIn(opener(stock.reorder.open), fields.reorderPoint, "77", stock.reorder.save),
      said: stock.reorder.done.replace("{sku}", lamp.sku),
    });
    await lamp.archive();
  },
);
