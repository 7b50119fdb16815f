import { codeOf, factsOf, numberOf, unitsOf, rangeOf, type CartItem } from "../items/cart-item.ts";
import { type Finding, idsOf } from "../items/finding.ts";
import { CYLINDERS, isCylinder, isLock } from "../items/item-kinds.ts";

/** Both plates plus a small overhang: a cylinder may exceed the door thickness by this much. */
const PLATES_MM = 40;

/** Locks for a flat's door without a cylinder, or with one of the wrong length. */
export function findCylinders(items: readonly CartItem[]): Finding[] {
  const locks = items.filter((item) => codeOf(item, "lock_function") === "flat");
  const [first] = locks;
  if (!first) return [];
  const cylinders = items.filter(isCylinder);
  const missing = unitsOf(locks) - unitsOf(cylinders);
  // A lock of unknown function may be the one that a cylinder fits.
  const isClear = items.filter(isLock).every((lock) => codeOf(lock, "lock_function"));
  const misfits = isClear ? cylinders.flatMap((cylinder) => misfit(cylinder, locks)) : [];
  if (missing <= 0) return misfits;
  const [thinnest] = rangeOf(first, "door_thickness_mm") ?? [];
  return [
    ...misfits,
    {
      rule: "cylinder",
      severity: "miss",
      variantIds: idsOf(locks),
      values: { missing },
      resolution: {
        from: null,
        quantity: missing,
        category: CYLINDERS,
        facts: {},
        ...(thinnest !== undefined && { atLeast: { length_mm: thinnest } }),
        prefers: factsOf(first, ["finish"]),
      },
    },
  ];
}

/** A cylinder that is too short or too long for the door of every lock. */
function misfit(cylinder: CartItem, locks: CartItem[]): Finding[] {
  const length = numberOf(cylinder, "length_mm");
  const doors = locks.flatMap((lock) => {
    const door = rangeOf(lock, "door_thickness_mm");
    return door ? [door] : [];
  });
  if (length === undefined || doors.length < locks.length) return [];
  if (doors.some(([low, high]) => length >= low && length <= high + PLATES_MM)) return [];
  const [low, high] = doors[0] ?? [0, 0];
  return [
    {
      rule: "cylinder-length",
      severity: "clash",
      variantIds: [cylinder.variantId, ...idsOf(locks)],
      values: { length, low, high },
      resolution: {
        from: cylinder.variantId,
        fromProductId: cylinder.productId,
        quantity: cylinder.quantity,
        category: CYLINDERS,
        facts: {},
        atLeast: { length_mm: low },
        atMost: { length_mm: high + PLATES_MM },
        prefers: factsOf(cylinder, ["finish", "cylinder_type"]),
      },
    },
  ];
}
