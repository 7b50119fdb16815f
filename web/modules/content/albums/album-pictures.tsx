import "./album.css";
import { type CSSProperties, lazy, type MouseEvent, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Album } from "#contract/content/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { largePicture, pictureAnchor, pictureSize } from "#web/shell/viewer/picture-address.ts";
import { useOpenPicture } from "#web/shell/viewer/use-open-picture.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Prose } from "#web/ui/text/prose.tsx";

const loadViewer = () => import("#web/shell/viewer/picture-viewer.tsx");
const PictureViewer = lazy(async () => ({ default: (await loadViewer()).PictureViewer }));

/**
 * Pictures in rows of equal height, each in its own aspect ratio; a press opens the viewer, or the
 * picture if there is no script.
 */
export function AlbumPictures({ album: { title, pictures } }: { album: Album }) {
  const viewed = pictures.map(({ light, ...entry }) => ({
    ...entry,
    light: light ? { ...light, isRoom: true, kelvins: [] } : undefined,
  }));
  const viewer = useOpenPicture(viewed);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    viewer.open(index);
  };
  return (
    <>
      <ul className="picture-rows mt-8 md:mt-12" onPointerEnter={() => void loadViewer()}>
        {pictures.map((entry, index) => (
          <PictureEntry
            key={entry.id}
            entry={entry}
            number={index + 1}
            total={pictures.length}
            onOpen={(event) => open(event, index)}
          />
        ))}
      </ul>
      {viewer.isWanted && (
        <Suspense>
          <PictureViewer
            title={title}
            pictures={viewed}
            index={viewer.index}
            onShow={viewer.show}
            onClose={viewer.close}
          />
        </Suspense>
      )}
    </>
  );
}

interface PictureEntryProps {
  entry: Album["pictures"][number];
  number: number;
  total: number;
  onOpen: (event: MouseEvent) => void;
}

function PictureEntry({ entry, number, total, onOpen }: PictureEntryProps) {
  const t = useTranslations("content.albums");
  const { id, picture, caption, product } = entry;
  const { width, height } = pictureSize(picture);
  return (
    <li
      id={pictureAnchor(id)}
      style={{ "--ratio": (width / height).toFixed(4) } as CSSProperties}
      className="scroll-mt-28"
    >
      <figure>
        <a
          href={largePicture(picture)}
          aria-label={t("open", {
            number: String(number),
            total: String(total),
            name: picture.alt,
          })}
          onClick={onOpen}
          className="block cursor-zoom-in overflow-hidden rounded-panel"
        >
          <ShopPicture
            picture={picture}
            unknown={{ width, height }}
            decorative
            well
            priority={number === 1}
            sizes="(min-width: 64rem) 36rem, (min-width: 40rem) 50vw, 100vw"
            widths={[320, 480, 640, 960, 1280]}
            className="transition-[scale] duration-600 ease-light hover-able:hover:scale-[1.015]"
          />
        </a>
        {(caption ?? product) && (
          <figcaption className="mt-2.5 text-small leading-body text-ink-soft">
            {caption && (
              <p>
                <Prose text={caption} />
              </p>
            )}
            {product && (
              <Link
                href={product.path}
                tone="action"
                className="mt-0.5 inline-flex min-h-8 items-center"
              >
                {t("seeProduct", { name: product.name })}
              </Link>
            )}
          </figcaption>
        )}
      </figure>
    </li>
  );
}
