import { useEffect, useMemo } from "react";
import type { Locale } from "#contract/kernel/locale.ts";
import { activeItems } from "#contract/menus/active-items.ts";
import type { MENU_CATEGORIES, MenuItem } from "#contract/menus/endpoints.ts";
import type { ShellData } from "#contract/page-context.ts";
import { call } from "#web/api/client.ts";
import { listOf } from "#web/api/list-of.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useRootData } from "./address/root-data.ts";
import { nextTask } from "./next-task.ts";
import { type SharedLists, useShell } from "./store.ts";

/** Repeated here: importing the contract's file would load the schema library in the browser. */
const MENUS: typeof MENU_CATEGORIES = { header: 1, footer: 2, help: 3 };
const HOME_BLOCKS = { categoryId: 3 };
const ALL_SONS = { categoryId: 0, pageSize: 100, type: "B2C" } as const;

/**
 * The eight calls on mount, in parallel; with a signal, so that the two identical calls of the
 * blocks are not merged.
 */
async function fetchLists(locale: Locale, signal: AbortSignal): Promise<SharedLists> {
  const [header, footer, help, , blocks, sons, categories, parentCategories] = await Promise.all([
    call("GET /api/v1/menu-detail", { query: { categoryId: MENUS.header }, signal }),
    call("GET /api/v1/menu-detail", { query: { categoryId: MENUS.footer }, signal }),
    call("GET /api/v1/menu-detail", { query: { categoryId: MENUS.help }, signal }),
    call("GET /api/v1/blocks", { query: HOME_BLOCKS, signal }),
    call("GET /api/v1/blocks", { query: HOME_BLOCKS, signal }),
    call("GET /api/v1/sons", { query: ALL_SONS, signal }),
    call("GET /api/v1/product-categories", { signal }),
    call("GET /api/v1/ProductCategories/GetAllParentCategoriesByType", {
      query: { type: "B2C" },
      signal,
    }),
  ]);
  return {
    locale,
    header: listOf(header),
    footer: listOf(footer),
    help: listOf(help),
    blocks: listOf(blocks),
    sons: listOf(sons),
    categories: listOf(categories),
    parentCategories: listOf(parentCategories),
  };
}

/** Refreshes the shared lists on mount and after a language change. */
export function useSharedListsRefresh(): void {
  const locale = usePageLocale();
  useEffect(() => {
    const leaving = new AbortController();
    const refresh = async () => {
      // Starting its requests takes as long as the other effects together.
      await nextTask();
      if (leaving.signal.aborted) return;
      try {
        const lists = await fetchLists(locale, leaving.signal);
        useShell.setState({ lists });
      } catch (error) {
        if (leaving.signal.aborted) return;
        // oxlint-disable-next-line no-console -- the specification's words
        console.error("Failed to fetch menu data:", error);
      }
      useShell.setState({ globalLoader: false });
    };
    void refresh();
    return () => leaving.abort();
  }, [locale]);
}

type ShellLists = Pick<ShellData, "header" | "footer" | "help">;
const NOTHING = { header: [], footer: [], help: [] };

/** Menus and categories of the frame: those rendered by the server, then those fetched. */
export function useShellLists(): ShellLists {
  const sent = useRootData()?.shell;
  const fetched = useFetchedLists();
  return useMemo(() => {
    if (!fetched) return sent ?? NOTHING;
    const { header, footer, help } = fetched;
    return { header: shownItems(header), footer: shownItems(footer), help: shownItems(help) };
  }, [sent, fetched]);
}

/** The fetched lists in the page's language; null until they arrive. */
export function useFetchedLists(): SharedLists | null {
  const locale = usePageLocale();
  return useShell(({ lists }) => (lists?.locale === locale ? lists : null));
}

/** Active items in order, whatever they link to: a page, a moved path, another site. */
function shownItems(items: readonly MenuItem[]): MenuItem[] {
  return activeItems(items).map((item) => ({ ...item, children: activeItems(item.children) }));
}
