import type { SameKeys } from "../../message-shape.ts";
import type { accounts as english } from "../en/accounts.ts";

export const accounts: SameKeys<typeof english> = {
  title: "x",
};
