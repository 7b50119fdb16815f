import { registerPerson } from "../customer.ts";
import { expect, NIGHTLY, test } from "../shop-test.ts";
import { callTestApi } from "../test-api/test-api.ts";

test("saves message choices per channel and undoes a change", NIGHTLY, async ({ page, shop }) => {
  const { messages, form } = shop.words.account;
  await registerPerson(page);
  await shop.open(page, "/Account?part=messages");
  const way = (topic: string, name: string) =>
    page.getByRole("group", { name: topic, exact: true }).getByRole("checkbox", { name });
  const orders = (name: string) => way(messages.orders.title, name);
  await expect(orders(messages.ways.email)).toBeChecked();
  // Order messages need at least one channel.
  await expect(orders(messages.ways.email)).toBeDisabled();
  await orders(messages.ways.sms).check();
  await expect(orders(messages.ways.email)).toBeEnabled();
  const ratings = way(messages.ratings.title, messages.ways.email);
  await ratings.uncheck();
  await expect(page.getByText(form.saved).last()).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await page.reload();
  await shop.ready(page);
  await expect(ratings).not.toBeChecked();
  await expect(orders(messages.ways.sms)).toBeChecked();
  await orders(messages.ways.sms).uncheck();
  await page.getByRole("button", { name: form.undo }).last().click();
  await expect(orders(messages.ways.sms)).toBeChecked();
});

test("unsubscribes by an email's link and undoes it", NIGHTLY, async ({ page, shop }) => {
  const { unsubscribe } = shop.words.account;
  const { token } = await callTestApi(page, "unsubscribeToken", { contact: "guest@example.com" });
  await shop.open(page, `/auth/Unsubscribe#${token}`);
  await expect(
    page.getByRole("heading", { level: 1, name: unsubscribe.ratings.title }),
  ).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole("button", { name: unsubscribe.button }).click();
  await expect(page.getByRole("heading", { level: 1, name: unsubscribe.done })).toBeVisible();
  await page.getByRole("button", { name: unsubscribe.undo }).click();
  await expect(page.getByText(unsubscribe.undone).first()).toBeVisible();
  await shop.expectNoOverflow(page);
});
