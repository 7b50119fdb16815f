import type { SameKeys } from "../../message-shape.ts";
import type { start as english } from "../en/start.ts";

/** The start screen: work to do. */
export const start: SameKeys<typeof english> = {
  title: "اليوم",
  hello: "أهلًا {name}",
  waits: "في انتظارك",
  nothing: "لا يوجد شيء في انتظارك الآن.",
  orders: {
    pending:
      "{count, plural, zero {لا طلبات في الانتظار} one {طلب واحد في الانتظار} two {طلبان في الانتظار} few {# طلبات في الانتظار} many {# طلبًا في الانتظار} other {# طلب في الانتظار}}",
    ordered:
      "{count, plural, zero {لا طلبات للتجهيز} one {طلب واحد للتجهيز} two {طلبان للتجهيز} few {# طلبات للتجهيز} many {# طلبًا للتجهيز} other {# طلب للتجهيز}}",
    processing:
      "{count, plural, zero {لا طلبات قيد التجهيز} one {طلب واحد قيد التجهيز} two {طلبان قيد التجهيز} few {# طلبات قيد التجهيز} many {# طلبًا قيد التجهيز} other {# طلب قيد التجهيز}}",
    shipped:
      "{count, plural, zero {لا طلبات في الطريق} one {طلب واحد في الطريق} two {طلبان في الطريق} few {# طلبات في الطريق} many {# طلبًا في الطريق} other {# طلب في الطريق}}",
  },
  mentions:
    "{count, plural, zero {لا ملاحظات لك} one {ملاحظة واحدة لك} two {ملاحظتان لك} few {# ملاحظات لك} many {# ملاحظة لك} other {# ملاحظة لك}}",
  proofs:
    "{count, plural, zero {لا تحويلات للمراجعة} one {تحويل واحد للمراجعة} two {تحويلان للمراجعة} few {# تحويلات للمراجعة} many {# تحويلًا للمراجعة} other {# تحويل للمراجعة}}",
  returns:
    "{count, plural, zero {لا مرتجعات مطلوبة} one {مرتجع واحد مطلوب} two {مرتجعان مطلوبان} few {# مرتجعات مطلوبة} many {# مرتجعًا مطلوبًا} other {# مرتجع مطلوب}}",
  refunds:
    "{count, plural, zero {لا مبالغ للرد يدويًا} one {مبلغ واحد للرد يدويًا} two {مبلغان للرد يدويًا} few {# مبالغ للرد يدويًا} many {# مبلغًا للرد يدويًا} other {# مبلغ للرد يدويًا}}",
  payouts:
    "{count, plural, zero {لا مرتجعات لم يُرسل مبلغها} one {مرتجع واحد لم يُرسل مبلغه} two {مرتجعان لم يُرسل مبلغهما} few {# مرتجعات لم يُرسل مبلغها} many {# مرتجعًا لم يُرسل مبلغه} other {# مرتجع لم يُرسل مبلغه}}",
  feedback:
    "{count, plural, zero {لا رسائل للرد} one {رسالة واحدة للرد} two {رسالتان للرد} few {# رسائل للرد} many {# رسالة للرد} other {# رسالة للرد}}",
  ratings:
    "{count, plural, zero {لا تقييمات للمراجعة} one {تقييم واحد للمراجعة} two {تقييمان للمراجعة} few {# تقييمات للمراجعة} many {# تقييمًا للمراجعة} other {# تقييم للمراجعة}}",
  reportedRatings:
    "{count, plural, zero {لا تقييمات عليها بلاغات} one {تقييم واحد عليه بلاغات} two {تقييمان عليهما بلاغات} few {# تقييمات عليها بلاغات} many {# تقييمًا عليه بلاغات} other {# تقييم عليه بلاغات}}",
  companies:
    "{count, plural, zero {لا شركات للمراجعة} one {شركة واحدة للمراجعة} two {شركتان للمراجعة} few {# شركات للمراجعة} many {# شركة للمراجعة} other {# شركة للمراجعة}}",
  wallets:
    "{count, plural, zero {لا حركات محافظ للموافقة} one {حركة محفظة واحدة للموافقة} two {حركتا محفظة للموافقة} few {# حركات محافظ للموافقة} many {# حركة محفظة للموافقة} other {# حركة محفظة للموافقة}}",
  opening: {
    title: "قبل الافتتاح",
    done: "تم",
    open: "لم يتم بعد",
    steps: {
      contacts: "الخط الساخن والبريد الإلكتروني والعنوان",
      legal: "الاسم المسجل والرقم الضريبي",
      delivery: "رسوم التوصيل ومواعيده",
      categories: "أول قسم",
      products: "أول منتج منشور",
      pages: "سياسة الخصوصية والشروط، منشورة",
      menus: "القائمة أعلى كل صفحة",
    },
  },
  reports: {
    title: "أداء المتجر",
    span: "اعرض",
    steps: {
      day: "آخر 30 يومًا، يومًا بيوم",
      week: "آخر 26 أسبوعًا، أسبوعًا بأسبوع",
      month: "آخر 12 شهرًا، شهرًا بشهر",
    },
    periods: { day: "اليوم", week: "الأسبوع من", month: "الشهر" },
    sales: "المبيعات",
    summary:
      "{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}، {total}",
    table: "الأرقام نفسها في جدول",
    csv: "نزّل CSV",
    csvOf: "نزّل CSV: {title}",
    orders: "الطلبات",
    amount: "المبلغ",
    average: "متوسط الطلب",
    conversion: "من الزيارة إلى الطلب",
    funnel: {
      visits: "الزيارات",
      carts: "سلال بدأت",
      orders: "طلبات سُجّلت",
      share: "الطلبات من الزيارات",
      ofVisits: "{share} من الزيارات",
    },
    byState: "الطلبات حسب الحالة",
    state: "الحالة",
    cash: "رُفض {percent}% من طلبات الدفع عند الاستلام المنتهية، في المكالمة أو عند الباب.",
    bestSellers: "الأكثر مبيعًا",
    product: "المنتج",
    units: "القطع",
    returns: "المرتجعات حسب السبب",
    refusals: "الرفض في المكالمات حسب السبب",
    reason: "السبب",
    refunded: "المبالغ المردودة",
    searched: {
      all: "أكثر ما بحث عنه العملاء",
      nothing: "بحثوا عنه ولم يجدوه",
      unopened: "ظهرت له نتائج ولم يفتحوا منها شيئًا",
    },
    words: "الكلمات",
    explain: "عرّف معناها",
    explainOf: "عرّف معناها: {words}",
    searches: "مرات البحث",
    results: "المنتجات",
    opened: "النقرات",
    speed: "سرعة الصفحات",
    speedSince: "ثلاث زيارات من كل أربع بهذه السرعة أو أسرع. منذ {at}.",
    page: "الصفحة",
    views: "الزيارات",
    measures:
      "\u2066LCP\u2069: حتى يظهر الجزء الأكبر. \u2066INP\u2069: حتى تستجيب الصفحة للضغط. \u2066CLS\u2069: مقدار ما يتحرك وحده.",
    milliseconds: "{value} مللي ثانية",
    slow: "بطيء",
    nothing: "لا شيء في هذه الفترة.",
  },
};
