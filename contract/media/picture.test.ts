import { expect, test } from "vitest";
import { cutFor, imageUrl, pictureUrl } from "./picture.ts";

test("defaults to WebP at quality 80", () => {
  expect(imageUrl("/media/a.svg")).toBe("/_ipx/f_webp,q_80/media/a.svg");
});

test("writes width, height, format and quality into the address", () => {
  expect(
    imageUrl("/media/p/12.png", { width: 640, height: 480, format: "avif", quality: 55 }),
  ).toBe("/_ipx/w_640,h_480,f_avif,q_55/media/p/12.png");
  expect(imageUrl("/media/p/12.png", { width: 320 })).toBe(
    "/_ipx/w_320,f_webp,q_80/media/p/12.png",
  );
});

const wide = { src: "/media/a.webp", width: 1500, height: 1000 };

test("crops round the focal point in steps within the edges", () => {
  const at = (x: number, y: number, ratio: number) => cutFor({ ...wide, focus: { x, y } }, ratio);
  // A square shows two thirds of the width: its left edge is at 0 to 33 percent.
  expect([0, 33, 44, 50, 54, 67, 100].map((x) => at(x, 0, 1))).toEqual([
    ...[0, 0, 30, undefined, 60, 100, 100],
  ]);
  expect([0, 40, 100].map((y) => at(50, y, 16 / 9))).toEqual([0, 0, 100]);
  expect(at(0, 0, 1.5)).toBeUndefined();
});

test("applies the focal point only to cropped pictures", () => {
  const picture = { ...wide, focus: { x: 20, y: 50 } };
  expect(pictureUrl(picture, { width: 320, ratio: 1 })).toBe(
    "/_ipx/w_320,h_320,at_0,f_webp,q_80/media/a.webp",
  );
  expect(pictureUrl(picture, { width: 480 })).toBe("/_ipx/w_480,h_320,f_webp,q_80/media/a.webp");
  expect(pictureUrl(wide, { width: 320, ratio: 1 })).toBe(
    "/_ipx/w_320,h_320,f_webp,q_80/media/a.webp",
  );
  const unknown = { ...picture, width: 0, height: 0 };
  expect(pictureUrl(unknown, { width: 320, ratio: 1 })).toBe(
    "/_ipx/w_320,h_320,f_webp,q_80/media/a.webp",
  );
});
