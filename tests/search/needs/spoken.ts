import { need, type Need, of, only } from "../need.ts";

const CHANDELIERS = [of("ring-chandeliers"), of("classic-chandeliers")];
const inRoom = (room: string) => CHANDELIERS.map(({ within = "" }) => of(within, { room }));

/**
 * Whole sentences, opinions, wrong keyboard layouts and typos, as typed by people who had not seen
 * the catalogue.
 */
export const spoken: Need[] = [
  need(
    "عايز نجفه للصاله | نجفه كبيره للريسبشن | nagafet sala | 3ayez nagafa lel reception | نجفة شيك للصالون | big chandelier for reception",
    inRoom("reception"),
  ),
  need("nagafa modern lel reception | عايزة نجفة مودرن جديدة | best modern chandelier", [
    of("ring-chandeliers"),
  ]),
  need("محتاج سبوتات للمطبخ", [
    of("surface-spots", { room: "kitchen" }),
    of("recessed-spots", { room: "kitchen" }),
  ]),
  need("نجفففة | ؤاشىيثمهثق", CHANDELIERS),
  need("chandlier cristal", of("classic-chandeliers", { shade: "crystal" })),
  need("كشاااف", [only("midan-floodlight", "nawba-solar-floodlight")]),
  need("floodlite 50w", only("midan-floodlight")),
  need("كشاف شمسي للحوش | kashaf shamsi", only("nawba-solar-floodlight")),
  need("اضاءه جنينه | اضاءة حوش", [
    only("mamsha-bollard", "ghosn-garden-spike", "shams-solar-bollard"),
  ]),
  need("عمود نور للجنينه", only("mamsha-bollard", "shams-solar-bollard")),
  need("lamba led", of("lamps")),
  need("لمبه ليد ٩ وات | bulb warm white e27 9 watt", only("nahar-a60-lamp")),
  need("لمبه صفرا e27", only("nahar-a60-lamp", "ghoroub-globe-lamp")),
  need("لمبة شمعه e14", only("sahra-candle-lamp")),
  need("avd' gd] | مثي سفقهح | استريب ليد", only("khayt-cob-strip", "mawj-outdoor-strip")),
  need("strip led waterproof", only("mawj-outdoor-strip")),
  need("ترانس ليد 24", only("madad-24v-driver")),
  need("بنل ٦٠ في ٦٠ | led panel 60 60", only("maktab-panel-60")),
  need("داون ليت ١٢ وات مدور", only("safa-round-downlight")),
  need("دلايه كوره ازاز", only("lulua-globe-pendant", "asal-amber-globe-pendant"), {
    right: only("anqud-cluster-pendant"),
  }),
  need("ابليكه حيطه", only("zell-wall-light", "kettan-linen-wall-light", "wodouh-bath-light"), {
    right: only("yaqaza-sensor-wall-light", "shatt-outdoor-wall-light", "bawaba-outdoor-lantern"),
  }),
  need("حساس حركه للسلم", only("hares-sensor-downlight")),
  need("اضاءه حمام ضد الميه", only("naqaa-bathroom-downlight"), {
    right: only("wodouh-bath-light"),
  }),
  need("مفتاح تلت خطوط", of("switches", { gang: 3 })),
  need("بريزه مزدوجه سوده", only("lamsa-twin-socket")),
  need("ديمر للمبات الليد", only("hams-led-dimmer")),
  need("مخؤن", of("locks")),
  need("قفل باب الشقه", only("hesn-flat-lock")),
  need("kalon 7amam | door lock for bathroom", only("setr-bathroom-lock")),
  need("سلندر ٣٠*٤٠ | cylinder 30*40", of("cylinders", { cylinder_mm: "30-40" })),
  need("silender 30x30", of("cylinders", { cylinder_mm: "30-30" })),
  need("okra bab sooda", of("door-handles", { finish: "black" })),
  need("مسكة دولاب دهبي | مسكة دولاب | مقبض درج", only("sadaf-cabinet-pull")),
  need("مفصله باب استانلس", only("sanad-bearing-hinge")),
  need("عين الباب", only("basar-door-viewer")),
  need("كاشف غاز", only("nafas-co-alarm")),
  need("مجرى تراك ٢م", of("track-rails", { track_part: "rail", length_mm: 2000 })),
];
