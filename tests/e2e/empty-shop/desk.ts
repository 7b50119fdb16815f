import { expect } from "../shop-test.ts";
import type { NewOwner } from "./new-owner.ts";

/** Confirms the order by phone at the call desk. */
export async function confirmByPhone(owner: NewOwner, number: string): Promise<void> {
  const { page, words, dialog } = owner;
  const { calls, resources } = words;
  await owner.openScreen("/calls", resources.calls.name);
  await expect(page.getByRole("main").getByRole("link", { name: number })).toBeVisible();
  await owner.press(calls.begin);
  await owner.press(calls.record);
  await owner.press(calls.save, dialog);
  await owner.expectSaid(calls.recorded);
}

/** Ships three units in two parcels and delivers both. */
export async function deliverInTwoParcels(owner: NewOwner, number: string): Promise<void> {
  const { page, words, dialog } = owner;
  const { actions, page: texts, parcel } = words.orders;
  await owner.openScreen(`/orders/${number}/show`, texts.title.replace("{number}", number));
  await owner.confirm(actions.moveTo.processing);
  await owner.press(actions.moveTo.shipped);
  await dialog.getByRole("textbox").first().fill("1");
  await dialog.getByLabel(parcel.courier).fill("Bosta");
  await owner.press(actions.moveTo.shipped, dialog);
  await owner.expectSaid(parcel.sent);
  await expect(dialog).toHaveCount(0);
  await owner.confirm(actions.moveTo.shipped);
  const open = page.getByRole("button", { name: parcel.deliver, exact: true });
  for (const left of [2, 1]) {
    await expect(open).toHaveCount(left);
    await owner.confirm(parcel.deliver);
  }
  await expect(open).toHaveCount(0);
}

/** The unit comes back intact and is refunded to the wallet. */
export async function takeBack(owner: NewOwner, number: string): Promise<void> {
  const { words } = owner;
  const { actions, title } = words.returns;
  await owner.openScreen(`/returns/${number}/show`, title.replace("{number}", number));
  for (const step of ["approve", "receive", "refund"] as const) {
    await owner.confirm(actions[step].label);
    await owner.expectSaid(actions[step].done);
  }
}
