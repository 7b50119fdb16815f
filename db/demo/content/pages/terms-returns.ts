import { heading, list, text } from "../text-parts.ts";
import type { DemoTextPart } from "../types.ts";

export const returnTerms: DemoTextPart[] = [
  heading("الإرجاع والاستبدال", "Returns and exchanges"),
  list(
    [
      "خلال 14 يومًا من الاستلام بدون إبداء أسباب، والمنتج بحالته: لم يُركّب ولم يُقص، وفي علبته ومعه كل أجزائه.",
      "Within 14 days of delivery, for any reason, in its original condition: not installed, not cut, in its box and with all its parts.",
    ],
    [
      "خلال 30 يومًا إذا كان معيبًا أو مكسورًا أو غير ما طلبت أو مختلفًا عن الوصف، ولو رُكّب. نستلمه من عندك على حسابنا.",
      "Within 30 days if it is faulty, broken, not what you ordered or not as described, even if it was installed. We collect it free of charge.",
    ],
    [
      "يوم الاستلام لا يُحسب، والمدة بأيام التقويم.",
      "The day of delivery is not counted, and days are calendar days.",
    ],
    [
      "تختار: استبدال بنفس المنتج، أو رصيد في المحفظة، أو رد المبلغ بنفس طريقة الدفع. ما دُفع نقدًا أو بتحويل نحوّله إلى حساب تختاره.",
      "You choose: a replacement, store credit, or a refund to the original payment method. Cash and bank transfer payments are refunded to an account you choose.",
    ],
    [
      "رد المبلغ بعد أن يصل المنتج ونفحصه. رصيد المحفظة يظهر فورًا، والبطاقة قد تحتاج إلى 14 يومًا لدى البنك.",
      "We refund you after we receive and check the item. Store credit is available immediately; card refunds may take the bank up to 14 days.",
    ],
    [
      "إذا رجع الطلب كله بسبب خطأ منّا نرد مصاريف التوصيل ورسوم الاستلام أيضًا. وإذا غيّرت رأيك فمصاريف التوصيل الأولى لا تُرد.",
      "If the whole order is returned because of our mistake, we also refund the delivery charge and the cash on delivery fee. If you changed your mind, the original delivery charge is not refunded.",
    ],
  ),
  heading("إرجاع المنتجات الكبيرة", "Returning bulky items"),
  text(
    "النجف وكل ما يزيد على 10 كجم نرسل سيارة لاستلامه في موعد نتفق عليه. من فضلك أعد تغليفه في علبته الأصلية؛ وإذا تخلصت منها نرسل علبة وندلّك على طريقة اللف. تكلفة الاستلام عند تغيير الرأي نتفق عليها معك قبل الحضور، ولا تدفع شيئًا إذا كان العيب منّا.",
    "For chandeliers and anything above 10 kg we send a van at an agreed time. Please repack it in its original box; if you no longer have the box, we send one and show you how to wrap it. If you changed your mind, we agree the collection cost with you before we come; if the fault is ours, you pay nothing.",
  ),
  heading("ما يُجهّز خصيصًا", "Custom-made and cut items"),
  text(
    "ما يُقص أو يُصنع بمقاسك، مثل شريط ليد مقصوص أو سلسلة بطول خاص أو منتج بتشطيب حسب الطلب، لا يُرجع لتغيير الرأي، ونخبرك بذلك كتابة قبل التنفيذ. العيب والضمان يسريان عليه مثل غيره.",
    "Items cut or made to your measurements, such as cut LED strip, a chain of a special length or a finish made to order, cannot be returned for a change of mind, and we tell you so in writing before we start. Faults and warranty are covered as for any other item.",
  ),
  heading("الضمان", "Warranty"),
  text(
    "24 شهرًا على الأقل من يوم الاستلام على الأجزاء الكهربائية والميكانيكية، وأكثر إذا كُتب ذلك في صفحة المنتج. نصلح المنتج، وإذا تكرر العيب نفسه مرتين بعد الإصلاح نستبدله أو نرد ثمنه. لا يشمل الضمان الكسر وسوء الاستعمال والتركيب المخالف للتعليمات واستهلاك البطاريات واللمبات القابلة للتغيير بعد عمرها المكتوب.",
    "At least 24 months from delivery on electrical and mechanical parts, and longer where the product page says so. We repair the item; if the same fault comes back after two repairs, we replace it or refund it. The warranty does not cover breakage, misuse, installation that does not follow the instructions, or batteries and replaceable lamps that have reached the end of their stated life.",
  ),
  text(
    "الضمان مسجل مع طلبك ويكفي رقم الطلب أو الموبايل، فلا تحتاج ورقة ولا علبة.",
    "The warranty is saved with your order: the order number or your mobile is enough, and you don’t need a card or the box.",
  ),
];
