import type { ReactNode } from "react";
import type { Account } from "#contract/customers/account-endpoints.ts";
import type { AccountPart } from "#web/shell/account/account-part.ts";
import { Container } from "#web/ui/layout/container.tsx";
import { AccountGate } from "./account-gate.tsx";
import { PartNavigation } from "./part-navigation.tsx";
import { partsFor } from "./part-of.ts";

interface AccountFrameProps {
  /** All sections. */
  sections: readonly AccountPart[];
  /** Picks the open section; absent on the edit page. */
  current?: (parts: readonly AccountPart[]) => AccountPart;
  children: (account: Account, parts: readonly AccountPart[]) => ReactNode;
}

/** Navigation beside the content, for signed-in customers. */
export function AccountFrame({ sections, current, children }: AccountFrameProps) {
  return (
    <Container className="pt-6 pb-section lg:pt-10">
      <AccountGate>
        {(account) => {
          const parts = partsFor(account.accountType, sections);
          return (
            <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
              <PartNavigation parts={parts} current={current?.(parts)} />
              <div className="min-w-0 max-w-4xl">{children(account, parts)}</div>
            </div>
          );
        }}
      </AccountGate>
    </Container>
  );
}
