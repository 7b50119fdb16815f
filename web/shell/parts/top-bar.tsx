import { useTranslations } from "use-intl";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { useRootData } from "../address/root-data.ts";
import { useShellLists } from "../shared-lists.ts";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** Pages that the header below links to with icons. */
const IN_HEADER = new Set(["/Account", "/Fav"]);

/** The thin bar above the header: promise, language, phone number. */
export function TopBar() {
  const t = useTranslations("shell");
  const { help } = useShellLists();
  const others = help.filter(({ path }) => !IN_HEADER.has(path));
  const hotline = useRootData()?.shell.settings.hotline;
  return (
    <Container className="text-[0.8125rem] text-ink-soft">
      <div className="flex h-9 items-center justify-between gap-4">
        <p className="truncate">{t("deliveryPromise")}</p>
        <div className="flex min-w-0 items-center gap-5">
          {/* What does not fit wraps to a line that is not shown. */}
          <div className="flex h-9 flex-wrap justify-end gap-x-5 overflow-hidden max-md:hidden">
            {others.map((item) => (
              <LocaleAnchor
                key={item.id}
                href={item.path}
                className="inline-flex h-9 items-center hover:text-brass"
              >
                {item.label}
              </LocaleAnchor>
            ))}
          </div>
          {hotline && (
            <a
              href={`tel:${hotline}`}
              className="inline-flex h-9 shrink-0 items-center gap-1.5 hover:text-brass max-sm:hidden"
            >
              {t("hotline")}
              <Ltr className="figures">{hotline}</Ltr>
            </a>
          )}
          <ThemeSwitch className="inline-flex shrink-0 h-9 items-center gap-1.5 hover:text-brass mobile:hidden" />
          <LanguageSwitch className="inline-flex shrink-0 h-9 items-center px-1 font-heading font-medium text-ink hover:text-brass" />
        </div>
      </div>
    </Container>
  );
}
