import { ListChecks, Plus } from "@lucide/icons";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { ListSummary } from "#contract/lists/endpoints.ts";
import { listPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { NamedRow } from "#web/shell/account/named-row.tsx";
import { NameForm } from "#web/shell/forms/name-form.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { OpenList } from "./open-list.tsx";
import { type ProjectLists, useLists } from "./use-lists.ts";

/** The customer's project lists, or the one that the address names. */
export function AccountSection() {
  const [search] = useSearchParams();
  const id = Number(search.get("list"));
  return Number.isInteger(id) && id > 0 ? <OpenList key={id} id={id} /> : <AllLists />;
}

function AllLists() {
  const t = useTranslations("projectLists");
  const lists = useLists();
  const place = useRef<HTMLDivElement>(null);
  return (
    <AnswerView asked={lists.asked}>
      {({ items }) => (
        <div ref={place} tabIndex={-1} className="outline-none">
          {items.length === 0 ? (
            <NoLists lists={lists} />
          ) : (
            <>
              <ul aria-label={t("list")} className="border-t border-hairline">
                {items.map((list) => (
                  <ListRow
                    key={list.id}
                    list={list}
                    lists={lists}
                    onRemoved={() => place.current?.focus()}
                  />
                ))}
              </ul>
              <NewList lists={lists} className="mt-6" />
            </>
          )}
        </div>
      )}
    </AnswerView>
  );
}

function NoLists({ lists }: { lists: ProjectLists }) {
  const t = useTranslations("projectLists.none");
  return (
    <EmptyState
      illustration={<Icon icon={ListChecks} size={40} />}
      title={t("title")}
      text={t("text")}
      action={
        <>
          <NewList lists={lists} />
          <ButtonLink href="/product" kind="secondary">
            {t("action")}
          </ButtonLink>
        </>
      }
    />
  );
}

function NewList({ lists, className }: { lists: ProjectLists; className?: string }) {
  const t = useTranslations("projectLists");
  const close = useTranslations("shell")("close");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        <Icon icon={Plus} size={18} />
        {t("new")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("newTitle")} closeLabel={close}>
        <NameForm
          name=""
          labels={{ name: t("name"), submit: t("create"), busy: t("creating") }}
          schema={async () => (await import("#web/shell/lists/list-rules.ts")).listNameRules}
          send={lists.create}
        />
      </Dialog>
    </>
  );
}

interface ListRowProps {
  list: ListSummary;
  lists: ProjectLists;
  onRemoved: () => void;
}

/** One list: its size, a link to it, and buttons to rename and delete it. */
function ListRow({ list, lists, onRemoved }: ListRowProps) {
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
