import type { Channel } from "#contract/customers/message-topics.ts";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { customerById, customerOfShopper, wantsMessage } from "#server/modules/customers/index.ts";
import type { Job } from "#server/platform/jobs.ts";
import { deliverMail } from "#server/platform/outbox/mail.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import type { OrderLimits } from "../limits/order-limits.ts";
import type { OrderPayments, PaidSoFar } from "../order-payments.ts";
import { orderById, type OrderRecord, orderWithEvent } from "../order-queries.ts";
import { creditMail } from "./credit-mail.ts";
import { fulfilmentMail } from "./fulfilment-mail.ts";
import { deliverHeld, hasRoom, holdMessage, isByStranger } from "./held-messages.ts";
import { addressText, leftToPay, moneyAndDays } from "./order-facts.ts";
import { heldMailJob, orderMailJob, outletSmsJob } from "./order-mail-job.ts";
import { mailOf, type OrderMail, type Say, sayFor } from "./order-mail.ts";
import { deliverOrderSms } from "./order-sms.ts";
import { deliverOutletSms } from "./outlet-sms.ts";
import { type OrderMoney, statusMail } from "./status-mail.ts";

type MailPayments = Pick<OrderPayments, "moneyOf" | "billOf">;

export function deliverOrderMails(
  platform: Platform,
  payments: MailPayments,
  { messagesPerHour }: Pick<OrderLimits, "messagesPerHour">,
): void {
  platform.jobs.handle(orderMailJob, async (job) => {
    const { orderId, eventId, wasHeld = false } = job.data;
    const order = await orderWithEvent(platform.db, orderId, eventId);
    if (!order?.event) return;
    const { event } = order;
    const about = { payments, order, event };
    const isLimited = !wasHeld && (await isByStranger(platform.db, order, event));
    if (isLimited && !(await hasRoom(platform, order, messagesPerHour)))
      await holdMessage(platform.db, orderId, eventId);
    else await deliver(platform, job, about);
    const account = wasHeld ? null : await accountCopyTo(platform, order);
    // The key of its own keeps it apart from the first mail of this job.
    if (account) await deliverTo(platform, { ...job, id: `${job.id}-account` }, about, account);
  });
  platform.jobs.handle(heldMailJob, (job) => deliverHeld(platform, job));
  platform.jobs.handle(outletSmsJob, async (job) => {
    const order = await orderById(platform.db, job.data.orderId);
    // Requested first: if the bank does not answer, no message is counted.
    const bill = order && (await payments.billOf(order.id));
    if (!bill || !(await hasRoom(platform, order, messagesPerHour))) return;
    await deliverOutletSms(platform, payments, job, order, bill);
  });
}

type MailJob = Omit<Job<unknown>, "data">;
type StoredEvent = NonNullable<NonNullable<Awaited<ReturnType<typeof orderWithEvent>>>["event"]>;

interface About {
  payments: MailPayments;
  order: OrderRecord;
  event: StoredEvent;
}

async function deliver(platform: Platform, job: MailJob, about: About): Promise<void> {
  const { payments, order, event } = about;
  const moneyOf = () => payments.moneyOf(platform.db, order.id);
  // The order has no email, or the customer was erased meanwhile, in which case neither message has
  // a recipient.
  if (order.contact_email === null) {
    await deliverOrderSms(platform, job, order, event, moneyOf);
    return;
  }
  const wants = await chosenWays(platform, order);
  const isNotified = wants.sms && (await deliverOrderSms(platform, job, order, event, moneyOf));
  if (isNotified && !wants.email) return;
  await deliverTo(platform, job, about, order.contact_email);
}

async function deliverTo(
  platform: Platform,
  job: MailJob,
  { payments, order, event }: About,
  to: string,
): Promise<void> {
  const isToPay = event.waiting_for === "payment" && order.payment_method === "kiosk";
  const bill = isToPay ? await payments.billOf(order.id) : null;
  const t = await sayFor(platform.db, order);
  const money = { ...(await payments.moneyOf(platform.db, order.id)), bill };
  const content = await contentOf(platform.db, order, t, { event, money });
  const mail = mailOf(order, t, content);
  if (mail) await deliverMail(platform, job, { ...mail, to });
}

/** The confirmed email of the account, when the order has another: null if it wants no mails. */
async function accountCopyTo(
  platform: Platform,
  { shopper_id: shopperId, contact_email: contact }: OrderRecord,
): Promise<string | null> {
  const customerId = shopperId && (await customerOfShopper(platform.db, shopperId));
  if (!customerId || contact === null) return null;
  const { email, email_verified: isConfirmed } = await customerById(platform.db, customerId);
  if (!isConfirmed || email === contact.toLowerCase()) return null;
  const about = { topic: "orders", channel: "email" } as const;
  return (await wantsMessage(platform, { customerId, contact: email }, about)) ? email : null;
}

/** The customer's current notification channels. */
async function chosenWays(
  platform: Platform,
  { shopper_id: shopperId, contact_email: contact }: OrderRecord,
) {
  const customerId = shopperId && (await customerOfShopper(platform.db, shopperId));
  const wants = (channel: Channel) =>
    wantsMessage(platform, { customerId, contact }, { topic: "orders", channel });
  // Guests have one channel: email if they gave one.
  return { email: await wants("email"), sms: customerId !== null && (await wants("sms")) };
}

/**
 * Parcels, credits and corrections have mails of their own; every other event has the mail of its
 * state.
 */
async function contentOf(
  db: Database,
  order: OrderRecord,
  t: Say,
  { event, money }: { event: StoredEvent; money: OrderMoney },
): Promise<OrderMail> {
  const parcel = order.fulfilments.find(({ id }) => id === event.fulfilment_id);
  if (parcel) return fulfilmentMail(order, t, parcel);
  const credit = order.credits.find(({ id }) => id === event.credit_id);
  if (event.isCorrection) return correctionMail(order, t, money);
  return credit ? creditMail(order, t, credit) : statusMail(db, order, t, { money, event });
}

/** The recipient or the address has changed: states both and the new delivery date. */
function correctionMail(order: OrderRecord, t: Say, money: PaidSoFar): OrderMail {
  const { number, status, contact_name: name } = order;
  const phones = [order.contact_phone, order.contact_phone2].filter((phone) => phone !== null);
  return {
    subject: t("corrected.subject", { number }),
    heading: t("corrected.heading"),
    text: t("corrected.text"),
    note: null,
    facts: [
      { label: t("shared.number"), value: number },
      { label: t("shared.recipient"), value: name ?? "" },
      { label: t("shared.phones"), value: phones.map(formatMobile).join(" · ") },
      { label: t("shared.address"), value: addressText(order, t) },
      ...moneyAndDays(order, status, leftToPay(order, money), t),
    ],
  };
}
