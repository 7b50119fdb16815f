import type { Block } from "#contract/menus/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { BlockAction } from "./block-action.tsx";

/** Two stories side by side: where products come from, how to choose. */
export function StoryList({ blocks }: { blocks: Block[] }) {
  return (
    <ul className="-mx-gutter grid snap-x auto-cols-[60vw] grid-flow-col scroll-px-(--spacing-gutter) gap-4 overflow-x-auto px-gutter [scrollbar-width:none] *:snap-start md:mx-0 md:auto-cols-auto md:grid-flow-row md:grid-cols-2 md:gap-8 md:overflow-visible md:px-0">
      {blocks.map((block) => (
        <li key={block.code} className="flex flex-col">
          {block.picture && (
            <ShopPicture
              picture={block.picture}
              ratio={3 / 2}
              well
              sizes="(min-width: 48rem) 42rem, 60vw"
              className="aspect-3/2 rounded-panel"
            />
          )}
          <h2 className="mt-3 text-body md:mt-5 md:text-title">{block.title}</h2>
          <p className="mt-1.5 mb-4 max-w-text line-clamp-2 text-small text-ink-soft md:line-clamp-none md:text-body">
            {block.text}
          </p>
          <div className="mt-auto">
            <BlockAction block={block} kind="secondary" />
          </div>
        </li>
      ))}
    </ul>
  );
}
