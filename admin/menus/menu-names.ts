import { MENU_CATEGORIES } from "#contract/menus/endpoints.ts";
import { useText } from "../i18n/use-text.ts";

const PLACES = Object.entries(MENU_CATEGORIES) as [keyof typeof MENU_CATEGORIES, number][];

/** Names of menus, by where the shop shows them. */
export function useMenuName(): (id: number) => string {
  const text = useText();
  return (id) => {
    const place = PLACES.find(([, category]) => category === id);
    return place ? text(`menus.names.${place[0]}`) : text("menus.names.other", { id });
  };
}
