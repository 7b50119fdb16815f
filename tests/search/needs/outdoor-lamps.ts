import { need, type Need, of, only } from "../need.ts";

const OUTDOOR = [of("outdoor-lights"), only("mawj-outdoor-strip")];

export const outdoorAndLamps: Need[] = [
  need("اضاءة خارجية | outdoor light | انارة خارجية | outdoor lighting", of("outdoor-lights"), {
    fair: only("mawj-outdoor-strip"),
  }),
  need(
    "ابليك خارجي | outdoor wall light | ابليك بره | ابليك خارجى | ابليك واجهة | outdoor sconce",
    of("outdoor-wall-lights"),
  ),
  need("ابليك بحساس حركة | ابليك سنسور | motion sensor wall light | ابليك 7assas", [
    only("yaqaza-sensor-wall-light"),
  ]),
  need("حساس حركة | سنسور حركة | motion sensor | كشاف بحساس | sensor 7araka", [
    only("yaqaza-sensor-wall-light", "hares-sensor-downlight", "nawba-solar-floodlight"),
  ]),
  need("فانوس خارجي | فانوس بوابة | gate lantern | outdoor lantern | فانوس للجنينة", [
    only("bawaba-outdoor-lantern"),
  ]),
  need("عمود حديقة | بولارد | bollard | عمود جنينة | path light | عمود اضاءة حدائق", [
    only("mamsha-bollard", "shams-solar-bollard"),
  ]),
  need("سبوت زرع | سبوت حديقة | garden spike | سبوت جنينة | spike light | سبوت شوكة", [
    only("ghosn-garden-spike"),
  ]),
  need("اضاءة حدائق | اضاءة جنينة | garden lights | garden lighting", of("garden-lights"), {
    fair: of("outdoor-wall-lights", { room: "garden" }),
  }),
  need(
    "كشاف | كشافات | كشاف ليد | flood light | floodlight | kashaf | بروجيكتور | بروجكتور | فلود لايت | projector | ;aht | كشاف خارجي | floud light",
    of("floodlights"),
  ),
  need("كشاف 50 وات | كشاف ٥٠ وات | floodlight 50w | كشاف 50w", [
    of("floodlights", { power_w: 50 }),
  ]),
  need("كشاف 100 وات | floodlight 100 watt", of("floodlights", { power_w: 100 })),
  need("كشاف 30 وات وورم | floodlight 30w warm", of("floodlights", { power_w: 30, cct: 3000 })),
  need(
    "كشاف سولار | كشاف طاقة شمسية | كشاف شمسي | solar floodlight | solar flood light | كشاف بالطاقة الشمسية",
    [only("nawba-solar-floodlight")],
  ),
  need("سولار | طاقة شمسية | solar | solar light | اضاءة شمسية | sollar", [
    only("nawba-solar-floodlight", "shams-solar-bollard"),
  ]),
  need("كشاف ip66 | كشاف IP 66 | floodlight ip66 | كشاف اي بي 66", [only("midan-floodlight")]),
  need("اضاءة خارجية ip65 | outdoor ip65 | ip 65 خارجي", [
    of("outdoor-lights", { ip_rating: "ip65" }),
  ]),
  need("IP67 | ip 67", [only("mawj-outdoor-strip", "madad-24v-driver")]),
  need("كشاف 220v | كشاف 220 فولت | floodlight 230v", only("midan-floodlight")),
  need("اضاءة بلكونة | بلكونة | بالكونة | balcony light", [
    of("chandeliers", { room: "balcony" }),
    of("down-lights", { room: "balcony" }),
    of("outdoor-lights", { room: "balcony" }),
  ]),
  need("اضاءة واجهات | واجهة | facade light | اضاءة واجهة فيلا", [
    of("outdoor-lights", { room: "facade" }),
    of("down-lights", { room: "facade" }),
  ]),
  need("شط | shatt | SHT-12-AN", only("shatt-outdoor-wall-light")),
  need("midan | كشاف ميدان | MDN-30-30", only("midan-floodlight")),
  need(
    "اضاءة جنينة سولار | solar garden light",
    only("shams-solar-bollard", "nawba-solar-floodlight"),
  ),
  need(
    "خارجي رمادي | outdoor anthracite | ابليك رمادي غامق",
    [of("outdoor-wall-lights", { finish: "anthracite" })],
    { right: of("garden-lights", { finish: "anthracite" }) },
  ),

  need(
    "لمبة | لمبات | لمبه | لمبات ليد | lamp | lamps | lamba | bulb | led bulb | مصباح | مصابيح | glfm | lampa | لمبا | bulbs",
    of("lamps"),
  ),
  need(
    "لمبة e27 | لمبة E 27 | لمبة اي 27 | e27 bulb | E27 | لمبة قلاووظ كبير | E27 lamp",
    of("lamps", { cap: "e27" }),
    { fair: [of("chandeliers", { cap: "e27" }), of("outdoor-lights", { cap: "e27" })] },
  ),
  need("لمبة e14 | لمبة E 14 | e14 bulb | لمبة قلاووظ صغير", of("lamps", { cap: "e14" })),
  need("لمبة شمعة | لمبات شمعة للنجف | candle bulb | candle lamp | لمبه شمعه", [
    only("sahra-candle-lamp"),
  ]),
  need(
    "لمبة gu10 | لمبة gu 10 | gu10 lamp | لمبة سبوت | لمبات سبوت gu10 | لمبة جي يو 10",
    [of("lamps", { cap: "gu10" })],
    { right: only("itar-gu10-spot") },
  ),
  need(
    "لمبة g9 | G9 | g 9 lamp | لمبة كبسولة | capsule bulb | لمبة جي 9",
    only("sharara-g9-lamp"),
    {
      fair: only("anqud-cluster-pendant"),
    },
  ),
  need("لمبة 9 وات | لمبة ٩ وات | bulb 9w | lamba 9 watt | 9w lamp", of("lamps", { power_w: 9 })),
  need("لمبة 12 وات | لمبة ليد 12w | 12w bulb", of("lamps", { power_w: 12 })),
  need("لمبة 12 وات وورم | 12w warm bulb | لمبة 12 وات 3000k", [
    of("lamps", { power_w: 12, cct: 3000 }),
  ]),
  need("لمبة ابيض | لمبة داي لايت | لمبة بيضا | daylight bulb | cool white lamp | لمبة كول", [
    of("lamps", { cct_name: "cool" }),
  ]),
  need("لمبة وورم | لمبة صفرا | لمبة اصفر | warm bulb | warm white lamp | lamba warm", [
    of("lamps", { cct_name: "warm" }),
  ]),
  need("لمبة ديمر | لمبة تقبل التعتيم | dimmable bulb | dimmable lamp | لمبه ديمابل", [
    of("lamps", { dimmable: "led-dimmer" }),
  ]),
  need("لمبة فتيلة | لمبة فلامنت | filament bulb | filament lamp", [only("sahra-candle-lamp")], {
    right: only("ghoroub-globe-lamp"),
  }),
  need("لمبة كلوب | لمبة عسلي | globe bulb | amber globe lamp | g95", only("ghoroub-globe-lamp")),
  need("لمبة 5 وات | lamp 5w", [], { right: of("lamps", { power_w: [4, 6] }), fair: of("lamps") }),
  need("لمبة 5.5 وات | لمبة ٥٫٥ وات | 5.5w lamp", of("lamps", { power_w: 5.5 }), {
    right: only("itar-gu10-spot"),
  }),
  need("لمبة نجف | لمبات نجف | lamps for chandelier", of("lamps", { room: "reception" }), {
    fair: [of("ring-chandeliers"), of("classic-chandeliers")],
  }),
  need("نهار | nahar | NHA-09-30", only("nahar-a60-lamp")),
  need("لمبة 2700 | لمبة 2700 كلفن | lamp 2700k", of("lamps", { cct: 2700 })),
  need("لمبة 800 لومن | 880 lumen bulb", only("nahar-a60-lamp")),
  need(
    "ترانس | ترنس | ترانسات | driver | led driver | محول | باور سبلاي | power supply | درايفر | transformer | jvhks | باور سبلاى | trans",
    of("drivers"),
  ),
  need("ترانس 24 فولت | driver 24v | ترانس ليد ٢٤ فولت | محول 24v | 24 volt power supply", [
    only("madad-24v-driver"),
  ]),
  need("ترانس ماجنتيك | ترانس 48 فولت | 48v driver | محول تراك 48 فولت", only("mizan-48v-driver")),
  need("ترانس 100 وات | driver 100w | ترانس ١٠٠ وات", of("drivers", { output_w: 100 })),
  need("ترانس شريط ليد | ترانس ستريب | led strip driver", only("madad-24v-driver")),
  need("روزتة سقف | روزته سقف | ceiling rose | روزتة للنجف", only("saqf-ceiling-rose")),
  need("علبة حائط | علب حائط | علبة ماجيك | back box | بواط | علبة مفتاح | wall box", [
    of("wall-boxes"),
  ]),
  need("علبة مستطيلة 3×7 | علبة 3 في 7 | box 3x7", only("asas-rectangular-box")),
  need("علبة مزدوجة | double back box | علبة 146", only("asas-double-box")),
  need("اضاءة مطبخ | kitchen light", [
    of("chandeliers", { room: "kitchen" }),
    of("spot-lights", { room: "kitchen" }),
    of("down-lights", { room: "kitchen" }),
    of("lamps", { room: "kitchen" }),
  ]),
  need("اضاءة حمام | bathroom light | انارة حمام", [
    of("chandeliers", { room: "bathroom" }),
    of("down-lights", { room: "bathroom" }),
  ]),
  need(
    "اضاءة سلم | stair light | اضاءة سلالم",
    [of("chandeliers", { room: "stairs" }), of("down-lights", { room: "stairs" })],
    { fair: of("lamps", { room: "stairs" }) },
  ),
  need("dali | اضاءة dali", [
    of("track-lighting", { dimmable: "dali" }),
    of("panels", { dimmable: "dali" }),
  ]),
  need("cri 95 | cri95", [of("chandeliers", { cri: 95 }), of("spot-lights", { cri: 95 })]),
  need("3 الوان | تغيير لون الاضاءة | switchable white | tunable white", [
    of("chandeliers", { cct_switch: true }),
    of("down-lights", { cct_switch: true }),
  ]),
  need("خارجي | outdoor | بره البيت", OUTDOOR),
];
