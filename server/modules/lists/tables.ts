import type { Generated, GeneratedAlways } from "kysely";

export type ListsTables = {
  "lists.list": {
    id: GeneratedAlways<number>;
    customer_id: number;
    name: string;
    share_version: Generated<number>;
    share_hash: Generated<Buffer | null>;
    changed_at: Generated<Date>;
  };
  "lists.item": {
    list_id: number;
    variant_id: number;
    quantity: number;
    added_at: Generated<Date>;
  };
};
