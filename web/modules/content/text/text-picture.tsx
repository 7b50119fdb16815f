import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Prose } from "#web/ui/text/prose.tsx";

/** A picture in a text, in its own aspect ratio, with a caption. */
export function TextPicture({ picture, caption }: { picture: Picture; caption: string | null }) {
  return (
    <figure className="my-10">
      <ShopPicture
        picture={picture}
        well
        sizes="(min-width: 48rem) 42rem, 100vw"
        widths={[480, 640, 960, 1344]}
        className="rounded-panel"
      />
      {caption && (
        <figcaption className="mt-2.5 text-small text-ink-soft">
          <Prose text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
