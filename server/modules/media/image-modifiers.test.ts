import { expect, test } from "vitest";
import { imageUrl } from "#contract/media/picture.ts";
import { modifiersKey, parseModifiers } from "./image-modifiers.ts";

test("parses modifiers in any order and applies defaults", () => {
  const wanted = { width: 640, height: 800, format: "avif", quality: 60, at: undefined };
  expect(parseModifiers("w_640,h_800,f_avif,q_60")).toEqual(wanted);
  expect(parseModifiers("q_60,f_avif,h_800,w_640")).toEqual(wanted);
  expect(parseModifiers("w_1")).toEqual({
    width: 1,
    height: undefined,
    format: "webp",
    quality: 80,
    at: undefined,
  });
});

test("parses the image URLs that the storefront builds", () => {
  const [, , modifiers = ""] = imageUrl("/media/a", {
    width: 2560,
    format: "png",
    quality: 60,
  }).split("/");
  expect(parseModifiers(modifiers)).toEqual({
    width: 2560,
    height: undefined,
    format: "png",
    quality: 60,
    at: undefined,
  });
});

test("parses a crop position in steps, only with width and height", () => {
  expect(parseModifiers("w_320,h_400,at_30")).toMatchObject({ width: 320, height: 400, at: 30 });
  const refused = ["w_320,at_30", "h_400,at_30", "w_320,h_400,at_50", "w_320,h_400,at_35"];
  expect(refused.map(parseModifiers)).toEqual(refused.map(() => undefined));
});

test("returns one key for equivalent modifiers", () => {
  const [first, second, third] = ["w_640,q_80", "f_webp,w_640", "h_640"].map((text) => {
    const modifiers = parseModifiers(text);
    return modifiers && modifiersKey(modifiers);
  });
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test.each([
  "",
  "_",
  "w",
  "w_",
  "w_0",
  "w_4097",
  "w_-1",
  "w_1.5",
  "w_1e3",
  "w_0640",
  "w_٦٤",
  "w_640,w_640",
  "w_640,",
  ",w_640",
  "f_svg",
  "f_gif",
  "f_",
  "f_WEBP",
  "q_0",
  "q_101",
  "q_79",
  "q_080",
  "s_100x100",
  "w_640_1",
  "blur_5",
  "w_640&h_1",
  "constructor_1",
  "w_99999999999999999999",
])("rejects the modifiers %j", (text) => {
  expect(parseModifiers(text)).toBeUndefined();
});
