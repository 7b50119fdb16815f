import type { Generated } from "kysely";
import type { FilmMime } from "./file-kind.ts";

export type MediaTables = {
  "media.asset": {
    id: Generated<number>;
    digest: Buffer;
    storage_key: string;
    mime: string;
    width: number;
    height: number;
    bytes: number;
  };
  "media.light_layers": {
    night_asset_id: number;
    ambient_asset_id: number;
    lamp_asset_id: number;
    lamp_by_day: number;
    lamp_by_night: number;
    ambient_by_night: number;
    kelvin: number;
    film_contrast: number | null;
    film_saturation: number | null;
  };
  "media.document": {
    id: Generated<number>;
    digest: Buffer;
    storage_key: string;
    kind: "pdf" | "ies" | "glb";
    bytes: number;
  };
  "media.film_file": {
    id: Generated<number>;
    digest: Buffer;
    storage_key: string;
    mime: FilmMime;
    bytes: number;
  };
};
