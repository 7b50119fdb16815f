import type { messages as account } from "./messages/en/account-pages/index-account.ts";
import type { messages as compare } from "./messages/en/compare/index-compare.ts";
import type { messages as content } from "./messages/en/content/index-content.ts";
import type { messages as feedback } from "./messages/en/index-feedback.ts";
import type { messages as home } from "./messages/en/index-home.ts";
import type { messages as orders } from "./messages/en/index-orders.ts";
import type { messages as product } from "./messages/en/index-product.ts";
import type { messages as shop } from "./messages/en/index.ts";
import type { messages as lists } from "./messages/en/lists/index-lists.ts";
import type { messages as planner } from "./messages/en/planner/index-planner.ts";

/**
 * @public Exported so that the declaration below augments use-intl's module instead of declaring a
 * new one.
 */
export type { AppConfig } from "use-intl";

type English = typeof shop &
  typeof orders &
  typeof account &
  typeof feedback &
  typeof product &
  typeof home &
  typeof compare &
  typeof planner &
  typeof content &
  typeof lists;

/** The keys of a message file with any text: what the other language must provide. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/**
 * One language's messages by the pages that need them. English is the reference: a missing Arabic
 * key fails the type check.
 */
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
  lists: SameKeys<typeof lists>;
}
export type AllMessages = SameKeys<English>;

declare module "use-intl" {
  interface AppConfig {
    Messages: English;
  }
}
