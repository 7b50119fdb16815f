import type { Block } from "#contract/menus/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { BlockAction } from "./block-action.tsx";

/**
 * A sentence over a room in the evening. The picture is mirrored in left-to-right languages, so
 * that the text is on its dark side.
 */
export function HeroBlock({ block }: { block: Block }) {
  return (
    <section className="on-night relative overflow-hidden">
      {block.picture && (
        <div className="absolute inset-x-0 bottom-0 h-[62vw] mask-[linear-gradient(transparent,black_15%)] sm:h-[66vw] lg:h-full lg:mask-[linear-gradient(var(--towards-end),rgb(0_0_0/0.3)_10%,black_60%)]">
          <ShopPicture
            picture={block.picture}
            priority
            sizes="(min-width: 64rem) 100vw, 130vw"
            widths={[480, 828, 1080, 1440, 1920, 2560, 3072]}
            className="h-full! max-lg:object-[8%_50%] lg:object-[0%_40%] ltr:-scale-x-100"
          />
        </div>
      )}
      <Container className="relative">
        <div className="flex max-w-136 flex-col items-start gap-5 pt-7 pb-[48vw] sm:pb-[60vw] lg:min-h-[clamp(36rem,43vw,46rem)] lg:justify-center lg:py-section">
          <h1 className="text-display leading-tight">{block.title}</h1>
          <p className="max-w-112 text-lead text-on-night-soft">{block.text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <BlockAction block={block} kind="glow" />
          </div>
        </div>
      </Container>
    </section>
  );
}
