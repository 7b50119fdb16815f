import { Images } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { AlbumCard } from "#web/modules/content/albums/album-card.tsx";
import { ContentCrumbs } from "#web/modules/content/content-crumbs.tsx";
import { ContentHead } from "#web/modules/content/content-head.tsx";
import { wayJsonLd } from "#web/modules/content/content-meta.ts";
import { MediaNav } from "#web/modules/content/media-nav.tsx";
import { pageContext } from "#web/page-context.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/albums";

export async function loader({ context }: Route.LoaderArgs) {
  return { albums: await context.get(pageContext).queries.albums() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [];
  const t = translator(root.locale, "content");
  return pageMeta(matches, {
    title: t("albums.title"),
    description: t("albums.description"),
    picture: loaderData.albums[0]?.cover ?? null,
    jsonLd: [wayJsonLd(root, [{ name: t("albums.title"), path: "/Media/photo-album" }])],
  });
}

export default function Albums({ loaderData: { albums } }: Route.ComponentProps) {
  const t = useTranslations("content.albums");
  const products = useTranslations("content")("products");
  return (
    <Container className="pt-4 pb-section">
      <ContentCrumbs name={t("title")} />
      <ContentHead title={t("title")} lead={t("description")} />
      <MediaNav current="albums" />
      {albums.length === 0 && (
        <EmptyState
          illustration={<Icon icon={Images} size={48} className="text-brass" />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<ButtonLink href="/product">{products}</ButtonLink>}
        />
      )}
      <ul className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-2">
        {albums.map((album, index) => (
          <AlbumCard key={album.id} album={album} priority={index === 0} />
        ))}
      </ul>
    </Container>
  );
}
