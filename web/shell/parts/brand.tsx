import { LocaleLink } from "#web/i18n/locale-link.tsx";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useRootData } from "../address/root-data.ts";

/** The lantern. Never mirrored. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 40" fill="none" aria-hidden="true" className={className}>
      <path d="M16 1v6" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M9 11h14l6 11-8 15H11L3 22z"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="23" r="5.5" className="fill-glow" />
    </svg>
  );
}

/** Logo and name of the shop, leading home. */
export function Brand({ className }: { className?: string }) {
  const locale = usePageLocale();
  const name = useRootData()?.shell.settings.siteName[locale];
  return (
    <LocaleLink
      to="/"
      className={classNames(
        "inline-flex min-h-target items-center gap-2.5 font-heading text-[1.625rem] leading-none font-semibold",
        className,
      )}
    >
      <LogoMark className="h-9 w-auto text-brass" />
      {name}
    </LocaleLink>
  );
}
