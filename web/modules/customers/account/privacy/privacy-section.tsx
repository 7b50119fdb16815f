import { Panels } from "../panel/panel.tsx";
import { ErasePanel } from "./erase-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";

/** The customer's data: export it, or delete the account. */
export function AccountSection() {
  return (
    <Panels>
      <ExportPanel />
      <ErasePanel />
    </Panels>
  );
}
