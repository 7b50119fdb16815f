/** Headings of the table of prices. */
export const priceHeadings = {
  sku: { ar: "رمز SKU", en: "SKU" },
  name: { ar: "المنتج", en: "Product" },
  price: { ar: "السعر بالجنيه", en: "Price in pounds" },
  offer: { ar: "سعر العرض الحالي", en: "Price of the present offer" },
};
