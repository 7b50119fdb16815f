import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { FavouritesView } from "#web/modules/favourites/favourites-view.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { useShell } from "#web/shell/store.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/favourites";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "favourites");
  return pageMeta(matches, { title: t("title"), description: t("description"), noindex: true });
}

export default function FavouritesPage() {
  const t = useTranslations("favourites");
  const count = useShell(({ favourites }) => favourites?.length ?? 0);
  return (
    <Container className="pt-8 pb-section">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-page">{t("title")}</h1>
        {count > 0 && <output className="figures text-ink-soft">{t("products", { count })}</output>}
      </div>
      <FavouritesView columns={4} pagePath="/Fav" />
    </Container>
  );
}
