import { heading, link, list, text } from "../text-parts.ts";
import type { DemoContentPage } from "../types.ts";

export const visionMissionValuesGoals: DemoContentPage = {
  code: "vision-mission-values-goals",
  title: { ar: "الرؤية والرسالة والقيم والأهداف", en: "Vision, mission, values and goals" },
  lead: {
    ar: "إلى أين نريد أن نصل، وكيف نعمل كل يوم، وما الذي نقيس به أنفسنا.",
    en: "Where we want to go, how we work every day, and how we measure ourselves.",
  },
  parts: [
    heading("الرؤية", "Vision"),
    text(
      "أن يختار كل بيت في مصر نوره عن فهم: يعرف كم يضيء وكم يستهلك وكم يعيش، سواء كان في القاهرة أو في قنا.",
      "For every home in Egypt, from Cairo to Qena, to choose its lighting with confidence: how bright it is, how much power it uses and how long it lasts.",
    ),
    heading("الرسالة", "Mission"),
    text(
      "نوفّر إضاءة ومستلزمات أبواب تستحق ثمنها، نشرحها بكلام واضح وأرقام مقاسة، ونوصلها سليمة إلى كل محافظة، ونبقى بجانبها بعد البيع بقطع الغيار والصيانة.",
      "We offer lighting and door hardware worth the price, explain it in clear words and measured figures, deliver it safely to every governorate, and support it after the sale with spare parts and repairs.",
    ),
    heading("القيم", "Values"),
    list(
      [
        "الصدق في الرقم: لومن مقاس لا «وات تجاري»، وسعر شامل الضريبة من أول صفحة.",
        "Honest figures: measured lumens rather than “commercial watts”, and prices that include VAT from the first page.",
      ],
      [
        "الاحترام: نشرح بدون استعلاء، ونرد على السؤال الصغير مثل الكبير.",
        "Respect: we explain without talking down, and answer small questions as carefully as big ones.",
      ],
      [
        "الإتقان: كل إضاءة نشغّلها وكل كالون نجرّبه قبل أن يخرج من عندنا.",
        "Quality: we test every light and every lock before it leaves us.",
      ],
      [
        "العدل: خطؤنا علينا، والمورّد الصغير يأخذ حقه في موعده.",
        "Fairness: we pay for our own mistakes, and small suppliers are paid on time.",
      ],
      [
        "العمر الطويل: نفضّل ما يُصلَّح على ما يُرمى.",
        "Durability: we prefer products that can be repaired to products that are thrown away.",
      ],
    ),
    heading("الأهداف حتى نهاية 2028", "Goals to the end of 2028"),
    list(
      [
        "أن تكون لكل منتج بليد مدمج صفحة قطع غيار: الدرايفر والوحدة والغطاء.",
        "A spare parts page for every product with built-in LED: driver, module and cover.",
      ],
      [
        "أن تصل 95% من الطلبات في موعدها المكتوب في كل محافظة، لا في العاصمة وحدها.",
        "95% of orders delivered on time in every governorate, not only in the capital.",
      ],
      [
        "ألا يتعدى المكسور في الطريق قطعة واحدة من كل 200.",
        "No more than one item in 200 broken in transit.",
      ],
      ["أن نستغني عن الفوم الأبيض في كل تغليفنا.", "No more white foam in any of our packaging."],
      [
        "ورشة تدريب سنوية لكهربائيين ونجارين على تركيب ما نبيعه.",
        "An annual workshop for electricians and carpenters on installing what we sell.",
      ],
    ),
    text(
      "نكتب في الأخبار كل عام ما وصلنا إليه وما لم نصل إليه.",
      "Every year we report in our news what we achieved and what we didn’t.",
    ),
    link("/Media/news", "الأخبار", "News"),
    link("/sustainability-statement", "بيان الاستدامة", "Sustainability statement"),
  ],
  updatedOn: "2026-09-05",
};
