import type { messages as account } from "./messages/en/account-pages/index-account.ts";
import type { messages as compare } from "./messages/en/compare/index-compare.ts";
import type { messages as content } from "./messages/en/content/index-content.ts";
import type { messages as feedback } from "./messages/en/index-feedback.ts";
import type { messages as home } from "./messages/en/index-home.ts";
import type { messages as orders } from "./messages/en/index-orders.ts";
import type { messages as product } from "./messages/en/index-product.ts";
import type { messages as planner } from "./messages/en/planner/index-planner.ts";
import type { messages as shop } from "./messages/en/index.ts";

/** @public Read with this file, the declaration below adds to the module of use-intl instead of making a new one. */
export type { AppConfig } from "use-intl";

type English = typeof shop &
  typeof orders &
  typeof account &
  typeof feedback &
  typeof product &
  typeof home &
  typeof compare &
  typeof planner &
  typeof content;

/** The keys of a message file with any text: what the other language has to offer. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** The messages of one language by the pages that need them. English is the measure: a missing Arabic key fails the type check. */
export interface Messages {
  shop: SameKeys<typeof shop>;
  orders: SameKeys<typeof orders>;
  account: SameKeys<typeof account>;
  feedback: SameKeys<typeof feedback>;
  product: SameKeys<typeof product>;
  home: SameKeys<typeof home>;
  compare: SameKeys<typeof compare>;
  planner: SameKeys<typeof planner>;
  content: SameKeys<typeof content>;
}
export type AllMessages = SameKeys<English>;

declare module "use-intl" {
  interface AppConfig {
    Messages: English;
  }
}
