import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { requestMailEn } from "./request-mail-en.ts";

export const requestMailAr: SameTexts<typeof requestMailEn> = {
  request: {
    subject: "ما رأيك فيما اشتريته؟",
    preview: "دقيقتان تساعدان غيرك على الاختيار.",
    heading: "ما رأيك؟",
    greeting: "أهلًا {name}،",
    text: "وصل طلبك {number} قبل أيام. ما رأيك في {count, plural, one {المنتج} two {المنتجين} few {المنتجات} many {المنتجات} other {المنتجات}}؟ النجوم تكفي، وكلماتك وصورك تفيد غيرك أكثر.",
    rate: "قيّم {product}",
    order: "اعرض كل منتجات الطلب",
    guest: "لا تحتاج إلى حساب: تتيح لك هذه الروابط تقييم منتجات هذا الطلب فقط، حتى {date}.",
    unsubscribe: "لا أريد رسائل تطلب التقييم",
  },
};
