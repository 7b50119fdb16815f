import { useTranslations } from "use-intl";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useRootData } from "#web/shell/address/root-data.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { CopyRow } from "./copy-row.tsx";

/** Account and amount for a bank transfer, and the reference to give. */
export function BankDetails({ number, rest }: { number: string; rest: number }) {
  const t = useTranslations("orders.pay");
  const settings = useRootData()?.shell.settings;
  const reach = useHotline();
  if (!settings?.bank.iban) return <p>{t("noAccount", { ...reach })}</p>;
  const { name, account, iban } = settings.bank;
  return (
    <dl className="rounded-panel bg-plaster px-4 md:px-5">
      <WhatToWrite number={number} rest={rest} />
      <CopyRow label={t("account")} value={account} shown={<bdi>{account}</bdi>} />
      <CopyRow label={t("bank")} value={name} shown={<bdi>{name}</bdi>} />
      <CopyRow label={t("iban")} value={iban} shown={<Ltr>{inFours(iban)}</Ltr>} />
      {settings.bank.instapay && (
        <CopyRow label={t("instapay.label")} value={settings.bank.instapay} />
      )}
    </dl>
  );
}

/** The same for InstaPay, which needs an address only. */
export function InstapayDetails({ number, rest }: { number: string; rest: number }) {
  const t = useTranslations("orders.pay");
  const bank = useRootData()?.shell.settings.bank;
  return (
    <dl className="rounded-panel bg-plaster px-4 md:px-5">
      <CopyRow label={t("instapay.label")} value={bank?.instapay ?? ""} />
      {bank?.account && (
        <CopyRow label={t("account")} value={bank.account} shown={<bdi>{bank.account}</bdi>} />
      )}
      <WhatToWrite number={number} rest={rest} />
    </dl>
  );
}

function WhatToWrite({ number, rest }: { number: string; rest: number }) {
  const t = useTranslations("orders.pay");
  const { amount } = useMoney();
  return (
    <>
      <CopyRow
        label={t("amount")}
        value={String(rest / 100)}
        shown={<AmountText amount={amount(rest)} />}
      />
      <CopyRow label={t("reference")} value={number} />
    </>
  );
}

/** Groups of four, as IBANs are printed. */
function inFours(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, "$1 ");
}
