import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { staffMailsEn } from "./mails-en.ts";

export const staffMailsAr: SameTexts<typeof staffMailsEn> = {
  invited: {
    subject: "دعوة للانضمام إلى فريق {shop}",
    heading: "أهلًا بك في الفريق",
    text: "أهلًا {name}، تمت دعوتك للعمل في {shop} ضمن {role}. اختر كلمة المرور خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، والرابط يعمل مرة واحدة.",
    button: "اختر كلمة المرور",
    note: "إذا لم تكن هذه الرسالة متوقعة، فيُرجى عدم فتح الرابط وإبلاغ المتجر.",
  },
  reset: {
    subject: "كلمة مرور جديدة لدى {shop}",
    heading: "اختيار كلمة مرور جديدة",
    text: "أهلًا {name}، أعاد أحد مالكي {shop} ضبط دخولك، وتم تسجيل خروجك من كل الأجهزة. اختر كلمة مرور جديدة خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، والرابط يعمل مرة واحدة.",
    button: "اختر كلمة المرور",
    note: "إذا لم يكن ذلك بطلب منك، فيُرجى التحدث مع أحد مالكي المتجر قبل فتح الرابط.",
  },
  mentioned: {
    subject: "أشار إليك {by} في الطلب {number}",
    heading: "ملاحظة لك",
    text: "أهلًا {name}، أشار إليك {by} في ملاحظة على الطلب {number} لدى {shop}.",
    button: "اقرأ الملاحظة",
  },
  /** The role in an invitation. */
  roles: {
    owner: "مالكي المتجر",
    catalogue: "فريق المنتجات",
    orders: "فريق الطلبات",
    content: "فريق المحتوى",
    support: "فريق خدمة العملاء",
  },
};
