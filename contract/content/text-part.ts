import * as z from "zod/mini";
import { pictureSchema } from "../media/picture.ts";

/**
 * A text is a list of parts, never markup. Lines of text, lists, steps and quotations may hold bold words and links
 * (`runsOf`); everything else that staff write is shown as plain text.
 */
export const textPartSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: z.string() }),
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
  z.object({ kind: z.literal("steps"), items: z.array(z.string()) }),
  z.object({ kind: z.literal("quote"), text: z.string(), by: z.nullable(z.string()) }),
  z.object({
    kind: z.literal("picture"),
    picture: pictureSchema,
    caption: z.nullable(z.string()),
  }),
  /** A link: a shop path without locale prefix, or an absolute address. */
  z.object({ kind: z.literal("link"), label: z.string(), path: z.string() }),
]);
export type TextPart = z.output<typeof textPartSchema>;
