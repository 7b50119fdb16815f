import { type MessageBook, SHOP_NAME } from "#server/platform/messages/message-book.ts";
import { alertMailsAr } from "./alert-mails-ar.ts";
import { alertMailsEn } from "./alert-mails-en.ts";

export const alertMails: MessageBook<typeof alertMailsEn> = {
  name: "alerts",
  en: alertMailsEn,
  ar: alertMailsAr,
  samples: {
    name: { ar: "نجفة هالة", en: "Hala chandelier" },
    code: "482913",
    shop: SHOP_NAME,
    minutes: 15,
    price: { ar: "1,140 ج.م", en: "EGP 1,140" },
    link: "https://shop.example/o/1",
    stop: "https://shop.example/u/1",
  },
};
