/** Locks, hinges and their accessories, seen in their doors. */
import type { ProductInRoom } from "./types.ts";

export const hardware: ProductInRoom[] = [
  {
    product: "hesn-flat-lock",
    finish: "stainless",
    view: "rooms/flat-door-edge",
    middle: 0.5,
    alt: {
      ar: "كالون «حصن» في حرف باب شقة خشب موارب، وألسنته الثلاثة خارجة",
      en: "The Hesn lock in the edge of a timber flat door left ajar, its three bolts out",
    },
  },
  {
    product: "setr-bathroom-lock",
    finish: "stainless",
    view: "rooms/bathroom-door-edge",
    middle: 0.5,
    alt: {
      ar: "كالون «ستر» ستانلس في حرف باب حمام أزرق موارب، وخلفه حوض ومراية",
      en: "The stainless Setr lock in the edge of a blue bathroom door left ajar, a basin and a mirror behind it",
    },
  },
  {
    product: "hodoo-room-lock",
    finish: "satin-nickel",
    view: "rooms/bedroom-door-edge",
    middle: 0.5,
    alt: {
      ar: "كالون «هدوء» في حرف باب غرفة نوم فاتح موارب، وخلفه فوتيه برتقالي",
      en: "The Hodoo lock in the edge of a pale bedroom door left ajar, an orange armchair behind it",
    },
  },
  {
    product: "yosr-thumbturn-cylinder",
    finish: "satin-nickel",
    view: "rooms/flat-door-turn",
    middle: 0.5,
    alt: {
      ar: "ترباس سلندر «يُسر» تحت الأكرة على باب شقة فاتح من الداخل",
      en: "The turn of the Yosr cylinder below the lever, on the inside of a pale flat door",
    },
  },
  {
    product: "basar-door-viewer",
    finish: "brass",
    view: "rooms/flat-door-viewer",
    middle: 0.5,
    alt: {
      ar: "عين سحرية «بصر» نحاسية في باب شقة أحمر طوبي",
      en: "The brass Basar viewer in a brick-red flat door",
    },
  },
  {
    product: "matin-flush-bolt",
    finish: "stainless",
    view: "rooms/double-door-bolt",
    middle: 0.5,
    alt: {
      ar: "ترباس «متين» ستانلس أعلى حرف ضلفة من باب مزدوج أخضر، ولسانه خارج لأعلى",
      en: "The stainless Matin bolt at the top of a leaf’s edge in a green double door, shot upwards",
    },
  },
  {
    product: "sanad-bearing-hinge",
    finish: "stainless",
    view: "rooms/door-hinge",
    middle: 0.5,
    alt: {
      ar: "مفصلة «سَنَد» ستانلس بين حلق باب أخضر غامق وضلفته المفتوحة",
      en: "The stainless Sanad hinge between the jamb and the open leaf of a bottle-green door",
    },
  },
  {
    product: "zahra-door-knob",
    finish: "antique-brass",
    view: "rooms/flat-door-knob",
    middle: 0.7,
    alt: {
      ar: "أكرة «زهرة» كورة نحاس أنتيك على باب شقة كحلي",
      en: "The antique brass Zahra knob on a navy flat door",
    },
  },
  {
    product: "daqiq-cylinder",
    finish: "satin-nickel",
    view: "rooms/flat-door-knob",
    middle: 0.26,
    alt: {
      ar: "سلندر «دقيق» في باب شقة كحلي: مفتاح فيه، وباقي المفاتيح في الحلقة",
      en: "The Daqiq cylinder in a navy flat door, a key in it and the others on the ring",
    },
  },
  {
    product: "lotf-door-closer",
    finish: "satin-nickel",
    view: "rooms/door-closer",
    middle: 0.5,
    alt: {
      ar: "رداد «لطف» أعلى باب خشب في طرقة مكاتب، وذراعه على الحلق",
      en: "The Lotf closer at the top of a timber door in an office corridor, its arm on the frame",
    },
  },
  {
    product: "najat-panic-bar",
    finish: "stainless",
    view: "rooms/exit-door",
    middle: 0.5,
    alt: {
      ar: "بار «نجاة» ستانلس على باب مخرج أحمر في طرقة بسيراميك فاتح",
      en: "The stainless Najat bar across a red exit door in a tiled corridor",
    },
  },
];
