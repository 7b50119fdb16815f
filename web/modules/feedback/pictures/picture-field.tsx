import { X } from "@lucide/icons";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { MAX_RATING_PICTURES } from "#contract/feedback/rating-values.ts";
import { AddFiles } from "#web/shell/files/add-files.tsx";
import { UploadList } from "#web/shell/files/upload-list.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { OwnPicture } from "./own-pictures.tsx";
import type { RatingPicturesDraft } from "./use-rating-pictures.ts";

interface PictureFieldProps {
  pictures: RatingPicturesDraft;
  /** The server's error about them. */
  error: string | undefined;
}

/** Up to four pictures of the product in use, with buttons to add and remove them. */
export function PictureField({ pictures, error }: PictureFieldProps) {
  const t = useTranslations("ratings.pictures");
  const marks = useTranslations("forms");
  const id = useId();
  const { place, kept, uploads } = pictures;
  const trouble = error ?? pictures.trouble;
  const at = (index: number) => ({ number: String(index + 1) });
  const words = {
    alt: (number: string) => t("alt", { number }),
    remove: (number: string) => t("remove", { number }),
    sending: t("sending"),
  };
  return (
    <fieldset>
      <legend className="flex items-baseline gap-2 text-small font-medium">
        {t("own")}
        <span className="font-text font-normal text-ink-soft">{marks("optional")}</span>
      </legend>
      <p id={id} className="text-small text-ink-soft">
        {t("hint", { count: MAX_RATING_PICTURES })}
      </p>
      {kept.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-4">
          {kept.map((one, index) => (
            <li key={one} className="relative size-24">
              <div className="well size-24 overflow-hidden rounded-control border border-hairline">
                <OwnPicture place={place} id={one} alt={t("alt", at(index))} />
              </div>
              <IconButton
                icon={X}
                label={t("remove", at(index))}
                onClick={() => pictures.removeKept(one)}
                className="absolute -end-3 -top-3 rounded-pill border border-hairline bg-paper"
              />
            </li>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} words={words} onRemove={pictures.removeUpload} />
      <AddFiles
        accept="image/jpeg,image/png,image/webp"
        describedBy={id}
        room={MAX_RATING_PICTURES - kept.length - uploads.length}
        onFiles={pictures.add}
      >
        {t("add")}
      </AddFiles>
      {trouble && (
        <Notice tone="error" live className="mt-4">
          {trouble}
        </Notice>
      )}
    </fieldset>
  );
}
