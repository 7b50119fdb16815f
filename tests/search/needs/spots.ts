import { need, type Need, of, only } from "../need.ts";

const INDOOR = [of("surface-spots"), of("recessed-spots"), of("track-lighting")];
const DOWNLIGHTS = [of("recessed-downlights"), of("surface-downlights")];

export const spots: Need[] = [
  need(
    "سبوت | سبوتات | اسبوت | سبوط | spot | spots | spot light | spotlight | سبوت لايت | sbot | sf,j | sbout | السبوتات | اسبوتات",
    INDOOR,
    { right: only("ghosn-garden-spike", "wamda-gu10-lamp", "hamsa-gu10-dimmable") },
  ),
  need(
    "سبوت ٧ وات | سبوت 7 وات | سبوت 7w | spot 7 watt | سبوت 7 واط | spot 7w | سبوت ٧وات | 7w spot",
    [
      of("surface-spots", { power_w: 7 }),
      of("recessed-spots", { power_w: 7 }),
      only("ghosn-garden-spike"),
    ],
  ),
  need("سبوت ١٠ وات دفن | سبوت دفن 10 وات | recessed spot 10w", only("omq-deep-spot")),
  need(
    "سبوت دفن | سبوت غاطس | سبوت جبس بورد | سبوت جبسون بورد | recessed spot | سبوت مخفي | spot dafn",
    of("recessed-spots"),
  ),
  need("سبوت ظاهر | سبوت خارجي السقف ظاهر | surface spot | سبوتات ظاهرة", of("surface-spots")),
  need(
    "سبوت ظاهر ٧ وات وورم | سبوت ظاهر 7 وات 3000 كلفن | surface spot 7w warm",
    only("noqta-surface-spot"),
  ),
  need("سبوت اسود | سبوت أسود | black spot | سبوت لونه اسود", [
    ...INDOOR.map(({ within = "" }) => of(within, { finish: "black" })),
    only("ghosn-garden-spike"),
  ]),
  need(
    "سبوت 3000 كيلفن | سبوت 3000k | سبوت ٣٠٠٠ كلفن | spot 3000 kelvin | spot 3000K",
    [...INDOOR.map(({ within = "" }) => of(within, { cct: 3000 })), only("ghosn-garden-spike")],
    { fair: only("wamda-gu10-lamp", "hamsa-gu10-dimmable") },
  ),
  need(
    "سبوت 4000k | سبوت نيتشرال | neutral spot",
    [
      of("surface-spots", { cct: 4000 }),
      of("recessed-spots", { cct: 4000 }),
      of("track-lighting", { cct: 4000 }),
      only("ghosn-garden-spike"),
    ],
    { fair: only("wamda-gu10-lamp", "hamsa-gu10-dimmable") },
  ),
  need("سبوت 24 درجة | سبوت زاوية 24 | spot 24 degree | spot beam 24°", [
    of("surface-spots", { beam_angle: 24 }),
    of("recessed-spots", { beam_angle: 24 }),
    of("track-lighting", { beam_angle: 24 }),
  ]),
  need("سبوت متحرك | سبوت براسين | twin spot | سبوت دبل | adjustable spot", [
    only("tawaman-twin-spot"),
  ]),
  need("سبوت تراك | track spot | سبوت تراك لايت | spot track", of("track-lighting")),
  need("تراك | تراك لايت | track light | traack", [of("track-lighting"), of("track-rails")], {}),
  need("تراك ماجنتيك | ماجنتك تراك | magnetic track | ماجنتيك | مغناطيسي تراك | تراك ماجنيتك", [
    of("track-lighting", { track_system: "magnetic-48" }),
    of("track-rails", { track_system: "magnetic-48" }),
    only("mizan-48v-driver"),
  ]),
  need("سبوت ماجنتيك | سبوت مغناطيس | magnetic spot | سبوت ماجنيتيك 12 وات", [
    only("maghnat-magnetic-spot"),
  ]),
  need("سبوت تراك 20 وات | 20w track spot", only("qitar-track-spot")),
  need("مجرى تراك | ريل تراك | track rail | مجري", of("track-rails", { track_part: "rail" })),
  need("مجرى ماجنتيك | magnetic rail | مجرى ماجنتك 48 فولت", only("maghnat-magnetic-rail")),
  need("مجرى تراك 2 متر | track 2 m rail | مجرى تراك مترين", [
    of("track-rails", { track_part: "rail", length_mm: 2000 }),
  ]),
  need("وصلة تراك زاوية | وصلة زاوية L | track corner joiner | L joiner", [
    of("track-rails", { track_part: "corner" }),
  ]),
  need("وصلة تراك مرنة | وصله مرنه | flexible joiner", [
    of("track-rails", { track_part: "flexible" }),
  ]),
  need("وصلة تراك مستقيمة | straight joiner", of("track-rails", { track_part: "straight" })),
  need("غطاء نهاية تراك | end cap | طرف تراك غطاء", of("track-rails", { track_part: "cap" })),
  need("تغذية تراك | بداية تغذية | end feed", of("track-rails", { track_part: "feed" })),
  need("سبوت gu10 | سبوت GU 10 | spot gu10 | سبوت جي يو 10", [
    only("itar-gu10-spot", "wamda-gu10-lamp", "hamsa-gu10-dimmable"),
  ]),
  need(
    "سبوت فتحة 7.5 سم | سبوت فتحة 75 مم | spot cutout 75mm",
    of("recessed-spots", { cutout_mm: 75 }),
  ),
  need("نقطة | noqta | NQ-7-BK-30 | nq 7", only("noqta-surface-spot")),
  need("سبوت عمق | omq", only("omq-deep-spot")),
  need("سبوت ٧ وات وورم دفن", [], { right: [of("recessed-spots"), only("noqta-surface-spot")] }),
  need("سبوت محل | سبوت للمحلات | shop spot", [
    of("surface-spots", { room: "shop" }),
    of("recessed-spots", { room: "shop" }),
    of("track-lighting", { room: "shop" }),
  ]),
  need(
    "سبوت مطبخ | kitchen spot",
    [of("surface-spots", { room: "kitchen" }), of("recessed-spots", { room: "kitchen" })],
    { fair: only("wamda-gu10-lamp") },
  ),
  need("سبوت holmvik | هولمفيك سبوت", [
    of("surface-spots"),
    only("omq-deep-spot", "qitar-track-spot", "maghnat-magnetic-spot"),
  ]),

  need(
    "داون لايت | داونلايت | down light | downlight | داون ليت | downlights | دون لايت | اضاءة غاطسة | dawn lait | ]h,k ghdj",
    DOWNLIGHTS,
  ),
  need("داون لايت دفن | داونلايت دفن | recessed downlight | داون ليت دفن", of("recessed-downlights")),
  need("داون لايت ظاهر | surface downlight | داون لايت خارج السقف", of("surface-downlights")),
  need("داون لايت مربع | square downlight | داونلايت مربعه", [only("rokn-square-downlight")]),
  need("داون لايت 9 وات | داون لايت ٩ وات | downlight 9w | 9 watt downlight", [
    of("recessed-downlights", { power_w: 9 }),
    of("surface-downlights", { power_w: 9 }),
  ]),
  need("داون لايت 18 وات | downlight 18 w | داونلايت ١٨وات", [
    of("recessed-downlights", { power_w: 18 }),
    of("surface-downlights", { power_w: 18 }),
  ]),
  need("داون لايت 24 وات | downlight 24w", of("surface-downlights", { power_w: 24 })),
  need("داون لايت 15 وات | downlight 15 watt", [of("recessed-downlights", { power_w: 15 })]),
  need("داون لايت 10 وات | downlight 10w", [], {
    right: of("recessed-downlights"),
    fair: of("surface-downlights"),
  }),
  need("داون لايت حمام | bathroom downlight | داون لايت للحمام ip65 | سبوت حمام IP65", [
    only("naqaa-bathroom-downlight"),
  ]),
  need("داون لايت حساس | داون لايت بحساس حركة | sensor downlight | motion sensor downlight", [
    only("hares-sensor-downlight"),
  ]),
  need("داون لايت 6500 | داون لايت ابيض 6500k | downlight daylight 6500k", [
    of("recessed-downlights", { cct: 6500 }),
    of("surface-downlights", { cct: 6500 }),
  ]),
  need("داون لايت صفا | safa | SF-09-30 | sf 09", only("safa-round-downlight")),
  need("بانل | بانيل | بانل ليد | panel | led panel | banel | fhkg | بانلات | panal", of("panels")),
  need(
    "بانل 60×60 | بانل 60x60 | بانل ٦٠ في ٦٠ | بانل 60*60 | panel 60 x 60 cm | بانل ٦٠×٦٠ سم | 60x60 | 600x600 panel | بانل 60 60",
    only("maktab-panel-60"),
  ),
  need(
    "بانل 30×120 | بانل 120x30 | بانل ٣٠ في ١٢٠ | بانل 30/120 | panel 30x120 | بانل 30 * 120 سم",
    only("kheffa-linear-panel"),
  ),
  need("بانل 36 وات | panel 36w", only("maktab-panel-60")),
  need("بانل 40 وات | 40w panel | بانل ٤٠ واط", only("kheffa-linear-panel")),
  need("بانل مكتب | بانل مكاتب | office panel", of("panels", { room: "office" })),
  need("بانل dali | panel dali dimmable", only("maktab-panel-60")),
  need(
    "شريط ليد | ستريب ليد | ليد ستريب | led strip | strip led | شرايط ليد | strip | ستريب | shreet led | اشرطة ليد | هيدن لايت | بيت النور",
    of("led-strips"),
  ),
  need(
    "شريط ليد خارجي | outdoor led strip | شريط ليد ضد المية | waterproof led strip | شريط ليد ip67",
    [only("mawj-outdoor-strip")],
  ),
  need("شريط ليد 24 فولت | led strip 24v | ستريب 24v | ستريب ليد ٢٤ فولت", of("led-strips")),
  need("شريط ليد 5 متر | led strip 5m | شريط ليد ٥ امتار | شريط ليد 5م", of("led-strips")),
  need("شريط ليد cob | cob strip | كوب ستريب", only("khayt-cob-strip")),
  need("شريط ليد وورم | warm led strip | شريط ليد اصفر", of("led-strips", { cct_name: "warm" })),
];
