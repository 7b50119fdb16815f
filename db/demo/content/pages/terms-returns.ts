import { heading, list, text } from "../text-parts.ts";
import type { DemoTextPart } from "../types.ts";

export const returnTerms: DemoTextPart[] = [
  heading("الإرجاع والاستبدال", "Returns and exchanges"),
  list(
    [
      "خلال 14 يومًا من الاستلام دون إبداء أسباب، والقطعة بحالتها: لم تُركّب ولم تُقص، وفي علبتها ومعها كل أجزائها.",
      "Within 14 days of receiving it, without a reason, in its original state: not fitted, not cut, in its box and with all its parts.",
    ],
    [
      "خلال 30 يومًا إذا كانت معيبة أو مكسورة أو غير ما طلبت أو مختلفة عن الوصف، ولو رُكّبت. نستلمها من عندك على حسابنا.",
      "Within 30 days if it is faulty, broken, not what you ordered or unlike its description, even if it was fitted. We collect it at our cost.",
    ],
    [
      "يوم الاستلام لا يُحسب، والمدة بأيام التقويم.",
      "The day of delivery does not count, and days are calendar days.",
    ],
    [
      "تختار: استبدال بنفس القطعة، أو رصيد في المحفظة، أو رد المبلغ بنفس طريقة الدفع. ما دُفع نقدًا أو بتحويل نحوّله إلى حساب تختاره.",
      "You choose: the same piece again, store credit, or the money back the way it was paid. What was paid in cash or by transfer is sent to an account you name.",
    ],
    [
      "رد المبلغ بعد أن تصل القطعة ونفحصها. رصيد المحفظة يظهر فورًا، والبطاقة قد تحتاج إلى 14 يومًا لدى البنك.",
      "Money goes back once the piece is here and checked. Store credit shows at once; a card may take the bank up to 14 days.",
    ],
    [
      "إذا رجع الطلب كله بسبب خطأ منّا نرد مصاريف التوصيل ورسوم الاستلام أيضًا. وإذا غيّرت رأيك فمصاريف التوصيل الأولى لا تُرد.",
      "If the whole order comes back because of our mistake, delivery and the fee for paying at the door are refunded too. If you changed your mind, the first delivery is not.",
    ],
  ),
  heading("إرجاع القطع الكبيرة", "Returning bulky pieces"),
  text(
    "النجف وكل ما يزيد على 10 كجم نرسل سيارة لاستلامه في موعد نتفق عليه. من فضلك أعد تغليفه في كرتونته الأصلية؛ وإذا تخلصت منها نرسل كرتونة وندلّك على طريقة اللف. تكلفة الاستلام عند تغيير الرأي نتفق عليها معك قبل الحضور، ولا تدفع شيئًا إذا كان العيب منّا.",
    "For chandeliers and anything above 10 kg we send a van at a time we agree on. Please pack it in its own box again; if the box is gone we send one and show you how to wrap it. If you changed your mind, we agree with you on the cost of collecting before we come; if the fault is ours, you pay nothing.",
  ),
  heading("ما يُجهّز خصيصًا", "What is made or cut for you"),
  text(
    "ما يُقص أو يُصنع بمقاسك، مثل شريط ليد مقصوص أو سلسلة بطول خاص أو قطعة بتشطيب حسب الطلب، لا يُرجع لتغيير الرأي، ونخبرك بذلك كتابة قبل التنفيذ. العيب والضمان يسريان عليه مثل غيره.",
    "What is cut or made to your measure, such as a length of strip, a chain of special length or a finish to order, cannot be returned for a change of mind, and we tell you so in writing before we begin. Faults and warranty are covered like anything else.",
  ),
  heading("الضمان", "Warranty"),
  text(
    "24 شهرًا على الأقل من يوم الاستلام على الأجزاء الكهربائية والميكانيكية، وأكثر إذا كُتب ذلك في صفحة القطعة. نصلح القطعة، وإذا تكرر العيب نفسه مرتين بعد الإصلاح نستبدلها أو نرد ثمنها. لا يشمل الضمان الكسر وسوء الاستعمال والتركيب المخالف للتعليمات واستهلاك البطاريات واللمبات القابلة للتغيير بعد عمرها المكتوب.",
    "At least 24 months from delivery on electrical and mechanical parts, and longer where the page of the piece says so. We repair; if the same fault returns after two repairs, we replace the piece or refund it. Not covered are breakage, misuse, fitting against the instructions, and batteries and changeable lamps worn out after their stated life.",
  ),
  text(
    "الضمان مسجل مع طلبك ويكفي رقم الطلب أو الموبايل، فلا تحتاج ورقة ولا كرتونة.",
    "The warranty is kept with your order: its number or your mobile is enough, and you need neither paper nor box.",
  ),
];
