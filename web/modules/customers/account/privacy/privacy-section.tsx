import { Panels } from "../panel/panel.tsx";
import { ErasePanel } from "./erase-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";

/** What the shop knows of somebody: to take along, or to be forgotten. */
export function AccountSection() {
  return (
    <Panels>
      <ExportPanel />
      <ErasePanel />
    </Panels>
  );
}
