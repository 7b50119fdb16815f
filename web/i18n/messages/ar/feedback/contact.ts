import type { SameKeys } from "../../../message-shape.ts";
import type { contact as english } from "../../en/feedback/contact.ts";

export const contact: SameKeys<typeof english> = {
  title: "تواصل معنا",
  description: "أرسل لنا رسالة أو تفضّل بزيارة المعرض، ويرد عليك متخصص في الإضاءة.",
  intro: "يرد عليك متخصص في الإضاءة، من قياس السقف حتى المسمار الناقص.",
  ways: "للوصول إلينا مباشرة",
  hotline: "الخط الساخن",
  phone: "تليفون",
  whatsapp: "واتساب",
  whatsappText: "مرحبًا، عندي سؤال: ",
  email: "البريد الإلكتروني",
  address: "المعرض",
  hours: "مواعيد العمل",
  map: "الموقع على الخريطة",
  form: {
    title: "اكتب لنا",
    intro: "نرد بالبريد الإلكتروني، غالبًا خلال يوم عمل واحد.",
    userName: "الاسم",
    email: "البريد الإلكتروني",
    emailHint: "الرد يصل إلى هذا البريد.",
    message: "موضوع الرسالة",
    messageHint: "في كلمات قليلة: طلب، أو منتج، أو عرض سعر لمشروع…",
    description: "التفاصيل",
    descriptionHint: "المقاسات وأرقام الطلبات وأسماء المنتجات تساعدنا على الرد من أول مرة.",
    leaveEmpty: "من فضلك اترك هذه الخانة فارغة",
    send: "أرسل الرسالة",
    sending: "جارٍ الإرسال",
  },
  sent: {
    title: "وصلت رسالتك",
    text: "نرد غالبًا خلال يوم عمل واحد، على",
    again: "اكتب رسالة أخرى",
  },
};
