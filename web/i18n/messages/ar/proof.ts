import type { SameKeys } from "../../message-shape.ts";
import type { proof as english } from "../en/proof.ts";

export const proof: SameKeys<typeof english> = {
  title: "لنتأكد أنك صاحب الحساب",
  text: "قبل تعديل مهم مثل هذا نتأكد أنك صاحب الحساب. كل ما كتبته محفوظ كما هو.",
  password: "كلمة المرور",
  factorCode: "كود من التطبيق أو أحد أكواد الطوارئ",
  code: "الكود",
  submit: "تابع",
  busy: "جارٍ التأكد",
  cancel: "إلغاء",
  byEmail: "أرسل كودًا إلى بريدي بدلًا منها",
  byPhone: "أرسل كودًا إلى موبايلي بدلًا منها",
  byPasskey: "استخدم مفتاح المرور بدلًا منها",
  byPassword: "استخدم كلمة المرور",
  sent: "أرسلنا كودًا إلى {to}، وهو صالح لمدة خمس دقائق.",
};
