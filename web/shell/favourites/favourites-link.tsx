import { Heart } from "@lucide/icons";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { LocaleLink } from "#web/i18n/locale-link.tsx";
import { useShell } from "#web/shell/store.ts";
import { whenIdle } from "#web/shell/when-idle.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { fetchFavourites } from "./favourite-writes.ts";

/**
 * Link to the favourites with their number. Fetches them once per visit, and again after signing in
 * or out.
 */
export function FavouritesLink() {
  const t = useTranslations("favourites");
  const count = useShell(({ favourites }) => favourites?.length ?? 0);
  const sessionKnown = useShell((state) => state.sessionKnown);
  const token = useShell((state) => state.token);
  useEffect(() => {
    if (!sessionKnown) return undefined;
    return whenIdle(() => void fetchFavourites());
  }, [sessionKnown, token]);
  const shown = count > 99 ? "99+" : String(count);
  return (
    <LocaleLink
      to="/Fav"
      aria-label={count > 0 ? t("linkCount", { count: shown }) : t("link")}
      title={t("link")}
      className="relative inline-grid size-target shrink-0 place-items-center rounded-pill transition-colors hover:bg-current/8"
    >
      <Icon icon={Heart} size={22} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute inset-e-0 top-0 grid h-5 min-w-5 place-items-center rounded-pill bg-ink px-1 text-tiny font-semibold text-plaster"
        >
          {shown}
        </span>
      )}
    </LocaleLink>
  );
}
