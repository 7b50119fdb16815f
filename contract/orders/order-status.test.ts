import { expect, test } from "vitest";
import {
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  STAFF_STATUS_LABELS,
  TIMELINE,
} from "./order-status.ts";

test("lists tracking labels in order, including the spelling Deliverd", () => {
  expect(TIMELINE.map((status) => ORDER_STATUS_LABELS[status].en)).toEqual([
    "Ordered",
    "Processing",
    "Shipping",
    "Deliverd",
    "Completed",
  ]);
});

test("sorts pending before the timeline and cancelled after", () => {
  expect(ORDER_STATUSES).toEqual(["pending", ...TIMELINE, "cancelled"]);
  expect(ORDER_STATUS_LABELS.pending.en).toBe("Pending");
});

test("labels every status uniquely in Arabic", () => {
  const labels = ORDER_STATUSES.map((status) => ORDER_STATUS_LABELS[status].ar);
  expect(new Set(labels).size).toBe(ORDER_STATUSES.length);
  for (const label of labels) expect(label).toMatch(/^[\p{Script=Arabic}\p{Mark}\s]+$/u);
  expect(ORDER_STATUS_LABELS.delivered.ar).toBe("تم التسليم");
});

test("addresses the customer in customer labels but not staff labels", () => {
  expect(ORDER_STATUS_LABELS.shipped).toEqual({ ar: "في الطريق إليك", en: "Shipping" });
  expect(ORDER_STATUS_LABELS.delivered.en).toBe("Deliverd");
  expect(STAFF_STATUS_LABELS.shipped).toEqual({ ar: "في الطريق", en: "On its way" });
  expect(STAFF_STATUS_LABELS.delivered.en).toBe("Delivered");
});
