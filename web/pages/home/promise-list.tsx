import { BadgeCheck, PackageOpen, ShieldCheck, Truck } from "@lucide/icons";
import type { Block } from "#contract/menus/endpoints.ts";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";

/** By what the block's code ends with. */
const ICONS: Record<string, LucideIconData> = {
  delivery: Truck,
  inspection: PackageOpen,
  warranty: ShieldCheck,
};

/** What the shop promises, each in words that mean something. */
export function PromiseList({ blocks }: { blocks: Block[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {blocks.map((block) => (
        <li key={block.code} className="border-t border-hairline pt-5">
          <Icon
            icon={ICONS[block.code.split("-").at(-1) ?? ""] ?? BadgeCheck}
            size={28}
            className="text-brass"
          />
          <h3 className="mt-3 text-title">{block.title}</h3>
          <p className="mt-1.5 text-ink-soft">{block.text}</p>
        </li>
      ))}
    </ul>
  );
}
