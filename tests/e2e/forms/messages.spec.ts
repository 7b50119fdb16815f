import { registerPerson } from "../customer.ts";
import { orderLamps } from "../order-lamps.ts";
import { BOTH_LANGUAGES, expect, test } from "../shop-test.ts";
import { StaffBrowser } from "../test-api/staff.ts";

/** The exact wording of the specification's messages. */
const SAID = {
  ar: {
    pattern: "صيغة هذه القيمة غير صحيحة",
    minLength: "الحد الأدنى لعدد الحروف 8",
    exclusion: "لا يمكن استخدام هذه القيمة هنا. من فضلك اكتب قيمة أخرى",
    atLeastOne: "من فضلك اختر قيمة واحدة على الأقل",
  },
  en: {
    pattern: "This value has the wrong form",
    minLength: "You must enter a minimum of 8 characters",
    exclusion: "This value cannot be used here. Please enter a different one",
    atLeastOne: "Please choose at least one value",
  },
};

test(
  "a registration says which value has the wrong form, and which is too short",
  BOTH_LANGUAGES,
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
  "a new password that is the old one, and a new email that is the old one, are no values here",
  BOTH_LANGUAGES,
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

test(
  "who ticks nothing to return is asked for at least one value",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    const { flow, start } = shop.words.returns;
    await registerPerson(page);
    const order = await orderLamps(page, 1);
    const staff = await StaffBrowser.open(page);
    await staff.deliver(order);
    await staff.close();
    await shop.open(page, `/orders-and-returns/${order}`);
    await page.getByRole("button", { name: start }).click();
    await page.getByRole("button", { name: flow.next }).click();
    await expect(page.getByRole("alert")).toHaveText(SAID[shop.locale].atLeastOne);
    await page.getByRole("checkbox").check();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);
