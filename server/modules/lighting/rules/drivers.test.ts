import { expect, test } from "vitest";
import { driver, spot, strip } from "../items/sample-items.ts";
import { findDrivers } from "./drivers.ts";

test.each([
  ["a strip alone", [strip()], "driver", { voltage: 24, load: 50, need: 60, have: 0 }],
  ["two strips on one driver", [strip({}, 2), driver()], "driver-power", { need: 120, have: 60 }],
  ["50 W on 50 W: nothing to spare", [strip(), driver({ output_w: 50 })], "driver-power", {}],
  ["a driver of another voltage", [strip(), driver({ output_voltage: "dc-48" })], "driver", {}],
  ["12 V spots", [strip({ voltage: "dc-12", power_w: 7 }, 3)], "driver", { voltage: 12, need: 26 }],
  ["watts unknown, no driver at all", [strip({ power_w: "" })], "driver", { load: 0 }],
] as const)("%s", (_, items, rule, values) => {
  expect(findDrivers(items)).toMatchObject([{ rule, values }]);
});

test.each([
  ["enough power", [strip(), driver()]],
  ["several small ones", [strip({ power_w: 25 }, 4), driver({}, 2)]],
  ["driver inside", [strip({ driver: "included" })]],
  ["house current", [strip({ voltage: "mains" })]],
  ["nobody says whether it has one", [strip({ driver: false })]],
  ["nobody says what the driver gives", [strip(), driver({ output_w: "", output_voltage: false })]],
  ["a driver alone", [driver()]],
  ["an ordinary spot", [spot({ driver: "included" })]],
])("nothing to say: %s", (_, items) => {
  expect(findDrivers(items)).toEqual([]);
});

test("asks for one that can feed the largest piece, with what is still missing in all", () => {
  const [found] = findDrivers([strip({}, 3), driver({ output_w: 100 })]);
  expect(found?.resolution).toMatchObject({
    category: "drivers",
    facts: { output_voltage: "dc-24" },
    atLeast: { output_w: 60 },
    share: { code: "output_w", total: 80 },
  });
  expect(found?.resolution).not.toHaveProperty("oneOf");
});

test("a strip for rain wants a driver for rain", () => {
  const [found] = findDrivers([strip({ ip_rating: "ip67" })]);
  expect(found?.resolution).toMatchObject({
    oneOf: { ip_rating: ["ip44", "ip54", "ip65", "ip66", "ip67"] },
  });
});
