import { link, list, picture, roomPicture, steps, text } from "../text-parts.ts";
import type { DemoFaqGroup } from "../types.ts";
import { question } from "./question.ts";

export const measuring: DemoFaqGroup = {
  code: "measuring",
  title: { ar: "قياس الأبواب والكوالين", en: "Measuring doors and locks" },
  questions: [
    question(
      "measure-lock",
      "كيف أقيس الكالون القديم؟",
      "How do I measure the old lock?",
      picture(
        roomPicture(
          "scenes/home-story-measure",
          "كالون مرسوم عليه قياسان: 72 مم بين مركز الأكرة ومركز السلندر، و50 مم من حرف الباب إلى المركز",
          "A lock with two measures drawn on it: 72 mm from the centre of the handle to that of the cylinder, and 50 mm from the edge of the door",
        ),
        "القياس الرأسي هو المسافة بين المركزين، والأفقي هو الباكست.",
        "The vertical measure is the centre distance, the horizontal one the backset.",
      ),
      steps(
        [
          "الباكست: من حرف الباب إلى مركز الأكرة. الشائع 45 و50 و55 و60 مم.",
          "Backset: from the edge of the door to the centre of the handle. Usual are 45, 50, 55 and 60 mm.",
        ],
        [
          "المسافة بين المركزين: من مركز الأكرة إلى مركز السلندر. 72 مم في أبواب الغرف غالبًا، و85 أو 92 مم في أبواب الشقق.",
          "Centre distance: from the centre of the handle to that of the cylinder. Mostly 72 mm in room doors, 85 or 92 mm in front doors.",
        ],
        [
          "السيخ: ضلع المربع الذي تدخل فيه الأكرة، غالبًا 8 مم.",
          "Spindle: the side of the square bar of the handle, mostly 8 mm.",
        ],
        ["سُمك الباب دون البلاك.", "The thickness of the door, without the plates."],
      ),
      link("category:locks", "الكوالين حسب القياس", "Locks by measure"),
    ),
    question(
      "cylinder-size",
      "كيف أعرف مقاس السلندر؟",
      "How do I find the size of a cylinder?",
      text(
        "لا تقس الطول الكلي فقط. قِس من مسمار التثبيت في المنتصف إلى الطرف الخارجي، ثم إلى الطرف الداخلي: 30/40 تعني 30 مم للخارج و40 مم للداخل. يجب ألا يبرز السلندر عن البلاك أكثر من 3 مم، وإلا سهل كسره.",
        "Do not take just the full length. Measure from the fixing screw in the middle to the outer end, then to the inner one: 30/40 means 30 mm outside and 40 mm inside. It must not stand proud of the plate by more than 3 mm, or it is easily snapped.",
      ),
      link("category:cylinders", "السلندرات", "Cylinders"),
    ),
    question(
      "door-handing",
      "كيف أعرف أن الباب يمين أم شمال؟",
      "Is my door right- or left-handed?",
      text(
        "قف في الجهة التي ترى منها المفصلات. إذا كانت على يمينك فالباب يمين، وإذا كانت على شمالك فالباب شمال. معظم أكرنا وكوالينا «عكسي» وتناسب الاتجاهين.",
        "Stand where you can see the hinges. If they are on your right the door is right-handed, on your left it is left-handed. Most of our handles and locks are reversible and suit both.",
      ),
    ),
    question(
      "handle-fits",
      "هل تركب الأكرة الجديدة مكان القديمة؟",
      "Will a new handle fit where the old one was?",
      list(
        [
          "على روزتة: يكفي أن يتطابق السيخ، وأن تغطي الروزتة أثر القديمة.",
          "On rose: the spindle must match, and the rose must cover the old mark.",
        ],
        [
          "على بلاك: لا بد أن تتطابق أيضًا المسافة بين المركزين، 72 أو 85 مم.",
          "On plate: the centre distance must match too, 72 or 85 mm.",
        ],
        [
          "سُمك الباب داخل المدى المكتوب في صفحة القطعة.",
          "The thickness of the door must be within the range on the page of the piece.",
        ],
      ),
      text(
        "ضع الأكرة والكالون معًا في السلة وهي تخبرك لو لم يتطابقا.",
        "Put handle and lock in the cart together, and it tells you if they do not match.",
      ),
      link("category:door-handles", "أكر الأبواب", "Door handles"),
    ),
    question(
      "cabinet-pulls",
      "أغيّر مقابض المطبخ. ماذا أقيس؟",
      "I am changing the kitchen pulls. What do I measure?",
      text(
        "من منتصف مسمار إلى منتصف الآخر، لا طول المقبض. الشائع 128 و160 و320 مم. وقِس سُمك الدرفة: المسامير المرفقة مع «صدف» تناسب 18 مم.",
        "From the middle of one screw to the middle of the other, not the length of the pull. Usual are 128, 160 and 320 mm. Measure the front too: the screws that come with Sadaf suit 18 mm.",
      ),
      link("product:sadaf-cabinet-pull", "مقبض «صدف»", "Sadaf pull"),
    ),
    question(
      "hinge-count",
      "كم مفصلة يحتاج الباب؟",
      "How many hinges does a door need?",
      text(
        "ثلاث مفصلات لباب حتى 80 كجم، وأربع لباب مصفح أو أطول من 220 سم. اختر حسب الوزن لا حسب الشكل، وأضف رداد باب لو أردته أن يُغلق وحده.",
        "Three for a door of up to 80 kg, four for one that is steel-clad or taller than 220 cm. Choose by weight rather than looks, and add a closer if it should shut by itself.",
      ),
      link("category:hinges-closers", "المفصلات والرداد", "Hinges and closers"),
    ),
  ],
};
