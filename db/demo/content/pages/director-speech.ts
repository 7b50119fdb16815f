import { heading, link, quote, text } from "../text-parts.ts";
import type { DemoContentPage } from "../types.ts";

export const directorSpeech: DemoContentPage = {
  code: "director-speech",
  title: { ar: "كلمة المديرة", en: "A word from the director" },
  lead: {
    ar: "هدى السيوفي، مديرة فانوس، عن البيت والنور والكلمة التي نقولها قبل البيع.",
    en: "Hoda El Seyoufi, director of Fanous, on home, light and what we say before a sale.",
  },
  parts: [
    text("أهلًا بكم،", "Welcome,"),
    text(
      "تعلمت المهنة من والدي في محل صغير، كان يسأل العميل عن ارتفاع السقف قبل أن يسأله عن الميزانية. كنت أظنه يضيّع الوقت. ثم رأيت كم نجفة رجعت إلى محلات غيره لأنها أكبر من الغرفة أو أثقل من الخطاف، وفهمت أن السؤال هو الخدمة كلها.",
      "I learnt this trade from my father in a small shop, where he asked a customer about the height of the ceiling before he asked about the budget. I thought he was wasting time. Then I saw how many chandeliers went back to other shops because they were too large for the room or too heavy for the hook, and I understood that the question was the whole of the service.",
    ),
    text(
      "حين نقلنا المحل إلى الإنترنت كان خوفي الوحيد أن نفقد هذا السؤال. لذلك تجدون على كل صفحة ما كان والدي سيسأل عنه، وفي السلة من يراجع معكم: الترانس الناقص، واللمبة التي لا تدخل الدواية، والسلندر الأطول من الباب. الطلب متاح في كل الأحوال، لكننا نفضّل أن نبيع أقل على أن نبيع ما سيعود.",
      "When we took the shop online, my one fear was to lose that question. So you will find on every page what my father would have asked, and in the cart somebody who checks with you: the driver that is missing, the lamp that does not fit its holder, the cylinder longer than the door. You may order in any case, but we would rather sell less than sell what will come back.",
    ),
    quote(
      [
        "النور الجيد لا يلاحظه أحد. يلاحظون فقط أن الوجوه أجمل، والأكل أشهى، والبيت هادئ.",
        "Nobody notices good light. They only notice that faces look better, food tastes better and the house is calm.",
      ],
      ["هدى السيوفي", "Hoda El Seyoufi"],
    ),
    heading("ما أعدكم به", "What I promise you"),
    text(
      "أن يكون الرقم المكتوب هو الرقم الذي قسناه. وأن تعاينوا القطعة على الباب قبل أن تدفعوا. وأن يرد عليكم إنسان. وإذا أخطأنا، فعلينا الخطأ ومصاريفه.",
      "That the figure we print is the figure we measured. That you inspect the piece at your door before you pay. That a human being answers you. And that when we are wrong, the mistake and its cost are ours.",
    ),
    text(
      "شكرًا لأنكم أدخلتم شيئًا من عملنا إلى بيوتكم. ولو مررتم بمدينة نصر، فالقهوة علينا.",
      "Thank you for letting something of our work into your homes. If you pass through Nasr City, the coffee is on us.",
    ),
    link("/contact-us", "اكتبوا لي", "Write to me"),
    link("/about-us/vision-mission-values-goals", "الرؤية والقيم", "Vision and values"),
  ],
  updatedOn: "2026-09-05",
};
