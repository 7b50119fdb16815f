import { heading, link, list, text } from "../text-parts.ts";
import type { DemoContentPage } from "../types.ts";

export const visionMissionValuesGoals: DemoContentPage = {
  code: "vision-mission-values-goals",
  title: { ar: "الرؤية والرسالة والقيم والأهداف", en: "Vision, mission, values and goals" },
  lead: {
    ar: "إلى أين نريد أن نصل، وكيف نعمل كل يوم، وما الذي نقيس به أنفسنا.",
    en: "Where we want to get to, how we work every day, and what we measure ourselves by.",
  },
  parts: [
    heading("الرؤية", "Vision"),
    text(
      "أن يختار كل بيت في مصر نوره عن فهم: يعرف كم يضيء وكم يستهلك وكم يعيش، سواء كان في القاهرة أو في قنا.",
      "That every home in Egypt chooses its light with understanding: how bright it is, what it uses and how long it lasts, whether the home is in Cairo or in Qena.",
    ),
    heading("الرسالة", "Mission"),
    text(
      "نوفّر إضاءة ومستلزمات أبواب تستحق ثمنها، نشرحها بكلام واضح وأرقام مقاسة، ونوصلها سليمة إلى كل محافظة، ونبقى بجانبها بعد البيع بقطع الغيار والصيانة.",
      "We offer lighting and door hardware worth the price, explain it in plain words and measured figures, deliver it whole to every governorate, and stand by it after the sale with spare parts and repairs.",
    ),
    heading("القيم", "Values"),
    list(
      [
        "الصدق في الرقم: لومن مقاس لا «وات تجاري»، وسعر شامل الضريبة من أول صفحة.",
        "Honest figures: measured lumens rather than “commercial watts”, and a price with VAT from the first page.",
      ],
      [
        "الاحترام: نشرح دون استعلاء، ونرد على السؤال الصغير مثل الكبير.",
        "Respect: we explain without talking down, and answer the small question like the large one.",
      ],
      [
        "الإتقان: كل إضاءة نشغّلها وكل كالون نجرّبه قبل أن يخرج من عندنا.",
        "Craft: we light every lamp and try every lock before it leaves us.",
      ],
      [
        "العدل: خطؤنا علينا، والمورّد الصغير يأخذ حقه في موعده.",
        "Fairness: our mistakes are on us, and the small workshop is paid on the day.",
      ],
      [
        "العمر الطويل: نفضّل ما يُصلَّح على ما يُرمى.",
        "Long life: we prefer what can be repaired to what is thrown away.",
      ],
    ),
    heading("الأهداف حتى نهاية 2028", "Goals to the end of 2028"),
    list(
      [
        "أن تكون لكل قطعة بليد مدمج صفحة قطع غيار: الدرايفر والوحدة والغطاء.",
        "Every piece with built-in LED to have a page of spare parts: driver, module and cover.",
      ],
      [
        "أن تصل 95% من الطلبات في موعدها المكتوب في كل محافظة، لا في العاصمة وحدها.",
        "95% of orders to arrive within the promised days in every governorate, not only in the capital.",
      ],
      [
        "ألا يتعدى المكسور في الطريق قطعة واحدة من كل 200.",
        "No more than one piece in 200 to be broken on the way.",
      ],
      ["أن نستغني عن الفوم الأبيض في كل تغليفنا.", "White foam to be gone from all our packaging."],
      [
        "ورشة تدريب سنوية لكهربائيين ونجارين على تركيب ما نبيعه.",
        "A yearly training for electricians and carpenters in fitting what we sell.",
      ],
    ),
    text(
      "نكتب في الأخبار كل عام ما وصلنا إليه وما لم نصل إليه.",
      "Each year we report in the news what we reached, and what we did not.",
    ),
    link("/Media/news", "الأخبار", "News"),
    link("/sustainability-statement", "بيان الاستدامة", "Sustainability statement"),
  ],
  updatedOn: "2026-09-05",
};
