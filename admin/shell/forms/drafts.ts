/** Unsent input, kept for the life of the tab: a reload or a lost session loses nothing. */
const keyOf = (name: string) => `draft ${name}`;

export function readDraft<V extends object>(name: string | undefined): V | undefined {
  if (name === undefined) return undefined;
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null") as V | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * @returns false if storage is full or unavailable; an older draft is then removed too, because it
 * is out of date
 */
export function keepDraft(name: string, values: object): boolean {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    dropDraft(name);
    return false;
  }
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

/** On sign-out, drafts are deleted so that the next user of this computer does not find them. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(keyOf(""))) sessionStorage.removeItem(key);
  }
}
