import { newPerson, registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { callTestApi } from "../test-api/test-api.ts";
import { BackOffice } from "./back-office.ts";

test(
  "merges two accounts of one mailbox with their store credit",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const kept = await registerPerson(page, newPerson("Hoda"));
    const old = newPerson("Hoda");
    old.email = kept.email.replace("@", "+old@");
    await registerPerson(page, old);
    await callTestApi(page, "giveCredit", { email: old.email, amount: 75_00 });
    const office = new BackOffice(page, shop.locale);
    const { merging, people } = office.words;
    await office.enter("support");
    await office.open("/customers");
    await page.getByLabel(people.customers.search).fill(kept.email);
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
    await page.getByRole("main").getByRole("link").click();
    await expect(page.getByText(merging.signs.email)).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const look = merging.lookAt.replace("{name}", "Hoda Salem").replace("{contact}", old.email);
    await page.getByRole("button", { name: look }).click();
    const shown = page.getByRole("dialog", { name: merging.merge });
    await expect(shown.getByText(merging.moves)).toBeVisible();
    await expect(shown.getByText("75")).toBeVisible();
    await shop.expectAccessible(page);
    await shown.getByRole("button", { name: merging.confirm }).click();
    const sure = page.getByRole("dialog", { name: merging.confirm });
    await sure.getByRole("button", { name: merging.confirm }).click();
    await expect(page.getByText(merging.none)).toBeVisible();

    // Reload: otherwise the list shows its previous result until the search returns.
    await page.goto("/admin/customers");
    await page.getByLabel(people.customers.search).fill(old.email);
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
    await page.getByRole("main").getByRole("link").click();
    await expect(page.getByText(merging.mergedInto)).toBeVisible();
    await shop.expectAccessible(page);
    await page.getByRole("link", { name: merging.toKept }).click();
    await expect(page.getByText(kept.email)).toBeVisible();
  },
);
