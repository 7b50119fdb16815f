import { SKU_ALIASES } from "#server/modules/spreadsheets/index.ts";

/** Column headings of the stock table. */
export const stockHeadings = {
  sku: { ar: "كود SKU", en: "SKU" },
  name: { ar: "المنتج", en: "Product" },
  onHandBefore: { ar: "الرصيد عند التصدير", en: "On hand at export" },
  onHand: { ar: "الرصيد", en: "On hand" },
  reserved: { ar: "المحجوز", en: "Reserved" },
  available: { ar: "المتاح", en: "Available" },
  bin: { ar: "المكان في المخزن", en: "Bin" },
  reorderPoint: { ar: "حد إعادة الطلب", en: "Reorder point" },
};

/** How other programs and suppliers call these columns. */
export const stockAliases = {
  sku: SKU_ALIASES,
  onHandBefore: ["On hand when exported"],
  onHand: ["الكمية", "العدد", "المخزون", "الرصيد الحالي", "Quantity", "Qty", "Stock"],
  bin: ["الموقع", "الرف", "Location", "Shelf"],
  reorderPoint: ["حد الطلب", "الحد الأدنى", "Minimum", "Minimum stock"],
};
