import type { Generated } from "kysely";

export type RedirectStatus = 301 | 302 | 307 | 308;

export type RedirectsTables = {
  "redirects.redirect": {
    id: Generated<number>;
    from_path: string;
    to_target: string;
    /** In the form of `from_path`; null: another site. */
    to_path: string | null;
    status: RedirectStatus;
    is_active: Generated<boolean>;
  };
};
