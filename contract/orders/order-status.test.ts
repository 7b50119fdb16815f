import { expect, test } from "vitest";
import {
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  STAFF_STATUS_LABELS,
  TIMELINE,
} from "./order-status.ts";

test("the tracking labels in order, with Deliverd spelled this way", () => {
  expect(TIMELINE.map((status) => ORDER_STATUS_LABELS[status].en)).toEqual([
    "Ordered",
    "Processing",
    "Shipping",
    "Deliverd",
    "Completed",
  ]);
});

test("pending comes before the timeline, cancelled after it", () => {
  expect(ORDER_STATUSES).toEqual(["pending", ...TIMELINE, "cancelled"]);
  expect(ORDER_STATUS_LABELS.pending.en).toBe("Pending");
});

test("every status has a label of its own in Arabic", () => {
  const labels = ORDER_STATUSES.map((status) => ORDER_STATUS_LABELS[status].ar);
  expect(new Set(labels).size).toBe(ORDER_STATUSES.length);
  for (const label of labels) expect(label).toMatch(/^[\p{Script=Arabic}\p{Mark}\s]+$/u);
  expect(ORDER_STATUS_LABELS.delivered.ar).toBe("تم التسليم");
});

test("addresses only the customer in the customer's labels", () => {
  expect(ORDER_STATUS_LABELS.shipped).toEqual({ ar: "في الطريق إليك", en: "Shipping" });
  expect(ORDER_STATUS_LABELS.delivered.en).toBe("Deliverd");
  expect(STAFF_STATUS_LABELS.shipped).toEqual({ ar: "في الطريق", en: "On its way" });
  expect(STAFF_STATUS_LABELS.delivered.en).toBe("Delivered");
});
