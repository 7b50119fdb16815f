import type { SameKeys } from "../../message-shape.ts";
import type { cartCheck as english } from "../en/cart-check.ts";

export const cartCheck: SameKeys<typeof english> = {
  title: "قبل أن تطلب",
  plan: "كم وحدة إضاءة تحتاج غرفتك؟ احسبها",
  intro: "راجعنا سلتك كما يراجعها بائع فاهم، والطلب متاح في كل الأحوال.",
  severity: { clash: "لا تصلح معًا", miss: "ناقص", hint: "للعلم" },
  rules: {
    driver:
      "{name}: يعمل على {voltage} فولت ولا يوصَّل بكهرباء البيت مباشرة؛ {load} وات + 20% احتياطي، أي ترانس {need} وات.",
    driverAny: "{name}: يعمل على {voltage} فولت ولا يوصَّل بكهرباء البيت مباشرة، فلا بد له من ترانس.",
    "driver-power":
      "{name}: {load} وات + 20% احتياطي تحتاج ترانس {need} وات، والموجود في سلتك يعطي {have} وات.",
    track: "{name}: يركب في مجرى من نفس النظام، ولا يوجد مجرى في سلتك.",
    "track-feed": "{name}: يحتاج بداية تغذية تُدخل الكهرباء إليه.",
    lamps:
      "{name}: اللمبات ليست في العلبة، وينقصها {missing, plural, zero {لا شيء} one {لمبة واحدة} two {لمبتان} few {# لمبات} many {# لمبة} other {# لمبة}} بدواية {cap} ليكتمل نورها.",
    "lamp-power": "{name}: لمبة {power} وات في دواية أقصاها {max} وات تسخّن الدواية والسلك.",
    "lamp-cap": "{name}: الدواية {cap}، بينما وحدات الإضاءة في سلتك تحتاج دواية {needed}.",
    "wet-bathroom": "{name}: حماية {ip} للأماكن الجافة؛ في الحمام اختر {needed} أو أعلى.",
    "wet-outdoors": "{name}: حماية {ip} للأماكن الجافة؛ في الخارج اختر {needed} أو أعلى.",
    "light-colour":
      "{name}: نور {own} كلفن بجانب {others} كلفن في نفس المكان، والعين تلاحظ الفرق من أول نظرة.",
    dimmer:
      "{name}: غير قابل للتعتيم، ومع الديمر يرعش النور؛ اختر ما يقبل التعتيم إذا كان مكانه على الديمر.",
    cylinder:
      "{name}: السلندر يُباع وحده، وينقصه {missing, plural, zero {لا شيء} one {سلندر واحد} two {سلندران} few {# سلندرات} many {# سلندرًا} other {# سلندر}} ليُقفل الباب بالمفتاح.",
    "cylinder-length": "{name}: طول {length} مم لا يناسب بابًا سُمكه من {low} إلى {high} مم.",
    "handle-spindle": "{name}: السيخ {own} مم، والكالون في سلتك يقبل {wanted} مم.",
    "handle-centre":
      "{name}: من الأكرة إلى السلندر {own} مم، وفي الكالون الذي في سلتك {wanted} مم، فلن تنطبق الفتحات.",
  },
  unitCount:
    "{count, plural, zero {لا شيء} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}",
  each: "{price} للقطعة",
  add: "أضف إلى السلة",
  swap: "بدّل بهذا المنتج",
  remove: "احذف من السلة",
  fine: "مناسبة كما هي",
  about: "بخصوص {name}",
  undo: "تراجع",
  added: "أضفنا {name} إلى سلتك",
  swapped: "بدّلنا المنتج، وفي سلتك الآن {name}",
  removed: "حذفنا {name} من سلتك",
};
