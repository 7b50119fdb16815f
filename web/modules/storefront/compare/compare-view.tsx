import { Scale } from "@lucide/icons";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { comparePath, MOST_COMPARED } from "#contract/catalog/compared.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { compareGroups, onlyDifferences } from "./compare-groups.ts";
import { CompareTable } from "./compare-table.tsx";
import type { ComparedItem } from "./compared-item.ts";

/** The comparison with its actions: only differences, remove an item, add one. */
export function CompareView({ items }: { items: ComparedItem[] }) {
  const t = useTranslations("comparePage");
  const [isShort, setShort] = useState(false);
  const groups = useMemo(() => compareGroups(items), [items]);
  const remove = useRemove(items);
  if (items.length === 0) return <NothingToCompare />;
  return (
    <>
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-8">
        {items.length > 1 ? (
          <Checkbox
            label={t("onlyDifferences")}
            checked={isShort}
            onChange={(event) => setShort(event.target.checked)}
          />
        ) : (
          <p className="text-ink-soft">{t("addOne")}</p>
        )}
        {items.length < MOST_COMPARED && <More items={items} />}
      </div>
      <CompareTable
        items={items}
        groups={isShort ? onlyDifferences(groups) : groups}
        isShort={isShort}
        onRemove={remove}
      />
    </>
  );
}

/** Removes an item from the URL, with undo to its old position. */
function useRemove(items: ComparedItem[]) {
  const t = useTranslations("comparePage");
  const navigate = useNavigate();
  const path = useLocalePath();
  const show = (keys: string[]) => {
    // When the list is empty, the URL still has `ids`, so that the tab's list is cleared, too.
    const address = keys.length > 0 ? comparePath(keys) : "/Compare?ids=";
    void navigate(path(address), { replace: true, preventScrollReset: true });
  };
  return ({ key, name }: ComparedItem) => {
    const before = items.map((item) => item.key);
    show(before.filter((kept) => kept !== key));
    toast.info(t("removed", { name }), {
      duration: UNDO_DURATION,
      action: { label: t("undo"), onPress: () => show(before) },
    });
  };
}

/** Link to more products of the compared category. */
function More({ items }: { items: ComparedItem[] }) {
  const t = useTranslations("comparePage");
  const category = items.at(-1)?.category;
  return (
    <Link
      href={category?.path ?? "/product"}
      tone="action"
      className="inline-flex min-h-target items-center"
    >
      {category ? t("moreOf", { category: category.name }) : t("more")}
    </Link>
  );
}

function NothingToCompare() {
  const t = useTranslations("comparePage");
  return (
    <EmptyState
      illustration={<Icon icon={Scale} size={48} className="text-brass" />}
      title={t("emptyTitle")}
      text={<p>{t("emptyText")}</p>}
      action={<ButtonLink href="/product">{t("browse")}</ButtonLink>}
    />
  );
}
