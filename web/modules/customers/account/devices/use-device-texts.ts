import { useTranslations } from "use-intl";
import type { Device } from "#contract/customers/account-endpoints.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { lastSeen } from "./last-seen.ts";

const isolated = (text: string) => `\u2068${text}\u2069`;

/** A device's name in words. */
export function useDeviceTexts() {
  const t = useTranslations("account.devices");
  const locale = usePageLocale();
  return {
    name: ({ name, browser, system }: Pick<Device, "name" | "browser" | "system">): string => {
      if (name) return t("program", { name: isolated(name) });
      if (browser && system) {
        return t("on", { browser: isolated(browser), system: isolated(system) });
      }
      return browser ?? system ?? t("unknown");
    },
    seen: ({ lastSeenAt }: Device, now: number): string => {
      const { unit, count } = lastSeen(lastSeenAt, now);
      return unit === "now" ? t("now") : t(unit, { count });
    },
    signedIn: ({ signedInAt }: Device): string =>
      t("signedIn", { date: dateText(signedInAt, locale) }),
  };
}
