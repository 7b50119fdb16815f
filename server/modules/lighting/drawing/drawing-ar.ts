import type { SameTexts } from "#server/platform/messages/message-texts.ts";
import type { drawingEn } from "./drawing-en.ts";

export const drawingAr: SameTexts<typeof drawingEn> = {
  plan: {
    title: "مخطط الفتحات والتثقيب",
    room: "غرفة {length} × {width} متر، ارتفاع السقف {height} متر",
    scale: "مقياس الرسم 1:{scale} على ورق A4 عند الطباعة 100%",
    measured:
      "كل المقاسات بالسنتيمتر إلى مركز الوحدة، من الحائط الأيسر والحائط العلوي في هذا الرسم.",
    metres: "{value} متر",
    wardrobe: "دولاب",
    beam: "كمرة",
    guide:
      "إرشاد، وليس تصميم إضاءة هندسيًا. حدد أماكن الكمرات والمواسير والكابلات قبل التثقيب، وراجع كل فتحة والوحدة في يدك.",
    page: "صفحة {page} من {pages}",
  },
  table: {
    number: "رقم",
    light: "الوحدة",
    left: "من اليسار",
    top: "من أعلى",
    hole: "الفتحة",
    depth: "العمق فوقها",
    round: "قطر {size} مم",
    square: "{size} × {size} مم",
    noHole: "مقاس الفتحة غير مذكور",
    deep: "{value} مم",
    onCeiling: "على السقف",
    hanging: "معلّقة",
    onTrack: "على تراك",
    turned: "مدارة {degrees}°",
    drop: "أسفل نقطة على بعد {drop} سم من السقف",
    onWall: "على الحائط",
    strip: "شريط",
    up: "بارتفاع {height} سم من الأرض",
    run: "بطول {length} متر وارتفاع {height} سم من الأرض",
    cove: "بطول {length} متر وارتفاع {height} سم من الأرض، يضيء لأعلى",
  },
};
