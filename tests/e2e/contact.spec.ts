import { registerPerson } from "./customer.ts";
import { expect, test } from "./shop-test.ts";

test("a visitor writes to the shop; what is missing is named first", async ({ page, shop }) => {
  const { form, sent, title } = shop.words.contact;
  await shop.open(page, "/contact-us");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "19555", exact: true }),
  ).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await shop.ready(page);
  await page.getByRole("button", { name: form.send }).click();
  await expect(page.getByRole("main").locator("[aria-invalid=true]")).toHaveCount(4);
  await shop.expectAccessible(page);
  await page.getByRole("textbox", { name: form.userName }).fill("Mona Salem");
  await page
    .getByRole("textbox", { name: form.email })
    .fill(`mona-${Date.now()}-${shop.locale}@example.com`);
  await page.getByRole("textbox", { name: form.message }).fill("40 سبوت لفيلا");
  await page.getByRole("textbox", { name: form.description }).fill("Ceiling 2.9 m");
  await page.getByRole("button", { name: form.send }).click();
  await expect(page.getByRole("heading", { name: sent.title })).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole("button", { name: sent.again }).click();
  await expect(page.getByRole("textbox", { name: form.description })).toHaveValue("");
});

test("a customer's name and email are there already; what is typed survives a reload", async ({
  page,
  shop,
}) => {
  const { form } = shop.words.contact;
  const person = await registerPerson(page);
  await shop.open(page, "/contact-us");
  await expect(page.getByRole("textbox", { name: form.email })).toHaveValue(person.email);
  await expect(page.getByRole("textbox", { name: form.userName })).toHaveValue("Mona Salem");
  await page.getByRole("textbox", { name: form.description }).fill("half a sentence");
  await page.getByRole("textbox", { name: form.description }).blur();
  await page.reload();
  await expect(page.getByRole("textbox", { name: form.description })).toHaveValue(
    "half a sentence",
  );
});
