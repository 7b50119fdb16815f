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
      "The Canal cities, Fayoum and Beni Suef: EGP 160, 2 to 5 days, free from EGP 14,000.",
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
    "يتصل المندوب بالرقمين قبل أن يصل. إذا لم نجد أحدًا نحاول مرة أخرى في يوم عمل آخر دون رسوم، وبعدها يعود الطلب إلينا ونتصل بك. قد نرسل الطلب في أكثر من شحنة، ومصاريف التوصيل تُدفع مرة واحدة.",
    "The courier calls both numbers before arriving. If nobody is there we try once more on another working day without a fee; after that the order comes back and we call you. An order may come in more than one parcel; you pay for delivery once.",
  ),
  heading("المعاينة على الباب", "Inspection at the door"),
  text(
    "افتح الكرتونة مع المندوب وافحص القطعة قبل أن تدفع. إذا كانت مكسورة أو غير ما طلبت، تعود معه ولا تدفع شيئًا. المعاينة بالنظر: لا تُركّب القطعة ولا تُوصَّل بالكهرباء أثناءها، وما يظهر بعد ذلك يغطيه الإرجاع والضمان.",
    "Open the box with the courier and look the piece over before you pay. If it is broken or not what you ordered, it goes back at once and you pay nothing. You inspect by eye: the piece is not fitted or connected meanwhile, and what shows later is covered by returns and warranty.",
  ),
  heading("القطع الثقيلة والكبيرة", "Heavy and bulky pieces"),
  text(
    "النجف والألواح والمقابض الطويلة تصل بسيارة تقف عند باب العمارة ويصعد بها المندوب إذا كان الأسانسير يتسع لها؛ وإلا نتفق معك بالتليفون. التركيب غير داخل في السعر إلا في قطع مكتوب في صفحتها أننا نركبها، مثل نجفة «قصر».",
    "Chandeliers, panels and long pulls come by van to the door of the building, and up with the courier if the lift takes them; otherwise we agree with you by phone. Fitting is not part of the price except where the page of a piece says that we fit it, as with the Qasr chandelier.",
  ),
  text(
    "تنتقل إليك المسؤولية عن القطعة عند الاستلام، لا قبله.",
    "A piece is at your risk once you have received it, not before.",
  ),
];
