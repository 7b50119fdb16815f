import { expect, test } from "vitest";
import { RETURN_STATES } from "#contract/returns/return-types.ts";
import { mayFollow } from "./return-states.ts";

const MOVES = [
  "customer: requested → withdrawn",
  "staff: approved → received",
  "staff: approved → refused",
  "staff: received → exchanged",
  "staff: received → refunded",
  "staff: requested → approved",
  "staff: requested → refused",
];

test("allows exactly the listed transitions", () => {
  const found = (["customer", "staff"] as const).flatMap((actor) =>
    RETURN_STATES.flatMap((from) =>
      RETURN_STATES.filter((to) => mayFollow(from, to, actor)).map(
        (to) => `${actor}: ${from} → ${to}`,
      ),
    ),
  );
  expect(found.toSorted()).toEqual(MOVES);
});
