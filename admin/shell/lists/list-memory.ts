import { create } from "zustand";
import type { ResourceName } from "../../i18n/message-shape.ts";
import type { Id } from "../data/source.ts";
import type { ListState } from "./list-state.ts";

interface Memory {
  /** What the list showed when the user left it. */
  state?: ListState;
  /** The selected records, and the filters under which they were selected. */
  selection?: { filters: string; ids: readonly Id[] };
}

/**
 * What each list remembers between visits, until the user signs out or reloads: names and phones in
 * searches must not be stored in the browser.
 */
export const useListMemory = create<Partial<Record<ResourceName, Memory>>>(() => ({}));

export function rememberList(name: ResourceName, change: Memory): void {
  useListMemory.setState((lists) => ({ [name]: { ...lists[name], ...change } }));
}
