import type { Locale } from "#contract/kernel/locale.ts";
import type { ShellData } from "#contract/page-context.ts";
import type { MENU_CATEGORIES, MenuItem } from "#contract/menus/endpoints.ts";
import { activeItems } from "#contract/menus/active-items.ts";
import { call } from "#web/api/client.ts";
import { listOf } from "#web/api/list-of.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useEffect, useMemo } from "react";
import { useRootData } from "./address/root-data.ts";
import { type SharedLists, useShell } from "./store.ts";

/** Said again here: the contract's file would bring the schema library into the browser. */
const MENUS: typeof MENU_CATEGORIES = { header: 1, footer: 2, help: 3 };
const HOME_BLOCKS = { categoryId: 3 };
const ALL_SONS = { categoryId: 0, pageSize: 100, type: "B2C" } as const;

/** The eight calls on mount, all at once. */
async function fetchLists(locale: Locale): Promise<SharedLists> {
  const [header, footer, help, blocks, , sons, categories, parentCategories] = await Promise.all([
    call("getMenuDetail", { query: { categoryId: MENUS.header } }),
    call("getMenuDetail", { query: { categoryId: MENUS.footer } }),
    call("getMenuDetail", { query: { categoryId: MENUS.help } }),
    call("listBlocks", { query: HOME_BLOCKS }),
    call("listBlocks", { query: HOME_BLOCKS }),
    call("listSons", { query: ALL_SONS }),
    call("listProductCategories"),
    call("listParentCategories", { query: { type: "B2C" } }),
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

/** Refreshes the shared lists on mount and in another language. */
export function useSharedListsRefresh(): void {
  const locale = usePageLocale();
  useEffect(() => {
    let current = true;
    const refresh = async () => {
      try {
        const lists = await fetchLists(locale);
        if (current) useShell.setState({ lists });
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification's words
        console.error("Failed to fetch menu data:", error);
      } finally {
        useShell.setState({ globalLoader: false });
      }
    };
    void refresh();
    return () => {
      current = false;
    };
  }, [locale]);
}

type ShellLists = Pick<ShellData, "header" | "footer" | "help" | "categories">;
const NOTHING: ShellLists = { header: [], footer: [], help: [], categories: [] };

/** Menus and categories as the frame shows them: what the server sent, then what the calls brought. */
export function useShellLists(): ShellLists {
  const locale = usePageLocale();
  const sent = useRootData()?.shell;
  const fetched = useShell((state) => state.lists);
  return useMemo(() => {
    const lists = fetched?.locale === locale ? fetched : (sent ?? NOTHING);
    return {
      header: shownItems(lists.header),
      footer: shownItems(lists.footer),
      help: shownItems(lists.help),
      categories: lists.categories,
    };
  }, [locale, sent, fetched]);
}

/** Active items in order, whatever they lead to: a page, a path that was moved, another site. */
function shownItems(items: readonly MenuItem[]): MenuItem[] {
  return activeItems(items).map((item) => ({ ...item, children: activeItems(item.children) }));
}
