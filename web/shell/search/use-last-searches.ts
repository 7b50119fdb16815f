import { useState } from "react";
import { browserStorage } from "../session/browser-storage.ts";

const KEY = "lastSearches";
const MOST = 6;

/** Recent searches on this device, latest first. The list is never sent anywhere. */
export function useLastSearches() {
  const [texts, setTexts] = useState(read);
  const keep = (kept: string[]) => {
    const last = kept.slice(0, MOST);
    setTexts(last);
    browserStorage().setItem(KEY, JSON.stringify(last));
  };
  return {
    texts,
    remember: (text: string) => {
      const plain = text.replace(/\s+/g, " ").trim();
      if (plain !== "") keep([plain, ...read().filter((kept) => kept !== plain)]);
    },
    forget: (text: string) => keep(read().filter((kept) => kept !== text)),
    clear: () => keep([]),
  };
}

/** Another tab may have searched meanwhile. */
function read(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage().getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}
