import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useRootData } from "#web/shell/address/root-data.ts";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { useTranslations } from "use-intl";
import { CopyRow } from "./copy-row.tsx";

/** Where a transfer goes, how much, and what to write on it. */
export function BankDetails({ number, rest }: { number: string; rest: number }) {
  const t = useTranslations("orders.pay");
  const locale = usePageLocale();
  const { amount } = useMoney();
  const settings = useRootData()?.shell.settings;
  if (!settings?.bank.iban) {
    return <p>{t("noAccount", { hotline: `\u2066${settings?.hotline ?? ""}\u2069` })}</p>;
  }
  const { name, account, iban, instapay } = settings.bank;
  return (
    <dl className="rounded-panel bg-plaster px-4 md:px-5">
      <CopyRow
        label={t("amount")}
        value={String(rest / 100)}
        shown={<AmountText amount={amount(rest)} />}
      />
      <CopyRow label={t("reference")} value={number} />
      <CopyRow label={t("account")} value={account[locale]} shown={<bdi>{account[locale]}</bdi>} />
      <CopyRow label={t("bank")} value={name[locale]} shown={<bdi>{name[locale]}</bdi>} />
      <CopyRow label={t("iban")} value={iban} shown={<Ltr>{inFours(iban)}</Ltr>} />
      {instapay && <CopyRow label={t("instapay")} value={instapay} />}
    </dl>
  );
}

/** As IBANs are printed. */
function inFours(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, "$1 ");
}
