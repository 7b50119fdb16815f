import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShopPicture } from "./picture.tsx";

const picture = { src: "/media/a.svg", alt: "مصباح" };
const attribute = (html: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1] ?? "";

test("a picture of unknown size, zero by zero, keeps the place of a product picture", () => {
  const html = renderToStaticMarkup(<ShopPicture picture={{ ...picture, width: 0, height: 0 }} />);
  expect([attribute(html, "width"), attribute(html, "height")]).toEqual(["800", "1000"]);
});

test("widths come from the image proxy, enough for both densities", () => {
  const html = renderToStaticMarkup(
    <ShopPicture picture={{ ...picture, width: 300, height: 200 }} />,
  );
  expect([attribute(html, "width"), attribute(html, "height")]).toEqual(["300", "200"]);
  expect(attribute(html, "srcSet")).toContain("/_ipx/w_320,f_webp,q_80/media/a.svg 320w");
  expect(attribute(html, "srcSet")).toContain("/_ipx/w_640,f_webp,q_80/media/a.svg 640w");
});
