import type { SameKeys } from "../../message-shape.ts";
import type { home as english } from "../en/home.ts";

export const home: SameKeys<typeof english> = {
  description:
    "نجف وسبوت وداون لايت وإضاءة خارجية وأكر وكوالين، بتوصيل لكل محافظات مصر ومعاينة قبل الدفع.",
  byKind: "تسوّق حسب النوع",
  allProducts: "كل المنتجات",
  byRoom: "تسوّق حسب المكان",
  bestSellers: "الأكثر مبيعًا",
  productCount:
    "{count, plural, =0 {قريبًا} zero {قريبًا} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}",
  newArrivals: "وصل حديثًا",
  offers: "عروض خاصة",
  all: "الكل",
  whyUs: "لماذا تشتري منا",
  news: "أخبار من المعرض",
  allNews: "كل الأخبار",
  album: "من ألبوماتنا",
  pictures:
    "{count, plural, =0 {لا صور بعد} zero {لا صور بعد} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}",
  soon: {
    title: "قريبًا نفتح أبوابنا",
    text: "نرتب المنتجات الآن. عُد إلينا بعد أيام قليلة.",
  },
};
