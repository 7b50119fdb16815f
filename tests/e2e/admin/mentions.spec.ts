import { expect, NIGHTLY, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";
import { orderLamps } from "./order-lamps.ts";

test(
  "lists a mention as new until the colleague opens the order",
  NIGHTLY,
  async ({ page, shop }) => {
    // Two members of staff, one after the other.
    test.slow();
    const number = await orderLamps(page, 1);
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const { notes, page: orderWords } = words.orders;
    const first = `Heba${Date.now() % 10_000_000}`;
    const name = `${first} Salem`;
    const colleague = await office.hire("support", name);
    await office.enter("orders");
    await office.open(`/orders/${number}/show`);
    await office.expectScreen(orderWords.title.replace("{number}", number));

    const field = page.getByLabel(notes.label);
    const offered = page.getByRole("listbox", { name: notes.members });
    await field.fill("");
    await field.pressSequentially("Please ask @");
    await expect(offered.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(offered).toHaveCount(0);
    await field.pressSequentially(first);
    const option = offered.getByRole("option", { name });
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      (await option.getAttribute("id")) ?? "",
    );
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue(`Please ask @${name} `);
    await field.pressSequentially("about the ceiling.");
    await page.getByRole("button", { name: notes.add }).click();
    const said = `Please ask @${name} about the ceiling.`;
    await expect(page.getByRole("main").getByText(said)).toBeVisible();
    await office.signOut();

    await office.signIn(colleague);
    await office.expectScreen(words.start.hello.replace("{name}", name));
    await page
      .getByRole("link", { name: shop.locale === "ar" ? /ملاحظة واحدة لك/ : /1 note for you/ })
      .click();
    await office.expectScreen(words.resources.mentions.name);
    await expect(page.getByText(said)).toBeVisible();
    await expect(
      page.getByRole("main").getByText(words.mentions.new, { exact: true }),
    ).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const seen = page.waitForResponse((answer) => answer.url().endsWith("/mentions/seen"));
    await page.getByRole("link", { name: number }).click();
    await office.expectScreen(orderWords.title.replace("{number}", number));
    expect((await seen).status()).toBe(204);
    await office.open("/mentions?filter=%7B%7D");
    await expect(
      page.getByRole("main").getByText(words.mentions.seen, { exact: true }),
    ).toBeVisible();
  },
);
