import { type MessageBook, SHOP_NAME } from "#server/platform/messages/message-book.ts";
import { companyMailsAr } from "./mails-ar.ts";
import { companyMailsEn } from "./mails-en.ts";

export const companyMails: MessageBook<typeof companyMailsEn> = {
  name: "companies",
  en: companyMailsEn,
  ar: companyMailsAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    shop: SHOP_NAME,
    company: { ar: "شركة النور للمقاولات", en: "Al Nour Contracting" },
    days: 7,
  },
};
