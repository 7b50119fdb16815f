import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { Anchor } from "#web/ui/actions/link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { CompanyOrders } from "./company-orders.tsx";

interface CompanyChoiceProps {
  page: number;
  /** The company's orders are selected. */
  isOpen: boolean;
  /** The customer's own orders. */
  children: ReactNode;
}

/** Approvers switch between their own orders and the company's; buyers see their own. */
export function CompanyChoice({ page, isOpen, children }: CompanyChoiceProps) {
  const { answer } = useAnswer("company role", () => call("GET /api/v1/account/company"));
  const isApprover = answer.state === "ready" && answer.value.role === "approver";
  if (!isApprover) return children;
  return (
    <>
      <Choice isOpen={isOpen} />
      {isOpen ? <CompanyOrders page={page} /> : children}
    </>
  );
}

function Choice({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations("orders.company");
  const own = accountPath("orders");
  const links = [
    { href: own, text: t("mine"), isCurrent: !isOpen },
    { href: `${own}&of=company`, text: t("all"), isCurrent: isOpen },
  ];
  return (
    <nav aria-label={t("which")} className="mb-7 flex flex-wrap gap-2">
      {links.map(({ href, text, isCurrent }) => (
        <Anchor
          key={href}
          href={href}
          {...(isCurrent && { "aria-current": "page" as const })}
          className={classNames(
            "inline-flex min-h-target items-center rounded-pill border px-5 font-heading text-small font-medium transition-colors",
            isCurrent
              ? "border-ink bg-ink text-plaster"
              : "border-line-strong bg-paper hover:border-ink",
          )}
        >
          {text}
        </Anchor>
      ))}
    </nav>
  );
}
