import { describe, expect, it } from "vitest";
import { filled, mergeDraft, nest, pathsOf, withoutSecrets } from "./form-values.ts";

const EMPTY = { name: "", news: false, address: { city: "" } };

describe("form drafts", () => {
  it("fills the form from a draft and drops unknown fields", () => {
    const kept = { name: "Mona", news: true, address: { city: "Giza", card: "4111" }, other: 1 };
    expect(mergeDraft(EMPTY, kept, EMPTY)).toEqual({
      name: "Mona",
      news: true,
      address: { city: "Giza" },
    });
  });

  it("keeps values typed since the draft was saved", () => {
    const typed = { name: "Sara", news: false, address: { city: "" } };
    expect(mergeDraft(EMPTY, { name: "Mona", address: { city: "Giza" } }, typed)).toEqual({
      name: "Sara",
      news: false,
      address: { city: "Giza" },
    });
  });

  it.each([null, "x", 7, [], { name: 7, address: "Giza", news: "yes" }])(
    "returns empty values for the malformed draft %j",
    (kept) => {
      expect(mergeDraft(EMPTY, kept, EMPTY)).toEqual(EMPTY);
    },
  );

  it("removes secrets from a draft", () => {
    expect(withoutSecrets({ name: "Mona", password: "x" }, ["password"])).toEqual({ name: "Mona" });
  });
});

describe("field paths", () => {
  it("lists nested fields with dotted paths", () => {
    expect(pathsOf(EMPTY)).toEqual(["name", "news", "address.city"]);
  });

  it("converts mistakes to the form library's nested errors", () => {
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

it("omits empty fields from the sent values", () => {
  expect(filled({ a: "x", b: "  ", c: false })).toEqual({ a: "x", c: false });
});
