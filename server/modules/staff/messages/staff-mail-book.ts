import { type MessageBook, SHOP_NAME } from "#server/platform/messages/message-book.ts";
import { staffMailsAr } from "./mails-ar.ts";
import { staffMailsEn } from "./mails-en.ts";

export const staffMails: MessageBook<typeof staffMailsEn> = {
  name: "staff",
  en: staffMailsEn,
  ar: staffMailsAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    shop: SHOP_NAME,
    role: { ar: "مسؤول الطلبات", en: "order staff" },
    days: 7,
    by: { ar: "كريم عادل", en: "Karim Adel" },
    number: "F-100001-K7",
  },
};
