import { expect, test } from "vitest";
import { driver, spot, strip } from "../items/sample-items.ts";
import { findDrivers } from "./drivers.ts";

test.each([
  ["a strip alone", [strip()], "driver", { voltage: 24, load: 50, need: 60, have: 0 }],
  ["two strips on one driver", [strip({}, 2), driver()], "driver-power", { need: 120, have: 60 }],
  [
    "a 50 W driver for 50 W, without reserve",
    [strip(), driver({ output_w: 50 })],
    "driver-power",
    {},
  ],
  ["a driver of another voltage", [strip(), driver({ output_voltage: "dc-48" })], "driver", {}],
  [
    "12 V spots without a driver",
    [strip({ voltage: "dc-12", power_w: 7 }, 3)],
    "driver",
    { voltage: 12, need: 26 },
  ],
  ["a strip of unknown power without a driver", [strip({ power_w: "" })], "driver", { load: 0 }],
] as const)("reports %s", (_, items, rule, values) => {
  expect(findDrivers(items)).toMatchObject([{ rule, values }]);
});

test.each([
  ["a driver with enough power", [strip(), driver()]],
  ["several small strips with enough drivers", [strip({ power_w: 25 }, 4), driver({}, 2)]],
  ["a strip with a built-in driver", [strip({ driver: "included" })]],
  ["a mains strip", [strip({ voltage: "mains" })]],
  ["a strip with an unknown driver", [strip({ driver: false })]],
  ["a driver of unknown output", [strip(), driver({ output_w: "", output_voltage: false })]],
  ["a driver alone", [driver()]],
  ["a spot with an included driver", [spot({ driver: "included" })]],
])("reports nothing for %s", (_, items) => {
  expect(findDrivers(items)).toEqual([]);
});

test("suggests drivers for the largest strip and the total missing power", () => {
  const [found] = findDrivers([strip({}, 3), driver({ output_w: 100 })]);
  expect(found?.resolution).toMatchObject({
    category: "drivers",
    facts: { output_voltage: "dc-24" },
    atLeast: { output_w: 60 },
    share: { code: "output_w", total: 80 },
  });
  expect(found?.resolution).not.toHaveProperty("oneOf");
});

test("suggests a waterproof driver for a waterproof strip", () => {
  const [found] = findDrivers([strip({ ip_rating: "ip67" })]);
  expect(found?.resolution).toMatchObject({
    oneOf: { ip_rating: ["ip44", "ip54", "ip65", "ip66", "ip67"] },
  });
});
