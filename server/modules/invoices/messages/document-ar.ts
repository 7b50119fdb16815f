import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { documentEn } from "./document-en.ts";

export const documentAr: SameTexts<typeof documentEn> = {
  title: { invoice: "فاتورة", "credit-note": "إشعار دائن" },
  file: { invoice: "فاتورة {number}", "credit-note": "إشعار دائن {number}" },
  facts: {
    date: "التاريخ",
    order: "رقم الطلب",
    status: "حالة الدفع",
    payment: "طريقة الدفع",
    creditOf: "عن الفاتورة",
    reason: "السبب",
  },
  status: { Paid: "مدفوعة", NotPaid: "غير مدفوعة" },
  reason: {
    cancelled: "إلغاء الطلب",
    return: "مرتجع",
    returnOf: "مرتجع رقم {number}",
    correction: "تصحيح",
  },
  payment: {
    cod: "الدفع عند الاستلام",
    wallet: "المحفظة",
    bank: "تحويل بنكي",
    card: "بطاقة",
    other: "طريقة أخرى",
  },
  parties: {
    seller: "البائع",
    buyer: "المشتري",
    taxNumber: "رقم التسجيل الضريبي {number}",
    commercialRegister: "السجل التجاري {number}",
    nationalId: "الرقم القومي أو جواز السفر {number}",
    orderedBy: "مُقدّم الطلب {name}",
  },
  table: {
    item: "الصنف",
    quantity: "الكمية",
    unit: "سعر الوحدة",
    vat: "منها ضريبة",
    total: "الإجمالي",
    sku: "كود {sku}",
    discount: "خصم {amount}",
    continued: "تابع {number}",
  },
  line: {
    delivery: "التوصيل",
    "delivery-discount": "خصم التوصيل",
    goodwill: "خصم ترضية",
    "cod-fee": "رسوم الدفع عند الاستلام",
  },
  totals: {
    net: "قبل الضريبة",
    vat: "ضريبة القيمة المضافة {rate}",
    discount: "خصومات محسوبة",
    total: "الإجمالي",
    credited: "إجمالي الإشعار",
    currency: "كل المبالغ بالجنيه المصري. الأسعار شاملة ضريبة القيمة المضافة.",
  },
  notes: {
    unpaid: "هذا المستند ليس إيصالًا بالسداد.",
    paid: "تم السداد بالكامل بتاريخ {date}.",
    credit: "يلغي هذا الإشعار قيمة البنود المذكورة أعلاه من الفاتورة {number}.",
    thanks: "للإرجاع والضمان يكفي رقم الطلب.",
    check: "امسح الرمز لفتح الطلب في المتجر",
  },
  footer: { page: "صفحة {page} من {pages}" },
};
