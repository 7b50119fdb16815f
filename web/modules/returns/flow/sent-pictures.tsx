import { useTranslations } from "use-intl";
import { PrivatePicture } from "#web/shell/files/private-picture.tsx";

interface SentPicturesProps {
  number: string;
  name: string;
  ids: readonly string[];
}

/** The customer's pictures as stored by the shop. */
export function SentPictures({ number, name, ids }: SentPicturesProps) {
  const t = useTranslations("returns.pictures");
  if (ids.length === 0) return null;
  return (
    <ul aria-label={t("label")} className="mt-2 flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id} className="size-16 overflow-hidden rounded-control well">
          <PrivatePicture
            address={`/api/v1/returns/${number}/pictures/${id}`}
            alt={t("alt", { number: String(index + 1), name: `\u2068${name}\u2069` })}
          />
        </li>
      ))}
    </ul>
  );
}
