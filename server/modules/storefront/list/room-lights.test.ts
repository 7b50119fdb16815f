import { expect, test } from "vitest";
import { hasRoomLights } from "./room-lights.ts";

test("accepts chandeliers and downlights as room lights, not switches or lamps", () => {
  const row = (code: string, value: string | null = null) => ({ code, value });
  expect(hasRoomLights([row("lamp_count"), row("mounting", "suspended")])).toBe(true);
  expect(hasRoomLights([row("luminous_flux"), row("mounting", "recessed")])).toBe(true);
  expect(hasRoomLights([row("luminous_flux"), row("mounting", "spike")])).toBe(false);
  expect(hasRoomLights([row("gang"), row("mounting", "recessed")])).toBe(false);
  expect(hasRoomLights([row("cap"), row("luminous_flux")])).toBe(false);
});
