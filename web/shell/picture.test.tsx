import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShopPicture } from "./picture.tsx";

const picture = { src: "/media/a.svg", alt: "مصباح" };
const attribute = (html: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1] ?? "";

test("reserves a product picture's size when the dimensions are 0", () => {
  const html = renderToStaticMarkup(<ShopPicture picture={{ ...picture, width: 0, height: 0 }} />);
  expect([attribute(html, "width"), attribute(html, "height")]).toEqual(["800", "1000"]);
});

const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];

test("lists one image proxy URL per screen width", () => {
  const html = renderToStaticMarkup(
    <ShopPicture picture={{ ...picture, width: 300, height: 200 }} />,
  );
  expect([attribute(html, "width"), attribute(html, "height")]).toEqual(["300", "200"]);
  expect(attribute(html, "srcSet").split(", ")).toEqual(
    WIDTHS.map(
      (width) => `/_ipx/w_${width},h_${Math.round(width / 1.5)},f_webp,q_80/media/a.svg ${width}w`,
    ),
  );
});

test("sets the focal point when the browser crops the picture", () => {
  const focused = { ...picture, width: 300, height: 200, focus: { x: 20, y: 70 } };
  const style = (html: string) => attribute(html, "style");
  expect(style(renderToStaticMarkup(<ShopPicture picture={focused} />))).toBe(
    "object-position:20% 70%",
  );
  // The image proxy has already cropped it.
  const cut = renderToStaticMarkup(<ShopPicture picture={focused} ratio={1} widths={[320]} />);
  expect([style(cut), attribute(cut, "src")]).toEqual([
    "",
    "/_ipx/w_320,h_320,at_0,f_webp,q_80/media/a.svg",
  ]);
});

test("requests pictures in the given aspect ratio, else by width", () => {
  const square = {
    picture: { ...picture, width: 300, height: 200 },
    ratio: 1,
    widths: [320] as const,
  };
  expect(attribute(renderToStaticMarkup(<ShopPicture {...square} />), "src")).toBe(
    "/_ipx/w_320,h_320,f_webp,q_80/media/a.svg",
  );
  const unknown = { picture: { ...picture, width: 0, height: 0 }, widths: [320] as const };
  expect(attribute(renderToStaticMarkup(<ShopPicture {...unknown} />), "src")).toBe(
    "/_ipx/w_320,f_webp,q_80/media/a.svg",
  );
});
