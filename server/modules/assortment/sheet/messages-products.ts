import type { Bilingual } from "#contract/kernel/locale.ts";

const inArabic = (ar: string, en: string): Bilingual => ({
  ar: `${ar} بالعربية`,
  en: `${en} in Arabic`,
});
const inEnglish = (ar: string, en: string): Bilingual => ({
  ar: `${ar} بالإنجليزية`,
  en: `${en} in English`,
});

/** Column headings of the products table. */
export const productHeadings = {
  code: { ar: "كود المنتج", en: "Product code" },
  state: { ar: "الحالة", en: "Status" },
  sku: { ar: "كود SKU", en: "SKU" },
  isActive: { ar: "معروض للبيع", en: "On sale" },
  price: { ar: "السعر بالجنيه", en: "Price in pounds" },
  options: { ar: "اختيارات العميل", en: "Customer’s choices" },
  variantFacts: { ar: "مواصفات هذا الموديل", en: "Attributes of this variant" },
  category: { ar: "كود القسم", en: "Category code" },
  brand: { ar: "كود العلامة التجارية", en: "Brand code" },
  "name.ar": inArabic("الاسم", "Name"),
  "name.en": inEnglish("الاسم", "Name"),
  "slug.ar": inArabic("نهاية الرابط", "URL slug"),
  "slug.en": inEnglish("نهاية الرابط", "URL slug"),
  "summary.ar": inArabic("الملخص", "Summary"),
  "summary.en": inEnglish("الملخص", "Summary"),
  "description.ar": inArabic("الوصف", "Description"),
  "description.en": inEnglish("الوصف", "Description"),
  "sellingPoints.ar": inArabic("المميزات", "Selling points"),
  "sellingPoints.en": inEnglish("المميزات", "Selling points"),
  "careNotes.ar": inArabic("العناية", "Care"),
  "careNotes.en": inEnglish("العناية", "Care"),
  facts: { ar: "مواصفات المنتج", en: "Attributes" },
  isMarkedNew: { ar: "عليه علامة جديد", en: "Marked as new" },
};

export const productStates: Record<"published" | "scheduled" | "draft" | "archived", Bilingual> = {
  published: { ar: "منشور", en: "Published" },
  scheduled: { ar: "مجدول", en: "Scheduled" },
  draft: { ar: "مسودة", en: "Draft" },
  archived: { ar: "مؤرشف", en: "Archived" },
};

/** How other programs and suppliers call these columns. */
export const productAliases = {
  code: ["رمز المنتج", "Handle", "Code"],
  state: ["State"],
  sku: [
    "رمز SKU",
    "كود الصنف",
    "رقم الصنف",
    "رمز الصنف",
    "Item code",
    "Item number",
    "Variant SKU",
  ],
  price: ["السعر", "سعر البيع", "سعر القطعة", "سعر الوحدة", "Price", "Unit price", "Sale price"],
  variantFacts: ["مواصفات هذا الاختيار", "Specifications of this variant"],
  category: ["القسم", "الفئة", "Category"],
  brand: ["العلامة التجارية", "الماركة", "البراند", "Brand", "Vendor"],
  "name.ar": ["اسم المنتج", "الاسم", "الاسم العربي", "Arabic name"],
  "name.en": ["الاسم الإنجليزي", "English name"],
  "slug.ar": ["End of the address in Arabic"],
  "slug.en": ["End of the address in English"],
  facts: ["Specifications"],
};
