import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { requestMailEn } from "./request-mail-en.ts";

export const requestMailAr: SameTexts<typeof requestMailEn> = {
  request: {
    subject: "ما رأيك فيما اشتريته؟",
    preview: "دقيقتان تساعدان غيرك على الاختيار.",
    heading: "ما رأيك؟",
    greeting: "أهلًا {name}،",
    text: "وصل طلبك {number} قبل أيام. ما رأيك في {count, plural, one {المنتج} two {المنتجين} few {المنتجات} many {المنتجات} other {المنتجات}}؟ النجوم تكفي، وكلماتك وصورك تفيد غيرك أكثر.",
    rate: "قيّم {name}",
    order: "اعرض الطلب وقيّم",
    guest: "لا تحتاج إلى حساب. ومن جهاز آخر نرسل لك أولًا كودًا لفتح الطلب.",
    unsubscribe: "لا أريد رسائل تطلب التقييم",
  },
};
