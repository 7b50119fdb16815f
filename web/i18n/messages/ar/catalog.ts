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
    description: "منتجات وصلت المتجر خلال آخر ستين يومًا، والأحدث أولًا.",
  },
  specialOffers: {
    title: "عروض خاصة",
    description: "أسعار أقل لفترة محدودة، والسعر المشطوب هو السعر قبل العرض.",
  },
  card: {
    new: "جديد",
    monthly:
      "أو قسّط من {amount} في الشهر لمدة {months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# شهور} many {# شهرًا} other {# شهر}} مع {provider}",
    from: "من",
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
      "{count, plural, zero {بدون تقييم} one {التقييم {average} من 5، من عميل واحد} two {التقييم {average} من 5، من عميلين} few {التقييم {average} من 5، من # عملاء} many {التقييم {average} من 5، من # عميلًا} other {التقييم {average} من 5، من # عميل}}",
  },
  detail: {
    sku: "كود المنتج",
    vat: "شامل الضريبة",
    saving: "توفّر {amount}",
    offerEnds: "العرض حتى {date}",
    unavailableCombination: "{value}، متاح بتركيبة أخرى",
    soldOutValue: "{value}، نفدت الكمية",
    combinationChanged: "هذه التركيبة غير متاحة، فاخترنا لك الأقرب إليها: {options}.",
    version: "الاختيار",
    quantity: "الكمية",
    add: "أضف إلى السلة",
    adding: "جارٍ الإضافة",
    inStock: "متوفر",
    onlyLeft:
      "{count, plural, zero {نفدت الكمية} one {بقيت قطعة واحدة فقط} two {بقيت قطعتان فقط} few {بقيت # قطع فقط} many {بقيت # قطعة فقط} other {بقيت # قطعة فقط}}",
    soldOut: "نفدت الكمية",
    soldOutHelp: "اتصل بنا على {hotline} ونعرّفك متى تتوفر من جديد.",
  },
  share: {
    share: "مشاركة",
    copied: "تم نسخ الرابط",
    failed: "لم نتمكن من نسخ الرابط. انسخه من شريط العنوان.",
  },
  compare: {
    add: "أضف إلى المقارنة",
    in: "موجود في المقارنة",
    named: "قارن {name}",
    added: "تمت إضافة {name} إلى المقارنة",
    removed: "تم حذف {name} من المقارنة",
    full: "يمكن مقارنة أربعة منتجات فقط في المرة الواحدة. احذف منتجًا أولًا",
    open: "اعرض المقارنة",
    link: "المقارنة ({count})",
  },
  gallery: {
    label: "صور {name}",
    show: "اعرض الصورة {number}",
    open: "افتح الصورة {number} بحجم الشاشة",
    film: "فيديو: {title}",
    scene: "شاهد الإضاءة",
    dimmer: "شدة الإضاءة",
    off: "مطفأة",
    colour: "لون الضوء",
    colourNamed: "\u2066{kelvin} K\u2069 {name}",
    warm: "وورم",
    neutral: "نيتشرال",
    cool: "كول",
    guide: "صورة تقريبية بالكمبيوتر، وقد تختلف النتيجة من غرفة لأخرى.",
  },
  sheet: {
    title: "الأبعاد والملفات",
    drawing: "رسم أبعاد {name} بالملليمتر",
    photometry: "ملف التوزيع الضوئي (IES)",
    photometryText: "لبرامج حساب الإضاءة، محسوب من بيانات المنتج.",
  },
  about: {
    points: "ما يميّزه",
    description: "عن هذا المنتج",
    specification: "المواصفات كاملة",
    what: "ما معنى «{term}»؟",
    care: "العناية والتنظيف",
    related: "يليق معه",
    relatedText: "منتجات من نفس العائلة، أو اخترناها لنفس المكان.",
    service: "التوصيل والإرجاع والضمان",
    inspectTitle: "عاين على الباب قبل الدفع",
    inspectText: "افتح العلبة مع المندوب وافحص المنتج. إذا وجدت به عيبًا يعود معه في نفس اللحظة.",
    returnTitle:
      "{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} لتغيّر رأيك",
    returnText: "إرجاع أو استبدال بدون إبداء أسباب، ما دام المنتج بحالته.",
    defectTitle:
      "{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} إذا كان به عيب",
    defectText: "نستبدله أو نرد المبلغ كاملًا، ونستلمه من عندك.",
    warrantyTitle: "ضمان {period}",
    months:
      "{months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}",
    warrantyText: "على الأجزاء الكهربائية والميكانيكية، وقطع الغيار في مركز الصيانة عندنا.",
  },
};
