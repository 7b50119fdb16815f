import type { SameKeys } from "../../../message-shape.ts";
import type { pricing as english } from "../../en/prices/pricing.ts";

/** Shared texts of offers, company prices and promotions. */
export const pricing: SameKeys<typeof english> = {
  from: "من",
  until: "حتى",
  untilHelp: "اتركه فارغًا إذا لم يكن له موعد نهاية",
  wrongPeriod: "حدّد موعد البداية، وموعد نهاية بعدها",
  openEnded: "بدون موعد نهاية",
  openPeriod: "من {from} بدون موعد نهاية",
  period: "من {from} حتى {until}",
  states: { scheduled: "لم يبدأ بعد", running: "سارٍ الآن", ended: "انتهى", off: "موقوف" },
  chooseProduct: "اختر منتجًا",
  addGoods: "أضف منتجًا",
  searchHelp: "بالاسم أو الكود أو SKU",
  noProduct: "لا يوجد منتج مطابق",
  clear: "امسح",
  open: "اعرض المنتجات",
  noGoods: "لم تُختر أي منتجات بعد",
  priceOf: "{label}: {sku}",
  ordinary: "السعر الأساسي {price}",
  noOrdinary: "ليس له سعر أساسي بعد",
  takeOut: "أزل {name}",
  remove: "أزل",
  percent: "النسبة %",
  wrongNumber: "هذا الرقم لا يصلح هنا",
  step: "درجة {number}",
  stepFrom: "أقل عدد قطع",
  stepText: "ابتداءً من {from}: {percent}%",
  addStep: "أضف درجة",
  percentOff: "نسبة الخصم على الكل %",
  fillPrices: "احسب الأسعار",
};
