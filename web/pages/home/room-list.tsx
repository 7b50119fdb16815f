import { isKnownPage } from "#contract/find-page.ts";
import type { Block } from "#contract/menus/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";

/**
 * Shoppable rooms: each scene links to its products. Scrolls sideways on phones, showing the edge
 * of the next.
 */
export function RoomList({ blocks }: { blocks: Block[] }) {
  return (
    <ul className="-mx-gutter grid snap-x auto-cols-[40vw] grid-flow-col scroll-px-(--spacing-gutter) gap-3 overflow-x-auto px-gutter [scrollbar-width:none] *:snap-start md:auto-cols-[28vw] md:gap-4 lg:mx-0 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-3 lg:overflow-visible lg:px-0">
      {blocks.map(({ code, title, text, path, picture }) => (
        <Card key={code} as="li" className="on-night overflow-hidden">
          {picture && (
            <ShopPicture
              picture={picture}
              ratio={4 / 3}
              decorative
              sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 28vw, 40vw"
              widths={[240, 360, 480, 720, 960]}
              className="aspect-square object-cover lg:aspect-4/3"
            />
          )}
          <div className="grow p-3 md:p-5">
            <h3 className="text-[0.9375rem] leading-heading font-medium md:text-title">
              {path && isKnownPage(path) ? (
                <CardLink href={path} className="group-hover/card:text-glow!">
                  {title}
                </CardLink>
              ) : (
                title
              )}
            </h3>
            <p className="mt-1 text-small text-on-night-soft max-lg:hidden">{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
