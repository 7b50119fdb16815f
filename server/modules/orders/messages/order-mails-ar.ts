import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { orderMailsEn } from "./order-mails-en.ts";

export const orderMailsAr: SameTexts<typeof orderMailsEn> = {
  shared: {
    greeting: "أهلًا {name}،",
    number: "رقم الطلب",
    total: "الإجمالي",
    due: "المطلوب دفعه",
    window: "موعد الوصول",
    between: "من {from} إلى {to}",
    line: "{quantity, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}} · {amount}",
    units:
      "{quantity, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}",
    parcel: "الشحنة",
    parcelOf: "{parcel} من {count}",
    courier: "شركة الشحن",
    tracking: "رقم التتبع",
    collect: "المطلوب عند الاستلام",
    toWallet: "إلى محفظتك",
    goesBack: "يعود بطريقة الدفع نفسها",
    note: "ملاحظة منّا",
    button: "تفاصيل الطلب",
    help: "هل من مشكلة؟ رُدّ على هذه الرسالة أو اتصل بنا، ورقم الطلب يكفي.",
  },
  pending: {
    subject: "طلبك {number} في الانتظار",
    heading: "القطع محجوزة لك",
    text: "وصلنا طلبك، ولم نبدأ تجهيزه بعد: في انتظار إتمام الدفع أو الاعتماد.",
  },
  ordered: {
    subject: "شكرًا لك، وصلنا طلبك {number}",
    heading: "وصلنا طلبك",
    text: "سجّلنا طلبك وسنتصل بك قبل وصول المندوب. يمكنك إلغاء الطلب بنفسك قبل أن نبدأ تجهيزه.",
  },
  processing: {
    subject: "نُجهّز الآن طلبك {number}",
    heading: "جارٍ تجهيز طلبك",
    text: "نفحص القطع ونغلّفها بعناية. ستصلك رسالة أخرى عند تسليمها للمندوب.",
  },
  shipped: {
    subject: "طلبك {number} في الطريق إليك",
    heading: "في الطريق إليك",
    text: "طلبك مع المندوب، وسيتصل بك قبل وصوله. افتح العلبة وعاين القطعة قبل الاستلام.",
  },
  parcel: {
    subject: "الشحنة {parcel} من طلبك {number} في الطريق إليك",
    heading: "جزء من طلبك في الطريق إليك",
    text: "هذه الشحنة مع المندوب، وسيتصل بك قبل وصوله. عاين القطع قبل الاستلام.",
    follows:
      "هذه الشحنة مع المندوب، وسيتصل بك قبل وصوله. {left, plural, zero {لا يتبقى شيء} one {تتبقى قطعة واحدة} two {تتبقى قطعتان} few {تتبقى # قطع} many {تتبقى # قطعة} other {تتبقى # قطعة}} في شحنة أخرى، ونرسل لك رسالة عند خروجها.",
  },
  lastParcel: {
    subject: "آخر شحنة من طلبك {number} في الطريق إليك",
    heading: "باقي طلبك في الطريق إليك",
    text: "بهذه الشحنة خرج طلبك كله من عندنا. سيتصل بك المندوب قبل وصوله. عاين القطع قبل الاستلام.",
  },
  cancelledUnits: {
    subject: "تم إلغاء قطع من طلبك {number}",
    heading: "اضطررنا إلى إلغاء جزء من طلبك",
    text: "لن نرسل هذه القطع. خصمنا ثمنها بالضبط، {amount}، وباقي الطلب يكمل طريقه.",
    amount: "المخصوم",
  },
  goodwill: {
    subject: "رددنا لك {amount} من طلبك {number}",
    heading: "مبلغ يعود إليك",
    text: "نرد لك {amount} مما دفعته.",
    amount: "يعود إليك",
  },
  held: {
    subject:
      "{count, plural, zero {أخبار طلباتك} one {أخبار طلبك} two {أخبار طلبيك} few {أخبار # طلبات} many {أخبار # طلبًا} other {أخبار # طلب}}",
    heading: "عدة طلبات بنفس البريد",
    text: "خلال وقت قصير {count, plural, zero {تغيّرت طلبات} one {سُجّل أو تغيّر طلب واحد} two {سُجّل أو تغيّر طلبان} few {سُجّلت أو تغيّرت # طلبات} many {سُجّل أو تغيّر # طلبًا} other {سُجّل أو تغيّر # طلب}} بهذا البريد الإلكتروني، فجمعناها لك في رسالة واحدة.",
    button: "متابعة طلب",
    note: "لم تطلب شيئًا؟ لا داعي لأي إجراء، فما لا يؤكده أو يدفعه أحد يُلغى. ويمكنك أيضًا الاتصال بنا.",
  },
  delivered: {
    subject: "تم تسليم طلبك {number}",
    heading: "تم التسليم",
    text: "نتمنى أن تنوّر مكانك. إذا لم تعجبك القطعة يمكنك إرجاعها من الموقع خلال {days, plural, zero {يوم التسليم نفسه} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، أو خلال {faultDays, plural, zero {يوم التسليم نفسه} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} إذا كان بها عيب.",
  },
  completed: {
    subject: "اكتمل طلبك {number}",
    heading: "اكتمل الطلب",
    text: "شكرًا لشرائك منّا. شارك رأيك مع غيرك: التقييم لا يأخذ أكثر من نصف دقيقة.",
  },
  cancelled: {
    subject: "تم إلغاء طلبك {number}",
    heading: "تم إلغاء الطلب",
    text: "لن نرسل شيئًا. ما دفعته يعود إليك بنفس الطريقة، ورصيد المحفظة رجع إلى محفظتك.",
  },
};
