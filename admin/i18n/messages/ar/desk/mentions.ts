import type { SameKeys } from "../../../message-shape.ts";
import type { mentions as english } from "../../en/desk/mentions.ts";

/** Notes that mention the signed-in user. */
export const mentions: SameKeys<typeof english> = {
  empty: "لم يُشِر إليك أحد في ملاحظة بعد.",
  state: "الحالة",
  onlyNew: "الجديدة فقط",
  new: "جديدة",
  seen: "مقروءة",
};
