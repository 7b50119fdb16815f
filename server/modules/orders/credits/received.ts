import type { Connection } from "#server/platform/postgres/database.ts";
import type { Questions } from "#server/platform/questions.ts";

/** What was paid for an order beside store credit, as those say who take the money. */
export async function receivedFor(
  db: Connection,
  questions: Questions,
  orderId: number,
): Promise<number> {
  const answers = await questions.ask(db, "order.received", { orderId });
  return Object.values(answers).reduce((sum, amount) => sum + amount, 0);
}
