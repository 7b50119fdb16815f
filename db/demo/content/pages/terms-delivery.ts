import { heading, list, text } from "../text-parts.ts";
import type { DemoTextPart } from "../types.ts";

export const deliveryTerms: DemoTextPart[] = [
  heading("التوصيل", "Delivery"),
  text(
    "نوصّل إلى 27 محافظة. المدة بأيام العمل من السبت إلى الخميس، ولا توصيل يوم الجمعة. الموعد المكتوب في صفحة الطلب هو ما نلتزم به:",
    "We deliver to 27 governorates. Times are in working days, Saturday to Thursday; there is no delivery on Fridays. The date on your order page is the one we commit to:",
  ),
  list(
    [
      "القاهرة والجيزة: 120 جنيهًا، من 1 إلى 3 أيام، ومجانًا للطلبات من 10,000 جنيه.",
      "Cairo and Giza: EGP 120, 1 to 3 days, free from EGP 10,000.",
    ],
    [
      "الإسكندرية والقليوبية: 140 جنيهًا، من 2 إلى 4 أيام، ومجانًا من 12,000 جنيه.",
      "Alexandria and Qalyubia: EGP 140, 2 to 4 days, free from EGP 12,000.",
    ],
    [
      "محافظات الدلتا: 150 جنيهًا، من 2 إلى 4 أيام، ومجانًا من 12,000 جنيه.",
      "The Delta: EGP 150, 2 to 4 days, free from EGP 12,000.",
    ],
    [
      "مدن القناة والفيوم وبني سويف: 160 جنيهًا، من 2 إلى 5 أيام، ومجانًا من 14,000 جنيه.",
      "The Canal cities, Faiyum and Beni Suef: EGP 160, 2 to 5 days, free from EGP 14,000.",
    ],
    [
      "الصعيد من المنيا إلى أسوان: 180 جنيهًا، من 3 إلى 6 أيام، ومجانًا من 16,000 جنيه.",
      "Upper Egypt from Minya to Aswan: EGP 180, 3 to 6 days, free from EGP 16,000.",
    ],
    [
      "البحر الأحمر ومطروح والوادي الجديد وسيناء: 240 جنيهًا، من 4 إلى 8 أيام.",
      "The Red Sea, Matrouh, the New Valley and Sinai: EGP 240, 4 to 8 days.",
    ],
  ),
  text(
    "يتصل المندوب بالرقمين قبل أن يصل. إذا لم نجد أحدًا نحاول مرة أخرى في يوم عمل آخر بدون رسوم، وبعدها يعود الطلب إلينا ونتصل بك. قد نرسل الطلب في أكثر من شحنة، ومصاريف التوصيل تُدفع مرة واحدة.",
    "The courier calls both numbers before arriving. If no one is there, we try again on another working day at no extra charge; after that the order comes back to us and we call you. An order may be sent in more than one shipment; you pay for delivery once.",
  ),
  heading("المعاينة على الباب", "Inspection at the door"),
  text(
    "افتح العلبة مع المندوب وافحص المنتج قبل أن تدفع. إذا كان مكسورًا أو غير ما طلبت، يعود معه ولا تدفع شيئًا. المعاينة بالنظر: لا يُركّب المنتج ولا يُوصَّل بالكهرباء أثناءها، وما يظهر بعد ذلك يغطيه الإرجاع والضمان.",
    "Open the box with the courier and check the item before you pay. If it is broken or not what you ordered, the courier takes it back and you pay nothing. The inspection is visual only: the item is not installed or connected to power, and anything you find later is covered by returns and warranty.",
  ),
  heading("المنتجات الثقيلة والكبيرة", "Heavy and bulky items"),
  text(
    "النجف والألواح والمقابض الطويلة تصل بسيارة تقف عند باب العمارة ويصعد بها المندوب إذا كان الأسانسير يتسع لها؛ وإلا نتفق معك بالتليفون. السعر لا يشمل التركيب إلا في منتجات مكتوب في صفحتها أننا نركبها، مثل نجفة «قصر».",
    "Chandeliers, panels and long pulls are delivered by van to the door of your building, and the courier brings them up if they fit in the lift; otherwise we arrange it with you by phone. Installation is not included in the price, unless the product page says that we install it, as with the Qasr chandelier.",
  ),
  text(
    "تنتقل إليك المسؤولية عن المنتج عند الاستلام، لا قبله.",
    "Responsibility for the item passes to you when you receive it, not before.",
  ),
];
