import { useTranslations } from "use-intl";
import { useLocalePath } from "#web/i18n/page-locale.tsx";

/** Sends browsers without script to the page that does the same with plain forms. */
export function PlainWay({ to }: { to: string }) {
  const t = useTranslations("shell");
  const path = useLocalePath();
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${path(to)}`} />
      <p className="my-6">
        <a href={path(to)} className="text-brass underline">
          {t("withoutScript")}
        </a>
      </p>
    </noscript>
  );
}
