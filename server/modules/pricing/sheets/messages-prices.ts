import { SKU_ALIASES } from "#server/modules/spreadsheets/index.ts";

/** Column headings of the price table. */
export const priceHeadings = {
  sku: { ar: "كود SKU", en: "SKU" },
  name: { ar: "المنتج", en: "Product" },
  price: { ar: "السعر بالجنيه", en: "Price in pounds" },
  ordinaryPrice: {
    ar: "السعر الأساسي بالجنيه (للعلم فقط)",
    en: "Regular price in pounds (for information)",
  },
  list: { ar: "كود قائمة الأسعار", en: "Price list code" },
  listPrice: {
    ar: "سعر القائمة بالجنيه (فارغ: ليس في القائمة)",
    en: "List price in pounds (empty: not on the list)",
  },
  offer: { ar: "سعر العرض الحالي", en: "Current offer price" },
};

/** How other programs and suppliers call these columns. */
export const priceAliases = {
  sku: SKU_ALIASES,
  name: ["اسم المنتج", "اسم الصنف", "الاسم", "الصنف", "Name", "Product name", "Item"],
  price: ["السعر", "سعر البيع", "سعر القطعة", "سعر الوحدة", "Price", "Unit price", "Sale price"],
  offer: ["Price of the present offer"],
  ordinaryPrice: ["Ordinary price in pounds (for information)"],
  list: ["قائمة الأسعار", "قائمة أسعار الشركة", "Price list", "Company price list"],
  listPrice: [
    "سعر القائمة",
    "سعر الشركة",
    "السعر للشركة",
    "السعر",
    "Price",
    "List price",
    "Company price",
  ],
};
