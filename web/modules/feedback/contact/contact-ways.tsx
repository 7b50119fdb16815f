import { Clock, Mail, MapPin, Phone, PhoneCall } from "@lucide/icons";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { ShownSettings } from "#contract/kernel/settings.ts";
import { whatsappLink } from "#web/shell/whatsapp.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { FileIcon } from "#web/ui/display/file-icon.tsx";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";

type ShownContacts = Pick<
  ShownSettings,
  "hotline" | "phone" | "whatsapp" | "email" | "address" | "hours" | "mapUrl"
>;

/** The shop's contacts as set by staff. Those not set are left out. */
export function ContactWays({ settings }: { settings: ShownContacts }) {
  const t = useTranslations("contact");
  const { hotline, phone, whatsapp, email, address, hours, mapUrl } = settings;
  return (
    <section
      aria-labelledby="ways"
      className="rounded-panel border border-hairline bg-paper p-6 lg:sticky lg:top-24"
    >
      <h2 id="ways" className="mb-3 text-title">
        {t("ways")}
      </h2>
      <dl className="flex flex-col">
        <Way icon={PhoneCall} name={t("hotline")} shown={hotline}>
          <Reach href={`tel:${hotline}`}>{hotline}</Reach>
        </Way>
        <Way icon={Phone} name={t("phone")} shown={phone}>
          <Reach href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</Reach>
        </Way>
        <Way icon="/icons/whatsapp.svg" name={t("whatsapp")} shown={whatsapp}>
          <Reach href={whatsappLink(whatsapp, t("whatsappText"))}>
            {formatMobile(`+${whatsapp}`)}
          </Reach>
        </Way>
        <Way icon={Mail} name={t("email")} shown={email}>
          <Reach href={`mailto:${email}`}>{email}</Reach>
        </Way>
        <Way icon={MapPin} name={t("address")} shown={address}>
          {address}
          {mapUrl && (
            <Link
              href={mapUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="mt-1 block w-fit"
            >
              {t("map")}
            </Link>
          )}
        </Way>
        <Way icon={Clock} name={t("hours")} shown={hours}>
          <span className="whitespace-pre-line">{hours}</span>
        </Way>
      </dl>
    </section>
  );
}

interface WayProps {
  /** An icon, or the URL of a brand's logo. */
  icon: LucideIconData | string;
  name: string;
  /** Empty if the shop has none. */
  shown: string;
  children: ReactNode;
}

function Way({ icon, name, shown, children }: WayProps) {
  if (shown === "") return null;
  return (
    <div className="flex gap-4 border-b border-hairline py-3.5 last:border-b-0 last:pb-0">
      <dt className="shrink-0 pt-0.5">
        {typeof icon === "string" ? (
          <FileIcon src={icon} />
        ) : (
          <Icon icon={icon} className="text-brass" />
        )}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">
        <span aria-hidden="true" className="block text-small text-ink-soft">
          {name}
        </span>
        {children}
      </dd>
    </div>
  );
}

function Reach({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center rounded-small font-heading font-medium hover:text-brass touch:min-h-target"
    >
      <Ltr className="figures wrap-anywhere">{children}</Ltr>
    </a>
  );
}
