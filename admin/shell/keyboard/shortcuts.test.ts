import { expect, test } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const press = (code: string, held: object = {}) => ({
  ...{ code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...held,
});

test("g and a letter lead to a screen, whatever the layout of the keyboard", () => {
  expect(shortcutOf(press("KeyG"), false)).toEqual({ kind: "begin" });
  expect(shortcutOf(press("KeyO"), true)).toEqual({ kind: "go", screen: "orders" });
  expect(shortcutOf(press("KeyO"), false)).toBeUndefined();
  expect(shortcutOf(press("KeyZ"), true)).toBeUndefined();
});

test("the key beside the right shift goes to the filters, and lists the shortcuts", () => {
  expect(shortcutOf(press("Slash"), false)).toEqual({ kind: "filter" });
  expect(shortcutOf(press("Slash", { shiftKey: true }), false)).toEqual({ kind: "list" });
});

test("what the browser or the system has keys for is left alone", () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(shortcutOf(press("KeyG", held), false)).toBeUndefined();
    expect(shortcutOf(press("Slash", held), false)).toBeUndefined();
  }
});
