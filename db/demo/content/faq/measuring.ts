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
          "A lock with two measurements marked: 72 mm from the centre of the handle to the centre of the cylinder, and 50 mm from the edge of the door",
        ),
        "القياس الرأسي هو المسافة بين المركزين، والأفقي هو الباكست.",
        "The vertical measurement is the centre distance; the horizontal one is the backset.",
      ),
      steps(
        [
          "الباكست: من حرف الباب إلى مركز الأكرة. الشائع 45 و50 و55 و60 مم.",
          "Backset: from the edge of the door to the centre of the handle. Common sizes are 45, 50, 55 and 60 mm.",
        ],
        [
          "المسافة بين المركزين: من مركز الأكرة إلى مركز السلندر. 72 مم في أبواب الغرف غالبًا، و85 أو 92 مم في أبواب الشقق.",
          "Centre distance: from the centre of the handle to the centre of the cylinder. Usually 72 mm in room doors, 85 or 92 mm in front doors.",
        ],
        [
          "السيخ: ضلع المربع الذي تدخل فيه الأكرة، غالبًا 8 مم.",
          "Spindle: the side of the handle’s square bar, usually 8 mm.",
        ],
        ["سُمك الباب بدون البلاك.", "The thickness of the door, without the plates."],
      ),
      link("category:locks", "الكوالين حسب القياس", "Locks by size"),
    ),
    question(
      "cylinder-size",
      "كيف أعرف مقاس السلندر؟",
      "How do I measure a cylinder?",
      text(
        "لا تقس الطول الكلي فقط. قِس من مسمار التثبيت في المنتصف إلى الطرف الخارجي، ثم إلى الطرف الداخلي: 30/40 تعني 30 مم للخارج و40 مم للداخل. يجب ألا يبرز السلندر عن البلاك أكثر من 3 مم، وإلا سهل كسره.",
        "Don’t measure the full length only. Measure from the fixing screw in the middle to the outer end, then to the inner one: 30/40 means 30 mm outside and 40 mm inside. It must not stick out of the plate by more than 3 mm, or it can be snapped easily.",
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
      "Will a new handle fit in place of the old one?",
      list(
        [
          "على روزتة: يكفي أن يتطابق السيخ، وأن تغطي الروزتة أثر القديمة.",
          "On a rose: the spindle must match, and the rose must cover the mark of the old one.",
        ],
        [
          "على بلاك: لا بد أن تتطابق أيضًا المسافة بين المركزين، 72 أو 85 مم.",
          "On a plate: the centre distance must match too, 72 or 85 mm.",
        ],
        [
          "سُمك الباب داخل المدى المكتوب في صفحة المنتج.",
          "The door thickness must be within the range on the product page.",
        ],
      ),
      text(
        "ضع الأكرة والكالون معًا في السلة وهي تخبرك إذا لم يتطابقا.",
        "Add the handle and lock to the cart together, and it will tell you if they don’t match.",
      ),
      link("category:door-handles", "أكر الأبواب", "Door handles"),
    ),
    question(
      "cabinet-pulls",
      "أغيّر مقابض المطبخ. ماذا أقيس؟",
      "I’m replacing my kitchen handles. What should I measure?",
      text(
        "من منتصف مسمار إلى منتصف الآخر، لا طول المقبض. الشائع 128 و160 و320 مم. وقِس سُمك الضلفة: المسامير المرفقة مع «صدف» تناسب 18 مم.",
        "From the middle of one screw to the middle of the other, not the length of the pull. Common sizes are 128, 160 and 320 mm. Measure the door thickness too: the screws supplied with Sadaf suit 18 mm.",
      ),
      link("product:sadaf-cabinet-pull", "مقبض «صدف»", "Sadaf pull"),
    ),
    question(
      "hinge-count",
      "كم مفصلة يحتاج الباب؟",
      "How many hinges does a door need?",
      text(
        "ثلاث مفصلات لباب حتى 80 كجم، وأربع لباب مصفح أو أطول من 220 سم. اختر حسب الوزن لا حسب الشكل، وأضف رداد باب إذا أردته أن يُغلق وحده.",
        "Three for a door of up to 80 kg, four for one that is steel-clad or taller than 220 cm. Choose by weight, not appearance, and add a door closer if you want it to close by itself.",
      ),
      link("category:hinges-closers", "المفصلات والرداد", "Hinges and closers"),
    ),
  ],
};
