/** Column headings of the price table. */
export const priceHeadings = {
  sku: { ar: "رمز SKU", en: "SKU" },
  name: { ar: "المنتج", en: "Product" },
  price: { ar: "السعر بالجنيه", en: "Price in pounds" },
  list: { ar: "كود قائمة الأسعار", en: "Price list code" },
  listPrice: {
    ar: "سعر القائمة بالجنيه (فارغ: ليس في القائمة)",
    en: "List price in pounds (empty: not on the list)",
  },
  offer: { ar: "سعر العرض الحالي", en: "Price of the present offer" },
};
