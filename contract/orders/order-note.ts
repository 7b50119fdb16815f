import * as z from "zod/mini";

/** A member of staff, as visible to all colleagues. */
export const memberSchema = z.object({ id: z.int(), name: z.string() });
export type Member = z.output<typeof memberSchema>;

/** An internal note by staff; customers never see it. */
export const orderNoteSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Null: no longer known. */
  by: z.nullable(z.string()),
  /** Mentioned members appear in it as `@` and their name. */
  text: z.string(),
  mentioned: z.array(memberSchema),
});
