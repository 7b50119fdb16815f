import { MAX_PICTURES } from "#contract/returns/return-words.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { ImagePlus, X } from "lucide-react";
import { type ChangeEvent, useId } from "react";
import { useTranslations } from "use-intl";
import type { Pictures } from "./use-pictures.ts";

interface PictureFieldProps {
  position: number;
  name: string;
  pictures: Pictures;
}

/** The customer's pictures of a line, side by side, with the way to add and remove them. */
export function PictureField({ position, name, pictures }: PictureFieldProps) {
  const t = useTranslations("returns.pictures");
  const id = useId();
  const chosen = pictures.of(position);
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target;
    const room = MAX_PICTURES - chosen.length;
    for (const file of [...(files ?? [])].slice(0, room)) pictures.add(position, file);
    // The same file may be chosen again after it was removed.
    event.target.value = "";
  };
  return (
    <div>
      <p className="text-small font-medium">{t("label")}</p>
      <p id={id} className="text-small text-ink-soft">
        {t("hint")}
      </p>
      <ul className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {chosen.map((picture, index) => (
          <li key={picture.key} className="relative size-24">
            <img
              src={picture.url}
              alt={t("alt", { number: String(index + 1), name: `\u2068${name}\u2069` })}
              className="size-full rounded-control border border-hairline object-cover"
            />
            {picture.id === null ? (
              <span className="absolute inset-0 grid place-items-center rounded-control bg-paper/70">
                <Spinner />
                <output className="sr-only">{t("sending")}</output>
              </span>
            ) : (
              <IconButton
                icon={X}
                label={t("remove", { number: String(index + 1) })}
                onClick={() => pictures.remove(position, picture.key)}
                className="absolute -end-3 -top-3 rounded-pill border border-hairline bg-paper"
              />
            )}
          </li>
        ))}
      </ul>
      {chosen.length < MAX_PICTURES && (
        <label className="mt-3 inline-flex min-h-target items-center gap-2 rounded-pill border border-line-strong px-5 font-heading text-small font-medium hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
          <Icon icon={ImagePlus} size={18} />
          {t("add")}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-label={t("addOf", { name: `\u2068${name}\u2069` })}
            aria-describedby={id}
            className="sr-only"
            onChange={add}
          />
        </label>
      )}
    </div>
  );
}
