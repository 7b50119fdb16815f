import type { AccountPartProps } from "#web/shell/account/account-part.ts";
import { Panels } from "../panel/panel.tsx";
import { ErasePanel } from "./erase-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { NewsletterPanel } from "./newsletter-panel.tsx";

/** What the shop may do with somebody's data, and the data itself. */
export function AccountSection({ account }: AccountPartProps) {
  return (
    <Panels>
      <NewsletterPanel account={account} />
      <ExportPanel />
      <ErasePanel />
    </Panels>
  );
}
