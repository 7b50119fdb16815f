import { describe, expect, it } from "vitest";
import { filled, mergeDraft, nest, pathsOf, withoutSecrets } from "./form-values.ts";

const EMPTY = { name: "", news: false, address: { city: "" } };

describe("what was kept of a form", () => {
  it("fills it again, without what the form does not know", () => {
    const kept = { name: "Mona", news: true, address: { city: "Giza", card: "4111" }, other: 1 };
    expect(mergeDraft(EMPTY, kept, EMPTY)).toEqual({
      name: "Mona",
      news: true,
      address: { city: "Giza" },
    });
  });

  it("gives way to what has been typed by now", () => {
    const typed = { name: "Sara", news: false, address: { city: "" } };
    expect(mergeDraft(EMPTY, { name: "Mona", address: { city: "Giza" } }, typed)).toEqual({
      name: "Sara",
      news: false,
      address: { city: "Giza" },
    });
  });

  it.each([null, "x", 7, [], { name: 7, address: "Giza", news: "yes" }])(
    "survives nonsense: %j",
    (kept) => {
      expect(mergeDraft(EMPTY, kept, EMPTY)).toEqual(EMPTY);
    },
  );

  it("never holds a secret", () => {
    expect(withoutSecrets({ name: "Mona", password: "x" }, ["password"])).toEqual({ name: "Mona" });
  });
});

describe("paths of fields", () => {
  it("go down into the parts", () => {
    expect(pathsOf(EMPTY)).toEqual(["name", "news", "address.city"]);
  });

  it("become the nested mistakes of the form library", () => {
    const mistakes = [
      { path: "name", text: "a" },
      { path: "address.city", text: "b" },
      { path: "address.street", text: "c" },
    ];
    expect(nest(mistakes)).toEqual({
      name: { type: "rule", message: "a" },
      address: {
        city: { type: "rule", message: "b" },
        street: { type: "rule", message: "c" },
      },
    });
  });
});

it("what was left empty is not sent", () => {
  expect(filled({ a: "x", b: "  ", c: false })).toEqual({ a: "x", c: false });
});
