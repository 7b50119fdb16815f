import type { ProductState } from "#contract/assortment/product-record.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { otherLocale } from "#contract/kernel/locale.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { StateChip, type Tone } from "../shell/values.tsx";

export const STATES = [
  "published",
  "scheduled",
  "draft",
  "archived",
] as const satisfies readonly ProductState[];

const TONES: Record<ProductState, Tone> = {
  published: "success",
  scheduled: "info",
  draft: "warning",
  archived: "neutral",
};

export function ProductStateChip({ state }: { state: ProductState }) {
  const text = useText();
  return <StateChip label={text(`products.states.${state}`)} tone={TONES[state]} />;
}

/** A name in the user's language, or in the other one if it is missing. */
export function nameOf(name: Bilingual): string {
  return name[locale] || name[otherLocale(locale)];
}
