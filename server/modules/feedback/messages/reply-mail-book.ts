import type { MessageBook } from "#server/platform/messages/message-book.ts";
import { replyMailAr } from "./reply-mail-ar.ts";
import { replyMailEn } from "./reply-mail-en.ts";

export const replyMails: MessageBook<typeof replyMailEn> = {
  name: "feedback",
  en: replyMailEn,
  ar: replyMailAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    message: { ar: "متى تصل النجفة؟", en: "When does the chandelier arrive?" },
  },
};
