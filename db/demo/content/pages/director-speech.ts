import { heading, link, quote, text } from "../text-parts.ts";
import type { DemoContentPage } from "../types.ts";

export const directorSpeech: DemoContentPage = {
  code: "director-speech",
  title: { ar: "كلمة المديرة", en: "A word from the director" },
  lead: {
    ar: "هدى السيوفي، مديرة فانوس، عن البيت والنور والكلمة التي نقولها قبل البيع.",
    en: "Hoda El Seyoufi, director of Fanous, on homes, lighting and the advice we give before a sale.",
  },
  parts: [
    text("أهلًا بكم،", "Welcome,"),
    text(
      "تعلمت المهنة من والدي في محل صغير، كان يسأل العميل عن ارتفاع السقف قبل أن يسأله عن الميزانية. كنت أظنه يضيّع الوقت. ثم رأيت كم نجفة رجعت إلى محلات غيره لأنها أكبر من الغرفة أو أثقل من الخطاف، وفهمت أن السؤال هو الخدمة كلها.",
      "I learnt the trade from my father in a small shop. He asked customers about their ceiling height before he asked about their budget. I thought he was wasting time. Then I saw how many chandeliers went back to other shops because they were too large for the room or too heavy for the hook, and I understood that asking the question was the real service.",
    ),
    text(
      "حين نقلنا المحل إلى الإنترنت كان خوفي الوحيد أن نفقد هذا السؤال. لذلك تجدون على كل صفحة ما كان والدي سيسأل عنه، وفي السلة من يراجع معكم: الترانس الناقص، واللمبة التي لا تدخل الدواية، والسلندر الأطول من الباب. الطلب متاح في كل الأحوال، لكننا نفضّل أن نبيع أقل على أن نبيع ما سيعود.",
      "When we took the shop online, my only fear was losing that question. So on every page you will find what my father would have asked, and a cart that checks your order with you: a missing driver, a lamp that doesn’t fit its holder, a cylinder that is too long for the door. You can still place the order, but we would rather sell less than sell something that will come back.",
    ),
    quote(
      [
        "النور الجيد لا يلاحظه أحد. يلاحظون فقط أن الوجوه أجمل، والأكل أشهى، والبيت هادئ.",
        "No one notices good lighting. They only notice that people look better, food looks tastier and the home feels calm.",
      ],
      ["هدى السيوفي", "Hoda El Seyoufi"],
    ),
    heading("ما أعدكم به", "What I promise you"),
    text(
      "أن يكون الرقم المكتوب هو الرقم الذي قسناه. وأن تعاينوا المنتج على الباب قبل أن تدفعوا. وأن يرد عليكم إنسان. وإذا أخطأنا، فعلينا الخطأ ومصاريفه.",
      "The figures we publish are the figures we measured. You inspect your order at your door before you pay. A real person answers you. And if we make a mistake, we take responsibility and pay for it.",
    ),
    text(
      "شكرًا لأنكم أدخلتم شيئًا من عملنا إلى بيوتكم. وإذا مررتم بمدينة نصر، فالقهوة علينا.",
      "Thank you for bringing our work into your homes. If you are ever in Nasr City, the coffee is on us.",
    ),
    link("/contact-us", "اكتبوا لي", "Write to me"),
    link("/about-us/vision-mission-values-goals", "الرؤية والقيم", "Vision and values"),
  ],
  updatedOn: "2026-09-05",
};
