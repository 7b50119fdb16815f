import { useTranslations } from "use-intl";
import type { AlbumCard as AlbumCardData } from "#contract/content/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { DayTime } from "../day-time.tsx";

/** An album in the list: its cover, name and number of pictures. */
export function AlbumCard({ album, priority }: { album: AlbumCardData; priority: boolean }) {
  const t = useTranslations("content.albums");
  return (
    <Card as="li">
      {album.cover && (
        <ShopPicture
          picture={album.cover}
          ratio={3 / 2}
          decorative
          priority={priority}
          well
          sizes="(min-width: 48rem) 41rem, 100vw"
          widths={[480, 640, 960, 1344]}
          className="mb-5 aspect-3/2 rounded-panel"
        />
      )}
      <h2 className="text-[1.375rem] md:text-[1.625rem]">
        <CardLink href={`/Media/photo-album/${album.id}`}>{album.title}</CardLink>
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">
        <Prose text={album.text} />
      </p>
      <p className="mt-3 flex flex-wrap gap-x-4 text-small text-ink-faint">
        <span>{t("pictures", { count: album.pictureCount })}</span>
        <DayTime iso={album.publishedAt} />
      </p>
    </Card>
  );
}
