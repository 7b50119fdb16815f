import type { SameKeys } from "../../message-shape.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: SameKeys<typeof english> = {
  title: "المفضلة",
  description: "المنتجات التي تحب الرجوع إليها.",
  link: "المفضلة",
  linkCount: "المفضلة، عدد المنتجات: {count}",
  keep: "أضف {name} إلى المفضلة",
  removed: "تم حذف {name} من المفضلة",
  undo: "تراجع",
  products:
    "{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}",
  pageEmpty: "لم يبقَ شيء في هذه الصفحة.",
  viewed: "شاهدتها مؤخرًا",
  empty: {
    title: "المفضلة فارغة حتى الآن",
    text: "اضغط على القلب في أي منتج ليُحفظ هنا، بسعر اليوم.",
    action: "ابدأ التصفح",
    news: "شاهد الجديد",
  },
};
