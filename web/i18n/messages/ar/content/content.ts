import type { SameKeys } from "../../../message-shape.ts";
import type { content as english } from "../../en/content/content.ts";

export const content: SameKeys<typeof english> = {
  onThisPage: "في هذه الصفحة",
  updated: "آخر تعديل: {day}",
  published: "نُشر في {day}",
  company: {
    label: "عن المتجر",
    about: "من نحن",
    director: "كلمة المديرة",
    vision: "الرؤية والرسالة والقيم والأهداف",
    sustainability: "الاستدامة",
  },
  policies: {
    label: "الشروط والإجابات",
    terms: "الشروط والأحكام",
    privacy: "سياسة الخصوصية",
    faq: "الأسئلة الشائعة",
  },
  media: { label: "من المعرض", news: "الأخبار", albums: "ألبومات الصور", videos: "الفيديوهات" },
  pages: {
    label: "الصفحات",
    page: "صفحة {number}",
    previous: "أخبار أحدث",
    next: "أخبار أقدم",
    titled: "{title}، صفحة {number}",
  },
  news: {
    title: "الأخبار",
    description: "الجديد في متجرنا: تشكيلات وصلت، وغرف أضأناها، وما تعلمناه عن الضوء.",
    newer: "الأحدث",
    older: "الأقدم",
    neighbours: "أخبار أخرى",
    all: "كل الأخبار",
    emptyTitle: "لا توجد أخبار بعد",
    emptyText: "كل ما يصل أو يتغير يظهر هنا أولًا.",
  },
  albums: {
    title: "ألبومات الصور",
    description: "ريسبشن وسفرة ونوم وواجهات وأبواب بمنتجاتنا، ومع كل صورة منتجاتها ونصائح تنفيذها.",
    pictures:
      "{count, plural, =0 {لا صور بعد} zero {لا صور بعد} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}",
    all: "كل الألبومات",
    emptyTitle: "لا توجد ألبومات بعد",
    emptyText: "ستظهر هنا صور غرف بعد تنفيذها.",
    open: "افتح الصورة {number} من {total}: {name}",
    seen: "في الصورة:",
    seeProduct: "شاهد {name}",
  },
  videos: {
    title: "الفيديوهات",
    description: "أفلام قصيرة بدون صوت: التشطيبات عن قرب، وما يغيّره الديمر ولون الضوء في الغرفة.",
    duration: "المدة",
    captions: { ar: "العربية", en: "English" },
    unplayable: "المتصفح لا يشغّل هذا الفيديو.",
    download: "نزّل الفيديو",
    emptyTitle: "لا توجد فيديوهات بعد",
    emptyText: "قريبًا أول الفيديوهات.",
  },
  faq: {
    title: "الأسئلة الشائعة",
    description:
      "التوصيل والمعاينة والإرجاع والضمان والفواتير واختيار الإضاءة: إجابات قصيرة عن أكثر ما يسألنا عنه العملاء.",
    intro: "إجابات قصيرة عن أكثر الأسئلة تكرارًا. ولأي سؤال آخر: تواصل معنا.",
    filter: "ابحث في الأسئلة",
    placeholder: "توصيل، إرجاع، ديمر …",
    clear: "امسح",
    count:
      "{count, plural, =0 {لا أسئلة} zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} other {# سؤال}}",
    groups: "الموضوعات",
    noneTitle: "لا توجد أسئلة عن «{term}»",
    noneText: "جرّب كلمة أخرى، أو اسألنا مباشرة ويرد عليك متخصص في الإضاءة.",
    showAll: "اعرض كل الأسئلة",
    ask: "اسألنا",
    moreTitle: "سؤالك ليس هنا؟",
    moreText:
      "{reach, select, call {اكتب لنا أو اتصل على {hotline}} other {اكتب لنا}}: نرد غالبًا خلال يوم عمل واحد.",
    link: "رابط هذه الإجابة",
    emptyTitle: "لا توجد أسئلة بعد",
  },
  products: "شاهد المنتجات",
};
