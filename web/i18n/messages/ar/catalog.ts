import type { SameKeys } from "../../message-shape.ts";
import type { catalog as english } from "../en/catalog.ts";

export const catalog: SameKeys<typeof english> = {
  title: "المنتجات",
  way: "أنت هنا",
  all: {
    title: "كل المنتجات",
    description:
      "كل ما عندنا، من نجفة الريسبشن إلى كالون باب الشقة. ضيّق الاختيار بالمقاس أو الإضاءة أو التشطيب.",
  },
  newArrival: {
    title: "وصل حديثًا",
    description: "قطع دخلت المتجر خلال آخر ستين يومًا، والأحدث أولًا.",
  },
  specialOffers: {
    title: "عروض خاصة",
    description: "أسعار أقل لفترة محدودة، والسعر المشطوب هو سعر القطعة قبل العرض.",
  },
  card: {
    new: "جديد",
    from: "يبدأ من",
    now: "السعر",
    was: "السعر قبل الخصم",
    add: "أضف إلى السلة",
    adding: "جارٍ الإضافة",
    choose: "اختر المواصفات",
    addNamed: "أضف {name} إلى السلة",
    finishes: "التشطيبات",
    show: "اعرضها بتشطيب {finish}",
    soldOut: "نفدت الكمية",
    rating:
      "{count, plural, zero {بلا تقييم} one {التقييم {average} من 5، من عميل واحد} two {التقييم {average} من 5، من عميلين} few {التقييم {average} من 5، من # عملاء} many {التقييم {average} من 5، من # عميلًا} other {التقييم {average} من 5، من # عميل}}",
  },
  detail: {
    sku: "كود القطعة",
    vat: "شامل الضريبة",
    saving: "توفّر {amount}",
    offerEnds: "العرض حتى {date}",
    unavailableCombination: "{value}، متاح بتركيبة أخرى",
    soldOutValue: "{value}، نفدت الكمية",
    combinationChanged: "هذه التركيبة غير متاحة، فاخترنا لك الأقرب إليها: {options}.",
    quantity: "الكمية",
    add: "أضف إلى السلة",
    adding: "جارٍ الإضافة",
    inStock: "متوفر",
    onlyLeft:
      "{count, plural, zero {نفدت الكمية} one {باقي قطعة واحدة فقط} two {باقي قطعتان فقط} few {باقي # قطع فقط} many {باقي # قطعة فقط} other {باقي # قطعة فقط}}",
    soldOut: "نفدت الكمية",
    soldOutHelp: "اتصل بنا على {hotline} ونعرّفك متى تتوفر من جديد.",
  },
  gallery: {
    label: "صور {name}",
    show: "اعرض الصورة {number}",
    scene: "شاهد الإضاءة",
    dimmer: "شدة الإضاءة",
    off: "مطفأة",
    colour: "لون الضوء",
    colourNamed: "\u2066{kelvin} K\u2069 {name}",
    warm: "وورم",
    neutral: "نيتشرال",
    cool: "كول",
    guide: "رسم يوضح طبيعة الإضاءة، والنتيجة تختلف من غرفة لأخرى.",
  },
  about: {
    points: "ما يميّزها",
    description: "عن هذه القطعة",
    specification: "المواصفات كاملة",
    what: "ما معنى «{term}»؟",
    care: "العناية والتنظيف",
    related: "يليق معها",
    relatedText: "قطع من نفس العائلة، أو اخترناها لنفس المكان.",
    service: "التوصيل والإرجاع والضمان",
    inspectTitle: "عاين على الباب قبل الدفع",
    inspectText:
      "افتح الكرتونة مع المندوب وتأكد من القطعة. لو فيها أي ملاحظة ترجع معه في نفس اللحظة.",
    returnTitle: "14 يومًا لتغيّر رأيك",
    returnText: "إرجاع أو استبدال بدون إبداء أسباب، ما دامت القطعة بحالتها.",
    defectTitle: "30 يومًا لو بها عيب",
    defectText: "نستبدلها أو نرد المبلغ كاملًا، ونستلمها من عندك.",
    warrantyTitle: "ضمان 24 شهرًا",
    warrantyText: "على الأجزاء الكهربائية والميكانيكية، وقطع الغيار في مركز الصيانة عندنا.",
  },
};
