import { useTranslations } from "use-intl";
import type { Company } from "#contract/companies/company-endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Panel } from "#web/modules/customers/index.ts";
import { Badge, type BadgeTone } from "#web/ui/display/badge.tsx";
import { FactList } from "#web/ui/display/facts.tsx";

const TONES: Record<Company["review"], BadgeTone> = {
  waiting: "warning",
  approved: "success",
  declined: "error",
};

/** Whether company terms apply, and which ones. */
export function ReviewPanel({ company }: { company: Company }) {
  const t = useTranslations("account.company");
  const locale = usePageLocale();
  const { review, reviewNote, priceList, role } = company;
  const note = review === "declined" && reviewNote;
  return (
    <Panel
      title={locale === "ar" ? company.companyNameAr : company.companyNameEn}
      text={t(`${review}Text`)}
      aside={<Badge tone={TONES[review]}>{t(review)}</Badge>}
    >
      {note && <p className="mb-4">{t("note", { note: `\u2068${note}\u2069` })}</p>}
      <FactList
        facts={[
          { id: "prices", name: t("priceList"), value: priceList ?? t("shopPrices") },
          { id: "role", name: t("role"), value: t(role) },
        ]}
      />
      {role === "buyer" && <p className="mt-4 text-small text-ink-soft">{t("readOnly")}</p>}
    </Panel>
  );
}
