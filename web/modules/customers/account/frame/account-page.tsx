import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { Account } from "#contract/customers/account-endpoints.ts";
import type { AccountPart } from "#web/shell/account/account-part.ts";
import { AccountFrame } from "./account-frame.tsx";
import { partOf } from "./part-of.ts";
import { PartView } from "./part-view.tsx";

/** One section of the account, chosen by the address. */
export function AccountPage({ sections }: { sections: readonly AccountPart[] }) {
  const [search] = useSearchParams();
  const current = (parts: readonly AccountPart[]) => partOf(search.get("part"), parts);
  return (
    <AccountFrame sections={sections} current={current}>
      {(account, parts) => <OpenPart account={account} parts={parts} part={current(parts)} />}
    </AccountFrame>
  );
}

interface OpenPartProps {
  account: Account;
  parts: readonly AccountPart[];
  part: AccountPart;
}

function OpenPart({ account, parts, part }: OpenPartProps) {
  const t = useTranslations("account");
  const isOverview = part.code === "overview";
  const heading = useHeadingFocus(part);
  const name = `\u2068${account.firstName}\u2069`;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-page outline-none">
        {isOverview ? t("overview.hello", { name }) : t(`parts.${part.code}`)}
      </h1>
      <PartView key={part.code} part={part} account={account} parts={parts} />
    </>
  );
}

/** Navigating to another section focuses its heading; the first view starts at the top. */
function useHeadingFocus(part: AccountPart) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);
  const t = useTranslations("account");
  const { key } = useLocation();
  const title = part.code === "overview" ? t("title") : t(`parts.${part.code}`);
  useEffect(() => {
    const [, shop] = document.title.split(" · ");
    document.title = shop === undefined ? title : `${title} · ${shop}`;
  }, [title]);
  useEffect(() => {
    if (shown.current.code === part.code) return;
    shown.current = part;
    heading.current?.focus();
  }, [part, key]);
  return heading;
}
