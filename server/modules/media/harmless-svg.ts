import { isSmallDrawing } from "./drawing-size.ts";

const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan
   textPath image style linearGradient radialGradient stop pattern clipPath mask marker switch view filter
   feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
   feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
   feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
   feTurbulence`.split(/\s+/),
);
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[a-z0-9+/=\s]*$/i;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const TAG = /<\/?([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;

/**
 * Whether a drawing consists of drawing only. What is not on the list is refused: scripts, foreign objects,
 * animations, links, event attributes, entities, style sheets and pictures from elsewhere.
 */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = decode(bytes);
  if (text === undefined) return false;
  const plain = text.replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, "").replace(/<!--[\s\S]*?-->/g, "");
  const tags = [...plain.matchAll(TAG)];
  // What is left between the tags must be text: a doctype, CDATA or instruction would show its bracket.
  if (tags.length === 0 || plain.replace(TAG, "").includes("<")) return false;
  if (!isHarmlessStyle(decodeReferences(plain)) || !isSmallDrawing(tags)) return false;
  return tags.every(([, name = "", attributes = ""]) => isHarmlessTag(name, attributes));
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isHarmlessTag(name: string, attributes: string): boolean {
  if (!ELEMENTS.has(localName(name))) return false;
  return [...attributes.matchAll(ATTRIBUTE)].every(([, attribute = "", double, single]) =>
    isHarmlessAttribute(
      localName(attribute).toLowerCase(),
      decodeReferences(double ?? single ?? "").trim(),
    ),
  );
}

function isHarmlessAttribute(name: string, value: string): boolean {
  if (name.startsWith("on") || name === "base") return false;
  if (name === "href" || name === "src") return value.startsWith("#") || INLINE_PICTURE.test(value);
  return !/^\s*(?:javascript|vbscript|data):/i.test(value);
}

/** Addresses in style and paint may point into the drawing only. A backslash could hide one. */
function isHarmlessStyle(text: string): boolean {
  return !/\\|@import|expression\s*\(|image-set\s*\(|url\s*\(\s*["']?\s*(?!["'#\s])/i.test(text);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));?/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}
