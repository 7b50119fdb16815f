import { dateText } from "#contract/kernel/time/date-text.ts";
import type { ListSummary } from "#contract/lists/endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { listPath } from "#web/shell/account/account-part.ts";
import { NameForm } from "#web/shell/forms/name-form.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ProjectLists } from "./use-lists.ts";

interface ListRowProps {
  list: ListSummary;
  lists: ProjectLists;
  onRemoved: () => void;
}

/** One list: its size, a link to it, and buttons to rename and delete it. */
export function ListRow({ list, lists, onRemoved }: ListRowProps) {
  const t = useTranslations("projectLists");
  const form = useTranslations("account.form");
  const close = useTranslations("shell")("close");
  const locale = usePageLocale();
  const [isNaming, setNaming] = useState(false);
  const { id, name, products, units, isShared, changedAt } = list;
  const shown = `\u2068${name}\u2069`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-4">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-heading font-medium break-words">
          <Link href={listPath(id)}>
            <bdi>{name}</bdi>
          </Link>
          {isShared && <Badge tone="brass">{t("isShared")}</Badge>}
        </p>
        <p className="figures text-small text-ink-soft">
          {t("products", { count: products })}
          {units > products && ` · ${t("units", { count: units })}`}
          {" · "}
          <time dateTime={changedAt.slice(0, 10)}>{dateText(changedAt, locale)}</time>
        </p>
      </div>
      <div className="-ms-4 flex flex-wrap sm:ms-0">
        <Button
          kind="quiet"
          size="small"
          aria-label={t("renameOf", { name: shown })}
          onClick={() => setNaming(true)}
        >
          {t("rename")}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={t("removeOf", { name: shown })}
          loading={lists.busy === `remove ${id}`}
          onClick={() => lists.remove(list, onRemoved)}
        >
          {t("remove")}
        </Button>
      </div>
      <Dialog
        open={isNaming}
        onClose={() => setNaming(false)}
        title={t("renameTitle")}
        closeLabel={close}
      >
        <NameForm
          name={name}
          labels={{ name: t("name"), submit: form("save"), busy: form("saving") }}
          schema={async () => (await import("#web/shell/lists/list-rules.ts")).listNameRules}
          send={async (next) => {
            await lists.rename(list, next);
            setNaming(false);
          }}
        />
      </Dialog>
    </li>
  );
}
