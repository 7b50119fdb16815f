import type { Generated } from "kysely";

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
};
