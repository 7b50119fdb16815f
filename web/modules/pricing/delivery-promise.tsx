import { Truck } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { GovernorateCode } from "#contract/customers/governorates.ts";
import { dayText } from "#contract/kernel/time/day-text.ts";
import type { PromisedDelivery } from "#contract/pricing/delivery.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { useMoney } from "./amount.ts";
import { deliveryFee, missingForFree } from "./delivery-fee.ts";
import { chooseGovernorate, useGovernorate } from "./governorate-store.ts";

export interface DeliveryPromiseProps {
  terms: PromisedDelivery[];
  /** Value of the goods, in piastres. */
  value: number;
}

/** Delivery place, dates and fee before checkout. Starts with the first governorate of the list. */
export function DeliveryPromise({ terms, value }: DeliveryPromiseProps) {
  const t = useTranslations("cart.delivery");
  const chosen = useGovernorate();
  const term = terms.find(({ governorate }) => governorate === chosen) ?? terms[0];
  if (!term) return null;
  return (
    <section aria-label={t("title")} className="flex gap-3.5">
      <Icon icon={Truck} size={22} mirror className="mt-3 text-ink-soft" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-small text-ink-soft">{t("to")}</span>
          <div className="w-44">
            <GovernorateSelect terms={terms} value={term.governorate} />
          </div>
        </div>
        <div aria-live="polite" className="mt-2 text-[0.9375rem]">
          <p className="font-medium text-success">
            <DeliveryWindow {...term} />
          </p>
          <p className="text-ink-soft">
            <FeeText term={term} value={value} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** The promised dates in words. */
export function DeliveryWindow({
  earliest,
  latest,
}: Pick<PromisedDelivery, "earliest" | "latest">) {
  const t = useTranslations("cart.delivery");
  const locale = usePageLocale();
  const from = dayText(earliest, locale);
  const to = dayText(latest, locale);
  return from === to ? t("on", { date: from }) : t("between", { from, to });
}

function FeeText({ term, value }: { term: PromisedDelivery; value: number }) {
  const t = useTranslations("cart.delivery");
  const { text } = useMoney();
  const fee = deliveryFee(term, value);
  const missing = missingForFree(term, value);
  const parts = [
    fee === 0 ? t("free") : t("fee", { fee: text(fee) }),
    missing !== null && term.freeFrom !== null && t("freeFrom", { amount: text(term.freeFrom) }),
    term.codFee > 0 && t("codFee", { fee: text(term.codFee) }),
  ];
  return parts.filter(Boolean).join(" · ");
}

interface GovernorateSelectProps {
  terms: PromisedDelivery[];
  value: GovernorateCode | null;
  id?: string;
}

/** A native select for the governorate. Until the script can use a choice, it has just that one. */
function GovernorateSelect({ terms, value, id }: GovernorateSelectProps) {
  const t = useTranslations("cart.delivery");
  const isInBrowser = useInBrowser();
  const offered = isInBrowser ? terms : terms.filter(({ governorate }) => governorate === value);
  return (
    <Select
      id={id}
      aria-label={t("governorate")}
      autoComplete="address-level1"
      value={value ?? ""}
      onChange={({ target }) => chooseGovernorate(target.value, terms)}
    >
      {value === null && (
        <option value="" disabled>
          {t("choose")}
        </option>
      )}
      {offered.map(({ governorate, name }) => (
        <option key={governorate} value={governorate}>
          {name}
        </option>
      ))}
    </Select>
  );
}
