import { type MessageBook, SHOP_NAME } from "#server/platform/messages/message-book.ts";
import { orderCodesAr } from "./order-codes-ar.ts";
import { orderCodesEn } from "./order-codes-en.ts";

export const orderCodes: MessageBook<typeof orderCodesEn> = {
  name: "order-codes",
  en: orderCodesEn,
  ar: orderCodesAr,
  samples: {
    code: "482913",
    number: "F-100001-K7",
    shop: SHOP_NAME,
    minutes: 15,
    total: { ar: "1,140 ج.م", en: "EGP 1,140" },
    amount: { ar: "1,140 ج.م", en: "EGP 1,140" },
    way: { ar: "الدفع عند الاستلام", en: "Cash on delivery" },
    days: { ar: "24 إلى 26 نوفمبر", en: "24 to 26 November" },
    link: "https://shop.example/o/1",
    until: { ar: "الثلاثاء 24 نوفمبر، 6:00 م", en: "Tuesday 24 November, 6:00 pm" },
    bill: "12345678",
    address: "shop@instapay",
    outlets: { ar: "فوري أو أمان أو مصاري", en: "Fawry, Aman or Masary" },
    service: { ar: "مدفوعات أكسبت", en: "Madfouaat Accept" },
    moneyBack: { ar: "لم يُدفع شيء.", en: "Nothing was paid." },
    count: 3,
    numbers: "F-100001-K7, F-100002-M2",
  },
};
