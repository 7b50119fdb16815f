import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Settings } from "#contract/kernel/settings.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Icon, type LucideIcon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";

/** How to reach the shop, in the same place on every page. */
export function Contacts({ settings }: { settings: Settings }) {
  const t = useTranslations("shell.footer");
  const { hotline, whatsapp, email, address } = settings;
  return (
    <section aria-label={t("contact")}>
      <h2 className="mb-2 text-body">{t("contact")}</h2>
      <ul className="text-on-night-soft">
        <Contact icon={Phone} href={`tel:${hotline}`}>
          <Ltr className="figures">{hotline}</Ltr>
        </Contact>
        <Contact icon={MessageCircle} href={`https://wa.me/${whatsapp}`}>
          {t("whatsapp")}
        </Contact>
        <Contact icon={Mail} href={`mailto:${email}`}>
          <Ltr>{email}</Ltr>
        </Contact>
        <li className="flex items-start gap-2.5 py-1.5">
          <Icon icon={MapPin} size={18} className="mt-1" />
          {address[usePageLocale()]}
        </li>
      </ul>
    </section>
  );
}

function Contact({
  icon,
  href,
  children,
}: {
  icon: LucideIcon;
  href: string;
  children: ReactNode;
}) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-9 items-center gap-2.5 transition-colors hover:text-glow touch:min-h-target"
      >
        <Icon icon={icon} size={18} />
        {children}
      </a>
    </li>
  );
}
