import { expect, test } from "vitest";
import { FIRST_PLAN } from "#contract/lighting/plan/plan.ts";
import { parseOwnRoom } from "./own-room.ts";

test("parses a saved room and falls back to the default room", () => {
  expect(parseOwnRoom("6500-4200-3100-900")).toEqual({
    length: 6500,
    width: 4200,
    height: 3100,
    table: 900,
    landing: null,
    use: "reception",
  });
  expect(parseOwnRoom("3000-2500-6200--3100-stairs")).toMatchObject({
    table: null,
    landing: 3100,
    use: "stairs",
  });
  const { length, width, height } = FIRST_PLAN;
  for (const text of ["", "null", "12-x--", "999999-1-99-1"])
    expect(parseOwnRoom(text)).toEqual({
      ...{ length, width, height, table: null, landing: null },
      use: "reception",
    });
});
