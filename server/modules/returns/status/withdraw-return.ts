import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { releaseClaim } from "../request/claim-units.ts";
import { checkMove, lockReturn, moveReturn } from "./lock-return.ts";

/** Withdraws a return for its customer. A withdrawn one stays as it is. */
export async function withdrawReturn(work: Work, number: string): Promise<void> {
  const back = await lockReturn(work, number);
  if (back.state === "withdrawn") return;
  checkMove(back, { to: "withdrawn" });
  await releaseClaim(work, back.order_id, back.lines);
  await moveReturn(work, back, { to: "withdrawn" });
}
