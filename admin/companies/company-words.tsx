import type { CompanyRow } from "#contract/staff/company-endpoints.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { StateChip, type Tone } from "../shell/values.tsx";

const TONES: Record<CompanyRow["review"], Tone> = {
  waiting: "warning",
  approved: "success",
  declined: "error",
};

export const nameOf = ({ companyNameAr, companyNameEn }: CompanyRow) =>
  locale === "ar" ? companyNameAr : companyNameEn;

/**
 * The state of a company's review; an open question to the company takes precedence over "waiting".
 */
export function ReviewState({ company: { review, asked } }: { company: CompanyRow }) {
  const text = useText();
  return asked && review === "waiting" ? (
    <StateChip label={text("companies.asked")} tone="info" />
  ) : (
    <StateChip label={text(`companies.states.${review}`)} tone={TONES[review]} />
  );
}
