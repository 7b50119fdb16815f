import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { albumMeta } from "#web/modules/content/albums/album-meta.ts";
import { AlbumPictures } from "#web/modules/content/albums/album-pictures.tsx";
import { ContentCrumbs } from "#web/modules/content/content-crumbs.tsx";
import { ContentHead } from "#web/modules/content/content-head.tsx";
import { DayTime } from "#web/modules/content/day-time.tsx";
import { parseId } from "#web/modules/content/parse-id.ts";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/shell/not-found.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/album";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const id = parseId(params.id);
  const album = id && (await page.queries.album(id));
  if (!album) throw await notFound(page);
  return { album };
}

/** Another picture of the album does not change the page's data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? albumMeta(matches, loaderData.album) : [];
}

export default function AlbumPage({ loaderData: { album } }: Route.ComponentProps) {
  const t = useTranslations("content.albums");
  return (
    <Container className="pt-4 pb-section">
      <ContentCrumbs
        name={album.title}
        above={[{ text: t("title"), href: "/Media/photo-album" }]}
      />
      <ContentHead title={album.title} lead={album.text}>
        <p className="mt-4 flex flex-wrap gap-x-4 text-small text-ink-faint">
          <span>{t("pictures", { count: album.pictureCount })}</span>
          <DayTime iso={album.publishedAt} />
        </p>
      </ContentHead>
      <AlbumPictures key={album.id} album={album} />
    </Container>
  );
}
