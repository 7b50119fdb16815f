import { need, type Need, of, only, type Rule } from "../need.ts";

const CHANDELIERS = [of("ring-chandeliers"), of("classic-chandeliers")];
const PENDANTS = [of("pendants"), of("linear-pendants")];
const WALL_LIGHTS = [of("wall-lights"), of("outdoor-wall-lights")];
const SPOTS = [of("surface-spots"), of("recessed-spots"), of("track-lighting")];
const DOWNLIGHTS = [of("recessed-downlights"), of("surface-downlights")];
const WITH_SENSOR = only(
  "hares-sensor-downlight",
  "yaqaza-sensor-wall-light",
  "nawba-solar-floodlight",
);
const priced = (rules: readonly Rule[], least: number, most: number): Rule[] =>
  rules.map((rule) => ({ ...rule, price: [least, most] }));

/**
 * Price words, ranges and slashes, and words for the goods from shops and workshops: what a buyer
 * tried in vain, and their kinds.
 */
export const everydayWords: Need[] = [
  // No chandelier costs that little: the nearest prices are what helps.
  need("نجف تحت 5000 | نجفة تحت ٥٠٠٠ جنيه | chandelier under 5000", priced(CHANDELIERS, 0, 7_000), {
    right: priced(CHANDELIERS, 0, 10_000),
    fair: [...CHANDELIERS, ...priced(PENDANTS, 0, 5_000)],
  }),
  need(
    "نجفة رخيصة | نجف رخيص | ارخص نجفة | cheap chandelier | cheapest chandelier",
    priced(CHANDELIERS, 0, 10_000),
    { right: priced(CHANDELIERS, 0, 20_000), fair: CHANDELIERS },
  ),
  need("سبوت رخيص | ارخص سبوتات | cheap spots", priced(SPOTS, 0, 400), {
    right: SPOTS,
    fair: only("ghosn-garden-spike"),
  }),
  need("لمبة رخيصة | لمبات رخيصة | cheapest bulb", priced([of("lamps")], 0, 125), {
    right: of("lamps"),
  }),
  need("كالون رخيص | cheap lock", priced([of("locks")], 0, 800), { right: of("locks") }),
  need("اكرة رخيصة | cheap door handle", priced([of("door-handles")], 0, 900), {
    right: of("door-handles"),
  }),
  need("اغلى نجفة | نجفة غالية | expensive chandelier", priced(CHANDELIERS, 20_000, 100_000), {
    right: CHANDELIERS,
  }),
  need("نجفة فاخرة | luxury chandelier", CHANDELIERS),
  need("نجف وأباليك رخيصة | cheap chandeliers and wall lights", priced(WALL_LIGHTS, 0, 1_700), {
    right: [...CHANDELIERS, ...WALL_LIGHTS],
  }),
  need("حاجة رخيصة | ارخص حاجة | رخيص وكويس | something cheap", { price: [0, 100] }),
  need(
    "دلاية اقل من ٢٠٠٠ جنيه | دلايات تحت 2000 | pendant under 2000 | دلاية بأقل من 2000",
    priced(PENDANTS, 0, 2_000),
  ),
  need(
    "ابليك من 1000 ل 1500 | ابليك بين 1000 و 1500 | wall light 1000 to 1500 egp",
    priced(WALL_LIGHTS, 1_000, 1_500),
  ),
  need("تحت 5000 | under 5000 | اقل من ٥٠٠٠ جنيه", { price: [0, 5_000] }),
  need("داون لايت تحت 400 | downlight under 400", priced(DOWNLIGHTS, 0, 400)),

  need("قلب كالون | قلب الكالون | قلب باب شقة | 2alb kalon", of("cylinders"), {
    fair: of("locks"),
  }),
  need("قلب كالون كمبيوتر", only("daqiq-cylinder"), { right: of("cylinders") }),
  need("بلافونيرة | بلافونيره سقف | بلافون | plafoniera", of("surface-downlights"), {
    right: of("surface-spots"),
    fair: of("panels"),
  }),
  need("تريا | التريا | تريات", only("thurayya-crystal-chandelier"), { right: CHANDELIERS }),
  need("تريا كريستال", only("thurayya-crystal-chandelier", "qasr-crystal-chandelier"), {
    right: CHANDELIERS,
  }),
  need("قاعدة سبوت | فريم سبوت | شنبر سبوت | اطار سبوت | spot frame", only("itar-gu10-spot"), {
    right: of("recessed-spots"),
    fair: of("recessed-downlights"),
  }),
  // The shop sells no holder by itself: lights with one are the nearest.
  need("دواية | دواية لمبة | lamp holder", [], {
    right: [
      of("classic-chandeliers"),
      ...["e27", "gu10", "g9"].map((cap) => of("pendants", { cap })),
      of("wall-lights", { cap: "e14" }),
      only("bawaba-outdoor-lantern", "itar-gu10-spot"),
      of("lamps"),
    ],
  }),
  need("7assas | 7asas 7araka | 7assas noor | سنسور", WITH_SENSOR, {
    right: only("shams-solar-bollard"),
  }),
  need("E27/E14 | e14/e27 | E27 / E14", [{ facts: { cap: "e27" } }, { facts: { cap: "e14" } }]),
  need("لمبة E27/E14 | lamp E14/E27", [of("lamps", { cap: "e27" }), of("lamps", { cap: "e14" })]),
  need("220–240V | 220-240v | 220/240V | 220-240 فولت", { facts: { voltage: "mains" } }),
  need("سبوت 220-240V | spot 220–240V", [
    ...SPOTS.map(({ within = "" }) => of(within, { voltage: "mains" })),
    only("ghosn-garden-spike"),
  ]),

  need("لمض | لمض ليد | لمضة", of("lamps")),
  need("لوستر | lustre", CHANDELIERS),
  need("زرار نور | زراير كهربا", of("switches")),
  need("حبل ليد | حبل نور", of("led-strips")),
  need("ادابتور شريط ليد | محول شريط ليد", only("madad-24v-driver"), {
    right: of("drivers"),
    fair: of("led-strips"),
  }),
  need("عدسة باب | ein se7reya | 3een sehreya", only("basar-door-viewer")),
  need("sherit led | shereet led", of("led-strips")),
  need("bereza | breza", of("sockets")),
  need("mofassalat bab", only("sanad-bearing-hinge")),
  need("ma2bad dolab", only("sadaf-cabinet-pull"), { right: of("pull-handles") }),
  need("terbas bab", only("matin-flush-bolt")),
  need("radad bab | rad bab", only("lotf-door-closer")),
  need("dalayat sofra", PENDANTS),
  need("kashaf shamsy | kashaf taka shamseya", only("nawba-solar-floodlight"), {
    right: [only("shams-solar-bollard"), of("floodlights")],
  }),
];
