import { useTranslations } from "use-intl";
import type { AlbumCard, NewsCard } from "#contract/content/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { DayTime } from "../day-time.tsx";

interface NewsBandProps {
  news: NewsCard[];
  album: AlbumCard | undefined;
}

/** The end of the home page: an album, and the latest news beside it. */
export function NewsBand({ news, album }: NewsBandProps) {
  const t = useTranslations("home");
  if (news.length === 0 && !album) return null;
  return (
    <Section title={t("news")} all={{ href: "/Media/news", text: t("allNews") }} className="pt-0">
      <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2">
        {album && <AlbumPanel album={album} />}
        <ul className="border-t border-hairline max-sm:*:nth-3:hidden lg:flex lg:flex-col">
          {news.map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function AlbumPanel({ album }: { album: AlbumCard }) {
  const t = useTranslations("home");
  return (
    <Card className="on-night overflow-hidden max-lg:grid! max-lg:grid-cols-[6.5rem_minmax(0,1fr)] max-lg:items-center sm:max-lg:grid-cols-[9rem_minmax(0,1fr)]">
      {album.cover && (
        <ShopPicture
          picture={album.cover}
          decorative
          sizes="(min-width: 64rem) 41rem, 100vw"
          widths={[480, 640, 960, 1344]}
          className="aspect-4/3 h-full! lg:aspect-3/2 lg:h-auto! lg:grow"
        />
      )}
      <div className="px-4 py-2 lg:p-6">
        <p className="text-small text-on-night-soft">
          {t("album")} {" · "} {t("pictures", { count: album.pictureCount })}
        </p>
        <h3 className="mt-1 text-title">
          <CardLink href={`/Media/photo-album/${album.id}`} className="group-hover/card:text-glow!">
            {album.title}
          </CardLink>
        </h3>
      </div>
    </Card>
  );
}

function NewsRow({ item }: { item: NewsCard }) {
  return (
    <Card
      as="li"
      className="grid! grid-cols-[6.5rem_minmax(0,1fr)] gap-5 rounded-none! border-b border-hairline py-3 sm:py-5 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grow lg:items-center"
    >
      {item.picture ? (
        <ShopPicture
          picture={item.picture}
          ratio={4 / 3}
          decorative
          well
          sizes="9rem"
          widths={[208, 288, 416]}
          className="aspect-4/3 rounded-control"
        />
      ) : (
        <span className="well aspect-4/3 rounded-control" />
      )}
      <div className="min-w-0 self-center">
        <DayTime iso={item.publishedAt} className="text-small text-ink-soft" />
        <h3 className="mt-0.5 line-clamp-2 text-body leading-heading sm:mt-1 sm:line-clamp-none sm:text-[1.0625rem]">
          <CardLink href={`/Media/news/${item.id}`}>{item.title}</CardLink>
        </h3>
        <p className="mt-1.5 line-clamp-2 text-small text-ink-soft max-sm:hidden">
          <Prose text={item.summary} />
        </p>
      </div>
    </Card>
  );
}
