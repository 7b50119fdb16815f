import { expect, test } from "vitest";
import { imageUrl } from "./picture.ts";

test("without modifiers: webp in quality 80", () => {
  expect(imageUrl("/media/a.svg")).toBe("/_ipx/f_webp,q_80/media/a.svg");
});

test("width, height, format and quality stand in the address", () => {
  expect(
    imageUrl("/media/p/12.png", { width: 640, height: 480, format: "avif", quality: 55 }),
  ).toBe("/_ipx/w_640,h_480,f_avif,q_55/media/p/12.png");
  expect(imageUrl("/media/p/12.png", { width: 320 })).toBe(
    "/_ipx/w_320,f_webp,q_80/media/p/12.png",
  );
});
