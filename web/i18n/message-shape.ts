import type { messages } from "./messages/en/index.ts";

/** @public Read with this file, the declaration below adds to the module of use-intl instead of making a new one. */
export type { AppConfig } from "use-intl";

/** The keys of a message file with any text: what the other language has to offer. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** Every message of one language. English is the measure: a missing Arabic key fails the type check. */
export type Messages = SameKeys<typeof messages>;

declare module "use-intl" {
  interface AppConfig {
    Messages: typeof messages;
  }
}
