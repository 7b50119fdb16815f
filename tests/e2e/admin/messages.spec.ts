import { expect, NIGHTLY, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";

test(
  "previews, validates, tests, saves and resets an email text",
  NIGHTLY,
  async ({ page, shop }) => {
    const { locale } = shop;
    const office = new BackOffice(page, locale);
    const { messages, shell } = office.words;
    const owner = await office.enter("owner");
    // Both languages run at the same time: each changes its own mail.
    const id = locale === "ar" ? "companies.asked" : "companies.declined";
    await office.open(`/messages/${id}/show`);
    const field = (role: string) =>
      page.getByLabel(
        shell.form.inLanguage.replace("{label}", role).replace("{language}", shell.locales[locale]),
        { exact: true },
      );
    const paragraph = messages.numbered
      .replace("{label}", messages.roles.text)
      .replace("{number}", "1");
    const preview = page.locator("section").filter({
      has: page.getByRole("heading", {
        name: messages.preview.replace("{language}", shell.locales[locale]),
      }),
    });
    const own = locale === "ar" ? "أهلًا بكم" : "Good news later";
    await field(messages.roles.heading).fill(own);
    await expect(preview).toContainText(own);
    await expect(preview).toContainText(locale === "ar" ? "شركة النور" : "Al Nour");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const save = () => page.getByRole("button", { name: shell.form.save, exact: true }).click();
    await field(paragraph).fill(own);
    await save();
    await expect(field(paragraph)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(/\{name\} \{company\}/).last()).toBeVisible();
    await page
      .getByRole("button", { name: messages.restore.replace("{label}", paragraph) })
      .click();

    await preview.getByRole("button", { name: messages.test }).click();
    await expect(page.getByText(messages.sent.replace("{to}", owner.email))).toBeVisible();
    await save();
    await expect(page.getByText(messages.saved)).toBeVisible();
    await page.reload();
    await expect(field(messages.roles.heading)).toHaveValue(own);

    await page
      .getByRole("button", { name: messages.restore.replace("{label}", messages.roles.heading) })
      .click();
    await save();
    await expect(page.getByText(messages.saved)).toBeVisible();
    await expect(field(messages.roles.heading)).not.toHaveValue(own);
  },
);
