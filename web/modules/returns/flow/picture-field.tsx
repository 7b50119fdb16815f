import { useId } from "react";
import { useTranslations } from "use-intl";
import { MAX_PICTURES } from "#contract/returns/return-types.ts";
import { AddFiles } from "#web/shell/files/add-files.tsx";
import { UploadList } from "#web/shell/files/upload-list.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { Pictures } from "./use-pictures.ts";

interface PictureFieldProps {
  position: number;
  name: string;
  pictures: Pictures;
}

/** The customer's pictures of a line, with buttons to add and remove them. */
export function PictureField({ position, name, pictures }: PictureFieldProps) {
  const t = useTranslations("returns.pictures");
  const id = useId();
  const chosen = pictures.of(position);
  const trouble = pictures.troubleOf(position);
  const words = {
    alt: (number: string) => t("alt", { number, name: `\u2068${name}\u2069` }),
    remove: (number: string) => t("remove", { number }),
    sending: t("sending"),
  };
  return (
    <div>
      <p className="text-small font-medium">{t("label")}</p>
      <p id={id} className="text-small text-ink-soft">
        {t("hint")}
      </p>
      <UploadList uploads={chosen} words={words} onRemove={pictures.remove} />
      <AddFiles
        accept="image/jpeg,image/png,image/webp"
        label={t("addOf", { name: `\u2068${name}\u2069` })}
        describedBy={id}
        room={MAX_PICTURES - chosen.length}
        onFiles={(files) => {
          for (const file of files) pictures.add(position, file);
        }}
      >
        {t("add")}
      </AddFiles>
      {trouble && (
        <Notice tone="error" live className="mt-4">
          {trouble}
        </Notice>
      )}
    </div>
  );
}
