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

test("without other widths each screen has its own, at both densities, from the image proxy", () => {
  const html = renderToStaticMarkup(
    <ShopPicture picture={{ ...picture, width: 300, height: 200 }} />,
  );
  expect([attribute(html, "width"), attribute(html, "height")]).toEqual(["300", "200"]);
  // Twice 1536 is more than the proxy makes.
  const widths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560];
  expect(attribute(html, "srcSet").split(", ")).toEqual(
    widths.map((width) => `/_ipx/w_${width},f_webp,q_80/media/a.svg ${width}w`),
  );
});
