import type { NewsCard as NewsCardData } from "#contract/content/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { DayTime } from "../day-time.tsx";

interface NewsCardProps {
  item: NewsCardData;
  headingLevel: 2 | 3;
}

/** A news item in a list; the whole card is the link. Without a picture the text fills the card. */
export function NewsCard({ item, headingLevel }: NewsCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      as="li"
      className={classNames(!item.picture && "justify-end self-stretch bg-stone p-6 md:p-8")}
    >
      {item.picture && (
        <ShopPicture
          picture={item.picture}
          ratio={3 / 2}
          decorative
          well
          sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 46vw, 100vw"
          widths={[320, 480, 640, 960]}
          className="mb-4 aspect-3/2 rounded-panel"
        />
      )}
      <DayTime iso={item.publishedAt} className="text-small text-ink-soft" />
      <Heading className={classNames("mt-1.5", item.picture ? "text-title" : "text-heading")}>
        <CardLink href={`/Media/news/${item.id}`}>
          <Prose text={item.title} />
        </CardLink>
      </Heading>
      <p className="mt-2 line-clamp-3 text-[0.9375rem] text-ink-soft">
        <Prose text={item.summary} />
      </p>
    </Card>
  );
}
