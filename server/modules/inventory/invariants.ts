import { sql } from "kysely";
import { type Invariant, invariant } from "#server/platform/invariants.ts";

/** Invariants of the stock. */
export const inventoryInvariants: Invariant[] = [
  invariant(
    "stock: the movements of a variant add up to what is on hand",
    sql`
      select format('variant %s: on hand %s, moved %s', level.variant_id, on_hand, coalesce(sum(quantity), 0)) as where
      from inventory.stock_level as level left join inventory.stock_movement as movement using (variant_id)
      group by level.variant_id having on_hand <> coalesce(sum(quantity), 0)
    `,
  ),
  invariant(
    "stock: the reservations of a variant add up to what is reserved",
    sql`
      select format('variant %s: reserved %s, held %s', level.variant_id, reserved, coalesce(sum(quantity), 0)) as where
      from inventory.stock_level as level left join inventory.stock_reservation as held using (variant_id)
      group by level.variant_id having reserved <> coalesce(sum(quantity), 0)
    `,
  ),
  invariant(
    "stock: what staff have moved names its booking or its closed count",
    sql`
      select format('movement %s: %s', movement.id, movement.originator) as where
      from inventory.stock_movement as movement
      left join inventory.booking on movement.originator = 'booking:' || booking.id
      left join inventory.stock_count as counting
        on movement.originator = 'count:' || counting.id and counting.state = 'closed'
      where movement.originator ~ '^(booking|count):' and booking.id is null and counting.id is null
    `,
  ),
];
