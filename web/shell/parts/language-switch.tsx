import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { otherLocale } from "#contract/kernel/locale.ts";
import { loadMessages } from "#web/i18n/load-messages.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useAlternates } from "../address/use-addresses.ts";
import { saveLanguage } from "../session/save-language.ts";

/** Links to the same page in the other language; keeps filters, scroll position and cart. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTranslations("shell");
  const other = otherLocale(usePageLocale());
  const { search, hash } = useLocation();
  const address = useAlternates()[other] + search + hash;
  const navigate = useNavigate();
  const change = async () => {
    saveLanguage(other);
    await loadMessages(other, address);
    await navigate(address, { preventScrollReset: true });
  };
  const onClick = (event: MouseEvent) => {
    if (isPlainPress(event)) {
      event.preventDefault();
      void change();
    }
  };
  return (
    <a href={address} hrefLang={other} lang={other} onClick={onClick} className={className}>
      {t("switchTo")}
    </a>
  );
}

/** False for clicks that open a new tab. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
