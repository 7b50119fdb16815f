import type { ResourceName } from "../../i18n/message-shape.ts";

/** Screens by the letter that follows `g`. */
export const SCREEN_KEYS: Record<string, ResourceName | ""> = {
  h: "",
  o: "orders",
  t: "proofs",
  r: "returns",
  p: "products",
  s: "stock",
  c: "customers",
  m: "feedback",
  n: "news",
  q: "questions",
};

export type Shortcut =
  | { kind: "begin" }
  | { kind: "go"; screen: ResourceName | "" }
  | { kind: "filter" }
  | { kind: "list" };

interface Press {
  /** The physical key, as an Arabic layout has other letters. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * A key's meaning: `g` starts a two-key shortcut to a screen, `/` focuses the filters, `?` lists
 * the shortcuts.
 */
export function shortcutOf(press: Press, hasBegun: boolean): Shortcut | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.code === "Slash") return { kind: press.shiftKey ? "list" : "filter" };
  if (press.shiftKey) return undefined;
  const letter = press.code.replace(/^Key/, "").toLowerCase();
  const screen = SCREEN_KEYS[letter];
  if (hasBegun) return screen === undefined ? undefined : { kind: "go", screen };
  return letter === "g" ? { kind: "begin" } : undefined;
}

const OFF_KEY = "shortcuts-off";

/**
 * Single keys can be triggered by mistake or by voice control: users can turn them off in this
 * browser.
 */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(OFF_KEY) === null;
}

export function turnShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF_KEY);
  else localStorage.setItem(OFF_KEY, "1");
}
