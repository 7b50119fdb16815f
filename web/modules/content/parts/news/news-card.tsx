import type { NewsCard as NewsCardData } from "#contract/content/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";
import { DayTime } from "../frame/day-time.tsx";

interface NewsCardProps {
  item: NewsCardData;
  headingLevel: 2 | 3;
}

/** A piece of news in a list; the whole card leads to it. */
export function NewsCard({ item, headingLevel }: NewsCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="li">
      {item.picture && (
        <ShopPicture
          picture={item.picture}
          decorative
          well
          sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 46vw, 100vw"
          widths={[320, 480, 640, 960]}
          className="mb-4 aspect-3/2 rounded-panel"
        />
      )}
      <DayTime iso={item.publishedAt} className="text-small text-ink-soft" />
      <Heading className="mt-1.5 text-title">
        <CardLink href={`/Media/news/${item.id}`}>{item.title}</CardLink>
      </Heading>
      <p className="mt-2 line-clamp-3 text-[0.9375rem] text-ink-soft">{item.summary}</p>
    </Card>
  );
}
