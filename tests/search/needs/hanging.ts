import { need, type Need, of, only } from "../need.ts";

const CHANDELIERS = [of("ring-chandeliers"), of("classic-chandeliers")];
const PENDANTS = [of("pendants"), of("linear-pendants")];
const chandeliers = (
  facts: Record<string, string | number | boolean | readonly [number, number]>,
) => CHANDELIERS.map(({ within = "" }) => of(within, facts));

export const hanging: Need[] = [
  need(
    "نجفة | نجف | النجف | ثريا | ثريات | chandelier | chandeliers | nagafa | ngfa | negaf | نجفات | k[tm | نجقة",
    CHANDELIERS,
  ),
  need(
    "نجفة مودرن | نجف مودرن للريسبشن | modern chandelier | negafa modern | نجف حديث | نجفة عصرية",
    of("ring-chandeliers"),
  ),
  need(
    "نجفة كلاسيك | نجف كلاسيكي | classic chandelier | نجفه كلاسك | ثريا كلاسيكية",
    chandeliers({ style: "classic" }),
  ),
  need(
    "نجفة كريستال | نجف كرستال | crystal chandelier | cristal chandelier | نجفة كريستل | nagafa crystal | ثريا كرستال | نجفة فيها كريستال",
    chandeliers({ shade: "crystal" }),
  ),
  need(
    "نجفة دهبي | نجفة ذهبية | gold chandelier | نجف دهبى | ثريا ذهب",
    chandeliers({ finish: "gold" }),
  ),
  need("نجفة سودا | نجفة سوداء | نجف اسود | black chandelier", chandeliers({ finish: "black" })),
  need("نجفة نحاس | نجف نحاس | brass chandelier | نجفة نحاسي", [
    ...chandeliers({ finish: "brass" }),
    ...chandeliers({ finish: "antique-brass" }),
    ...chandeliers({ body_material: "brass" }),
  ]),
  need("نجفة حلقات | نجفة رينج | ring chandelier | نجفة حلقه ليد | led ring chandelier", [
    of("ring-chandeliers"),
  ]),
  need("نجفة حلقتين | نجفة بحلقتين | double ring chandelier", only("madar-double-ring-chandelier")),
  need("نجفة ٣ حلقات | نجفة تلات حلقات | triple ring chandelier", [
    only("shallal-triple-ring-chandelier"),
  ]),
  need(
    "نجفة ٨٠ سم | نجفة 80سم | نجفة قطر 80 | chandelier 80 cm | chandelier 800mm | نجفة 80 سنتي",
    chandeliers({ diameter_mm: [760, 840] }),
  ),
  need("نجفة 60 سم | نجفة ٦٠ سنتيمتر | 60cm chandelier", chandeliers({ diameter_mm: [570, 630] })),
  need(
    "نجفة ١ متر | نجفة 100 سم | نجفة 1م | chandelier 1 m",
    chandeliers({ diameter_mm: [950, 1050] }),
  ),
  need("نجفة 6 لمبات | نجفة ٦ لمبات | نجفة ابو 6 لمبات | 6 lamp chandelier", [
    ...chandeliers({ lamp_count: 6 }),
  ]),
  need("نجفة 8 لمبات | نجفة ٨ أذرع | 8 arm chandelier", chandeliers({ lamp_count: 8 })),
  need(
    "نجفة سفرة | نجف للسفرة | نجفة غرفة السفرة | dining chandelier | نجفة لاوضة السفرة",
    chandeliers({ room: "dining" }),
  ),
  need("نجفة سلم | نجف للسلم | نجفة بير السلم | stairs chandelier | نجفة منور السلم", [
    ...chandeliers({ room: "stairs" }),
  ]),
  need(
    "نجفة ريسبشن | نجفة للصالة | نجفة صالون | reception chandelier",
    chandeliers({ room: "reception" }),
  ),
  need("نجفة نوم | نجفة غرفة نوم | bedroom chandelier", chandeliers({ room: "bedroom" })),
  need("نجفة 42 وات | chandelier 42w", chandeliers({ power_w: [40, 44] })),
  need("نجفة بريموت | نجفة ريموت كنترول | remote chandelier", chandeliers({ dimmable: "remote" })),
  need("نجفة E14 | نجفة اي 14 | chandelier e14", chandeliers({ cap: "e14" })),
  need("نجفة ليد | led chandelier | نجف ليد", of("ring-chandeliers")),
  need("نجفة مصري | نجفة صناعة مصرية | egyptian chandelier", chandeliers({ origin: "eg" })),
  need("هالة | هاله | hala | نجفة هاله | Hala ring", only("hala-ring-chandelier")),
  need("HL-80-BR | hl 80 br | HL80BR | HL-٨٠-BR", only("hala-ring-chandelier")),
  need("مدار | madar | MD2-80", only("madar-double-ring-chandelier")),
  need("شلال | shallal | SHL3", only("shallal-triple-ring-chandelier")),
  need("ليالي | layali | نجفة ليالى", only("layali-arm-chandelier")),
  need("نجفة قصر | qasr | QSR-18-GD", only("qasr-crystal-chandelier")),
  need("thurayya | نجفة ثريا كريستال دائرية", only("thurayya-crystal-chandelier")),
  need("نجفة بدورين | two tier chandelier | نجفة دورين", only("qasr-crystal-chandelier")),
  need(
    "فانوس نحاس | فانوس مخرم | pierced lantern | فانوس خان | fanous na7as",
    only("khan-pierced-lantern"),
    { right: only("bawaba-outdoor-lantern") },
  ),
  need("فانوس | فوانيس | lantern | fanoos", [
    only("khan-pierced-lantern", "bawaba-outdoor-lantern"),
  ]),
  need("نجفة اسلامي | فانوس اسلامي | islamic lantern", [only("khan-pierced-lantern")]),
  need("دلاية | دلايات | دلايه | pendant | pendants | معلقة | dalaya | ]ghdm | pendent", PENDANTS),
  need("دلاية زجاج | دلاية ازاز | دلايات قزاز | glass pendant | دلاية إزاز", [
    of("pendants", { body_material: "glass" }),
  ]),
  need("دلاية مطبخ | دلايات للمطبخ | kitchen pendant", [
    of("pendants", { room: "kitchen" }),
    of("linear-pendants", { room: "kitchen" }),
  ]),
  need("دلاية سودا | دلاية اسود | black pendant | دلايات سوداء", [
    of("pendants", { finish: "black" }),
    of("linear-pendants", { finish: "black" }),
  ]),
  need("دلاية كورة | دلاية كوره زجاج | globe pendant | دلاية كرة", [only("lulua-globe-pendant")], {
    fair: only("asal-amber-globe-pendant"),
  }),
  need("دلاية طولية | دلاية طويلة للسفرة | linear pendant | دلايه طوليه", [of("linear-pendants")]),
  need("دلاية خشب | wood pendant | دلاية خشبية | wooden pendant", only("nahr-wood-linear-pendant")),
  need(
    "دلاية 120 سم | دلاية ١٢٠ سم | pendant 120cm",
    of("linear-pendants", { length_mm: [1140, 1260] }),
  ),
  need("دلاية عنقود | دلايه فيميه | cluster pendant | smoked glass cluster", [
    only("anqud-cluster-pendant"),
  ]),
  need("دلاية قبة | dome pendant | qubba | دلاية قبه معدن", only("qubba-dome-pendant")),
  need("دلاية جي يو 10 | gu10 pendant | دلاية gu 10 | دلاية GU10", of("pendants", { cap: "gu10" })),
  need("لؤلؤة | لولوة | lulua | LL-20-BR", only("lulua-globe-pendant")),
  need("دلاية عسلي | amber pendant | دلاية عسل", only("asal-amber-globe-pendant")),
  need(
    "ابليك | أبليك | ابليكات | wall light | applique | ablik | aplique | sconce | اباليك",
    [of("wall-lights"), of("outdoor-wall-lights")],
    {},
  ),
  need("ابليك مراية | ابليك حمام | bathroom mirror light | ابليك مرايه الحمام", [
    only("wodouh-bath-light"),
  ]),
  need("ابليك قماش | ابليك شابوه | linen wall light", only("kettan-linen-wall-light")),
  need("ابليك غرفة نوم | ابليك نوم | bedroom wall light", of("wall-lights", { room: "bedroom" })),
  need("ابليك 8 وات | wall light 8w", of("wall-lights", { power_w: [7.6, 8.4] })),
  need("ابليك اسود | ابليك سودا | black wall light", [
    of("wall-lights", { finish: "black" }),
    of("outdoor-wall-lights", { finish: "black" }),
  ]),
  need("ابليك كلاسيك | classic wall light", [
    of("wall-lights", { style: "classic" }),
    of("outdoor-wall-lights", { style: "classic" }),
  ]),
];
