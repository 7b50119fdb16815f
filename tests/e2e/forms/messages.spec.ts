import { registerPerson } from "../customer.ts";
import { ENGLISH_NIGHTLY, expect, test } from "../shop-test.ts";

/** The exact wording of the specification's messages. */
const SAID = {
  ar: {
    pattern: "صيغة هذه القيمة غير صحيحة",
    minLength: "الحد الأدنى لعدد الحروف 8",
    exclusion: "لا يمكن استخدام هذه القيمة هنا. من فضلك اكتب قيمة أخرى",
  },
  en: {
    pattern: "This value isn’t in the right format",
    minLength: "You must enter a minimum of 8 characters",
    exclusion: "This value can’t be used here. Please enter a different one",
  },
};

test(
  "reports a wrong format and a too short value at registration",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const said = SAID[shop.locale];
    await shop.open(page, "/auth/CompanyRegister");
    const fax = page.locator("[name=fax]");
    await fax.fill("by post");
    await fax.blur();
    await expect(fax).toHaveAccessibleDescription(new RegExp(said.pattern));
    await fax.fill("02 2735 9876");
    await fax.blur();
    await expect(page.getByText(said.pattern)).toHaveCount(0);
    const password = page.locator("[name=password]");
    await password.fill("short");
    await password.blur();
    await expect(password).toHaveAccessibleDescription(new RegExp(said.minLength));
  },
);

test(
  "rejects the current password and the current email as new values",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const said = SAID[shop.locale];
    const { profile, form } = shop.words.account;
    const person = await registerPerson(page);
    await shop.open(page, "/Account/Edit#password");
    const panel = page.locator("#password");
    await panel.getByRole("button", { name: profile.change }).click();
    const next = panel.locator("[name=password]");
    await panel.locator("[name=currentPassword]").fill(person.password);
    await next.fill(person.password);
    await next.blur();
    await expect(next).toHaveAccessibleDescription(new RegExp(said.exclusion));

    const contact = page.locator("#email");
    await contact.getByRole("button", { name: profile.change }).click();
    const email = contact.locator("[name=email]");
    await email.fill(person.email);
    await contact.getByRole("button", { name: form.send }).click();
    await expect(email).toHaveAccessibleDescription(new RegExp(said.exclusion));
  },
);
