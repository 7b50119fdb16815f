import type { Bilingual } from "./kernel/locale.ts";

export type DemoPictureGroup =
  | "products"
  | "categories"
  | "blocks"
  | "pages"
  | "news"
  | "albums"
  | "videos";

/** How the layers of a light add up; tools/render/README.md has the sum. */
export interface DemoPair {
  /** Files of the layers. */
  ambient: string;
  lamp: string;
  lampByDay: number;
  lampByNight: number;
  ambientByNight: number;
  /** Colour temperature of the light as it is sold. */
  kelvin: number;
}

/** A picture of the demo shop in one of its places, for `/dev/pictures`. */
export interface DemoPictureSheet {
  group: DemoPictureGroup;
  /** What it belongs to: a product, a category, a piece of news. */
  code: string;
  title: Bilingual;
  /** Path under db/demo/. */
  file: string;
  /** `hero`, `night`, `lamp` … */
  role: string;
  /** Absent: a layer, which is never shown by itself. */
  alt?: Bilingual;
  width: number;
  height: number;
  bytes: number;
  pair?: DemoPair;
}
