import { heading, link, list, picture, roomPicture, text } from "../text-parts.ts";
import type { DemoContentPage } from "../types.ts";

export const aboutUs: DemoContentPage = {
  code: "about-us",
  title: { ar: "من نحن", en: "About us" },
  lead: {
    ar: "فانوس متجر مصري للإضاءة ومستلزمات الأبواب، من نجفة الريسبشن إلى كالون باب الشقة.",
    en: "Fanous is an Egyptian shop for lighting and door hardware, from the chandelier in the reception to the lock on the front door.",
  },
  picture: roomPicture(
    "albums/reception-dining/01",
    "ريسبشن مساءً تضيئه نجفة نحاسية بحلقتين وأبليكان على جانبي لوحة",
    "A reception in the evening, lit by a brass chandelier of two rings and two wall lights beside a picture",
  ),
  parts: [
    text(
      "بدأت الفكرة من سؤال يتكرر عند كل من يفرش بيتًا: النجفة جميلة في المعرض، لكن هل تناسب سقفي؟ وهل تكفي الغرفة؟ ومن يركبها؟ كانت الإجابة غالبًا «إن شاء الله تمام». في فانوس نكتب الإجابة قبل السؤال: القطر والوزن وطول التعليق وعدد اللومن ومقاس فتحة السقف، على صفحة كل منتج وبالعربية.",
      "Fanous began with a question that everyone furnishing a home asks: the chandelier looks beautiful in the showroom, but will it suit my ceiling, will it light the room, and who will hang it? The usual answer was “it should be fine”. At Fanous we give you the answer before you ask: diameter, weight, drop, lumens and ceiling cut-out, on every product page.",
    ),
    heading("ماذا تجد عندنا", "What you will find here"),
    list(
      [
        "نجف ودلايات وأبليكات للريسبشن والسفرة والنوم والسلم.",
        "Chandeliers, pendants and wall lights for receptions, dining rooms, bedrooms and stairs.",
      ],
      [
        "سبوت وداون لايت وبانل وشريط ليد، ومعها الترانسات واللمبات المناسبة.",
        "Spots, downlights, panels and LED strip, with matching drivers and lamps.",
      ],
      [
        "إضاءة خارجية للواجهات والحدائق، تتحمل المطر وملح الساحل.",
        "Outdoor lights for façades and gardens that stand up to rain and coastal salt.",
      ],
      [
        "أكر ومقابض ومفاتيح كهرباء وبرايز بتشطيبات يليق بعضها ببعض.",
        "Handles, pulls, switches and sockets in matching finishes.",
      ],
      [
        "كوالين وسلندرات ومفصلات ورداد أبواب وكواشف دخان وأول أكسيد الكربون.",
        "Locks, cylinders, hinges, door closers, and smoke and carbon monoxide alarms.",
      ],
    ),
    heading("كيف نختار", "How we choose"),
    text(
      "نعمل مع 12 علامة تجارية، منها ورش مصرية نعرف أصحابها بالاسم ومصانع من خارج مصر. لا يدخل المنتج المتجر قبل أن نشغّله ونقيس ما نستطيع قياسه ونفكّه لنرى هل يمكن إصلاحه. إذا كان الرقم المكتوب على العلبة أكبر من الحقيقة، لا نعرضه.",
      "We work with 12 brands: Egyptian workshops whose owners we know by name, and makers abroad. No product goes on sale until we have tested it, measured what we can and taken it apart to see whether it can be repaired. If the figure on the box is higher than what we measure, we don’t sell it.",
    ),
    picture(
      roomPicture(
        "albums/reception-dining/07",
        "فانوس نحاس مخرّم مضاء في ركن قعدة، وظل النجوم على الحائطين والمساند",
        "A lit pierced brass lantern in a seating corner, its stars on both walls and the cushions",
      ),
      "فانوس من ورشة «طرازان»: كل نجمة مقصوصة بالمنشار، فلا تتطابق قطعتان.",
      "A lantern from the Terazan workshop: every star is cut by hand, so no two are alike.",
    ),
    heading("المعرض والخدمة", "Showroom and service"),
    text(
      "معرضنا في مدينة نصر مفتوح كل يوم، وفيه كل ما تحتاج أن تراه بعينك: فرق اللون بين 2700 و4000 كلفن، ووزن الأكرة في اليد، ولمعان الكريستال. ومن يفضّل التليفون أو واتساب يرد عليه من يعرف المنتج لا من يقرأ من ورقة.",
      "Our showroom in Nasr City is open every day, with everything you need to see for yourself: the difference between 2700 and 4000 K, the weight of a handle, the sparkle of crystal. If you prefer to call or message us on WhatsApp, you will speak to someone who knows the product, not someone reading from a script.",
    ),
    text(
      "للمقاولين والمصممين والفنادق والمحلات حساب خاص بأسعار الشركات واعتماد للطلبات وفاتورة ضريبية.",
      "Contractors, designers, hotels and shops can open a business account with company prices, order approval and tax invoices.",
    ),
    link("/contact-us", "العنوان ومواعيد العمل", "Address and opening hours"),
    link("/about-us/director-speech", "كلمة المديرة", "A word from the director"),
    link("/auth/CompanyRegister", "حساب للشركات", "Company accounts"),
  ],
  updatedOn: "2026-10-18",
};
