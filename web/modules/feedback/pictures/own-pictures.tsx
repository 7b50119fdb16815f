import { useTranslations } from "use-intl";
import type { RatingPicture } from "#contract/feedback/rating-endpoints.ts";
import { PrivatePicture } from "#web/shell/files/private-picture.tsx";
import { accountPictures, type PicturePlace } from "./picture-place.ts";

const ACCOUNT = accountPictures();

/** Pictures of the customer's own rating, whatever its status. */
export function OwnPictures({ pictures }: { pictures: readonly Pick<RatingPicture, "id">[] }) {
  const t = useTranslations("ratings.pictures");
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t("own")} className="flex flex-wrap gap-2">
      {pictures.map(({ id }, index) => (
        <li key={id} className="well size-16 overflow-hidden rounded-control">
          <OwnPicture place={ACCOUNT} id={id} alt={t("alt", { number: String(index + 1) })} />
        </li>
      ))}
    </ul>
  );
}

interface OwnPictureProps {
  place: Pick<PicturePlace, "view" | "headers">;
  id: string;
  alt: string;
}

export function OwnPicture({ place, id, alt }: OwnPictureProps) {
  return <PrivatePicture address={place.view(id)} headers={place.headers} alt={alt} />;
}
