import type { MessageBook } from "#server/platform/messages/message-book.ts";
import { companyMailsAr } from "./mails-ar.ts";
import { companyMailsEn } from "./mails-en.ts";

export const companyMails: MessageBook<typeof companyMailsEn> = {
  name: "companies",
  en: companyMailsEn,
  ar: companyMailsAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    shop: { ar: "فانوس", en: "Fanous" },
    company: { ar: "شركة النور للمقاولات", en: "Al Nour Contracting" },
    days: 7,
  },
};
