import { expect, test } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const press = (code: string, held: object = {}) => ({
  ...{ code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...held,
});

test("opens a screen with g and a letter on any keyboard layout", () => {
  expect(shortcutOf(press("KeyG"), false)).toEqual({ kind: "begin" });
  expect(shortcutOf(press("KeyO"), true)).toEqual({ kind: "go", screen: "orders" });
  expect(shortcutOf(press("KeyO"), false)).toBeUndefined();
  expect(shortcutOf(press("KeyZ"), true)).toBeUndefined();
});

test("focuses the filters with slash and lists shortcuts with Shift", () => {
  expect(shortcutOf(press("Slash"), false)).toEqual({ kind: "filter" });
  expect(shortcutOf(press("Slash", { shiftKey: true }), false)).toEqual({ kind: "list" });
});

test("ignores keys with Ctrl, Meta or Alt", () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(shortcutOf(press("KeyG", held), false)).toBeUndefined();
    expect(shortcutOf(press("Slash", held), false)).toBeUndefined();
  }
});
