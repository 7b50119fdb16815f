import { need, type Need, of, only } from "../need.ts";

export const doors: Need[] = [
  need(
    "اكرة | أكرة | اوكرة | أوكرة | اكره | اكر | أكر ابواب | okra | akra | door handle | handle | door handles | مقبض باب | يد باب | ايد باب | مسكة باب | h;vm | hndle | اكرة باب | okret bab | اكر باب",
    of("door-handles"),
    {},
  ),
  need(
    "اكرة سودا | اكرة سوداء | اكره سوده | اكرة اسود | black door handle | okra soda | أكرة باب سودا",
    of("door-handles", { finish: "black" }),
  ),
  need("اكرة دهبي | اكرة ذهبي | gold door handle | أكرة دهبية", [
    of("door-handles", { finish: "gold" }),
  ]),
  need("اكرة نيكل | satin nickel handle | اكرة نيكل مطفي", [
    of("door-handles", { finish: "satin-nickel" }),
  ]),
  need("اكرة كروم | chrome door handle", of("door-handles", { finish: "chrome" })),
  need("اكرة نحاس | brass door handle | اكرة نحاسي", [
    of("door-handles", { finish: "brass" }),
    of("door-handles", { finish: "antique-brass" }),
    of("door-handles", { body_material: "brass" }),
  ]),
  need("اكرة روزتة | اكرة على روزتة | lever on rose | lever handle on rose", [
    of("door-handles", { handle_type: "lever-on-rose" }),
  ]),
  need("اكرة بلاك | اكرة على بلاك | lever on plate | أكرة كلاسيك بلاك", [
    only("sultan-lever-on-plate"),
  ]),
  need("اكرة كورة | اكرة كوره | door knob | knob | أكرة مدورة", only("zahra-door-knob")),
  need("اكرة كلاسيك | classic door handle", of("door-handles", { style: "classic" })),
  need("اكرة مودرن | modern door handle", of("door-handles", { style: "modern" })),
  need("اكرة باب 40 مم | أكرة باب 4 سم | door handle 40mm door", [
    of("door-handles", { door_thickness_mm: 40 }),
  ]),
  need("ندى | nada | ND-R-BK | اكرة ندي", only("nada-lever-handle"), {
    fair: only("nada-cylinder-rose"),
  }),
  need("اكرة حرف | harf | HF-S-BK", only("harf-square-lever"), {
    fair: only("harf-cylinder-rose"),
  }),
  need("مقبض | مقابض | pull handle | pull | مقبض سحب", of("pull-handles"), {
    fair: of("door-handles"),
  }),
  need("مقبض دولاب | مقابض مطبخ | cabinet handle | cabinet pull | مقبض ضلفة | يد دولاب", [
    only("sadaf-cabinet-pull"),
  ]),
  need("مقبض 128 مم | مقبض مطبخ 128 | pull 128mm | مقبض 12.8 سم", only("sadaf-cabinet-pull")),
  need("مقبض باب زجاج | long pull handle | مقبض سحب طويل | مقبض 120 سم", [only("omoud-long-pull")]),
  need("مقبض اسود | black pull handle", of("pull-handles", { finish: "black" }), {
    fair: of("door-handles", { finish: "black" }),
  }),
  need(
    "روزتة سلندر | روزته سلندر | cylinder rose | escutcheon | روزتة مفتاح",
    of("cylinder-roses"),
  ),
  need(
    "مفتاح كهرباء | مفتاح كهربا | مفاتيح كهربا | مفتاح نور | مفاتيح نور | سويتش | switch | light switch | mafate7 | mofta7 noor | كبس نور | switches | sswitch | مفاتيح اضاءة",
    only("lamsa-switch", "isharah-smart-switch"),
    { fair: only("hams-led-dimmer") },
  ),
  need("مفتاح خطين | مفتاح 2 خط | مفتاح دبل | 2 gang switch | double switch | مفتاح ٢ خط", [
    of("switches", { gang: 2 }),
  ]),
  need("مفتاح ٣ خط | مفتاح 3 خطوط | 3 gang switch", of("switches", { gang: 3 })),
  need("مفتاح خط واحد | مفتاح 1 خط | 1 gang switch", [of("switches", { gang: 1 })]),
  need("مفتاح ٤ خطوط | 4 gang switch", of("switches", { gang: 4 })),
  need("مفتاح ذكي | مفتاح سمارت | smart switch | wifi switch | مفتاح واي فاي | سمارت سويتش", [
    only("isharah-smart-switch"),
  ]),
  need("ديمر | مفتاح ديمر | dimmer | dimmer switch | ديمر ليد | led dimmer | ]dlv | dimer", [
    only("hams-led-dimmer"),
  ]),
  need("مفتاح اسود | black switch | مفتاح نور اسود", of("switches", { finish: "black" })),
  need("مفتاح دهبي | gold switch", of("switches", { finish: "gold" })),
  need(
    "بريزة | برايز | بريزه | socket | sockets | فيشة | فيش | مقبس | bareeza | outlet | فيش وبرايز | fvd.m | berayez | soket",
    [of("sockets")],
  ),
  need("بريزة usb | بريزة يو اس بي | usb socket | فيشة شاحن USB", only("lamsa-socket")),
  need("بريزة دبل | بريزة مزدوجة | twin socket | double socket", only("lamsa-twin-socket")),
  need("بريزة 16 امبير | socket 16a | بريزة ١٦ أمبير | 16 amp socket", of("sockets")),
  need("بريزة سودا | black socket | بريزة اسود", of("sockets", { finish: "black" })),
  need("لمسة | lamsa", [of("sockets"), only("lamsa-switch")]),

  need(
    "كالون | كالونات | كوالين | كيلون | قفل | اقفال | lock | locks | kalon | kaloon | kawaleen | ;hg,k | كالون باب | كالونين | الكالون | lok | كلون",
    of("locks"),
  ),
  need("كالون حمام | bathroom lock | كالون للحمام | kalon hamam", only("setr-bathroom-lock")),
  need("كالون باب شقة | كالون شقة | flat door lock | كالون الباب الرئيسي شقه | entrance lock", [
    only("hesn-flat-lock"),
  ]),
  need("كالون غرف | كالون غرفة | room lock | كالون اوض | كالون مغناطيس | magnetic lock", [
    only("hodoo-room-lock"),
  ]),
  need(
    "كالون 60/72 | كالون ٦٠/٧٢ | lock case 60/72",
    of("locks", { backset_mm: 60, centre_mm: 72 }),
  ),
  need("كالون 60/85 | كالون ٦٠/٨٥ | lock 60/85 | كالون 60-85", [
    of("locks", { backset_mm: 60, centre_mm: 85 }),
  ]),
  need("كالون باكست 50 | backset 50 lock | كالون بُعد 50", of("locks", { backset_mm: 50 })),
  need("كالون 3 السنة | كالون ٣ لسان | 3 bolt lock", only("hesn-flat-lock")),
  need("كالون باب خشب | كالون صاج", of("locks")),
  need(
    "سلندر | سيلندر | سلندرات | cylinder | lock cylinder | طبلة باب | طبلة كالون | اسطمبة | اسطمبة كالون | silinder | sgk]v | سلندر كالون | cilinder | اسطوانة كالون",
    of("cylinders"),
  ),
  need(
    "سلندر 30/40 | سلندر ٣٠/٤٠ | cylinder 30/40 | سلندر 30 في 40 | سلندر 30x40 | سلندر 70 مم",
    [of("cylinders", { cylinder_mm: "30-40" })],
    { right: of("cylinders", { length_mm: 70 }) },
  ),
  need(
    "سلندر 30/30 | cylinder 30/30 | سلندر 60 مم | سلندر 6 سم",
    of("cylinders", { cylinder_mm: "30-30" }),
  ),
  need("سلندر مفتاح كمبيوتر | سلندر كمبيوتر | dimple key cylinder | طبلة مفتاح كمبيوتر", [
    only("daqiq-cylinder"),
  ]),
  need("سلندر بترباس | سلندر مفتاح وترباس | thumbturn cylinder | سلندر يسر", [
    only("yosr-thumbturn-cylinder"),
  ]),
  need(
    "مفصلة | مفصلات | مفصله | hinge | hinges | مفصلات ابواب | mofasala | فصالة | hing | مفصلة رولمان بلي",
    [only("sanad-bearing-hinge")],
  ),
  need("رداد | رداد باب | door closer | دراع باب | غالق باب | raddad | closer | هيدروليك باب", [
    only("lotf-door-closer"),
  ]),
  need(
    "ترباس | ترابيس | bolt | flush bolt | ترباس غاطس | terbas | مزلاج | trbas",
    only("matin-flush-bolt"),
    {
      fair: [only("yosr-thumbturn-cylinder")],
    },
  ),
  need("عين سحرية | عين سحريه | door viewer | peephole | 3ein se7reya | العين السحرية", [
    only("basar-door-viewer"),
  ]),
  need("بار طوارئ | بانيك بار | panic bar | بار باب طوارئ | panik bar", only("najat-panic-bar")),
  need(
    "كاشف دخان | انذار حريق | smoke alarm | smoke detector | حساس دخان | كاشف حريق | kashef dokhan | انذار دخان",
    [only("yaqez-smoke-alarm")],
  ),
  need("كاشف حرارة | heat alarm | heat detector", only("yaqez-smoke-alarm")),
  need("كاشف اول اكسيد الكربون | co alarm | carbon monoxide | انذار اول اكسيد الكربون", [
    only("nafas-co-alarm"),
  ]),
  need("كاشف بطارية 10 سنين | smoke alarm 10 year battery | كاشف دخان ١٠ سنوات", [
    only("yaqez-smoke-alarm"),
  ]),
  need("باب حريق ei60 | مفصلة باب حريق | fire door hinge", [only("sanad-bearing-hinge")], {
    fair: [of("cylinders", { fire_rating: "ei60" }), of("door-security", { fire_rating: "ei60" })],
  }),
  need("derfa | درفا", [of("door-handles", {}), of("pull-handles"), of("cylinder-roses")], {}),
  need("hartmund | هارتموند", [of("cylinders"), only("lotf-door-closer", "najat-panic-bar")]),
  need("zirr | zirr switch", [of("switches")], { right: [of("sockets")] }),
];
