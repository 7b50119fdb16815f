import type { MessageBook } from "#server/platform/messages/message-book.ts";
import { requestMailAr } from "./request-mail-ar.ts";
import { requestMailEn } from "./request-mail-en.ts";

export const requestMails: MessageBook<typeof requestMailEn> = {
  name: "aftercare",
  en: requestMailEn,
  ar: requestMailAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    product: { ar: "نجفة هالة", en: "Hala chandelier" },
    number: "F-100001-K7",
    count: 2,
    date: { ar: "23 يناير 2027", en: "23 January 2027" },
  },
};
