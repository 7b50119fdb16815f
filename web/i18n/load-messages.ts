import type { Locale } from "#contract/kernel/locale.ts";
import type { Messages } from "./message-shape.ts";

const loaded = new Map<Locale, Messages>();

const files: Record<Locale, () => Promise<{ messages: Messages }>> = {
  ar: () => import("./messages/ar/index.ts"),
  en: () => import("./messages/en/index.ts"),
};

/** Makes a language ready for `messagesOf`. The browser fetches only the languages it shows. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const { messages } = await files[locale]();
  loaded.set(locale, messages);
}

/** The messages of a language that has been loaded. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`Messages of "${locale}" are not loaded`);
  return messages;
}
