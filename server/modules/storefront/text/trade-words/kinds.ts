/**
 * Kinds of products, one per line: standard Arabic, Egyptian as used in shops and on websites,
 * Gulf, English. Arabic in Latin letters is matched by its sounds and listed here only where that
 * fails. A line for something the shop does not sell keeps its words from being corrected to
 * others.
 */
export const KINDS: readonly string[] = [
  "نجفة, نجف, نجفات, ثريا, ثريات, تريا, تريات, لوستر, لوسترات, chandelier, lustre, luster, nagafa, nagaf, nagafah, negafa, negaf",
  "سبوت, اسبوت, سبوتات, سبوط, كشاف موجه, spot, spotlight, spot light",
  "سبوت زرع, سبوت جنينة, سبوت حديقة, سبوت شوكة, كشاف زرع, garden spike, spike light",
  "سبوت جبس بورد, سبوت جبسون بورد, سبوت دفن, سبوت غاطس, سبوت مخفي, recessed spot",
  "سبوت ماجنتيك, سبوت مغناطيس, سبوت مغناطيسي, magnetic spot, magnetic track spot",
  "بلافونيرة, بلافونيرات, بلافون, بلافونات, داون لايت ظاهر, plafoniera, plafonnier, plafonniere, plafond light, surface downlight",
  "قاعدة سبوت, قواعد سبوت, فريم سبوت, شنبر سبوت, شاسيه سبوت, اطار سبوت, اطار, إطار, spot frame, spot ring, downlight frame",
  "داون لايت, داونلايت, دون لايت, اضاءة غاطسة, سبوت داخلي, downlight, down light",
  "بانل, بانيل, بانلات, لوحة ليد, panel",
  "كشاف, كشافات, فلود, فلود لايت, بروجيكتور, بروجكتور, projector, flood, floodlight, flood light",
  "لمبة, لمبات, لمب, لمض, لمضة, لمضات, مصباح, مصابيح, lamp, bulb, lamb, light bulb",
  "ابليك, ابليكات, اباليك, اضاءة حائط, انارة جدارية, applique, wall light, wall lamp, sconce",
  "اباجورة, اباجورات, مصباح طاولة, abajora, table lamp, desk lamp",
  "شريط ليد, شرايط ليد, اشرطة ليد, شريط ضوئي, شريط انارة, ليد بروفايل, حبل ليد, حبل نور, حبل اضاءة, rope light, ستريب ليد, ليد ستريب, ستريب, strip, led strip, strip led, led tape, هيدن لايت, اضاءة مخفية, انارة مخفية, hidden light, بيت النور, بيت نور, cove light",
  "تراك, تراك لايت, مسار اضاءة, track, track light",
  "مجرى, مجاري, ريل, قضيب تراك, مجرى تراك, ريل تراك, rail, track rail",
  "وصلة, وصلات, جوينت, joiner, connector, coupler",
  "علبة حائط, علب حائط, علبة ماجيك, علبة مفتاح, بواط, back box, wall box, switch box",
  "دلاية, دلايات, معلقة, معلقات, pendant",
  "فانوس, فوانيس, lantern, fanous, fanoos",
  "بولارد, عمود حديقة, عمود جنينة, عمود اضاءة, bollard, path light, garden post",
  "مفتاح كهربا, مفاتيح كهربا, مفتاح كهرباء, مفاتيح كهرباء, مفتاح نور, مفاتيح نور, مفتاح اضاءة, مفاتيح اضاءة, زرار نور, زراير نور, زرار كهربا, زراير كهربا, مفتاح انارة, كبس نور, كبس كهربا, كبس, سويتش, سوتش, سويتشات, دفياتير, ديفياتير, دفياتور, ديفاتير, مفتاح دفياتير, طرف سلم, مفتاح طرف سلم, two way, two way switch, switch, light switch, mafateeh, mofta7 noor",
  "مفتاح, مفاتيح",
  "مفتاح ديمر, ديمر ليد, ديمر لمبات, dimmer switch, led dimmer",
  "فيشة, بريزة, برايز, مقبس, مقابس, فيش, افياش, socket, outlet, plug socket",
  "اكرة, اوكرة, اكر, اوكر, مقبض باب, مقابض ابواب, مسكة, مسكة باب, يد باب, ايد باب, handle, door handle, lever, lever handle, okra, akra",
  "مقبض, مقابض, pull, handle, مقبض سحب, pull handle",
  "مقبض باب زجاج, مقبض زجاج, مقبض باب سيكوريت, مقبض سيكوريت, يد باب زجاج, اكرة باب زجاج, glass door handle, مقبض سحب, long pull handle",
  "مقبض دولاب, مقبض ضلفة, مقبض مطبخ, مقابض مطبخ, يد دولاب, ايد دولاب, مسكة دولاب, مسكة ضلفة, مقبض درج, مسكة درج, cabinet handle, cabinet pull, kitchen handle",
  "اكرة كورة, اكرة مدورة, كورة باب, knob, door knob",
  "روزتة, روزته, روزتات, وردة, rose, escutcheon",
  "كالون, كالونات, كوالين, كيلون, كيلونات, قفل, اقفال, غال, lock, lock case, mortise lock, kalon, kaloon, kawaleen, kawalin",
  "قلب كالون, قلب الكالون, قلب باب, قلب طبلة, قلب, قلوب كوالين, 2alb kalon, alb kalon, سلندر, سلندرات, سيلندر, طبلة, طبلة باب, طبلة كالون, اسطمبة, اسطمبة كالون, اسطوانة, اسطوانة كالون, cylinder, lock cylinder",
  "مفصلة, مفصلات, فصالة, فصالات, hinge, door hinge",
  "ترباس, ترابيس, تربس, مزلاج, سقاطة, bolt, door bolt, flush bolt",
  "رداد, رداد باب, راد, غالق باب, دراع باب, ذراع باب, هيدروليك باب, دراع هيدروليك, ماكينة باب, closer, door closer",
  "عين سحرية, العين السحرية, عيون سحرية, عين باب, عدسة باب, عدسة الباب, viewer, door viewer, peephole",
  "بانيك بار, بار طوارئ, بار باب طوارئ, بار الطوارئ, panic bar, exit bar",
  "ترانس, ترنس, ترانسات, محول, محولات, باور سبلاي, باور, ادابتور, ادابتر, adapter, درايفر, درايفرات, driver, led driver, power supply, transformer",
  "كاشف دخان, حساس دخان, انذار دخان, انذار حريق, كاشف حريق, smoke alarm, smoke detector, fire alarm",
  "كاشف اول اكسيد الكربون, انذار اول اكسيد الكربون, carbon monoxide alarm, co alarm, co detector",
  "مروحة, مراوح, مروحة سقف, fan, ceiling fan",
  "نيون, فلورسنت, neon, fluorescent",
];

/** Kinds that buyers confuse with each other, each by one of its words. */
export const SISTER_KINDS: readonly (readonly [string, string])[] = [
  // Any small ceiling light is called a spot.
  ["سبوت", "داون لايت"],
  ["بانل", "داون لايت"],
  ["نجفة", "دلاية"],
  ["اكرة", "مقبض"],
];
