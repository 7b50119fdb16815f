import type { Bilingual } from "./kernel/locale.ts";
import type { LightLayers } from "./media/light-layers.ts";

export type DemoPictureGroup =
  | "products"
  | "categories"
  | "blocks"
  | "pages"
  | "news"
  | "albums"
  | "videos";

/** A demo picture in one of its places, for `/dev/pictures`. */
export interface DemoPictureSheet {
  group: DemoPictureGroup;
  /** What it belongs to: a product, a category, a news item. */
  code: string;
  title: Bilingual;
  /** Path under db/demo/. */
  file: string;
  /** `hero`, `night`, `lamp` … */
  role: string;
  /** Absent: a layer, which is never shown on its own. */
  alt?: Bilingual;
  width: number;
  height: number;
  bytes: number;
  /** Layers for dimming its light; files below db/demo/pictures. */
  layers?: LightLayers;
}
