import { LocaleLink } from "#web/i18n/locale-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useRootData } from "../address/root-data.ts";

/** The lantern logo. Never mirrored. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="4 1 24 29"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <circle cx="16" cy="3.6" r="1.9" />
      <path
        d="M11.2 9.4C11.6 7.2 13.4 5.7 16 5.7s4.4 1.5 4.8 3.7Z"
        fill="currentColor"
        strokeWidth="0.96"
      />
      <path d="M9.6 11.4H22.4L25 15.2L22.6 25.4H9.4L7 15.2Z" />
      <circle cx="16" cy="18.3" r="3.5" stroke="none" className="fill-glow" />
      <path d="M11.6 28.7H20.4" />
    </svg>
  );
}

/** Logo and name of the shop, linking to the home page. */
export function Brand({ className }: { className?: string }) {
  const name = useRootData()?.shell.settings.siteName;
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
