import type { Block } from "#contract/menus/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { BlockAction } from "../block-action.tsx";

/** One sentence and one scene at night. The picture melts into the dark on the side of the words. */
export function HeroBlock({ block }: { block: Block }) {
  return (
    <section className="on-night relative overflow-hidden">
      {block.picture && (
        <div className="absolute inset-x-0 bottom-0 h-[84vw] mask-[linear-gradient(transparent,black_30%)] sm:h-[66vw] lg:inset-s-auto lg:h-full lg:w-[68%] ltr:lg:-inset-e-[14%] ltr:lg:mask-[linear-gradient(var(--towards-end),transparent,black_5%)] rtl:lg:mask-[linear-gradient(var(--towards-end),transparent,black_45%)]">
          <ShopPicture
            picture={block.picture}
            priority
            sizes="(min-width: 64rem) 68vw, 100vw"
            widths={[480, 828, 1080, 1440, 1920, 2560]}
            className="h-full! max-lg:object-[8%_50%] lg:object-[0%_50%]"
          />
        </div>
      )}
      <Container className="relative">
        <div className="flex max-w-136 flex-col items-start gap-5 pt-10 pb-[76vw] sm:pb-[60vw] lg:min-h-[35rem] lg:justify-center lg:py-section">
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
