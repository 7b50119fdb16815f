import { type MessageBook, SHOP_NAME } from "#server/platform/messages/message-book.ts";
import { mailsAr } from "./mails-ar.ts";
import { mailsEn } from "./mails-en.ts";

export const accountMails: MessageBook<typeof mailsEn> = {
  name: "accounts",
  en: mailsEn,
  ar: mailsAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    shop: SHOP_NAME,
    signIn: "mona@example.com",
    code: "482913",
    minutes: 15,
    target: "m•••@example.com",
    at: { ar: "24 نوفمبر 2026، 6:00 م", en: "24 November 2026, 6:00 pm" },
    left: 2,
  },
};
