import { BadgeCheck, PackageOpen, ShieldCheck, Truck } from "@lucide/icons";
import type { Block } from "#contract/menus/endpoints.ts";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";

/** By the last part of the block's code. */
const ICONS: Record<string, LucideIconData> = {
  delivery: Truck,
  inspection: PackageOpen,
  warranty: ShieldCheck,
};

/** What the shop promises its customers. */
export function PromiseList({ blocks }: { blocks: Block[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 md:grid-cols-3">
      {blocks.map((block) => (
        <li key={block.code} className="flex gap-4 border-t border-hairline pt-4 md:block md:pt-5">
          <Icon
            icon={ICONS[block.code.split("-").at(-1) ?? ""] ?? BadgeCheck}
            size={28}
            className="mt-0.5 text-brass"
          />
          <div>
            <h3 className="text-body md:mt-3 md:text-title">{block.title}</h3>
            <p className="mt-0.5 text-small text-ink-soft md:mt-1.5 md:text-body">{block.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
