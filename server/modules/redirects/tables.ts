import type { Generated } from "kysely";

export type RedirectsTables = {
  "redirects.redirect": {
    id: Generated<number>;
    from_path: string;
    to_target: string;
    status: 301 | 302 | 307 | 308;
    is_active: Generated<boolean>;
  };
};
