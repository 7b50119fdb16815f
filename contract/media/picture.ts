import * as z from "zod/mini";

/** What must stay in sight where a picture is cut, in percent from its left and its top edge. */
export const focusSchema = z.object({ x: z.int(), y: z.int() });
export type Focus = z.output<typeof focusSchema>;

/** A picture as pages show it. `src` is the original under /media/; the proxy makes every other size of it. */
export const pictureSchema = z.object({
  src: z.string(),
  /** Pixels of the original; zero when unknown. */
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** Absent: its middle. */
  focus: z.optional(focusSchema),
});
export type Picture = z.output<typeof pictureSchema>;

export * from "./image-url.ts";
