import { sql } from "kysely";

/** Whether `shopper.id` has placed an order. */
export const hasOrdered = sql<boolean>`exists (
  select from orders.order as placed where placed.shopper_id = shopper.id
)`;
