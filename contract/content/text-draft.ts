import * as z from "zod/mini";
import { bilingualLine } from "../kernel/bilingual-schema.ts";
import { bilingualTarget } from "../kernel/link-target.ts";
import { id } from "../kernel/schema.ts";

const MAX_PARTS = 120;
const MAX_ITEMS = 60;
const MAX_TEXT = 5_000;
const MAX_LINE = 300;

const items = z.array(bilingualLine(1_000)).check(z.minLength(1), z.maxLength(MAX_ITEMS));

/** A record's main picture: an uploaded one, with its alt text. */
export const pictureDraft = z.object({ assetId: id, alt: bilingualLine(MAX_LINE) });
export type PictureDraft = z.output<typeof pictureDraft>;

/**
 * A part of a text as stored and edited: both languages together, pictures by asset. A draft may
 * lack texts.
 */
const textPartDraft = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: bilingualLine(MAX_LINE) }),
  z.object({ kind: z.literal("text"), text: bilingualLine(MAX_TEXT) }),
  z.object({ kind: z.literal("list"), items }),
  z.object({ kind: z.literal("steps"), items }),
  z.object({
    kind: z.literal("quote"),
    text: bilingualLine(MAX_TEXT),
    by: z.nullable(bilingualLine(MAX_LINE)),
  }),
  z.object({
    kind: z.literal("picture"),
    assetId: id,
    alt: bilingualLine(MAX_LINE),
    caption: z.nullable(bilingualLine(MAX_LINE)),
  }),
  z.object({ kind: z.literal("link"), label: bilingualLine(MAX_LINE), path: bilingualTarget }),
]);
export type TextPartDraft = z.output<typeof textPartDraft>;

export const textDraft = z.array(textPartDraft).check(z.maxLength(MAX_PARTS));

/** Files of the pictures in a text, by asset: address and size in pixels. */
export const textSources = z.record(
  z.string(),
  z.object({ src: z.string(), width: z.int(), height: z.int() }),
);
export type TextSources = z.output<typeof textSources>;
