import { ListChecks } from "@lucide/icons";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { ProjectList } from "#contract/lists/endpoints.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { FillFromList } from "./fill-from-list.tsx";
import { ItemRow } from "./item-row.tsx";
import { SharePanel } from "./share-panel.tsx";
import { type OpenedList, useList } from "./use-list.ts";

/** A list with its goods, quantities, total, and the link for others. */
export function OpenList({ id }: { id: number }) {
  const t = useTranslations("projectLists");
  const list = useList(id);
  const { answer } = list.asked;
  const isGone = answer.state === "failed" && answer.problem.code === "not-found";
  return (
    <>
      <p className="-mt-3 mb-4">
        <Link href={accountPath("lists")} tone="action">
          {t("back")}
        </Link>
      </p>
      {isGone ? (
        <EmptyState
          illustration={<Icon icon={ListChecks} size={40} />}
          title={t("gone.title")}
          text={t("gone.text")}
          action={<ButtonLink href={accountPath("lists")}>{t("back")}</ButtonLink>}
        />
      ) : (
        <AnswerView asked={list.asked} rows={4}>
          {(value) => <Goods value={value} list={list} />}
        </AnswerView>
      )}
    </>
  );
}

function Goods({ value, list }: { value: ProjectList; list: OpenedList }) {
  const t = useTranslations("projectLists");
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, items } = value;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-title break-words outline-none">
        <bdi>{name}</bdi>
      </h2>
      {items.length === 0 ? (
        <EmptyState
          illustration={<Icon icon={ListChecks} size={40} />}
          title={t("empty.title")}
          text={t("empty.text")}
          headingLevel={3}
          action={<ButtonLink href="/product">{t("empty.action")}</ButtonLink>}
        />
      ) : (
        <>
          <ul aria-label={name} className="mt-2">
            {items.map((item) => (
              <ItemRow
                key={item.variantId}
                item={item}
                list={list}
                onTaken={() => heading.current?.focus()}
              />
            ))}
          </ul>
          <FillFromList items={items} />
          <SharePanel value={value} list={list} />
        </>
      )}
    </>
  );
}
