import { registerPerson } from "./customer.ts";
import { ARABIC_NIGHTLY, ENGLISH_NIGHTLY, expect, test } from "./shop-test.ts";

test("marks missing fields, then sends the visitor's message", async ({ page, shop }) => {
  const { form, sent, title } = shop.words.contact;
  await shop.open(page, "/contact-us");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "19555", exact: true }),
  ).toBeVisible();
  const whatsapp = page.getByRole("main").locator("a[href^='https://wa.me/']");
  expect(new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text")).toBe(
    shop.words.contact.whatsappText,
  );
  await shop.expectNoOverflow(page);
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
  await page.getByRole("button", { name: sent.again }).click();
  await expect(page.getByRole("textbox", { name: form.description })).toHaveValue("");
});

test(
  "reports a pasted text above the limit on blur without cutting it",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const { form } = shop.words.contact;
    const said = (max: number) =>
      shop.locale === "ar"
        ? `الحد الأقصى لعدد الحروف ${max}`
        : `You must enter a maximum of ${max} characters`;
    await shop.open(page, "/contact-us");
    for (const [label, max] of [
      [form.userName, 100],
      [form.message, 150],
      [form.description, 5000],
    ] as const) {
      const field = page.getByRole("textbox", { name: label });
      const text = "x".repeat(max + 1);
      await field.focus();
      await page.keyboard.insertText(text);
      await expect(page.getByText(said(max))).toHaveCount(0);
      await field.blur();
      await expect(page.getByText(said(max))).toBeVisible();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription(new RegExp(said(max)));
      await field.fill("x".repeat(max));
      await field.blur();
      await expect(page.getByText(said(max))).toHaveCount(0);
    }
  },
);

test(
  "prefills a customer's name and email and keeps typed text after reload",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
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
  },
);
