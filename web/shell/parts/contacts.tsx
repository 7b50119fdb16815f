import { Mail, MapPin, Phone } from "@lucide/icons";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ShownSettings } from "#contract/kernel/settings.ts";
import { FileIcon } from "#web/ui/display/file-icon.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { whatsappLink } from "../whatsapp.ts";

interface ContactsProps {
  settings: Pick<ShownSettings, "hotline" | "phone" | "whatsapp" | "email" | "address">;
  publicUrl: string;
}

/** The shop's contacts, in the same place on every page. Those not set are left out. */
export function Contacts({ settings, publicUrl }: ContactsProps) {
  const t = useTranslations("shell.footer");
  const { pathname } = useLocation();
  const { hotline, phone, whatsapp, email, address } = settings;
  if (![hotline, phone, whatsapp, email, address].some(Boolean)) return null;
  return (
    <section aria-label={t("contact")}>
      <h2 className="mb-2 text-body">{t("contact")}</h2>
      <ul className="text-on-night-soft max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6">
        {hotline && (
          <Contact icon={<Icon icon={Phone} size={18} />} href={`tel:${hotline}`}>
            <Ltr className="figures">{hotline}</Ltr>
          </Contact>
        )}
        {phone && (
          <Contact icon={<Icon icon={Phone} size={18} />} href={`tel:${phone.replaceAll(" ", "")}`}>
            <Ltr className="figures whitespace-nowrap">{phone}</Ltr>
          </Contact>
        )}
        {whatsapp && (
          <Contact
            icon={<FileIcon src="/icons/whatsapp.svg" size={18} />}
            href={whatsappLink(whatsapp, t("whatsappText", { page: publicUrl + pathname }))}
          >
            {t("whatsapp")}
          </Contact>
        )}
        {email && (
          <Contact wide icon={<Icon icon={Mail} size={18} />} href={`mailto:${email}`}>
            <Ltr>{email}</Ltr>
          </Contact>
        )}
        {address && (
          <li className="col-span-2 flex items-start gap-2.5 py-1.5">
            <Icon icon={MapPin} size={18} className="mt-1" />
            {address}
          </li>
        )}
      </ul>
    </section>
  );
}

interface ContactProps {
  icon: ReactNode;
  href: string;
  /** Too long to share a row. */
  wide?: boolean;
  children: ReactNode;
}

function Contact({ icon, href, wide = false, children }: ContactProps) {
  return (
    <li className={wide ? "col-span-2" : undefined}>
      <a
        href={href}
        className="inline-flex min-h-9 items-center gap-2.5 transition-colors hover:text-glow touch:min-h-target"
      >
        {icon}
        {children}
      </a>
    </li>
  );
}
