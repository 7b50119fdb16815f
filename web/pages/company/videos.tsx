import { Film } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { ContentCrumbs } from "#web/modules/content/content-crumbs.tsx";
import { ContentHead } from "#web/modules/content/content-head.tsx";
import { wayJsonLd } from "#web/modules/content/content-meta.ts";
import { MediaNav } from "#web/modules/content/media-nav.tsx";
import { VideoEntry } from "#web/modules/content/videos/video-entry.tsx";
import { videoJsonLd } from "#web/modules/content/videos/video-json-ld.ts";
import { pageContext } from "#web/page-context.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/videos";

export async function loader({ context }: Route.LoaderArgs) {
  return { videos: await context.get(pageContext).queries.videos() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [];
  const t = translator(root.locale, "content");
  const { videos } = loaderData;
  return pageMeta(matches, {
    title: t("videos.title"),
    description: t("videos.description"),
    picture: videos[0]?.poster ?? null,
    jsonLd: [
      ...videos.map((video) => videoJsonLd(video, root)),
      wayJsonLd(root, [{ name: t("videos.title"), path: "/Media/videos" }]),
    ],
  });
}

export default function Videos({ loaderData: { videos } }: Route.ComponentProps) {
  const t = useTranslations("content.videos");
  const products = useTranslations("content")("products");
  return (
    <Container className="pt-4 pb-section">
      <ContentCrumbs name={t("title")} />
      <ContentHead title={t("title")} lead={t("description")} />
      <MediaNav current="videos" />
      {videos.length === 0 && (
        <EmptyState
          illustration={<Icon icon={Film} size={48} className="text-brass" />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<ButtonLink href="/product">{products}</ButtonLink>}
        />
      )}
      <ul>
        {videos.map((video) => (
          <VideoEntry key={video.id} video={video} />
        ))}
      </ul>
    </Container>
  );
}
