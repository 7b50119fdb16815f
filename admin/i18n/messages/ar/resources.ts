import type { SameKeys } from "../../message-shape.ts";
import type { resources as english } from "../en/resources.ts";

/** Names of lists and the headings of their columns. */
export const resources: SameKeys<typeof english> = {
  products: {
    name: "المنتجات",
    fields: {
      name: "المنتج",
      state: "الحالة",
      category: "القسم",
      brand: "العلامة التجارية",
      fromPiastres: "السعر من",
      available: "المخزون",
    },
  },
  stock: {
    name: "المخزون",
    fields: {
      sku: "كود SKU",
      isLow: "الحالة",
      onHand: "الرصيد",
      reserved: "المحجوز",
      available: "المتاح",
      reorderPoint: "حد إعادة الطلب",
      bin: "المكان في المخزن",
    },
  },
  counts: {
    name: "الجرد",
    fields: {
      startedAt: "بدأ",
      state: "الحالة",
      note: "ملاحظة",
      counted: "تم عده",
      differences: "الفروق",
    },
  },
  spreadsheets: {
    name: "الجداول",
    fields: {
      fileName: "الملف",
      state: "الحالة",
      kind: "الجدول",
      rows: "الصفوف",
      broken: "صفوف بها أخطاء",
      by: "بواسطة",
      createdAt: "تاريخ الرفع",
    },
  },
  categories: {
    name: "الأقسام",
    fields: { name: "القسم", isActive: "في المتجر", code: "الكود", productCount: "المنتجات" },
  },
  attributes: {
    name: "المواصفات",
    fields: {
      name: "المواصفة",
      isFacet: "تصفية",
      code: "الكود",
      kind: "نوع القيمة",
      group: "المجموعة",
      categories: "مطلوبة في",
      productCount: "المنتجات",
      place: "الترتيب",
    },
  },
  brands: {
    name: "العلامات التجارية",
    fields: { name: "العلامة التجارية", code: "الكود", productCount: "المنتجات" },
  },
  orders: {
    name: "الطلبات",
    fields: {
      number: "الرقم",
      status: "الحالة",
      placedAt: "تاريخ الطلب",
      name: "العميل",
      governorate: "المحافظة",
      paymentMethod: "الدفع",
      total: "الإجمالي",
    },
  },
  mentions: {
    name: "ملاحظات لي",
    fields: {
      orderNumber: "الطلب",
      isNew: "الحالة",
      text: "الملاحظة",
      by: "الكاتب",
      at: "كُتبت",
    },
  },
  invoices: {
    name: "الفواتير",
    fields: {
      invoiceNumber: "الفاتورة",
      total: "الإجمالي",
      orderNumber: "الطلب",
      invoiceDate: "التاريخ",
      invoiceStatus: "الحالة",
      creditNotes: "إشعارات دائنة",
    },
  },
  calls: {
    name: "المكالمات",
    fields: {
      number: "الطلب",
      due: "المطلوب دفعه",
      name: "العميل",
      goods: "المنتجات",
      place: "المنطقة",
      placedAt: "تاريخ الطلب",
      last: "آخر مكالمة",
      nextAt: "المحاولة التالية",
    },
  },
  proofs: {
    name: "التحويلات",
    fields: {
      orderNumber: "الطلب",
      state: "الحالة",
      name: "العميل",
      sentAt: "تاريخ الإرسال",
      reference: "المرجع",
      amount: "المبلغ المذكور",
      due: "المتبقي",
    },
  },
  refunds: {
    name: "مبالغ للرد يدويًا",
    fields: {
      orderNumber: "الطلب",
      amount: "المبلغ",
      name: "العميل",
      way: "طريقة الرد",
      askedAt: "في الانتظار منذ",
    },
  },
  remittances: {
    name: "كشوف التحصيل",
    fields: {
      reference: "رقم الكشف",
      collected: "المحصَّل",
      courier: "شركة الشحن",
      at: "تاريخ التسجيل",
      by: "سجّله",
      parcels: "الشحنات",
      difference: "الفرق",
      fees: "الرسوم",
    },
  },
  "outstanding-cash": {
    name: "تحصيل لم يُسلَّم",
    fields: {
      orderNumber: "الطلب",
      expected: "المطلوب من شركة الشحن",
      courier: "شركة الشحن",
      tracking: "رقم التتبع",
      parcel: "الشحنة",
      deliveredAt: "تاريخ التسليم",
    },
  },
  returns: {
    name: "المرتجعات",
    fields: {
      number: "الرقم",
      state: "الحالة",
      orderNumber: "الطلب",
      lines: "المنتجات",
      resolution: "الحل المطلوب",
      requestedAt: "تاريخ الطلب",
    },
  },
  audit: {
    name: "سجل التغييرات",
    fields: { at: "الوقت", staff: "من", action: "العملية", target: "على" },
  },
  team: {
    name: "الفريق",
    fields: {
      name: "الاسم",
      role: "الدور",
      state: "الحالة",
      twoFactor: "التحقق بخطوتين",
      lastSeenAt: "آخر نشاط",
    },
  },
  feedback: {
    name: "الرسائل",
    fields: { message: "الموضوع", userName: "من", at: "تاريخ الرسالة", state: "الحالة" },
  },
  ratings: {
    name: "التقييمات",
    fields: {
      productName: "المنتج",
      value: "النجوم",
      text: "التعليق",
      author: "بقلم",
      at: "التاريخ",
    },
  },
  customers: {
    name: "العملاء",
    fields: {
      name: "الاسم",
      email: "البريد",
      phone: "الموبايل",
      accountType: "النوع",
      createdAt: "عميل منذ",
      state: "الحساب",
    },
  },
  "wallet-requests": {
    name: "موافقات الزملاء",
    fields: {
      customer: "العميل أو الطلب",
      state: "الحالة",
      processType: "النوع",
      amount: "المبلغ",
      balance: "الرصيد الآن",
      askedBy: "طلبها",
      askedAt: "وقت الطلب",
    },
  },
  companies: {
    name: "الشركات",
    fields: {
      companyName: "الشركة",
      review: "المراجعة",
      taxNumber: "الرقم الضريبي",
      phoneNumber: "التليفون",
      members: "الأعضاء",
      createdAt: "تاريخ التسجيل",
    },
  },
  synonyms: {
    name: "كلمات مترادفة",
    fields: {
      words: "الكلمات",
      locale: "اللغة",
      changedAt: "آخر تعديل",
      actions: "تعديل",
    },
  },
  redirects: {
    name: "تحويلات الروابط",
    fields: {
      from: "الرابط القديم",
      isActive: "الحالة",
      to: "يحوّل إلى",
      status: "النوع",
      hits: "مرات الاستخدام",
      lastHitAt: "آخر استخدام",
      actions: "تعديل",
    },
  },
  pages: {
    name: "الصفحات",
    fields: { title: "العنوان", state: "الحالة", publishedAt: "تاريخ النشر" },
  },
  news: {
    name: "الأخبار",
    fields: { title: "العنوان", state: "الحالة", publishedAt: "تاريخ النشر" },
  },
  albums: {
    name: "ألبومات الصور",
    fields: { title: "العنوان", state: "الحالة", publishedAt: "تاريخ النشر" },
  },
  videos: {
    name: "الفيديوهات",
    fields: { title: "العنوان", state: "الحالة", publishedAt: "تاريخ النشر" },
  },
  questions: { name: "الأسئلة الشائعة", fields: { question: "السؤال" } },
  menus: {
    name: "القوائم",
    fields: {
      name: "القائمة",
      entries: "العناصر",
      activeEntries: "الظاهر منها",
    },
  },
  blocks: {
    name: "الصفحة الرئيسية",
    fields: {
      title: "العنوان",
      kind: "النوع",
      code: "الكود",
      position: "الترتيب",
      picture: "الصورة",
    },
  },
  offers: {
    name: "العروض",
    fields: {
      name: "المنتج",
      state: "الحالة",
      piastres: "سعر العرض",
      ordinary: "السعر الأساسي",
      from: "من",
      until: "حتى",
      actions: "تعديل",
    },
  },
  promotions: {
    name: "الخصومات والكوبونات",
    fields: {
      label: "الخصم",
      state: "الحالة",
      code: "الكود",
      benefit: "القيمة",
      period: "المدة",
      uses: "مرات الاستخدام",
    },
  },
  simulator: { name: "تجربة سلة", fields: {} },
  "price-lists": {
    name: "قوائم أسعار الشركات",
    fields: { name: "القائمة", priceCount: "عدد الأسعار", code: "الكود" },
  },
  "company-discounts": {
    name: "خصومات الشركات",
    fields: {
      label: "الخصم",
      state: "الحالة",
      categories: "الأقسام",
      priceList: "لمن",
      steps: "حسب الكمية",
      period: "المدة",
      actions: "تعديل",
    },
  },
  settings: { name: "الإعدادات", fields: {} },
  messages: {
    name: "نصوص الرسائل",
    fields: { title: "الرسالة", book: "الموضوع", isChanged: "النص" },
  },
  delivery: {
    name: "التوصيل",
    fields: {
      name: "المحافظة",
      state: "الحالة",
      fee: "الرسوم",
      codFee: "رسوم الدفع عند الاستلام",
      codLimit: "حد الدفع عند الاستلام",
      freeFrom: "مجاني من",
      days: "أيام العمل",
      actions: "تعديل",
    },
  },
};
