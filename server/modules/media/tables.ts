import type { TablesOf } from "#server/platform/postgres/tables.ts";
import type { FilmMime } from "./file-kind.ts";

export type MediaTables = TablesOf<
  "media",
  {
    "media.document": { kind: "pdf" | "ies" | "glb" };
    "media.film_file": { mime: FilmMime };
  }
>;
