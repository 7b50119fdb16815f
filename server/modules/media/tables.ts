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
