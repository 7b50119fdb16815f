import { expect, test } from "vitest";
import { largePicture, pictureAt, pictureSize, pictureSources } from "./picture-address.ts";

const picture = (width: number, height: number) => ({
  src: "/media/a.webp",
  width,
  height,
  alt: "",
});

test("keeps a picture's dimensions and defaults unknown ones", () => {
  expect(pictureSize(picture(900, 1200))).toEqual({ width: 900, height: 1200 });
  expect(pictureSize(picture(0, 0))).toEqual({ width: 1600, height: 1200 });
});

test("lists no picture width above the original's", () => {
  expect(pictureSources(picture(1600, 900))).toBe(
    "/_ipx/w_960,h_540,f_webp,q_80/media/a.webp 960w, /_ipx/w_1280,h_720,f_webp,q_80/media/a.webp 1280w",
  );
  expect(pictureSources(picture(600, 900))).toBe("/_ipx/w_600,h_900,f_webp,q_80/media/a.webp 600w");
});

test("returns a large picture URL for browsers without scripts", () => {
  expect(largePicture(picture(1600, 900))).toBe("/_ipx/w_1920,h_1080,f_webp,q_80/media/a.webp");
});

test("finds the picture named in the hash, else -1", () => {
  const pictures = [{ id: 7 }, { id: 9 }];
  expect(pictureAt(pictures, "#picture-9")).toBe(1);
  expect(["", "#picture-8", "#picture-", "#q-7"].map((hash) => pictureAt(pictures, hash))).toEqual([
    -1, -1, -1, -1,
  ]);
});
