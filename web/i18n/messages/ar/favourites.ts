import type { SameKeys } from "../../message-shape.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: SameKeys<typeof english> = {
  title: "المفضلة",
  description: "القطع التي تحب الرجوع إليها.",
  link: "المفضلة",
  linkCount: "المفضلة، عدد القطع: {count}",
  keep: "إضافة {name} إلى المفضلة",
  removed: "تم حذف {name} من المفضلة",
  undo: "تراجع",
  products:
    "{count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}",
  pageEmpty: "لم يبقَ شيء في هذه الصفحة.",
  viewed: "شاهدتها مؤخرًا",
  empty: {
    title: "المفضلة فارغة حتى الآن",
    text: "الضغط على القلب فوق أي قطعة يحفظها هنا، بسعر اليوم.",
    action: "ابدأ التصفح",
    news: "شاهد الجديد",
  },
};
