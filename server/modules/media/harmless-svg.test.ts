import { describe, expect, test } from "vitest";
import { isHarmlessSvg } from "./harmless-svg.ts";

const drawing = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 10"${attributes}>${inside}</svg>`;
const isHarmless = (text: string) => isHarmlessSvg(new TextEncoder().encode(text));

describe("a drawing is harmless", () => {
  test.each([
    [
      "with shapes, gradients and clips",
      `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)" width="8" height="10"/>`,
    ],
    [
      "with quoted references to itself",
      `<g style="fill:url('#a');stroke:url( &quot;#b&quot; )"><use xlink:href="#c"/></g>`,
    ],
    ["with a style sheet of its own", "<style>.a{fill:#123;filter:url(#glow)}</style>"],
    [
      "with filters",
      `<filter id="glow"><feGaussianBlur stdDeviation="3"/><feMerge><feMergeNode in="a"/></feMerge></filter>`,
    ],
    ["with text, also Arabic", `<title>نجفة</title><text x="1">4200 lm &amp; more &#169;</text>`],
    ["with an inline picture", `<image href="data:image/png;base64,iVBORw0KGgo="/>`],
    ["with comments", "<!-- <script>not here</script> --><path d='M0 0L8 10'/>"],
  ])("%s", (_name, inside) => {
    expect(isHarmless(drawing(inside))).toBe(true);
    expect(isHarmless(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${drawing(inside)}`)).toBe(
      true,
    );
  });
});

describe("a drawing is refused", () => {
  test.each([
    ["a script", "<script>alert(1)</script>"],
    [
      "a script in another namespace prefix",
      `<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>`,
    ],
    ["a script that is cut off", "<script"],
    [
      "a foreign object",
      "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>",
    ],
    ["an iframe", "<iframe src='x'/>"],
    ["a link", "<a href='#x'><rect/></a>"],
    [
      "an animation, which could set a link",
      `<use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use>`,
    ],
    ["an event", `<rect onload="alert(1)"/>`],
    ["an event in capitals", `<rect ONCLICK='alert(1)'/>`],
    ["an event behind a prefix", `<rect ev:onclick="x" xmlns:ev="e"/>`],
    ["a picture from elsewhere", `<image href="https://evil.example/x.png"/>`],
    ["a picture by a relative address", `<image xlink:href="../x.png"/>`],
    ["a drawing inside", `<image href="data:image/svg+xml;base64,AAAA"/>`],
    ["a use from elsewhere", `<use href="https://evil.example/x.svg#a"/>`],
    ["a script address in numbers", `<use href="&#106;avascript:alert(1)"/>`],
    ["a script address in hexadecimal", `<use href="&#x6A;avascript:alert(1)"/>`],
    ["paint from elsewhere", `<rect fill="url(https://evil.example/#a)"/>`],
    ["paint from elsewhere, quoted", `<rect style="fill:url( 'https://evil.example/#a')"/>`],
    ["paint from elsewhere in numbers", `<rect fill="&#117;rl(https://evil.example)"/>`],
    ["a style sheet that imports", "<style>@import 'https://evil.example/a.css';</style>"],
    ["a style sheet that hides an import", String.raw`<style>@\69mport 'x';</style>`],
    ["a font from elsewhere", "<style>@font-face{src:url(//evil.example/a)}</style>"],
    ["CDATA", "<style><![CDATA[ .a{} ]]></style>"],
    ["a base", `<g xml:base="https://evil.example/"><use href="#a"/></g>`],
    ["a handler's type", `<handler type="text/javascript">1</handler>`],
  ])("for %s", (_name, inside) => {
    expect(isHarmless(drawing(inside))).toBe(false);
  });

  test.each([
    [
      "a doctype with entities",
      `<!DOCTYPE svg [<!ENTITY x "<script>1</script>">]>${drawing("&x;")}`,
    ],
    ["a style sheet instruction", `<?xml-stylesheet href="x.css"?>${drawing("")}`],
    ["an event on the root", drawing("", ` onload="alert(1)"`)],
    ["an unfinished comment", drawing("<!-- <script>1</script>")],
    ["no tags", "svg"],
  ])("for %s", (_name, text) => {
    expect(isHarmless(text)).toBe(false);
  });

  test("for another encoding, which would hide everything", () => {
    expect(isHarmlessSvg(Buffer.from(drawing("<rect/>"), "utf16le"))).toBe(false);
    expect(isHarmlessSvg(Buffer.from([0x3c, 0x73, 0xff, 0xfe]))).toBe(false);
  });
});
