import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { alertMailsEn } from "./alert-mails-en.ts";

export const alertMailsAr: SameTexts<typeof alertMailsEn> = {
  confirmStock: {
    subject: "تأكيد التنبيه: رسالة عند توفر {name}",
    heading: "هل نراسلك عند توفر المنتج؟",
    text: "طلب أحدهم في موقعنا رسالة على هذا البريد الإلكتروني عند توفر {name} مرة أخرى. إذا كان الطلب منك فيُرجى تأكيده.",
    sms: "{code} كود تأكيد التنبيه من {shop}: نرسل لك رسالة عند توفر {name}. صالح لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. إذا لم تطلبه فتجاهل الرسالة.",
  },
  confirmPrice: {
    subject: "تأكيد التنبيه: رسالة عند انخفاض سعر {name}",
    heading: "هل نراسلك عند انخفاض السعر؟",
    text: "طلب أحدهم في موقعنا رسالة على هذا البريد الإلكتروني عند انخفاض سعر {name}. إذا كان الطلب منك فيُرجى تأكيده.",
    sms: "{code} كود تأكيد التنبيه من {shop}: نرسل لك رسالة عند انخفاض سعر {name}. صالح لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. إذا لم تطلبه فتجاهل الرسالة.",
  },
  stock: {
    subject: "متوفر الآن: {name}",
    heading: "المنتج متوفر من جديد",
    text: "كما طلبت منا: المنتج {name} متوفر الآن ويمكنك طلبه. لا نحجز لك قطعة، فالأفضل أن تطلبه قريبًا.",
    sms: "{shop}: {name} متوفر الآن بسعر {price}. {link} لإيقاف التنبيهات: {stop}",
  },
  price: {
    subject: "سعر {name} أصبح {price}",
    heading: "انخفض السعر",
    text: "كما طلبت منا: انخفض سعر {name}.",
    sms: "{shop}: سعر {name} أصبح {price}. {link} لإيقاف التنبيهات: {stop}",
  },
  shared: {
    confirm: "نعم، فعّل التنبيه",
    notYou: "لم تطلب ذلك؟ لا داعي لأي إجراء، فلن نحتفظ بشيء ولن نرسل شيئًا آخر.",
    price: "السعر اليوم",
    before: "السعر وقت طلب التنبيه",
    open: "اعرض المنتج",
    once: "انتهى هذا التنبيه، ولن تصلك رسالة أخرى عنه إلا إذا طلبته من جديد.",
    stop: "أوقف كل التنبيهات على هذا البريد",
  },
};
