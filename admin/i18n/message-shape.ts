import type { messages as english } from "./messages/en/index.ts";

/** The keys of a message file with any text: what the other language must provide. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** English is the reference: a missing Arabic key fails the type check. */
export type Messages = SameKeys<typeof english>;

type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];

/** A message of the back office by its path: `orders.page.lines`. */
export type TextKey = PathsOf<typeof english>;

/** A list of the back office: the first part of its path, and the key of its texts. */
export type ResourceName = keyof (typeof english)["resources"];
