import { useState } from "react";
import type { DemoPictureSheet } from "#contract/demo-pictures.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { PictureTexts } from "../picture-texts.ts";
import { LayerMixer } from "./layer-mixer.tsx";

interface PictureCardProps {
  picture: DemoPictureSheet;
  locale: Locale;
  t: PictureTexts;
}

/** One picture with all its data; under the daylight picture of a light, its two layers. */
export function PictureCard({ picture, locale, t }: PictureCardProps) {
  const { code, title, file, role, alt, width, height, bytes, layers } = picture;
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-panel bg-paper p-3 text-small">
      <img
        src={`/dev/pictures/${file}`}
        alt={alt?.[locale] ?? `${title[locale]} (${role})`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="aspect-4/5 w-full rounded-small object-contain"
      />
      <p dir="ltr" className="text-start text-tiny break-all">
        {file.replace(/^pictures\//, "")}
      </p>
      <p dir="ltr" className="text-start figures text-tiny text-ink-soft">
        {`${code} · ${role} · ${width} × ${height} px · ${(bytes / 1000).toFixed(1)} KB`}
      </p>
      {alt ? (
        <>
          <p lang="ar" dir="rtl">
            {alt.ar}
          </p>
          <p lang="en" dir="ltr">
            {alt.en}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">{t.layer}</p>
      )}
      {layers && <Layers layers={layers} name={title[locale]} t={t} />}
    </li>
  );
}

/** The layers are loaded on request. */
function Layers(props: Parameters<typeof LayerMixer>[0]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-target cursor-pointer content-center font-medium">
        {props.t.mix}
      </summary>
      {isOpen && <LayerMixer {...props} />}
    </details>
  );
}
