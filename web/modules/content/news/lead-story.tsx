import type { NewsCard } from "#contract/content/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { DayTime } from "../day-time.tsx";

/** The latest news item, across the page. */
export function LeadStory({ item }: { item: NewsCard }) {
  return (
    <Card className="mt-8 gap-x-12 gap-y-5 md:grid md:grid-cols-[1.4fr_1fr] md:items-center">
      {item.picture && (
        <ShopPicture
          picture={item.picture}
          ratio={3 / 2}
          decorative
          priority
          well
          sizes="(min-width: 48rem) 50rem, 100vw"
          className="aspect-3/2 rounded-panel"
        />
      )}
      <div>
        <DayTime iso={item.publishedAt} className="text-small text-ink-soft" />
        <h2 className="mt-2 text-heading">
          <CardLink href={`/Media/news/${item.id}`}>
            <Prose text={item.title} />
          </CardLink>
        </h2>
        <p className="mt-3 max-w-text text-ink-soft">
          <Prose text={item.summary} />
        </p>
      </div>
    </Card>
  );
}
