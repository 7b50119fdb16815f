import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { refundMailsEn } from "./refund-mails-en.ts";

export const refundMailsAr: SameTexts<typeof refundMailsEn> = {
  sent: {
    subject: "أرسلنا إليك {amount} عن الطلب {number}",
    heading: "المبلغ في الطريق إليك",
    greeting: "أهلًا {name}،",
    text: "أرسلنا إليك {amount} عن الطلب {number}. قد يستغرق التحويل البنكي حتى يومي عمل للوصول.",
    order: "رقم الطلب",
    amount: "المبلغ",
    reference: "المرجع",
    button: "تفاصيل الطلب",
    sms: "أرسلنا إليك {amount} عن الطلب {number}، والمرجع {reference}.",
  },
};
