import { ListChecks } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { VariantLine } from "#web/modules/storefront/index.ts";
import { AnswerView, RowsPending } from "#web/shell/account/answer-view.tsx";
import { useShell } from "#web/shell/store.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { FillFromList } from "./fill-from-list.tsx";
import { StockNote } from "./stock-note.tsx";

interface SharedListProps {
  /** The part of the address after `#`; undefined until the browser has read it. */
  shareKey: string | undefined;
}

/** The goods of a list that somebody shared, at the prices of whoever opens it. */
export function SharedList({ shareKey }: SharedListProps) {
  const known = useShell(({ sessionKnown }) => sessionKnown);
  if (shareKey === undefined || !known) return <RowsPending rows={3} />;
  return shareKey === "" ? <NotShared /> : <Goods shareKey={shareKey} />;
}

function Goods({ shareKey }: { shareKey: string }) {
  const locale = usePageLocale();
  const token = useShell((state) => state.token);
  const asked = useAnswer<{ items: CartLine[] }>(`shared list ${shareKey} ${locale} ${token}`, () =>
    call("POST /api/v1/lists/shared", { body: { key: shareKey } }),
  );
  const { answer } = asked;
  if (answer.state === "failed" && answer.problem.code === "not-found") return <NotShared />;
  return <AnswerView asked={asked}>{({ items }) => <SharedGoods items={items} />}</AnswerView>;
}

function SharedGoods({ items }: { items: readonly CartLine[] }) {
  const t = useTranslations("projectLists");
  if (items.length === 0) {
    return (
      <EmptyState
        illustration={<Icon icon={ListChecks} size={40} />}
        title={t("empty.title")}
        action={<ButtonLink href="/product">{t("empty.action")}</ButtonLink>}
      />
    );
  }
  return (
    <div className="max-w-3xl">
      <ul aria-label={t("shared.title")}>
        {items.map((item) => (
          <VariantLine key={item.variantId} variant={item}>
            <p className="figures text-small">{t("units", { count: item.quantity })}</p>
            <StockNote item={item} />
          </VariantLine>
        ))}
      </ul>
      <FillFromList items={items} />
    </div>
  );
}

function NotShared() {
  const t = useTranslations("projectLists.shared.gone");
  return (
    <EmptyState
      illustration={<Icon icon={ListChecks} size={40} />}
      title={t("title")}
      text={t("text")}
      action={<ButtonLink href="/product">{t("action")}</ButtonLink>}
    />
  );
}
