import type { Order } from "#contract/orders/endpoints.ts";

/** Units that are neither shipped nor cancelled. */
export function openUnits({ lines }: Pick<Order, "lines">): number {
  return lines.reduce((sum, line) => sum + line.quantity - line.shipped - line.cancelled, 0);
}

/** A single complete parcel delivered by the shop itself tells no more than the timeline. */
export function hasParcels(order: Pick<Order, "lines" | "fulfilments">): boolean {
  const { fulfilments } = order;
  const isNamed = fulfilments.some(
    ({ courier, tracking }) => courier !== null || tracking !== null,
  );
  return fulfilments.length > 1 || (fulfilments.length === 1 && (isNamed || openUnits(order) > 0));
}
