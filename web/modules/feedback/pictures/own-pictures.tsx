import type { RatingPicture } from "#contract/feedback/rating-endpoints.ts";
import { PrivatePicture } from "#web/shell/files/private-picture.tsx";
import { useTranslations } from "use-intl";

/** Pictures of the customer's own rating, whatever its status. */
export function OwnPictures({ pictures }: { pictures: readonly Pick<RatingPicture, "id">[] }) {
  const t = useTranslations("ratings.pictures");
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t("own")} className="flex flex-wrap gap-2">
      {pictures.map(({ id }, index) => (
        <li key={id} className="well size-16 overflow-hidden rounded-control">
          <OwnPicture id={id} alt={t("alt", { number: String(index + 1) })} />
        </li>
      ))}
    </ul>
  );
}

export function OwnPicture({ id, alt }: { id: string; alt: string }) {
  return <PrivatePicture address={`/api/v1/account/rating-pictures/${id}?size=small`} alt={alt} />;
}
