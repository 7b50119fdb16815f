/** Column headings of the redirects table. */
export const redirectHeadings = {
  from: { ar: "الرابط القديم", en: "Old address" },
  to: { ar: "الرابط الجديد", en: "New address" },
  status: { ar: "نوع التحويل (301 دائم، 302 مؤقت)", en: "Status (301 permanent, 302 temporary)" },
  isActive: { ar: "مفعّل", en: "Active" },
  hits: { ar: "مرات الاستخدام", en: "Hits" },
};

/** How other programs call these columns. */
export const redirectAliases = {
  from: ["من", "القديم", "From", "Old URL", "Source", "Redirect from"],
  to: ["إلى", "الجديد", "To", "New URL", "Target", "Destination", "Redirect to"],
  hits: ["عدد الزيارات", "Times followed"],
  status: ["كود التحويل", "Status code", "Code", "Status (301 for good, 302 for now)"],
};
