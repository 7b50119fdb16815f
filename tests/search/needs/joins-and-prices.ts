import { need, type Need, of, only, type Rule } from "../need.ts";

const CHANDELIERS = [of("ring-chandeliers"), of("classic-chandeliers")];
const PENDANTS = [of("pendants"), of("linear-pendants")];
const WALL_LIGHTS = [of("wall-lights"), of("outdoor-wall-lights")];
const SPOTS = [of("surface-spots"), of("recessed-spots"), of("track-lighting")];
const DOWNLIGHTS = [of("recessed-downlights"), of("surface-downlights")];
const priced = (rules: readonly Rule[], least: number, most: number): Rule[] =>
  rules.map((rule) => ({ ...rule, price: [least, most] }));

/**
 * Several kinds at once, prices, function words, units and numbers in words, and other trade names.
 */
export const joinsAndPrices: Need[] = [
  need("نجف وأباليك | نجف و اباليك | نجفة وابليك | chandeliers and wall lights | نجف، أباليك", [
    ...CHANDELIERS,
    ...WALL_LIGHTS,
  ]),
  need("لمبات وسبوتات | lamps & spots", [of("lamps"), ...SPOTS], {
    right: only("ghosn-garden-spike"),
  }),
  need("chandeliers and pendants | نجف او دلايات | نجفة / دلاية | chandelier or pendant", [
    ...CHANDELIERS,
    ...PENDANTS,
  ]),
  need("spots & downlights | سبوتات و داون لايت | spots and downlights", [
    ...SPOTS,
    ...DOWNLIGHTS,
    only("ghosn-garden-spike"),
  ]),
  need("مفاتيح نور وبرايز | switches and sockets | برايز ومفاتيح كهربا", [
    of("switches"),
    of("sockets"),
  ]),
  need("كالون وسلندر | locks and cylinders | كوالين وسلندرات", [of("locks"), of("cylinders")]),
  need("اكر ومقابض", [of("door-handles"), of("pull-handles")]),
  need("نجف وأباليك كلاسيك | classic chandeliers and wall lights", [
    ...[...CHANDELIERS, ...WALL_LIGHTS].map(({ within = "" }) => of(within, { style: "classic" })),
  ]),
  need("نجفة مفصلة", [], { right: CHANDELIERS, fair: only("sanad-bearing-hinge") }),

  need(
    "نجفة تحت 10000 | نجف اقل من ١٠٠٠٠ جنيه | chandelier under 10000 egp | نجفة أقل من 10 آلاف | chandelier max 10k egp | نجف لحد 10,000 ج.م",
    priced(CHANDELIERS, 0, 10_000),
  ),
  need(
    "نجفة فوق 20000 | chandelier over 20000 egp | نجفة أكتر من 20 ألف | نجفة اغلى من عشرين الف",
    priced(CHANDELIERS, 20_000, 100_000),
  ),
  need(
    "دلاية من 1000 ل 2000 | دلايات بين 1000 و2000 جنيه | pendant from 1000 to 2000 LE | pendant 1000-2000 egp",
    priced(PENDANTS, 1_000, 2_000),
  ),
  need(
    "سبوت تحت 500 جنيه | spots under 500 LE | spot less than 500 pounds",
    [...priced(SPOTS, 0, 500), only("omq-deep-spot")],
    { right: only("wamda-gu10-lamp", "hamsa-gu10-dimmable") },
  ),
  need("لمبة ب 100 جنيه | لمبة 100 جنيه | لمبة بمية جنيه | lamp 100 egp", {
    within: "lamps",
    price: [86, 115],
  }),
  need(
    "نجفة 10000 جنيه | نجفة ب 10 آلاف جنيه | نجفة بحوالي عشر تلاف جنيه",
    priced(CHANDELIERS, 8_500, 11_500),
  ),
  // One of them only while its offer lasts.
  need("أكرة أقل من ألف جنيه | door handle below 1000 pounds | اكرة تحت الف", [
    { within: "door-handles", price: [0, 1_000] },
    only("nada-lever-handle"),
  ]),
  need("كالون 800 ج.م | lock EGP 800", { within: "locks", price: [680, 920] }),
  need(
    "نجف تحت 3000 | chandelier under 3000 egp",
    only("hala-ring-chandelier", "khan-pierced-lantern"),
    {
      right: CHANDELIERS,
    },
  ),
  need("تحت 100 جنيه", { price: [0, 100] }),

  need("ابليك ع الحيطة | ابليك للحيطة | ابليك عالحيطة", WALL_LIGHTS),
  need(
    "نجفة عشان الصالة | نجف علشان الريسبشن لو سمحت | عندكم نجف ريسبشن | please show me reception chandeliers | فيه عندكو نجفة للصالون دي",
    CHANDELIERS.map(({ within = "" }) => of(within, { room: "reception" })),
  ),
  need("do you have black door handles | عندك اكر سودا يا جماعة", [
    of("door-handles", { finish: "black" }),
  ]),
  need("لو سمحت عايز كالون حمام | show me a bathroom lock please", only("setr-bathroom-lock")),

  need(
    "نجفة 24 بوصة | chandelier 24 inch | نجفة 24 انش | نجفة 24 بوصه",
    CHANDELIERS.map(({ within = "" }) => of(within, { diameter_mm: [579, 641] })),
  ),
  need("مقبض 128 ملم | cabinet pull 128 mm", only("sadaf-cabinet-pull")),
  need("سبوت وات 7 | سبوت سبعة وات | spot seven watts", [
    of("surface-spots", { power_w: 7 }),
    of("recessed-spots", { power_w: 7 }),
    only("ghosn-garden-spike"),
  ]),
  need("لمبة تسعة وات | nine watt bulb | لمبة وات 9", of("lamps", { power_w: 9 })),
  need("لمبة كلفن 2700", of("lamps", { cct: 2700 })),
  need("بانل ستة وتلاتين وات", only("maktab-panel-60")),
  need("لمبة اتناشر وات | لمبة اثنا عشر وات | twelve watt lamp", of("lamps", { power_w: 12 })),
  need("كاشف دخان عشر سنين", only("yaqez-smoke-alarm")),
  need("لمبة 20000 ساعة | bulb 20000 hours", of("lamps", { lifetime_h: 20000 })),
  need("120 × 30 cm panel | بانل ٣٠×١٢٠ سم", only("kheffa-linear-panel")),
  need("60×60 سم | 60x60cm", only("maktab-panel-60")),

  need(
    "دفياتير | ديفياتير | دفياتور | مفتاح دفياتير | two-way switch | two way | مفتاح طرف سلم | طرف سلم",
    only("lamsa-switch"),
    { right: only("hams-led-dimmer"), fair: only("isharah-smart-switch") },
  ),
  need("سبوت حمام | bathroom spot | سبوت للحمام", only("naqaa-bathroom-downlight")),
  need(
    "نجفة مطبخ | kitchen chandelier",
    PENDANTS.map(({ within = "" }) => of(within, { room: "kitchen" })),
  ),
  need("مقبض باب سيكوريت | glass door handle | يد باب زجاج", only("omoud-long-pull")),
  need("اضاءة مخفية | إنارة مخفية", of("led-strips")),
  need("عين باب", only("basar-door-viewer")),
  need("دراع هيدروليك | ماكينة باب", only("lotf-door-closer")),
  need("لمبات موفرة | لمبة موفرة للطاقة | energy saving bulbs", of("lamps")),
];
