import { ChevronDown, Phone } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { ShownMenuItem } from "#contract/page-context.ts";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Sheet } from "#web/ui/surfaces/sheet.tsx";
import { useRootData } from "../address/root-data.ts";
import { useShellLists } from "../shared-lists.ts";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

const ROW = "flex min-h-12 w-full items-center justify-between gap-3 font-heading font-medium";
const LINK = "flex min-h-11 items-center text-ink-soft";

interface MenuSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The whole menu for small screens, within thumb reach. */
export function MenuSheet({ open, onClose }: MenuSheetProps) {
  const t = useTranslations("shell");
  const { header, help } = useShellLists();
  const hotline = useRootData()?.shell.settings.hotline;
  return (
    <Sheet open={open} onClose={onClose} title={t("menu")} closeLabel={t("closeMenu")}>
      <nav aria-label={t("navigation")}>
        <ul className="-mt-3 divide-y divide-hairline">
          {header.map((item) => (
            <li key={item.id}>
              {item.children.length > 0 ? (
                <Group item={item} onChoose={onClose} />
              ) : (
                <Row item={item} onChoose={onClose} />
              )}
            </li>
          ))}
          {help.map((item) => (
            <li key={item.id}>
              <Row item={item} onChoose={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 flex flex-wrap gap-x-6">
        <LanguageSwitch className="inline-flex min-h-11 items-center font-heading font-medium text-brass" />
        <ThemeSwitch className="inline-flex min-h-11 items-center gap-2 font-heading font-medium text-brass" />
        {hotline && (
          <a href={`tel:${hotline}`} className="inline-flex min-h-11 items-center gap-2 text-brass">
            <Icon icon={Phone} size={18} />
            {t("hotline")} <Ltr className="figures">{hotline}</Ltr>
          </a>
        )}
      </div>
    </Sheet>
  );
}

interface EntryProps {
  item: ShownMenuItem;
  onChoose: () => void;
}

function Row({ item, onChoose }: EntryProps) {
  return (
    <LocaleAnchor href={item.path} onClick={onChoose} className={ROW}>
      {item.label}
    </LocaleAnchor>
  );
}

function Group({ item, onChoose }: EntryProps) {
  const t = useTranslations("shell");
  return (
    <details name="departments" className="group/department">
      <summary className={ROW}>
        {item.label}
        <Icon
          icon={ChevronDown}
          className="transition-transform group-open/department:rotate-180"
        />
      </summary>
      <ul className="pb-3 ps-3">
        {item.children.map((child) => (
          <li key={child.id}>
            <LocaleAnchor href={child.path} onClick={onChoose} className={LINK}>
              {child.label}
            </LocaleAnchor>
          </li>
        ))}
        <li>
          <LocaleAnchor
            href={item.path}
            onClick={onChoose}
            className="flex min-h-11 items-center text-brass"
          >
            {t("allOf", { name: item.label })}
          </LocaleAnchor>
        </li>
      </ul>
    </details>
  );
}
