import { useState } from "react";
import type { DemoPictureSheet } from "#contract/demo-pictures.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { PICTURE_TEXTS, type PictureTexts } from "#web/modules/dev/picture-texts.ts";
import { PictureCard } from "#web/modules/dev/pictures/picture-card.tsx";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/shell/not-found.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/pictures";

/** Not found in production. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (!page.development) throw await notFound(page);
  return page.queries.demoPictures();
}

export function meta() {
  return [{ title: "Pictures" }, { name: "robots", content: "noindex" }];
}

/** A contact sheet of all pictures of the demo shop. */
export default function PicturesPage({ loaderData: pictures }: Route.ComponentProps) {
  const locale = usePageLocale();
  const t = PICTURE_TEXTS[locale];
  const [group, setGroup] = useState("");
  const shown = pictures.filter((picture) => group === "" || picture.group === group);
  return (
    <Container className="py-6">
      <h1 className="text-page">{t.title}</h1>
      <div className="my-6 flex flex-wrap items-end gap-6">
        <Field label={t.group}>
          <Select value={group} onChange={(event) => setGroup(event.target.value)}>
            <option value="">{t.all}</option>
            {Object.entries(t.groups).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <p className="figures" aria-live="polite">
          {countOf(shown, t)}
        </p>
      </div>
      <Sheets pictures={shown} t={t} locale={locale} />
    </Container>
  );
}

function countOf(pictures: DemoPictureSheet[], t: PictureTexts): string {
  const files = new Map(pictures.map(({ file, bytes }) => [file, bytes]));
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  return t.count(pictures.length, files.size, (bytes / 1_000_000).toFixed(1));
}

interface SheetsProps {
  pictures: DemoPictureSheet[];
  locale: "ar" | "en";
  t: PictureTexts;
}

function Sheets({ pictures, locale, t }: SheetsProps) {
  return [...Map.groupBy(pictures, ({ group }) => group)].map(([group, own]) => (
    <section key={group} aria-labelledby={`group-${group}`} className="mb-10">
      <h2 id={`group-${group}`} className="mb-4 text-heading">
        {t.groups[group]}
      </h2>
      <ul className="grid grid-cols-2 items-start gap-4 md:grid-cols-4 lg:grid-cols-5">
        {own.map((picture) => (
          <PictureCard
            key={`${picture.code} ${picture.role} ${picture.file}`}
            picture={picture}
            locale={locale}
            t={t}
          />
        ))}
      </ul>
    </section>
  ));
}
