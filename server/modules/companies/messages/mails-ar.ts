import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { companyMailsEn } from "./mails-en.ts";

export const companyMailsAr: SameTexts<typeof companyMailsEn> = {
  invitation: {
    subject: "دعوة للانضمام إلى حساب شركة",
    preview:
      "الدعوة صالحة لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}",
    heading: "دعوة من {company}",
    text: "تمت دعوتك للشراء من {shop} ضمن حساب {company}.",
    buyer: "يمكنك الشراء لحساب الشركة من حسابك الخاص.",
    approver: "بصفة مسؤول اعتماد يمكنك الاطلاع على كل طلبات الشركة واعتمادها وإدارة الزملاء.",
    how: "سجّل الدخول بالحساب المرتبط بهذا البريد أو أنشئ حسابًا به. الدعوة صالحة لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} وتُستخدم مرة واحدة.",
    button: "اعرض الدعوة",
    note: "إذا لم تكن تعرف {company} فلا داعي لأي إجراء، ولن يعرف أحد هل لديك حساب أم لا.",
  },
  approved: {
    subject: "تم اعتماد {company}",
    heading: "لك الآن أسعار الشركات والدفع بتحويل بنكي",
    text: "أهلًا {name}، راجعنا بيانات {company} واعتمدناها. يمكنك وزملاءك الآن الشراء بشروط الشركات.",
    noteLabel: "ملاحظة منا",
    button: "حساب الشركة",
  },
  declined: {
    subject: "تعذّر اعتماد حساب شركتك",
    heading: "لم يُعتمد حساب شركتك بعد",
    text: "أهلًا {name}، راجعنا بيانات {company} ولم نتمكن من اعتمادها. يمكنك مواصلة الشراء كالمعتاد، وبعد تصحيح الاسم أو الرقم الضريبي من حسابك نراجع البيانات مرة أخرى.",
    noteLabel: "السبب",
    button: "صحّح البيانات",
  },
  asked: {
    subject: "نحتاج إلى مستند آخر لحساب {company}",
    heading: "مستند آخر من فضلك",
    text: "أهلًا {name}، قبل أن نعتمد {company} نود الاطلاع على مستند. يمكنك إرسال صورة منه أو ملف PDF من حسابك.",
    noteLabel: "ما نحتاج إليه",
    button: "أرسل المستند",
  },
};
