import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { KELVIN_SCALE } from "#web/ui/display/colour-temperature.ts";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Picture } from "#web/ui/display/picture.tsx";
import { Swatch } from "#web/ui/forms/swatches.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import { samplePicture } from "./sample-picture.ts";
import type { SampleTexts } from "./sample-texts.ts";

const COLOURS = [
  "plaster",
  "paper",
  "stone",
  "stone-deep",
  "line-strong",
  "ink-faint",
  "ink-soft",
  "ink",
  "brass",
  "brass-wash",
  "night",
  "night-raised",
  "glow",
  "success",
  "warning",
  "error",
  "info",
];

export function Night({ t }: { t: SampleTexts }) {
  return (
    <section aria-label={t.parts.night} className="on-night overflow-hidden rounded-panel">
      <div className="grid items-center sm:grid-cols-[3fr_2fr]">
        <div className="flex flex-col items-start gap-5 px-6 py-12 md:px-10">
          <h1 className="text-display leading-tight">{t.hero}</h1>
          <p className="text-lead text-on-night-soft">{t.heroText}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="#cards" kind="glow">
              {t.shop}
            </ButtonLink>
            <ButtonLink href="#choices" kind="secondary">
              {t.planner}
            </ButtonLink>
          </div>
        </div>
        <Picture
          src={samplePicture(1, true)}
          alt=""
          width={400}
          height={500}
          priority
          className="animate-light-up"
        />
      </div>
    </section>
  );
}

export function TypeAndColour({ t }: { t: SampleTexts }) {
  return (
    <>
      <Section title={t.parts.type}>
        <div className="flex flex-col gap-4">
          <p className="font-heading text-page leading-heading font-semibold">{t.hero}</p>
          <p className="font-heading text-heading leading-heading font-semibold">
            {t.products[0]?.name}
          </p>
          <p className="font-heading text-title leading-heading font-medium">
            {t.products[1]?.name}
          </p>
          <p className="max-w-text">
            {t.paragraph} <Link href="#type">{t.more}</Link>
          </p>
          <p className="text-small text-ink-soft">
            {t.promise} · <Ltr>{"HL-80-BR"}</Ltr> · <Ltr>{"220–240 V"}</Ltr> ·{" "}
            <Ltr>{"30×40 mm"}</Ltr>
          </p>
        </div>
      </Section>
      <Section title={t.parts.colour}>
        <ul className="grid grid-cols-6 gap-2 sm:grid-cols-9">
          {COLOURS.map((name) => (
            <li key={name} className="min-w-0 text-tiny text-ink-soft" title={name}>
              <Swatch
                colour={`var(--color-${name})`}
                className="aspect-square w-full rounded-control!"
              />
              <Ltr className="block truncate">{name}</Ltr>
            </li>
          ))}
        </ul>
        <ul className="on-night mt-6 flex overflow-hidden rounded-panel p-4">
          {KELVIN_SCALE.map((kelvin) => (
            <li key={kelvin} className="flex-1 text-center figures text-tiny text-on-night-soft">
              <Swatch
                colour={`var(--color-kelvin-${kelvin})`}
                className="mb-2 h-14 rounded-none!"
              />
              {kelvin}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
