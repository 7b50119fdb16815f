import type { Locale } from "#contract/kernel/locale.ts";
import { messageTexts, type SayText } from "#server/platform/messages/message-texts.ts";
import { drawingAr } from "./drawing-ar.ts";
import { drawingEn } from "./drawing-en.ts";

/** Formats the texts of the drawing. */
export type SayDrawing = SayText<typeof drawingEn>;

export function drawingWords(locale: Locale): SayDrawing {
  return messageTexts<typeof drawingEn>({ en: drawingEn, ar: drawingAr }, locale);
}
