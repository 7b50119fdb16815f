import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { replyMailEn } from "./reply-mail-en.ts";

export const replyMailAr: SameTexts<typeof replyMailEn> = {
  reply: {
    subject: "ردّنا على رسالتك: {message}",
    heading: "أهلًا {name}",
    thanks: "شكرًا على رسالتك. هذا ردّنا على «{message}».",
    more: "إذا كان لديك أي استفسار آخر، يمكنك الرد على هذه الرسالة أو الاتصال بنا.",
  },
};
