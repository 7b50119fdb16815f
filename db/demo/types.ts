/** The shape of the demo catalogue. Data files under db/demo/ are checked against it. */

/** A text in both languages of the shop. */
export interface Bilingual {
  ar: string;
  en: string;
}

export type AttributeKind = "number" | "integer" | "enum" | "multi" | "boolean" | "range" | "text";

export interface DemoAttribute {
  /** Stable snake_case code, as in `luminous_flux`. */
  code: string;
  kind: AttributeKind;
  /** Unit of the number: `lm`, `W`, `mm`, `K`, `°`, `month`; shown in the reader's words. Absent: no unit. */
  unit?: string;
  name: Bilingual;
  /** One plain sentence for terms a customer may not know. */
  explanation?: Bilingual;
  group: "light" | "electric" | "size" | "body" | "fitting" | "general";
  facet?: boolean;
  /** Position among the filters; absent: a technical attribute, at the end. */
  facetPosition?: number;
  comparable?: boolean;
  /** Values of an enum or multi attribute, in display order. `swatch` is a hex colour for finishes. */
  values?: { code: string; name: Bilingual; swatch?: string; fitsAny?: boolean }[];
}

export interface DemoBrand {
  code: string;
  name: Bilingual;
  description: Bilingual;
}

export interface DemoCategory {
  code: string;
  /** Code of the parent; absent for the top categories. */
  parent?: string;
  name: Bilingual;
  /** Slugs as made by `slugOf`; a few Arabic ones are in Arabic letters, as staff type them. */
  slug: Bilingual;
  description: Bilingual;
  /** Codes of the three attributes shown on a card of this category; children inherit. */
  keyFacts?: [string, string, string];
  /** File under db/demo/pictures/. */
  picture: string;
}

/** Number, enum code, list of enum codes, boolean, [min, max] or bilingual text, by the attribute's kind. */
export type DemoAttributeValue =
  | number
  | string
  | boolean
  | string[]
  | [number, number]
  | Bilingual;

export interface DemoPicture {
  /** File under db/demo/pictures/. */
  file: string;
  /**
   * `hero` by daylight on a neutral background (4:5); `night` the same product lit in the dark;
   * others as named.
   */
  role: "hero" | "night" | "detail" | "room" | "dimensions";
  alt: Bilingual;
}

/**
 * The model of a product: which family of `tools/render` builds it, with what the attributes do not
 * contain.
 */
export interface DemoDrawing {
  family:
    | "arm-chandelier"
    | "ring-chandelier"
    | "crystal-chandelier"
    | "lantern-chandelier"
    | "linear-pendant"
    | "dome-pendant"
    | "globe-pendant"
    | "cone-pendant"
    | "cluster-pendant"
    | "wall-light"
    | "bath-light"
    | "surface-spot"
    | "recessed-spot"
    | "track-spot"
    | "round-downlight"
    | "square-downlight"
    | "panel"
    | "bulb"
    | "strip"
    | "outdoor-wall"
    | "outdoor-lantern"
    | "bollard"
    | "flood"
    | "spike"
    | "lever-on-rose"
    | "lever-on-plate"
    | "knob"
    | "pull"
    | "switch-plate"
    | "socket-plate"
    | "dimmer-plate"
    | "driver"
    | "lock-case"
    | "cylinder"
    | "hinge"
    | "door-closer"
    | "bolt"
    | "smoke-detector"
    | "door-viewer"
    | "panic-bar"
    /** Drawn from its measures by `tools/draw/goods`: one picture per finish. */
    | "plain";
  /** Number of arms, rings, lamps, gangs or heads, whichever the family repeats. */
  count?: number;
  /** Tiers of a chandelier. */
  tiers?: number;
  /** Material of shade or glass. */
  shade?: "opal" | "clear" | "amber" | "smoke" | "linen" | "crystal" | "metal" | "pierced";
}

export interface DemoVariant {
  /** Latin capitals, digits and dashes: HL-80-BR. */
  sku: string;
  /** One value per option of the product, by attribute code: { finish: "brass", diameter_mm: 800 }. */
  options: Record<string, string | number>;
  /** Attributes that differ from the product's. Option values need not be repeated. */
  attributes?: Record<string, DemoAttributeValue>;
  /** Piastres, including VAT: EGP 8,450 is 845000. */
  pricePiastres: number;
  /** A lower price in a period around the day the demo is loaded, in days from that day. */
  offer?: { piastres: number; fromDay: number; toDay: number };
  stock: number;
}

export interface DemoProduct {
  /** Stable kebab-case code: `hala-ring-chandelier`. */
  code: string;
  category: string;
  brand: string;
  name: Bilingual;
  slug: Bilingual;
  /** One sentence. */
  summary: Bilingual;
  /** Two to four paragraphs, separated by a blank line. */
  description: Bilingual;
  sellingPoints: Bilingual[];
  careNotes: Bilingual;
  attributes: Record<string, DemoAttributeValue>;
  /**
   * Attribute codes of the options that customers choose from, in order: ["finish", "diameter_mm"].
   * At most 3.
   */
  options: string[];
  /** Days of publication before the load; 60 or fewer makes it a new arrival. */
  publishedDaysAgo: number;
  drawing: DemoDrawing;
  /** Absent: the pictures that `db/demo/pictures.ts` derives from the code and the finishes. */
  pictures?: DemoPicture[];
  variants: DemoVariant[];
}

export interface DemoMenuItem {
  /** 1 header, 2 footer, 3 account and help. */
  categoryId: 1 | 2 | 3;
  levelOrder?: number;
  isActive: boolean;
  label: Bilingual;
  /** Path without a locale prefix, or `category:<code>` for a category's page. */
  target: string;
  children?: Omit<DemoMenuItem, "categoryId">[];
}

/** A content block of a page; `categoryId` 3 is the home page. */
export interface DemoBlock {
  code: string;
  categoryId: 3;
  position: number;
  kind: "hero" | "promise" | "room" | "story";
  title: Bilingual;
  text: Bilingual;
  cta?: Bilingual;
  /** Path without a locale prefix, or `category:<code>` as in menus. */
  target?: string;
  /** File under db/demo/pictures/. */
  picture?: string;
}

export interface DemoRating {
  value: 1 | 2 | 3 | 4 | 5;
  daysAgo: number;
  author: string;
  /** Language it is written in. */
  locale: "ar" | "en";
  /** Absent: only stars. */
  text?: string;
}

export interface RatedProduct {
  /** Code of the product. */
  product: string;
  ratings: DemoRating[];
}
