import { useTranslations } from "use-intl";
import { useRootData } from "#web/shell/address/root-data.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { whatsappLink } from "#web/shell/whatsapp.ts";
import { Link } from "#web/ui/actions/link.tsx";

/** Whom to contact, and the return rules. */
export function OrderHelp({ number }: { number: string }) {
  const t = useTranslations("orders.order");
  const settings = useRootData()?.shell.settings;
  const reach = useHotline();
  if (!settings) return null;
  return (
    <div className="grid gap-6 border-t border-hairline pt-6 sm:grid-cols-2">
      <div>
        <h2 className="text-[1.0625rem]">{t("help")}</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {t("helpText", { ...reach, chat: settings.whatsapp ? "whatsapp" : "none" })}
        </p>
        <Link
          href={
            settings.whatsapp
              ? whatsappLink(
                  settings.whatsapp,
                  t("whatsappText", { number: `\u2066${number}\u2069` }),
                )
              : "/contact-us"
          }
          tone="action"
          className="inline-flex min-h-target items-center"
        >
          {settings.whatsapp ? t("whatsapp") : t("write")}
        </Link>
      </div>
      <div>
        <h2 className="text-[1.0625rem]">{t("returns")}</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {t("returnsText", {
            days: settings.returns.days,
            faultDays: settings.returns.faultDays,
            months: settings.returns.warrantyMonths,
          })}
        </p>
      </div>
    </div>
  );
}
