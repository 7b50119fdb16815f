import type { MessageBook } from "#server/platform/messages/message-book.ts";
import { orderMailsAr } from "./order-mails-ar.ts";
import { orderMailsEn } from "./order-mails-en.ts";

export const orderMails: MessageBook<typeof orderMailsEn> = {
  name: "orders",
  en: orderMailsEn,
  ar: orderMailsAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    number: "F-100001-K7",
    amount: { ar: "1,140 ج.م", en: "EGP 1,140" },
    quantity: 2,
    count: 3,
    parcel: 2,
    left: 1,
    from: { ar: "الثلاثاء 24 نوفمبر", en: "Tuesday 24 November" },
    to: { ar: "الخميس 26 نوفمبر", en: "Thursday 26 November" },
    until: { ar: "الثلاثاء 24 نوفمبر، 6:00 م", en: "Tuesday 24 November, 6:00 pm" },
    address: "shop@instapay",
    outlets: { ar: "فوري أو أمان أو مصاري", en: "Fawry, Aman or Masary" },
    service: { ar: "مدفوعات أكسبت", en: "Madfouaat Accept" },
    bill: "12345678",
    days: 14,
    faultDays: 30,
  },
};
