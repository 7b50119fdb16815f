import type { MessageBook } from "#server/platform/messages/message-book.ts";
import { returnMailsAr } from "./mails-ar.ts";
import { returnMailsEn } from "./mails-en.ts";

export const returnMails: MessageBook<typeof returnMailsEn> = {
  name: "returns",
  en: returnMailsEn,
  ar: returnMailsAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    number: "RET-1001",
    order: "F-100001-K7",
    amount: { ar: "1,140 ج.م", en: "EGP 1,140" },
    quantity: 2,
  },
};
