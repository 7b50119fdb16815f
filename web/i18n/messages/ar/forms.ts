import type { SameKeys } from "../../message-shape.ts";
import type { forms as english } from "../en/forms.ts";

export const forms: SameKeys<typeof english> = {
  required: "مطلوب",
  optional: "اختياري",
  fix: "{count, plural, zero {كل الحقول سليمة} one {حقل واحد يحتاج إلى مراجعة} two {حقلان يحتاجان إلى مراجعة} few {# حقول تحتاج إلى مراجعة} many {# حقلًا يحتاج إلى مراجعة} other {# حقل يحتاج إلى مراجعة}}",
  showPassword: "أظهر",
  showPasswordLabel: "أظهر المكتوب في: {field}",
  strength: {
    short:
      "{count, plural, zero {اكتملت} one {بقي حرف واحد} two {بقي حرفان} few {بقيت # حروف} many {بقي # حرفًا} other {بقي # حرف}}",
    weak: "سهلة التخمين. زِد كلمات أو اجعلها أطول",
    fair: "مقبولة، والأطول أفضل",
    strong: "قوية",
  },
  choose: "اختر",
  maxLength: "الحد الأقصى لعدد الحروف {max}",
  draftKept: "ما تكتبه يبقى في هذه الصفحة حتى تنتهي، ما عدا كلمة المرور.",
};
