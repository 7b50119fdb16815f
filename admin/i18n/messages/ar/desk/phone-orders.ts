import type { SameKeys } from "../../../message-shape.ts";
import type { phoneOrders as english } from "../../en/desk/phone-orders.ts";

/** Orders that staff enter for a caller. */
export const phoneOrders: SameKeys<typeof english> = {
  open: "طلب بالتليفون",
  title: "طلب بالتليفون",
  by: "بالتليفون، سجّله {name}",
  caller: "المتصل",
  phone: "الموبايل",
  phone2: "موبايل آخر",
  name: "الاسم",
  email: "البريد الإلكتروني",
  find: "ابحث",
  wrongPhone: "أدخل رقم موبايل مصري، مثل \u2066010 1234 5678\u2069",
  unknown: "لا يوجد حساب أو طلب بهذا الرقم من قبل.",
  known:
    "{count, plural, zero {لا طلبات بهذا الرقم بعد.} one {طلب واحد بهذا الرقم.} two {طلبان بهذا الرقم.} few {# طلبات بهذا الرقم.} many {# طلبًا بهذا الرقم.} other {# طلب بهذا الرقم.}}",
  inAccount: "سجّل الطلب في حساب {name}",
  companyPrices:
    "حساب شركة. الطلب بالتليفون بأسعار المتجر، وأسعار قائمة الشركة تُطبَّق على طلباتها من حسابها فقط.",
  coupon: "كود الخصم",
  couponIdle: "الكود صحيح، لكنه لا يخصم شيئًا من هذه المنتجات.",
  noGoods: "لم تختر منتجات بعد.",
  search: "كود المنتج أو اسمه",
  add: "أضف",
  addOf: "أضف {sku}",
  remove: "أزل",
  removeOf: "أزل {sku}",
  quantity: "القطع",
  available:
    "{count, plural, zero {نفدت الكمية} one {متاح قطعة واحدة} two {متاح قطعتان} few {متاح # قطع} many {متاح # قطعة} other {متاح # قطعة}}",
  method: "طريقة الدفع",
  methods: {
    card: "رابط للدفع بالبطاقة",
    "mobile-wallet": "رابط للدفع بمحفظة الموبايل",
    instalments: "رابط للدفع بالتقسيط",
    instapay: "رابط للدفع بإنستاباي",
  },
  language: "لغة الرسائل",
  noQuote: "اختر المنتجات والمحافظة ليظهر الإجمالي.",
  place: "سجّل الطلب",
  placed: "تم تسجيل الطلب {number}",
};
