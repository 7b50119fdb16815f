import type { MessageBook } from "#server/platform/messages/message-book.ts";
import { requestMailAr } from "./request-mail-ar.ts";
import { requestMailEn } from "./request-mail-en.ts";

export const requestMails: MessageBook<typeof requestMailEn> = {
  name: "aftercare",
  en: requestMailEn,
  ar: requestMailAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    number: "F-100001-K7",
    count: 2,
  },
};
