import type { Facts } from "#server/modules/catalog/index.ts";
import type { CartItem } from "./cart-item.ts";

let count = 0;

/** An item for the rules' own tests. */
export function item(categoryCodes: string[], facts: Facts, quantity = 1): CartItem {
  count += 1;
  return { variantId: count, productId: count, quantity, categoryCodes, facts };
}

export const strip = (facts: Facts = {}, quantity = 1) =>
  item(
    ["led-strips", "down-lights"],
    { voltage: "dc-24", driver: "separate", power_w: 50, integrated_led: true, ...facts },
    quantity,
  );

export const driver = (facts: Facts = {}, quantity = 1) =>
  item(
    ["drivers"],
    { output_voltage: "dc-24", output_w: 60, voltage: "mains", ...facts },
    quantity,
  );

export const chandelier = (facts: Facts = {}, quantity = 1) =>
  item(
    ["classic-chandeliers", "chandeliers"],
    {
      cap: "e14",
      lamp_count: 8,
      max_lamp_w: 40,
      lamp_included: false,
      integrated_led: false,
      room: ["reception", "dining"],
      ...facts,
    },
    quantity,
  );

export const lamp = (facts: Facts = {}, quantity = 1) =>
  item(
    ["lamps", "spot-lights"],
    { cap: "e14", power_w: 4, dimmable: "led-dimmer", voltage: "mains", cct: 2700, ...facts },
    quantity,
  );

export const spot = (facts: Facts = {}, quantity = 1) =>
  item(
    ["surface-spots", "spot-lights"],
    { integrated_led: true, ip_rating: "ip20", voltage: "mains", cct: 3000, ...facts },
    quantity,
  );

export const dimmer = () => item(["switches"], { dimmer_load_w: [5, 150], ip_rating: "ip20" });

export const lock = (facts: Facts = {}, quantity = 1) =>
  item(
    ["locks"],
    {
      lock_function: "flat",
      centre_mm: 85,
      spindle_mm: 8,
      door_thickness_mm: [40, 70],
      ...facts,
    },
    quantity,
  );

export const cylinder = (facts: Facts = {}, quantity = 1) =>
  item(["cylinders"], { cylinder_mm: "30-30", length_mm: 60, ...facts }, quantity);

export const handle = (facts: Facts = {}, quantity = 1) =>
  item(
    ["door-handles"],
    { handle_type: "lever-on-plate", spindle_mm: 8, centre_mm: 85, ...facts },
    quantity,
  );
