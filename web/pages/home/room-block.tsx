import type { Block } from "#contract/menus/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { BlockAction } from "./block-action.tsx";

/** A room one can shop: the scene, and beside it the way to what hangs in it. */
export function RoomBlock({ block }: { block: Block }) {
  return (
    <Container className="pt-section">
      <section className="on-night grid overflow-hidden rounded-panel lg:grid-cols-[1.6fr_1fr]">
        {block.picture && (
          <ShopPicture
            picture={block.picture}
            sizes="(min-width: 64rem) 52rem, 100vw"
            className="aspect-4/3 h-full lg:aspect-16/10"
          />
        )}
        <div className="flex flex-col items-start justify-center gap-4 p-6 sm:p-10">
          <h2 className="text-heading">{block.title}</h2>
          <p className="text-on-night-soft">{block.text}</p>
          <BlockAction block={block} kind="glow" />
        </div>
      </section>
    </Container>
  );
}
