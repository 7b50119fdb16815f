import { useTranslations } from "use-intl";
import type { ListSummary } from "#contract/lists/endpoints.ts";
import { listPath } from "#web/shell/account/account-part.ts";
import { NamedRow } from "#web/shell/account/named-row.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import type { ProjectLists } from "./use-lists.ts";

interface ListRowProps {
  list: ListSummary;
  lists: ProjectLists;
  onRemoved: () => void;
}

/** One list: its size, a link to it, and buttons to rename and delete it. */
export function ListRow({ list, lists, onRemoved }: ListRowProps) {
  const t = useTranslations("projectLists");
  const { id, name, products, units, isShared, changedAt } = list;
  return (
    <NamedRow
      name={name}
      to={listPath(id)}
      badge={isShared && <Badge tone="brass">{t("isShared")}</Badge>}
      facts={
        <>
          {t("products", { count: products })}
          {units > products && ` · ${t("units", { count: units })}`}
        </>
      }
      changedAt={changedAt}
      messages="projectLists"
      schema={async () => (await import("#web/shell/lists/list-rules.ts")).listNameRules}
      onRename={(next) => lists.rename(list, next)}
      onRemove={() => lists.remove(list, onRemoved)}
      isRemoving={lists.busy === `remove ${id}`}
    />
  );
}
