import type { MessageBook } from "#server/platform/messages/message-book.ts";
import { proofMailsAr } from "./proof-mails-ar.ts";
import { proofMailsEn } from "./proof-mails-en.ts";

export const proofMails: MessageBook<typeof proofMailsEn> = {
  name: "payment-proofs",
  en: proofMailsEn,
  ar: proofMailsAr,
  samples: {
    name: { ar: "منى سالم", en: "Mona Salem" },
    number: "F-100001-K7",
    until: { ar: "الثلاثاء 24 نوفمبر، 6:00 م", en: "Tuesday 24 November, 6:00 pm" },
    paid: { ar: "1,140 ج.م", en: "EGP 1,140" },
    rest: { ar: "200 ج.م", en: "EGP 200" },
  },
};
