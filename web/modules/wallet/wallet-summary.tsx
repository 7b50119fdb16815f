import { Wallet } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";

/** The balance for the overview; renders nothing while the wallet is empty. */
export function AccountSummary() {
  const t = useTranslations("wallet");
  const { amount } = useMoney();
  const { answer } = useAnswer("wallet balance", () =>
    call("GET /api/v1/account/wallet", { query: { pageSize: 1 } }),
  );
  if (answer.state !== "ready" || answer.value.balance === 0) return null;
  return (
    <Card panel as="div" className="flex-row! items-center gap-4 p-5">
      <Icon icon={Wallet} size={26} className="text-brass" />
      <p className="grow">
        <span className="block text-small text-ink-soft">{t("balance")}</span>
        <span className="figures font-heading font-medium">
          <AmountText amount={amount(answer.value.balance)} />
        </span>
      </p>
      <CardLink href={accountPath("wallet")} className="text-[0.9375rem] text-brass">
        {t("open")}
      </CardLink>
    </Card>
  );
}
