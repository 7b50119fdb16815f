import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { lockOrderByNumber } from "../status/lock-order.ts";
import { endLease, leaseCall } from "./call-lease.ts";
import { refuseNoCall } from "./refuse-no-call.ts";

/** Takes on a call. If two people begin at the same time, the second is refused. */
export async function beginCall(work: Work, number: string, staffId: number): Promise<Date> {
  const order = await lockOrderByNumber(work, number);
  await refuseNoCall(work, order);
  return (await leaseCall(work, order.id, staffId)) ?? refuse("being-called");
}

/** Gives a call back to the queue. @returns whether it was taken on by the same person */
export async function leaveCall(work: Work, number: string, staffId: number): Promise<boolean> {
  const { id } = await lockOrderByNumber(work, number);
  return endLease(work, id, staffId);
}
