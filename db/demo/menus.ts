import type { DemoMenuItem } from "./types.ts";

type Child = Omit<DemoMenuItem, "categoryId">;

/** An active entry for a category, with its own short label. */
const category = (levelOrder: number, code: string, ar: string, en: string): Child => ({
  levelOrder,
  isActive: true,
  label: { ar, en },
  target: `category:${code}`,
});

const page = (levelOrder: number, target: string, ar: string, en: string): Child => ({
  levelOrder,
  isActive: true,
  label: { ar, en },
  target,
});

const header: DemoMenuItem[] = [
  {
    // No levelOrder: counts as 0 and so comes first.
    categoryId: 1,
    isActive: true,
    label: { ar: "وصل حديثًا", en: "New in" },
    target: "/new-arrival",
  },
  {
    categoryId: 1,
    ...category(1, "chandeliers", "نجف", "Chandeliers"),
    children: [
      category(1, "ring-chandeliers", "حلقات ليد", "Rings"),
      category(2, "classic-chandeliers", "كلاسيك وكريستال", "Classic & crystal"),
      category(3, "pendants", "دلايات", "Pendants"),
      category(4, "linear-pendants", "دلايات طولية", "Linear pendants"),
      category(5, "wall-lights", "أبليكات", "Wall lights"),
    ],
  },
  {
    categoryId: 1,
    ...category(2, "spot-lights", "سبوت لايت", "Spot lights"),
    children: [
      category(1, "surface-spots", "سبوت ظاهر", "Surface"),
      category(2, "recessed-spots", "سبوت دفن", "Recessed"),
      category(3, "track-lighting", "تراك وماجنتيك", "Track & magnetic"),
    ],
  },
  {
    categoryId: 1,
    ...category(3, "down-lights", "داون لايت", "Down lights"),
    children: [
      category(1, "recessed-downlights", "دفن", "Recessed"),
      category(2, "surface-downlights", "ظاهر", "Surface"),
      category(3, "panels", "بانل ليد", "Panels"),
      category(4, "led-strips", "شريط ليد", "Strip & profile"),
    ],
  },
  {
    categoryId: 1,
    ...category(4, "outdoor-lights", "إضاءة خارجية", "Outdoor"),
    children: [
      category(1, "outdoor-wall-lights", "أبليك وفوانيس", "Wall lights & lanterns"),
      category(2, "garden-lights", "حدائق وممرات", "Garden & path"),
      category(3, "floodlights", "كشافات", "Floodlights"),
    ],
  },
  {
    categoryId: 1,
    ...category(5, "lamps-drivers", "لمبات وترانسات", "Lamps & drivers"),
    children: [
      category(1, "lamps", "لمبات ليد", "LED lamps"),
      category(2, "drivers", "ترانسات ليد", "LED drivers"),
      category(3, "track-rails", "مجاري تراك ووصلاتها", "Track & joiners"),
      category(4, "wall-boxes", "علب حائط", "Back boxes"),
      category(5, "ceiling-roses", "روزتات سقف", "Ceiling roses"),
    ],
  },
  {
    categoryId: 1,
    ...category(6, "handles-switches", "أكر ومفاتيح", "Handles & switches"),
    children: [
      category(1, "door-handles", "أكر أبواب", "Door handles"),
      category(2, "pull-handles", "مقابض سحب", "Pull handles"),
      category(3, "switches", "مفاتيح وديمر", "Switches & dimmers"),
      category(4, "sockets", "فيش وبرايز", "Sockets"),
      category(5, "cylinder-roses", "روزتات سلندر", "Cylinder roses"),
    ],
  },
  {
    categoryId: 1,
    ...category(7, "safety-hardware", "كوالين وأمان", "Safety hardware"),
    children: [
      category(1, "locks", "كوالين", "Mortise locks"),
      category(2, "cylinders", "سلندرات", "Cylinders"),
      category(3, "hinges-closers", "مفصلات ورداد", "Hinges & closers"),
      category(4, "door-security", "ترابيس وعيون سحرية", "Bolts & viewers"),
      category(5, "alarms", "كواشف دخان وأول أكسيد الكربون", "Smoke & CO alarms"),
    ],
  },
  { categoryId: 1, ...page(8, "/special-offers", "عروض", "Offers") },
  {
    categoryId: 1,
    levelOrder: 9,
    isActive: false,
    label: { ar: "تخفيضات رمضان", en: "Ramadan sale" },
    target: "/special-offers",
  },
  { categoryId: 1, ...page(10, "/planner", "مخطِّط الإضاءة", "Lighting planner") },
];

const footer: DemoMenuItem[] = [
  {
    categoryId: 2,
    ...page(1, "/product", "تسوّق", "Shop"),
    children: [
      page(1, "/product", "كل المنتجات", "All products"),
      page(2, "/new-arrival", "وصل حديثًا", "New in"),
      page(3, "/special-offers", "العروض", "Offers"),
      page(4, "/Compare", "المقارنة", "Compare"),
    ],
  },
  {
    categoryId: 2,
    ...page(2, "/about-us", "عن الشركة", "Company"),
    children: [
      page(1, "/about-us", "من نحن", "About us"),
      page(2, "/about-us/director-speech", "كلمة المديرة", "A word from the director"),
      page(3, "/about-us/vision-mission-values-goals", "الرؤية والقيم", "Vision and values"),
      page(4, "/sustainability-statement", "الاستدامة", "Sustainability"),
    ],
  },
  {
    categoryId: 2,
    ...page(3, "/Media/news", "المركز الإعلامي", "Media"),
    children: [
      page(1, "/Media/news", "الأخبار", "News"),
      page(2, "/Media/photo-album", "ألبومات الصور", "Photo albums"),
      page(3, "/Media/videos", "فيديوهات", "Videos"),
    ],
  },
  {
    categoryId: 2,
    ...page(4, "/contact-us", "خدمة العملاء", "Customer care"),
    children: [
      page(1, "/contact-us", "اتصل بنا", "Contact us"),
      page(2, "/FAQ", "الأسئلة الشائعة", "FAQs"),
      page(3, "/privacy-policy", "سياسة الخصوصية", "Privacy policy"),
      page(4, "/terms-and-conditions", "الشروط والأحكام", "Terms and conditions"),
    ],
  },
];

const account: DemoMenuItem[] = [
  { categoryId: 3, ...page(1, "/Account", "حسابي", "My account") },
  { categoryId: 3, ...page(2, "/orders-and-returns", "طلباتي ومرتجعاتي", "Orders and returns") },
  { categoryId: 3, ...page(3, "/Fav", "المفضلة", "Favourites") },
  { categoryId: 3, ...page(4, "/FAQ", "الأسئلة الشائعة", "FAQs") },
  { categoryId: 3, ...page(5, "/QuickOrder", "طلب سريع بالأكواد", "Quick order") },
  { categoryId: 3, ...page(6, "/auth/CompanyRegister", "حساب للشركات", "Company account") },
];

export const menus: DemoMenuItem[] = [...header, ...footer, ...account];
