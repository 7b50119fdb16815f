import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import type { PublishedRating, RatingPicture } from "#contract/feedback/rating-endpoints.ts";
import { pictureAnchor } from "#web/shell/viewer/picture-address.ts";
import type { ViewedPicture } from "#web/shell/viewer/viewed-picture.ts";

/** The most pictures of one rating, so that each picture's id in the page's address is unique. */
const MOST = 100;

const addressOf = ({ id }: RatingPicture) => `/api/v1/rating-pictures/${id}`;

/** The pictures of ratings for the viewer, in the order of the page. */
export function useViewedPictures(ratings: readonly PublishedRating[]): ViewedPicture[] {
  const t = useTranslations("ratings");
  return ratings.flatMap(({ id, author, text, pictures }) =>
    pictures.map((picture, index) => ({
      id: id * MOST + index,
      picture: {
        src: addressOf(picture),
        width: picture.width,
        height: picture.height,
        alt: t("picture", { number: String(index + 1), author: `\u2068${author}\u2069` }),
      },
      isWhole: true,
      caption: text ? `\u2068${author}\u2069: ${text}` : null,
    })),
  );
}

interface RatingPicturesProps {
  rating: PublishedRating;
  onOpen: (id: number) => void;
}

/** The author's photos; a press opens one full screen, or as a file if there is no script. */
export function RatingPictures({ rating, onOpen }: RatingPicturesProps) {
  const viewed = useViewedPictures([rating]);
  if (viewed.length === 0) return null;
  const open = (event: MouseEvent, id: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {viewed.map(({ id, picture }) => (
        <li key={id} id={pictureAnchor(id)} className="scroll-mt-28">
          <a
            href={picture.src}
            onClick={(event) => open(event, id)}
            className="well block size-20 cursor-zoom-in overflow-hidden rounded-control md:size-24"
          >
            <img
              src={`${picture.src}?size=small`}
              alt={picture.alt}
              width={96}
              height={96}
              loading="lazy"
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
