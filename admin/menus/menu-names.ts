import { MENU_CATEGORIES } from "#contract/menus/endpoints.ts";
import { useText } from "../i18n/use-text.ts";

const PLACES = Object.entries(MENU_CATEGORIES) as [keyof typeof MENU_CATEGORIES, number][];

/** What the menus are called: by the place in the shop that shows them. */
export function useMenuName(): (id: number) => string {
  const text = useText();
  return (id) => {
    const place = PLACES.find(([, category]) => category === id);
    return place ? text(`menus.names.${place[0]}`) : text("menus.names.other", { id });
  };
}
