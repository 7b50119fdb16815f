import { Phone, RotateCcw, ShieldCheck, Wrench } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { useRootData } from "#web/shell/address/root-data.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";

/** The return rules, and who to call without an order number. */
export function ReturnFacts() {
  const t = useTranslations("orders.lookup");
  const settings = useRootData()?.shell.settings;
  const reach = useHotline();
  if (!settings) return null;
  const { days, faultDays, warrantyMonths: months } = settings.returns;
  const facts: { icon: LucideIconData; title: string; text: string }[] = [
    { icon: RotateCcw, title: t("withoutReason", { days }), text: t("withoutReasonText") },
    { icon: ShieldCheck, title: t("faulty", { days: faultDays }), text: t("faultyText") },
    { icon: Wrench, title: t("warranty", { months }), text: t("warrantyText") },
    { icon: Phone, title: t("helpTitle"), text: t("helpText", { ...reach }) },
  ];
  return (
    <section aria-labelledby="return-facts">
      <h2 id="return-facts" className="mb-2 text-title">
        {t("facts")}
      </h2>
      <ul>
        {facts.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 border-b border-hairline py-4 last:border-b-0">
            <Icon icon={icon} size={22} className="mt-1 text-brass" />
            <div>
              <h3 className="text-[1.0625rem]">{title}</h3>
              <p className="text-[0.9375rem] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
