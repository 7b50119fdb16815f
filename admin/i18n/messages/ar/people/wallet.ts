import type { SameKeys } from "../../../message-shape.ts";
import type { wallet as english } from "../../en/people/wallet.ts";

/** Store credit. */
export const wallet: SameKeys<typeof english> = {
  title: "المحفظة",
  balance: "الرصيد: {amount}",
  after: "الرصيد بعدها {amount}",
  empty: "لا توجد حركات في هذه المحفظة بعد.",
  types: { Deposit: "إضافة", Withdraw: "خصم" },
  reasons: {
    refund: "رد مبلغ",
    order: "طلب",
    staff: "من الفريق",
    correction: "تصحيح",
    merge: "دمج حسابين",
  },
  add: "حركة جديدة",
  addText: "الرصيد الآن {balance}. المبالغ الكبيرة لا تُسجَّل إلا بعد موافقة عضو آخر من الفريق.",
  type: "إضافة أو خصم",
  amount: "المبلغ بالجنيه",
  wrongAmount: "اكتب مبلغًا صحيحًا، مثل 250 أو 99.50",
  note: "السبب",
  noteHelp: "يقرؤه العميل في محفظته",
  saved: "تم الحفظ",
  asked: "المبلغ أكبر من حدّك، ويحتاج موافقة عضو آخر من الفريق",
  waiting:
    "{count, plural, zero {لا حركات تنتظر الموافقة.} one {حركة واحدة تنتظر موافقة عضو آخر من الفريق.} two {حركتان تنتظران موافقة عضو آخر من الفريق.} few {# حركات تنتظر موافقة عضو آخر من الفريق.} many {# حركة تنتظر موافقة عضو آخر من الفريق.} other {# حركة تنتظر موافقة عضو آخر من الفريق.}}",
  toRequests: "اعرض الطلبات",
  kinds: {
    wallet: "حركة محفظة",
    payment: "دفعة مسجلة يدويًا",
    goodwill: "تعويض",
    cancellation: "إلغاء إلى المحفظة",
    return: "مرتجع إلى المحفظة",
    payout: "مبلغ مسترد يدويًا",
  },
  states: { waiting: "في الانتظار", approved: "تمت الموافقة", declined: "مرفوضة" },
  state: "الحالة",
  emptyWaiting: "لا توجد طلبات تنتظر الموافقة",
  yours: "أنت صاحب هذا الطلب، ويوافق عليه أو يرفضه عضو آخر من الفريق.",
  approve: "وافق",
  approveText: {
    Deposit: "يُضاف {amount} إلى محفظة {name} فورًا.",
    Withdraw: "يُخصم {amount} من محفظة {name} فورًا.",
    order: "{kind}: {amount} للطلب {number}، فورًا.",
  },
  approved: "تم تسجيل الحركة في المحفظة",
  done: "تمت الموافقة والتسجيل",
  decline: "ارفض",
  declineText: "لا يُسجَّل شيء. يقرأ صاحب الطلب السبب هنا.",
  reason: "السبب",
  declined: "تم الرفض",
};
