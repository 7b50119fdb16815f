import type { Bilingual } from "#contract/kernel/locale.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";

/** Column headings of the orders table. */
export const orderHeadings = {
  number: { ar: "رقم الطلب", en: "Order" },
  placedAt: { ar: "تاريخ الطلب", en: "Order date" },
  status: { ar: "الحالة", en: "Status" },
  name: { ar: "الاسم", en: "Name" },
  phone: { ar: "الموبايل", en: "Mobile" },
  phone2: { ar: "موبايل آخر", en: "Second mobile" },
  governorate: { ar: "المحافظة", en: "Governorate" },
  city: { ar: "المدينة", en: "City" },
  paymentMethod: { ar: "طريقة الدفع", en: "Payment method" },
  units: { ar: "القطع", en: "Units" },
  total: { ar: "الإجمالي بالجنيه", en: "Total in pounds" },
  credited: { ar: "المخصوم بعد الطلب بالجنيه", en: "Credited later in pounds" },
  due: { ar: "المطلوب دفعه بالجنيه", en: "Amount due in pounds" },
  couriers: { ar: "شركة الشحن", en: "Courier" },
  trackings: { ar: "رقم التتبع", en: "Tracking number" },
} satisfies Record<string, Bilingual>;

/** Payment methods, as that table names them. */
export const paymentMethodNames: Record<PaymentMethod, Bilingual> = {
  cod: { ar: "الدفع عند الاستلام", en: "Cash on delivery" },
  card: { ar: "بطاقة", en: "Card" },
  instapay: { ar: "إنستاباي", en: "InstaPay" },
  "mobile-wallet": { ar: "محفظة موبايل", en: "Mobile wallet" },
  kiosk: { ar: "منفذ دفع", en: "Payment outlet" },
  instalments: { ar: "تقسيط", en: "Instalments" },
  wallet: { ar: "رصيد المحفظة", en: "Store credit" },
  "bank-transfer": { ar: "تحويل بنكي", en: "Bank transfer" },
};
