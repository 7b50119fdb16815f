import type { Block } from "#contract/menus/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { BlockAction } from "./block-action.tsx";

/** Two stories beside each other: where things come from, how to choose. */
export function StoryList({ blocks }: { blocks: Block[] }) {
  return (
    <ul className="grid gap-8 md:grid-cols-2">
      {blocks.map((block) => (
        <li key={block.code} className="flex flex-col">
          {block.picture && (
            <ShopPicture
              picture={block.picture}
              ratio={3 / 2}
              well
              sizes="(min-width: 48rem) 42rem, 100vw"
              className="aspect-3/2 rounded-panel"
            />
          )}
          <h2 className="mt-5 text-title">{block.title}</h2>
          <p className="mt-1.5 mb-4 max-w-text text-ink-soft">{block.text}</p>
          <div className="mt-auto">
            <BlockAction block={block} kind="secondary" />
          </div>
        </li>
      ))}
    </ul>
  );
}
