import { link, list, steps, text } from "../text-parts.ts";
import type { DemoFaqGroup } from "../types.ts";
import { question } from "./question.ts";

export const choosingLight: DemoFaqGroup = {
  code: "choosing-light",
  title: { ar: "اختيار الإضاءة", en: "Choosing light" },
  questions: [
    question(
      "lumens-per-room",
      "كم لومن أحتاج لكل غرفة؟",
      "How many lumens does a room need?",
      text(
        "اضرب مساحة الغرفة في رقمها، فتعرف مجموع اللومن من كل المصادر معًا:",
        "Multiply the floor area by the figure for the room to get the total lumens from all its lights:",
      ),
      list(
        ["الطرقة: 200 لومن لكل متر مربع.", "Corridor: 200 lm per square metre."],
        ["النوم: 250 لومن لكل متر مربع.", "Bedroom: 250 lm per square metre."],
        ["الريسبشن: 300 لومن لكل متر مربع.", "Reception: 300 lm per square metre."],
        [
          "السفرة والمطبخ والحمام: 400 لومن لكل متر مربع.",
          "Dining room, kitchen and bathroom: 400 lm per square metre.",
        ],
        [
          "المكتب والمذاكرة: 1000 لومن لكل متر مربع حول المكتب.",
          "Study and office: 1000 lm per square metre around the desk.",
        ],
      ),
      text(
        "مثال: ريسبشن 4 × 5 م يحتاج حوالي 6000 لومن، مثل نجفة 4000 لومن ومعها أبليكات وسبوتات. الأرقام للإرشاد: الحوائط الغامقة والسقف العالي يحتاجان أكثر، والديمر يعطيك الأقل متى أردت.",
        "For example: a 4 × 5 m reception needs about 6000 lm, such as a 4000 lm chandelier with wall lights and spots. These figures are a guide: dark walls and high ceilings need more, and a dimmer lets you turn it down whenever you like.",
      ),
      link("category:chandeliers", "النجف حسب اللومن", "Chandeliers by lumens"),
    ),
    question(
      "chandelier-size",
      "ما مقاس النجفة المناسب لغرفتي؟",
      "What size chandelier do I need?",
      steps(
        [
          "قِس طول الغرفة وعرضها بالمتر واجمعهما.",
          "Measure the room’s length and width in metres and add them.",
        ],
        [
          "اقسم المجموع على 12، فتحصل على القطر بالمتر: غرفة 4 × 5 م يناسبها حوالي 75 سم.",
          "Divide by 12 to get the diameter in metres: a 4 × 5 m room suits about 75 cm.",
        ],
        [
          "فوق السفرة احسب من الترابيزة: قطر النجفة من نصف عرضها إلى ثلثيه.",
          "Over a dining table, choose a diameter between half and two thirds of the table’s width.",
        ],
        [
          "راجع الوزن: ما زاد على 5 كجم يلزمه خطاف في الخرسانة لا في الجبس بورد.",
          "Check the weight: above 5 kg it needs a hook in the concrete, not in plasterboard.",
        ],
      ),
      link("category:chandeliers", "النجف", "Chandeliers"),
    ),
    question(
      "height-over-table",
      "على أي ارتفاع أعلّق النجفة؟",
      "How high should I hang a chandelier?",
      list(
        [
          "فوق الترابيزة: 75 سم من سطحها إلى أسفل وحدة الإضاءة.",
          "Over a table: 75 cm from its top to the lowest point of the fitting.",
        ],
        ["فوق بار المطبخ: من 70 إلى 80 سم.", "Over a kitchen island: 70 to 80 cm."],
        [
          "في مكان يمر تحته الناس: 210 سم على الأقل من الأرض.",
          "Where people walk underneath: at least 210 cm from the floor.",
        ],
        [
          "بجانب السرير: حافة الدلاية أعلى من المرتبة بحوالي 60 سم.",
          "Beside a bed: the rim about 60 cm above the mattress.",
        ],
      ),
      text(
        "في صفحة كل منتج تجد «طول التعليق» من أقصره إلى أطوله. اطرحه من ارتفاع سقفك قبل أن تطلب.",
        "Each product page shows the minimum and maximum drop. Subtract it from your ceiling height before you order.",
      ),
    ),
    question(
      "light-colour",
      "أيهما أختار: 2700 أم 3000 أم 4000 أم 6500 كلفن؟",
      "Which should I choose: 2700, 3000, 4000 or 6500 K?",
      list(
        [
          "2700 و3000 (وورم): ريسبشن ونوم وسفرة، ضوء يريح ويدفّئ.",
          "2700 and 3000 (warm): receptions, bedrooms, dining rooms; restful light.",
        ],
        [
          "4000 (نيتشرال): مطبخ وحمام ومكتب، يُظهر الألوان كما هي.",
          "4000 (neutral): kitchens, bathrooms, desks; shows colours as they are.",
        ],
        [
          "6500 (كول): مخازن وجراجات وورش فقط.",
          "6500 (cool): storerooms, garages and workshops only.",
        ],
      ),
      text(
        "اختر لونًا واحدًا للغرفة، فالعين تلاحظ الفرق من أول نظرة.",
        "Use one colour per room: a mix is easy to notice.",
      ),
    ),
    question(
      "colour-rendering",
      "ما فائدة معامل تجسيد اللون (CRI)؟",
      "What is colour rendering (CRI)?",
      text(
        "يقيس من 100 كم تظهر الألوان كما هي في النهار. 80 مقبول للطرقة والمخزن، و90 فأكثر للريسبشن والسفرة والملابس، و95 لمراية المكياج. لمبتان بنفس الوات واللومن قد تختلفان فيه كثيرًا.",
        "It measures, out of 100, how closely colours look the way they do in daylight. 80 is fine for corridors and storerooms, 90 or more for receptions, dining rooms and clothes, and 95 for a make-up mirror. Two lamps with the same watts and lumens can differ a lot.",
      ),
      link(
        "product:wodouh-bath-light",
        "أبليك المراية «وضوح» بتجسيد لون 95",
        "Wodouh mirror light, CRI 95",
      ),
    ),
    question(
      "bathroom-ip",
      "أي درجة حماية IP أحتاج في الحمام؟",
      "Which IP rating do I need in a bathroom?",
      list(
        [
          "فوق الدش والبانيو حتى ارتفاع 225 سم: IP65.",
          "Above shower and bath, up to 225 cm from the floor: IP65.",
        ],
        [
          "في حدود 60 سم حولهما وفوق الحوض: IP44 على الأقل.",
          "Within 60 cm of them, and above the basin: at least IP44.",
        ],
        [
          "أبعد من ذلك تكفي IP20، لكننا ننصح بحماية IP44 لأن البخار يصل لكل مكان.",
          "Further away IP20 is allowed, but we recommend IP44 because steam gets everywhere.",
        ],
        [
          "داخل البانيو نفسه: وحدات 12 فولت مخصصة فقط، ولا نبيعها.",
          "Inside the bath itself: only special 12 V units, which we do not sell.",
        ],
      ),
      link("product:naqaa-bathroom-downlight", "داون لايت «نقاء» IP65", "Naqaa downlight, IP65"),
    ),
    question(
      "gu10-mr16",
      "ما الفرق بين GU10 وMR16؟",
      "What is the difference between GU10 and MR16?",
      list(
        [
          "GU10: رجلان عريضتان تُلفّان ربع لفة، وتعمل على كهرباء البيت 220 فولت مباشرة.",
          "GU10: two thick pins and a quarter turn; it runs directly on 220 V mains.",
        ],
        [
          "MR16 (GU5.3): رجلان رفيعتان تُضغطان، وتعمل على 12 فولت ولا بد لها من ترانس.",
          "MR16 (GU5.3): two thin pins that push in; it runs on 12 V and needs a driver.",
        ],
      ),
      text(
        "لا تركّب إحداهما مكان الأخرى. سبوتاتنا التي تتغير لمبتها كلها GU10، فلا تحتاج إلى ترانس.",
        "They are not interchangeable. All our spots with replaceable lamps are GU10, so they need no driver.",
      ),
      link("product:wamda-gu10-lamp", "لمبات GU10", "GU10 lamps"),
    ),
    question(
      "which-driver",
      "كيف أحسب الترانس لشريط الليد أو التراك؟",
      "What size driver do I need for LED strip or track?",
      steps(
        [
          "طابق الجهد: شريط 24 فولت مع ترانس 24 فولت، وتراك ماجنتيك 48 فولت مع ترانس 48 فولت.",
          "Match the voltage: 24 V strip with a 24 V driver, 48 V magnetic track with a 48 V one.",
        ],
        ["اجمع الوات: 5 م × 10 وات = 50 وات.", "Add up the watts: 5 m × 10 W = 50 W."],
        ["أضف 20%: يصبح المطلوب 60 وات.", "Add 20%: that makes 60 W."],
        [
          "في مكان مبلل أو خارجي اختر ترانس IP67.",
          "For wet places or outdoors, choose an IP67 driver.",
        ],
      ),
      text(
        "السلة تراجع ذلك معك وتنبّهك إذا نسيت الترانس أو كان أصغر من اللازم.",
        "The cart checks this for you and warns you if the driver is missing or too small.",
      ),
      link("category:drivers", "ترانسات الليد", "LED drivers"),
    ),
    question(
      "dimmer",
      "هل تعمل كل لمبة مع الديمر؟",
      "Does every lamp work with a dimmer?",
      text("لا. لا بد من ثلاثة شروط معًا:", "No. All three of these must be true:"),
      list(
        ["اللمبة نفسها مكتوب عليها أنها قابلة للتعتيم.", "The lamp itself is marked dimmable."],
        [
          "الديمر مخصص لليد؛ ديمر اللمبات القديمة يسبب رعشة وأزيزًا.",
          "The dimmer is made for LED; older dimmers cause flicker and hum.",
        ],
        [
          "مجموع الوات داخل مدى الديمر: «همس» مثلًا من 5 إلى 150 وات.",
          "The total wattage is within the dimmer’s range: Hams, for example, takes 5 to 150 W.",
        ],
      ),
      text(
        "لا تخلط على ديمر واحد لمبات تقبل التعتيم وأخرى لا تقبله.",
        "Do not mix dimmable and non-dimmable lamps on one dimmer.",
      ),
      link("product:hams-led-dimmer", "ديمر «همس»", "Hams dimmer"),
    ),
    question(
      "replace-downlight",
      "أريد تغيير سبوت قديم. ماذا أقيس؟",
      "I’m replacing an old spot. What should I measure?",
      steps(
        [
          "افصل الكهرباء واسحب السبوت القديم.",
          "Switch off the power and pull out the old fitting.",
        ],
        [
          "قِس قطر الفتحة نفسها لا قطر الإطار، وهو «مقاس فتحة السقف» في صفحاتنا.",
          "Measure the hole itself, not the rim; on our product pages this is the cut-out.",
        ],
        [
          "قِس الفراغ فوق السقف، وقارنه بالعمق المطلوب للسبوت الجديد.",
          "Measure the space above the ceiling, and compare it with the recess depth of the new fitting.",
        ],
      ),
      text(
        "الفرق المسموح بين الفتحة والمقاس المكتوب 2 مم تقريبًا. إذا كانت الفتحة أكبر فاختر سبوت بإطار أعرض.",
        "The hole may differ from the stated size by about 2 mm. If it is larger, choose a fitting with a wider rim.",
      ),
      link(
        "category:recessed-downlights",
        "داون لايت دفن حسب فتحة السقف",
        "Recessed downlights by cut-out",
      ),
    ),
  ],
};
