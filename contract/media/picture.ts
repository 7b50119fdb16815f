import * as z from "zod/mini";

/**
 * Focal point to keep in sight when a picture is cropped, in percent from its left and top edges.
 */
export const focusSchema = z.object({ x: z.int(), y: z.int() });
export type Focus = z.output<typeof focusSchema>;

/**
 * A picture for pages. `src` is the original under /media/; the proxy creates every other size of
 * it.
 */
export const pictureSchema = z.object({
  src: z.string(),
  /** Pixels of the original; zero when unknown. */
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** Absent: the middle. */
  focus: z.optional(focusSchema),
});
export type Picture = z.output<typeof pictureSchema>;

export * from "./image-url.ts";
