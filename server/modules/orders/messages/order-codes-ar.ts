import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { orderCodesEn } from "./order-codes-en.ts";

export const orderCodesAr: SameTexts<typeof orderCodesEn> = {
  confirmation: {
    sms: "{code} كود تأكيد طلبك {number} من {shop}، صالح لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. إذا لم تطلب شيئًا فتجاهل الرسالة.",
  },
  access: {
    sms: "{code} كود فتح طلبك {number} من {shop}، صالح لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. يُرجى عدم مشاركته مع أي شخص.",
    subject: "كود طلبك {number}",
    heading: "كود لفتح طلبك",
    text: "اكتب هذا الكود في صفحة الطلب لعرض كل تفاصيله وتعديله.",
    note: "لم تطلب ذلك؟ لا داعي لأي إجراء، فلن يُفتح الطلب بدون الكود.",
  },
  earlierOrders: {
    sms: "{code} كود إضافة طلباتك السابقة إلى حسابك في {shop}، صالح لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. إذا لم تطلبه فتجاهل الرسالة.",
    subject: "كود إضافة طلباتك السابقة",
    heading: "هل هذه طلباتك؟",
    text: "اكتب هذا الكود في الصفحة التي طلبته منها، وستظهر في حسابك الطلبات التي تمت بهذا البريد الإلكتروني.",
    note: "لم تطلب ذلك؟ لا داعي لأي إجراء، فلن يتغيّر شيء بدون الكود.",
  },
  findOrders: {
    sms: "{code} كود عرض طلباتك من {shop}، صالح لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. يُرجى عدم مشاركته مع أي شخص.",
    subject: "كود عرض طلباتك",
    heading: "كود لعرض طلباتك",
    text: "اكتب هذا الكود في الصفحة التي طلبته منها لترى الطلبات التي تمت بهذا البريد الإلكتروني.",
    note: "لم تطلب ذلك؟ لا داعي لأي إجراء، فلن يرى أحد طلباتك بدون الكود.",
  },
  placed: {
    sms: "{shop}: وصلنا طلبك {number}. {total}، {way}. يصلك {days}. تابعه من هنا: {link}",
    call: "{shop}: وصلنا طلبك {number}. {total}، {way}. سنتصل بك للتأكيد. يصلك {days}. تابعه من هنا: {link}",
    instapay:
      "{shop}: وصلنا طلبك {number}. حوّل {amount} على إنستاباي إلى {address} قبل {until}، ثم أرسل الإيصال من هنا: {link}",
    toPay: "{shop}: وصلنا طلبك {number}. ادفع {total} قبل {until} من هنا: {link}",
  },
  outlet: {
    sms: "{shop}: رقم الدفع {bill} لطلبك {number}. ادفع {amount} نقدًا في {outlets} قبل {until}، واطلب {service}. {link}",
  },
  shipped: {
    sms: "{shop}: طلبك {number} في الطريق إليك. {total}، {way}. يصلك {days}. تابعه من هنا: {link}",
    collect:
      "{shop}: طلبك {number} في الطريق إليك. المطلوب عند الاستلام {amount}. يصلك {days}. تابعه من هنا: {link}",
  },
  corrected: {
    sms: "{shop}: عدّلنا بيانات توصيل طلبك {number} كما اتفقنا معك. يصلك {days}. راجعها من هنا: {link}",
  },
  cancelled: {
    sms: "{shop}: تم إلغاء طلبك {number}. {moneyBack} {link}",
  },
  credit: {
    cancelledUnits:
      "{shop}: ألغينا {count, plural, zero {منتجات} one {منتجًا واحدًا} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}} من طلبك {number} وخصمنا {amount}. {moneyBack} {link}",
    goodwill: "{shop}: رددنا لك {amount} من طلبك {number}. {moneyBack} {link}",
    collect: "المطلوب عند الاستلام {amount}.",
  },
  held: {
    sms: "{shop}: {count, plural, zero {طلبات أخرى} one {طلب آخر} two {طلبان آخران} few {# طلبات أخرى} many {# طلبًا آخر} other {# طلب آخر}} برقم موبايلك، مثل {numbers}. تابعها من هنا: {link}",
  },
  shared: {
    lasts:
      "الكود صالح لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  },
};
