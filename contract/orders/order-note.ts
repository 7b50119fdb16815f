import * as z from "zod/mini";

/** A member of staff as colleagues without more rights know them. */
export const memberSchema = z.object({ id: z.int(), name: z.string() });
export type Member = z.output<typeof memberSchema>;

/** What staff write down for each other; the customer never sees it. */
export const orderNoteSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Null: no longer known. */
  by: z.nullable(z.string()),
  /** Members whom it names stand in it as `@` and their name. */
  text: z.string(),
  mentioned: z.array(memberSchema),
});
