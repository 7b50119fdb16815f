import type { DemoVideo } from "./types.ts";

export const videos: DemoVideo[] = [
  {
    code: "hala-ring-turntable",
    publishedDaysAgo: 18,
    title: { ar: "نجفة «هالة» من كل الجهات", en: "The Hala chandelier from every side" },
    text: {
      ar: "دورة كاملة حول حلقة 60 سم نحاسية: الضوء من الحافة الداخلية ومن أعلى، ومصدر الليد لا يُرى من أي زاوية.",
      en: "A full turn around the 60 cm brass ring: light from the inner edge and from the top, with no LEDs visible from any angle.",
    },
    durationSeconds: 8,
    products: ["hala-ring-chandelier"],
  },
  {
    code: "lulua-light-colours",
    publishedDaysAgo: 39,
    title: { ar: "من 2700 إلى 4000 كلفن أمام عينك", en: "From 2700 to 4000 K before your eyes" },
    text: {
      ar: "دلاية «لؤلؤة» ترتفع إضاءتها من الظلام بلون دافئ ثم تتحول إلى محايد، في الغرفة نفسها. اللمبة تُشترى على حدة، ولونها من اختيارك.",
      en: "The Lulua pendant goes from dark to a warm light, then to neutral, in the same room. The lamp is sold separately, in the colour you choose.",
    },
    durationSeconds: 10,
    products: ["lulua-globe-pendant"],
  },
  {
    code: "layali-arm-turntable",
    publishedDaysAgo: 66,
    title: { ar: "نجفة «ليالي» النحاس بثماني أذرع", en: "The eight-arm brass Layali chandelier" },
    text: {
      ar: "دورة كاملة حول النجفة بتشطيب نحاس أنتيك: الأذرع المسحوبة يدويًا والكاسات المتجهة لأعلى.",
      en: "A full turn around the chandelier in antique brass: hand-drawn arms and upward-facing cups.",
    },
    durationSeconds: 8,
    products: ["layali-arm-chandelier"],
  },
  {
    code: "nada-lever-finishes",
    publishedDaysAgo: 31,
    title: { ar: "أكرة «ندى» بتشطيباتها الأربعة", en: "Nada in its four finishes" },
    text: {
      ar: "نفس الأكرة تحت نفس الضوء: نحاس، ثم نيكل مطفي، ثم أسود، ثم كروم.",
      en: "The same handle under the same light: brass, then satin nickel, then black, then chrome.",
    },
    durationSeconds: 8,
    products: ["nada-lever-handle"],
  },
  {
    code: "reception-dimmer",
    publishedDaysAgo: 25,
    title: { ar: "ماذا يفعل الديمر في الريسبشن", en: "What a dimmer does in a reception" },
    text: {
      ar: "نفس الغرفة على الشدة الكاملة، ثم خافتة، ثم في الوسط. ديمر واحد يغني عن ثلاث مجموعات إضاءة.",
      en: "The same room at full brightness, then dimmed, then in between. One dimmer replaces three sets of lights.",
    },
    durationSeconds: 8,
    products: ["hams-led-dimmer", "hala-ring-chandelier"],
  },
  {
    code: "facade-lights-on",
    publishedDaysAgo: 52,
    title: { ar: "الواجهة لحظة تشغيل الإضاءة", en: "A house façade as its lights come on" },
    text: {
      ar: "أبليكا «شط» على جانبي الباب يكفيان ليظهر المدخل كله، لأعلى ولأسفل على الحجر، بدون كشاف قوي.",
      en: "Two Shatt wall lights beside the door, shining up and down the stone, are enough to show the whole entrance, without a strong floodlight.",
    },
    durationSeconds: 8,
    products: ["shatt-outdoor-wall-light"],
  },
];
