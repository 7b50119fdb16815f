import { expect, NIGHTLY, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";
import { askAs, OwnLamp } from "../own-lamp.ts";
import { buttonOf, expectUndone, factsOf, fillIn, inLanguage, listed, press } from "./undoing.ts";

const bothWays = (text: string) => ({ ar: text, en: text });

test(
  "undoes changes of offers, promotions, discounts and price lists",
  NIGHTLY,
  async ({ page, shop }) => {
    const number = `${shop.locale}-${Date.now() % 10_000_000}`;
    const office = new BackOffice(page, shop.locale);
    const { companyDiscounts, offers, priceLists, pricing, promotions, shell } = office.words;
    await office.enter("catalogue");
    const lamp = await OwnLamp.publish(page);
    const save = () => page.getByRole("button", { name: shell.form.save, exact: true }).click();
    const from = "2070-01-01T00:00:00+02:00";

    await test.step("offers", async () => {
      const lines = [{ variantId: lamp.variantId, piastres: 4_000_00 }];
      const now = new Date().toISOString();
      await askAs(page, "POST", "offers", { lines, from: now, until: null });
      const path = `offers?productId=${lamp.id}`;
      const read = () => listed(page, path, lamp.sku, ["piastres", "from", "until"]);
      await office.open("/offers");
      await expectUndone(office, {
        read,
        act: () =>
          fillIn(buttonOf(page, lamp.sku, offers.edit), offers.price, "3500", shell.form.save),
        said: offers.saved,
      });
      await expectUndone(office, {
        read,
        act: () => press(buttonOf(page, lamp.sku, offers.remove), offers.remove),
        said: offers.removed,
      });
    });

    await test.step("promotions", async () => {
      const label = `Later ${number}`;
      const { id } = await askAs<{ id: number }>(page, "POST", "promotions", {
        ...{
          code: null,
          label: bothWays(label),
          priority: 100,
          isExclusive: false,
          isActive: true,
        },
        ...{ from, until: null, categoryIds: null, productIds: null, audience: null },
        ...{ minimum: null, minimumQuantity: null, useLimit: null, useLimitEach: null },
        benefit: { kind: "percent", basisPoints: 1_000, upTo: null },
      });
      const read = async () => {
        const { version: _, ...facts } = await askAs<{ version: string }>(
          page,
          "GET",
          `promotions/${id}`,
        );
        return facts;
      };
      await office.open(`/promotions/${id}/show`);
      await office.expectScreen(label);
      await expectUndone(office, {
        read,
        act: async () => {
          await page.getByLabel(pricing.percent, { exact: true }).fill("15");
          await save();
        },
        said: promotions.saved,
      });
      const end = page.getByRole("button", { name: promotions.end, exact: true });
      await expectUndone(office, {
        read,
        act: () => press(end, promotions.end),
        said: promotions.ended,
      });
      await press(end, promotions.end);
    });

    await test.step("company discounts", async () => {
      const label = `Twenty and more ${number}`;
      const breaks = [{ from: 20, basisPoints: 500 }];
      const body = { label: bothWays(label), categoryIds: [], breaks, from, until: null };
      await askAs(page, "POST", "company-discounts", body);
      const read = async () => {
        const facts = ["label", "breaks", "from", "until", "isActive"] as const;
        const found = await listed(page, "company-discounts", label, facts);
        return found.filter(({ isActive }) => isActive === true);
      };
      await office.open("/company-discounts");
      const buttonNamed = (name: string) => buttonOf(page, label, name);
      const edit = buttonNamed(companyDiscounts.edit);
      await expectUndone(office, {
        read,
        act: () => fillIn(edit, pricing.percent, "7", shell.form.save),
        said: companyDiscounts.saved,
      });
      const end = buttonNamed(companyDiscounts.end);
      await expectUndone(office, {
        read,
        act: () => press(end, companyDiscounts.end),
        said: companyDiscounts.ended,
      });
      await press(end, companyDiscounts.end);
    });

    await test.step("price lists", async () => {
      const name = bothWays(`Hotels ${number}`);
      const made = await askAs<{ id: number; version: string }>(page, "POST", "price-lists", {
        code: `hotels-${number}`,
        name,
      });
      const path = `price-lists/${made.id}`;
      const prices = [{ variantId: lamp.variantId, piastres: 4_200_00 }];
      await askAs(page, "PUT", path, { name, prices, version: made.version });
      const read = () => listed(page, path, lamp.sku, ["piastres"]);
      await office.open(`/${path}/show`);
      await office.expectScreen(name[shop.locale]);
      const label = pricing.priceOf.replace("{label}", priceLists.price).replace("{sku}", lamp.sku);
      await expectUndone(office, {
        read,
        act: async () => {
          await page.getByLabel(label).fill("4100");
          await save();
        },
        said: priceLists.saved,
      });
      const takeOut = pricing.takeOut.replace("{name}", lamp.sku);
      await expectUndone(office, {
        read,
        act: async () => {
          await page.getByRole("button", { name: takeOut }).click();
          await save();
        },
        said: priceLists.saved,
      });
      await expect(page.getByLabel(label)).toHaveValue("4200");
    });
    await lamp.archive();
  },
);

test(
  "undoes changes of redirects, blocks, menus, news and questions",
  NIGHTLY,
  async ({ page, shop }) => {
    const number = `${shop.locale}-${Date.now() % 10_000_000}`;
    const office = new BackOffice(page, shop.locale);
    const { content, menus, redirects, resources, shell } = office.words;
    await office.enter("content");
    const save = () => page.getByRole("button", { name: shell.form.save, exact: true }).click();
    const readRecord = (path: string, facts: readonly string[]) => async () =>
      factsOf(await askAs<Record<string, unknown>>(page, "GET", path), facts);

    await test.step("redirects", async () => {
      const path = `/left-${number}`;
      await askAs(page, "POST", "redirects", { from: path, to: "/Cart" });
      const read = () =>
        listed(page, `redirects?q=${encodeURIComponent(path)}`, path, ["from", "to", "status"]);
      await office.open(`/redirects?filter=${encodeURIComponent(JSON.stringify({ q: path }))}`);
      const edit = buttonOf(page, path, redirects.edit);
      await expectUndone(office, {
        read,
        act: () => fillIn(edit, redirects.to, "/new-arrival", redirects.save),
        said: redirects.saved,
      });
      const remove = buttonOf(page, path, redirects.remove);
      await expectUndone(office, {
        read,
        act: () => press(remove, redirects.remove),
        said: redirects.removed,
      });
    });

    await test.step("blocks", async () => {
      const code = `undo-${number}`;
      // Far behind the others, so that other tests of the home page do not meet it.
      const block = await askAs<{ id: number }>(page, "POST", "blocks", {
        ...{ code, categoryId: 3, kind: "promise", title: bothWays(code), text: bothWays("Text") },
        ...{ actionLabel: null, path: null, assetId: null, position: 9_999 },
      });
      const read = () =>
        listed(page, `blocks?q=${code}`, code, ["code", "title", "text", "position"]);
      await office.open(`/blocks/${block.id}/show`);
      await expectUndone(office, {
        read,
        act: async () => {
          await page
            .getByLabel(inLanguage(office, menus.blocks.title, "en"), { exact: true })
            .fill("Else");
          await save();
        },
        said: menus.blocks.saved,
      });
      const remove = page.getByRole("button", { name: menus.blocks.remove, exact: true });
      await expectUndone(office, {
        read,
        act: () => press(remove, menus.blocks.remove),
        said: menus.blocks.removed,
      });
      await page.getByLabel(menus.blocks.search, { exact: true }).fill(code);
      await page.getByRole("link", { name: code }).first().click();
      await press(remove, menus.blocks.remove);
      await office.expectScreen(resources.blocks.name);
    });

    await test.step("a menu", async () => {
      // Another one than the test of menus changes in this language.
      const id = shop.locale === "ar" ? 2 : 3;
      const read = readRecord(`menus/${id}`, ["items"]);
      await office.open(`/menus/${id}/show`);
      await expectUndone(office, {
        read,
        act: async () => {
          await page.getByRole("button", { name: menus.add, exact: true }).click();
          const entry = page.locator("main form > ol > li").last();
          for (const language of ["ar", "en"] as const) {
            const typed = { [menus.label]: number, [menus.path]: "/special-offers" };
            for (const [label, value] of Object.entries(typed))
              await entry.getByLabel(inLanguage(office, label, language)).fill(value);
          }
          await entry.getByLabel(menus.isActive).click();
          await save();
        },
        said: menus.saved,
      });
    });

    await test.step("news", async () => {
      const news = await askAs<{ id: number }>(page, "POST", "news", {
        ...{ title: bothWays(`News ${number}`), summary: bothWays(""), picture: null },
        ...{ parts: [{ kind: "text", text: bothWays("As it was.") }], publishedAt: null },
      });
      const read = readRecord(`news/${news.id}`, ["title", "summary", "parts", "publishedAt"]);
      await office.open(`/news/${news.id}/show`);
      await expectUndone(office, {
        read,
        act: async () => {
          await page
            .getByLabel(inLanguage(office, content.title, "en"), { exact: true })
            .fill("Other");
          await save();
        },
        said: content.saved,
      });
      await press(page.getByRole("button", { name: content.remove, exact: true }), content.remove);
      await office.expectScreen(resources.news.name);
    });

    await test.step("groups of questions and their order", async () => {
      const title = `Group ${number}`;
      await askAs(page, "POST", "faq-groups", { title: bothWays(title) });
      const read = () => listed(page, "faq-groups", number, ["title"]);
      await office.open("/questions");
      const group = page.locator("section").filter({ hasText: title });
      const rename = group.getByRole("button", { name: content.faq.rename, exact: true });
      await expectUndone(office, {
        read,
        act: () =>
          fillIn(rename, inLanguage(office, content.title, "en"), "Other", shell.form.save),
        said: content.saved,
      });
      const groups = async () => {
        const order = await askAs<{ groups: { id: number }[] }>(page, "GET", "faq-order");
        return order.groups.map(({ id }) => id);
      };
      await expectUndone(office, {
        read: groups,
        act: async () => {
          await page.getByRole("button", { name: shell.form.up.replace("{name}", title) }).click();
          await save();
        },
        said: content.faq.orderSaved,
      });
      await press(group.getByRole("button", { name: content.remove, exact: true }), content.remove);
      await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    });
  },
);

test(
  "undoes changes of delivery terms, email texts and staff roles",
  NIGHTLY,
  async ({ page, shop }) => {
    const { locale } = shop;
    const office = new BackOffice(page, locale);
    const { delivery, messages, shell, staff } = office.words;
    await office.enter("owner");
    const colleague = `Salma ${locale} ${Date.now()}`;
    await office.hire("support", colleague);

    // Where no other test sends goods.
    const place = locale === "ar" ? "EG-WAD" : "EG-MT";
    const terms = await askAs<{ name: { ar: string; en: string } }>(
      page,
      "GET",
      `delivery-terms/${place}`,
    );
    const name = terms.name[locale];
    const read = async () => {
      const { terms: now } = await askAs<{ terms: unknown }>(
        page,
        "GET",
        `delivery-terms/${place}`,
      );
      return now;
    };
    await office.open("/delivery");
    await expectUndone(office, {
      read,
      act: () =>
        fillIn(buttonOf(page, name, delivery.edit), delivery.fields.fee, "321", shell.form.save),
      said: delivery.saved.replace("{name}", name),
    });
    await expectUndone(office, {
      read,
      act: () => press(buttonOf(page, name, delivery.stop), delivery.stop),
      said: delivery.stopped.replace("{name}", name),
    });

    // Both languages may run at the same time: each changes its own mail.
    const mail = locale === "ar" ? "alerts.stock" : "alerts.price";
    const path = `message-texts/${mail}`;
    const texts = async () => {
      const message = await askAs<{ texts: unknown }>(page, "GET", path);
      return message.texts;
    };
    await office.open(`/messages/${mail}/show`);
    const heading = inLanguage(office, messages.roles.heading, "en");
    await expectUndone(office, {
      read: texts,
      act: async () => {
        const field = page.getByLabel(heading, { exact: true });
        await field.fill(`${await field.inputValue()}!`);
        await page.getByRole("button", { name: shell.form.save, exact: true }).click();
      },
      said: messages.saved,
    });

    await office.open("/team");
    const role = () => listed(page, "staff", colleague, ["name", "role"]);
    await expectUndone(office, {
      read: role,
      act: async () => {
        await buttonOf(page, colleague, staff.team.changeRole).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel(staff.team.role, { exact: true }).click();
        await page.getByRole("option", { name: shell.roles.content }).click();
        await dialog.getByRole("button", { name: staff.team.changeRole, exact: true }).click();
      },
      said: staff.team.roleChanged
        .replace("{name}", colleague)
        .replace("{role}", shell.roles.content),
    });
  },
);
