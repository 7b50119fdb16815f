import type { Generated, GeneratedAlways } from "kysely";

export type LightingTables = {
  "lighting.saved_plan": {
    id: GeneratedAlways<number>;
    customer_id: number;
    name: string;
    plan: string;
    saved_at: Generated<Date>;
  };
};
