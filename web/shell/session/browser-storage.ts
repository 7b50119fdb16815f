import type { SessionStorage } from "../session.ts";

/** If storage is blocked, values last as long as the page. */
function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

let chosen: SessionStorage | undefined;

/** Local storage, or memory if it is blocked or full. Browser only. */
export function browserStorage(): SessionStorage {
  chosen ??= usableStorage() ?? memoryStorage();
  return chosen;
}

function usableStorage(): SessionStorage | undefined {
  try {
    const storage = window.localStorage;
    storage.setItem("startActivity", storage.getItem("startActivity") ?? "");
    return storage;
  } catch {
    return undefined;
  }
}
