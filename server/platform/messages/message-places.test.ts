import { expect, test } from "vitest";
import { placeFault, placesOf } from "./message-places.ts";

test.each([
  ["no place", []],
  ["Hello {name}, {name}!", ["name"]],
  ["{n, plural, =0 {none} one {# day for {who}} other {# days}} {at}", ["n", "who", "at"]],
  ["quoted '{not}' a place", []],
])("lists the placeholders of “%s”", (text, places) => {
  expect([...placesOf(text)]).toEqual(places);
});

test.each(["open {", "{}", "<b>bold</b>", "{n, plural, one {x}"])(
  "reports the message “%s” as unreadable",
  (text) => {
    expect(placeFault(text, "Hello")).toMatchObject({ key: "unreadable" });
  },
);
