import * as z from "zod/mini";

/** A picture as pages show it. `src` is the original under /media/; the proxy makes every other size of it. */
export const pictureSchema = z.object({
  src: z.string(),
  /** Pixels of the original; zero when unknown. */
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Picture = z.output<typeof pictureSchema>;

export * from "./image-url.ts";
