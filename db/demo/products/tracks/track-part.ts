import type { Bilingual, DemoProduct, DemoVariant } from "../../types.ts";

/** What all parts of one track system share. */
export interface TrackSystem {
  /** Prefix of the codes, and a word of the slugs. */
  code: string;
  sku: string;
  attributes: DemoProduct["attributes"];
  publishedDaysAgo: number;
}

interface TrackPart {
  code: string;
  sku: string;
  name: Bilingual;
  slug: Bilingual;
  summary: Bilingual;
  description: Bilingual;
  sellingPoints: Bilingual[];
  careNotes: Bilingual;
  attributes: DemoProduct["attributes"];
  /** Length in mm if it is an option; price in EGP. */
  sizes: { length?: number; price: number; stock: number }[];
}

const FINISHES = [
  { finish: "black", letters: "BK" },
  { finish: "white", letters: "WH" },
];

export const DRY: Bilingual = {
  ar: "افصل القاطع أولًا، ثم امسحه بقماش جاف؛ لا ماء داخل المجرى.",
  en: "Switch off at the breaker first, then wipe with a dry cloth; no water inside the channel.",
};

export function trackPart(system: TrackSystem, part: TrackPart): DemoProduct {
  const { code, sku, sizes, attributes, slug, ...texts } = part;
  const variants = FINISHES.flatMap(({ finish, letters }) =>
    sizes.map(({ length, price, stock }): DemoVariant => ({
      sku: `${system.sku}-${sku}-${length === undefined ? "" : `${length / 1000}-`}${letters}`,
      options: { finish, ...(length !== undefined && { length_mm: length }) },
      pricePiastres: price * 100,
      stock: finish === "black" ? stock : Math.round(stock * 0.6),
    })),
  );
  return {
    ...texts,
    code: `${system.code}-${code}`,
    category: "track-rails",
    brand: "holmvik",
    slug: { ar: `${slug.ar}-${system.code}`, en: `${system.code}-${slug.en}` },
    attributes: { ...system.attributes, ...attributes },
    options: sizes.some(({ length }) => length !== undefined)
      ? ["finish", "length_mm"]
      : ["finish"],
    publishedDaysAgo: system.publishedDaysAgo,
    drawing: { family: "plain" },
    variants,
  };
}
