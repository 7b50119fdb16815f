import { Clock } from "@lucide/icons";
import type { SyntheticEvent } from "react";
import { useTranslations } from "use-intl";
import type { Video } from "#contract/content/endpoints.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { DayTime } from "../day-time.tsx";
import { filmLength } from "./film-length.ts";

/** A video beside its text. Nothing of it is loaded until it is played. */
export function VideoEntry({ video }: { video: Video }) {
  const t = useTranslations("content.videos");
  const heading = `video-${video.id}`;
  return (
    <li className="grid gap-x-12 gap-y-5 border-b border-hairline py-10 last:border-b-0 lg:grid-cols-[1.7fr_1fr] lg:items-center">
      <Film video={video} labelledBy={heading} />
      <div>
        <h2 id={heading} className="text-[1.375rem] md:text-[1.625rem]">
          {video.title}
        </h2>
        <p className="mt-3 max-w-text text-ink-soft">
          <Prose text={video.text} />
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-ink-faint">
          <span className="inline-flex items-center gap-1.5">
            <Icon icon={Clock} size={16} label={t("duration")} />
            <Ltr className="figures">{filmLength(video.durationSeconds)}</Ltr>
          </span>
          <DayTime iso={video.publishedAt} />
        </p>
      </div>
    </li>
  );
}

function Film({ video, labelledBy }: { video: Video; labelledBy: string }) {
  const t = useTranslations("content.videos");
  const locale = usePageLocale();
  const { poster, sources, captions } = video;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks come with the film
    <video
      controls
      playsInline
      preload="none"
      aria-labelledby={labelledBy}
      width={poster?.width || 1280}
      height={poster?.height || 720}
      poster={poster ? pictureUrl(poster, { width: 1280 }) : undefined}
      onPlay={pauseOthers}
      className="h-auto w-full rounded-panel bg-night"
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions.map(({ src, locale: spoken }) => (
        <track
          key={src}
          kind="captions"
          src={src}
          srcLang={spoken}
          label={spoken === "ar" || spoken === "en" ? t(`captions.${spoken}`) : spoken}
          default={spoken === locale}
        />
      ))}
      {t("unplayable")} {sources[0] && <Link href={sources[0].src}>{t("download")}</Link>}
    </video>
  );
}

/** Plays one video at a time. */
function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  for (const other of document.querySelectorAll("video")) {
    if (other !== currentTarget) other.pause();
  }
}
