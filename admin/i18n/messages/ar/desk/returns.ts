import type { SameKeys } from "../../../message-shape.ts";
import type { returns as english } from "../../en/desk/returns.ts";

/** Returns. */
export const returns: SameKeys<typeof english> = {
  title: "مرتجع {number}",
  state: "الحالة",
  empty: "لا توجد مرتجعات هنا",
  states: {
    requested: "مطلوب",
    approved: "تمت الموافقة",
    refused: "مرفوض",
    withdrawn: "تراجع عنه العميل",
    received: "تم الاستلام",
    refunded: "تم رد المبلغ",
    exchanged: "تم الاستبدال",
  },
  reasons: {
    "changed-mind": "غيّر رأيه",
    defective: "لا يعمل",
    damaged: "وصل مكسورًا أو به خدوش",
    "wrong-item": "ليس المنتج المطلوب",
    "not-as-described": "مختلف عن الوصف",
    warranty: "عيب خلال فترة الضمان",
  },
  resolutions: { refund: "استرداد المبلغ", exchange: "استبدال" },
  refundMethods: { wallet: "رصيد المحفظة", original: "بنفس طريقة الدفع" },
  goods: "المنتجات المرتجعة",
  whose: "العميل والمبلغ",
  received:
    "{count, plural, zero {لم تصل أي قطعة} one {وصلت قطعة واحدة} two {وصلت قطعتان} few {وصلت # قطع} many {وصلت # قطعة} other {وصلت # قطعة}}",
  picture: "الصورة {number} من العميل",
  refundTo: "يُرد المبلغ إلى",
  payoutTo: "الحساب",
  payout: "إلى الحساب",
  payoutFilter: "المبلغ",
  payoutWaits: "لم يُرسل بعد",
  refunded: "المبلغ المردود",
  whole: "سليم",
  broken: "تالف",
  actions: {
    approve: {
      label: "وافق على الإرجاع",
      text: "يصل إشعار إلى العميل ويقرأ الملاحظة.",
      done: "تمت الموافقة على المرتجع",
    },
    approveAsRefund: {
      label: "رد المبلغ بدل الاستبدال",
      text: "لن يُرسل بديل، مثلًا لأن الكمية نفدت: يُسمح بالإرجاع ويذهب المبلغ إلى محفظة العميل، أو بطريقة الدفع نفسها إذا لم تكن له محفظة. يصل إشعار إلى العميل ويقرأ الملاحظة.",
      done: "تمت الموافقة على المرتجع، وسيُرد المبلغ",
    },
    refuse: {
      label: "ارفض",
      text: "يقرأ العميل الملاحظة. اكتب السبب.",
      done: "تم رفض المرتجع",
    },
    receive: {
      label: "سجّل الاستلام",
      text: "عُدّ ما وصل: السليم يعود إلى البيع، والتالف يُخصم من المخزون.",
      done: "تم تسجيل الاستلام",
    },
    refund: {
      label: "رد المبلغ",
      text: "يُرد مبلغ ما وصل بالطريقة المختارة. لا يمكن التراجع عن ذلك.",
      done: "المبلغ في طريقه إلى العميل",
    },
    refundInstead: {
      label: "رد المبلغ بدل الاستبدال",
      text: "تعود القطعة البديلة المحجوزة إلى البيع، ويذهب مبلغ ما وصل إلى محفظة العميل، أو بطريقة الدفع نفسها إذا لم تكن له محفظة. لا يمكن التراجع عن ذلك.",
      done: "المبلغ في طريقه إلى العميل",
    },
    exchange: {
      label: "أرسل البديل",
      text: "تُشحن القطعة البديلة المحجوزة الآن.",
      done: "البديل في طريقه إلى العميل",
    },
  },
};
