import type { StaffMenu } from "#contract/menus/staff-endpoints.ts";

type Shown = StaffMenu["items"][number];
type Child = Shown["children"][number];

export interface MenuValues {
  version: string;
  items: Shown[];
}

export const NEW_CHILD: Child = {
  label: { ar: "", en: "" },
  path: { ar: "", en: "" },
  isActive: true,
  levelOrder: null,
};
export const NEW_ENTRY: Shown = { ...NEW_CHILD, children: [] };

export function valuesOf({ version, items }: StaffMenu): MenuValues {
  return { version, items };
}

/** Numbers the entries in the order shown on the screen. */
export function inOrder(items: readonly Shown[]): Shown[] {
  return items.map((item, index) => ({
    ...item,
    levelOrder: index + 1,
    children: item.children.map((child, at) => ({ ...child, levelOrder: at + 1 })),
  }));
}

/** Every entry with its position, as lines to compare two people's edits. */
export function linesOf({ items }: MenuValues, onOff: (isActive: boolean) => string) {
  const line = ({ label, path, isActive }: Child) =>
    `${label.ar} · ${label.en}\n${[...new Set([path.ar, path.en])].join(" · ")} (${onOff(isActive)})`;
  return items.flatMap((item, index) => [
    { place: `${index + 1}`, line: line(item) },
    ...item.children.map((child, at) => ({
      place: `${index + 1}.${at + 1}`,
      line: line(child),
    })),
  ]);
}
