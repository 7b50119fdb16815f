import { heading, link, list, text } from "../text-parts.ts";
import type { DemoContentPage } from "../types.ts";
import { privacyRights } from "./privacy-rights.ts";

export const privacyPolicy: DemoContentPage = {
  code: "privacy-policy",
  title: { ar: "سياسة الخصوصية", en: "Privacy policy" },
  lead: {
    ar: "ما الذي نعرفه عنك، ولماذا، ومدة الاحتفاظ به، ومن يراه، وكيف تأخذ نسخة منه أو تحذفه.",
    en: "What we know about you, why, how long we keep it, who sees it, and how to get a copy of it or delete it.",
  },
  parts: [
    text(
      "المسؤول عن بياناتك هو «فانوس للإضاءة (ش.ذ.م.م)»، 14 شارع النزهة، مدينة نصر، القاهرة، سجل تجاري 12345. نعمل وفق قانون حماية البيانات الشخصية رقم 151 لسنة 2020 ولائحته التنفيذية.",
      "The company responsible for your data is Fanous Lighting LLC, 14 El Nozha Street, Nasr City, Cairo, commercial register 12345. We follow Egypt’s personal data protection law, no. 151 of 2020, and its executive regulations.",
    ),
    heading("باختصار", "In short"),
    list(
      [
        "نطلب ما يلزم لتوصيل طلبك وإصدار فاتورته، والباقي اختياري ومكتوب بجانبه أنه اختياري.",
        "We only ask for what we need to deliver your order and issue its invoice; everything else is optional and marked as optional.",
      ],
      [
        "لا نبيع بياناتك، ولا توجد في الموقع إعلانات ولا أدوات تتبّع من شركات أخرى.",
        "We do not sell your data, and there are no ads or third-party trackers on this site.",
      ],
      [
        "رقم بطاقتك البنكية لا يمر علينا: تكتبه في صفحة الدفع لدى Paymob.",
        "Your card number never reaches us: you enter it on Paymob’s payment page.",
      ],
      [
        "النشرة البريدية لا تصلك إلا إذا وافقت، وتوقفها بضغطة واحدة.",
        "You only receive the newsletter if you agree to it, and you can stop it with one click.",
      ],
      [
        "تنزّل كل بياناتك في ملف أو تحذف حسابك بنفسك من صفحة حسابك.",
        "You can download all your data as a file or delete your account yourself from your account page.",
      ],
    ),
    heading("البيانات التي نجمعها ولماذا", "What we collect, and why"),
    list(
      [
        "عند الطلب: الاسم والموبايل وموبايل آخر والبريد الإلكتروني والعنوان والعلامة المميزة وملاحظاتك للمندوب، وما طلبته وما دفعته. نحتاجها لتنفيذ الطلب والاتصال بك وإصدار الفاتورة.",
        "When you order: name, mobile, second mobile, email, address, landmark and notes for the courier, what you ordered and what you paid. We need these to fulfil the order, contact you and issue the invoice.",
      ],
      [
        "في الحساب: الأسماء والبريد أو الموبايل وكلمة المرور. نحفظ بصمة مشفّرة لكلمة المرور (Argon2id) ولا نعرف الكلمة نفسها. النوع وتاريخ الميلاد والعنوان اختيارية.",
        "In your account: your name, email or mobile, and a password. We store only a one-way fingerprint of the password (Argon2id), never the password itself. Gender, date of birth and address are optional.",
      ],
      [
        "حساب الشركة: اسم الشركة ورقمها الضريبي وبيانات الشخص المسؤول، لمراجعتها وكتابتها على الفاتورة.",
        "A company account: the company’s name and tax number and the contact person’s details, to review them and print them on the invoice.",
      ],
      [
        "الرقم القومي أو رقم جواز السفر: فقط للفاتورة التي تزيد على 150,000 جنيه، لأن القانون يطلبه، ويُكتب على الفاتورة وحدها.",
        "A national ID or passport number: only for an invoice above EGP 150,000, because the law requires it; it appears on that invoice only.",
      ],
      [
        "السلة والمفضلة وآخر 24 منتجًا شاهدتها، لتجدها عندما تعود.",
        "Your cart, your favourites and the last 24 products you viewed, so that they are there when you come back.",
      ],
      [
        "التقييمات وصورها والرسائل وصور الإرجاع وإيصالات التحويل التي ترسلها. نعيد رسم الصور قبل حفظها، فلا يبقى فيها مكان التصوير ولا أي بيانات مخفية.",
        "Ratings and their photos, messages, return photos and transfer receipts that you send. We re-create photos before saving them, so that no location or other hidden data stays in them.",
      ],
      [
        "للحماية: الجهاز والمتصفح وعنوان الشبكة عند تسجيل الدخول، وتراها بنفسك في قائمة أجهزتك. محاولات الدخول الخاطئة نعدّها بدون أن نحفظ ما كُتب.",
        "For security: device, browser and network address at sign-in, which you can see in your list of devices. We count failed sign-in attempts without storing what was typed.",
      ],
    ),
    heading("ما يُحفظ في متصفحك", "What is stored in your browser"),
    text(
      "لا نستخدم إلا ما لا يعمل المتجر بدونه، لذلك لا نزعجك بنافذة موافقة على ملفات الارتباط (cookies):",
      "We only use what the shop needs to work, so there is no cookie consent window:",
    ),
    list(
      [
        "ملف session: يثبت أنك سجّلت الدخول. ينتهي بعد 3 ساعات بدون نشاط، وبحد أقصى 30 يومًا.",
        "The session cookie: shows that you are signed in. It ends after 3 hours without activity, and after 30 days at most.",
      ],
      [
        "ملف device: يعرّفنا بأن هذا المتصفح دخل من قبل، فننبّهك إذا دخل غيره. يبقى 365 يومًا.",
        "The device cookie: tells us that this browser has signed in before, so that we can alert you if a new one does. It lasts 365 days.",
      ],
      [
        "ملف guest: يربط المتصفح بالسلة والمفضلة قبل أن يكون لك حساب. يبقى 365 يومًا.",
        "The guest cookie: links the browser to your cart and favourites before you have an account. It lasts 365 days.",
      ],
      [
        "ملف lang: اللغة التي اخترتها، 365 يومًا.",
        "The lang cookie: the language you chose, for 365 days.",
      ],
      [
        "ملف theme: الوضع الداكن إذا اخترته، 365 يومًا.",
        "The theme cookie: dark mode, if you chose it, for 365 days.",
      ],
      [
        "التخزين المحلي، ستة مفاتيح لا غير: startActivity (آخر نشاط)، وtoken وaccountType وuserInfo (جلسة الدخول والاسم الذي نحيّيك به)، وcart (نسخة من السلة)، وlang (اللغة). بعد 3 ساعات بدون نشاط تُمسح الجلسة والسلة من المتصفح.",
        "Local storage, six keys only: startActivity (when you were last active), token, accountType and userInfo (your session and the name we greet you with), cart (a copy of the cart) and lang (the language). After 3 hours without activity, session and cart are removed from the browser.",
      ],
      [
        "تخزين الصفحة المفتوحة: ما تكتبه في النماذج، ما عدا كلمة المرور، حتى لا يضيع. يختفي عند إغلاق الصفحة.",
        "Session storage: what you type into forms, except passwords, so that it isn’t lost. It is cleared when you close the tab.",
      ],
    ),
    heading("مدة الاحتفاظ بها", "How long we keep it"),
    list(
      [
        "الطلبات والفواتير: المدة التي تلزمنا بها قوانين الضرائب والتجارة. عند حذف الحساب نمسح منها اسمك وعنوانك، وتبقى المبالغ؛ ما عدا الفواتير التي يشترط القانون أن تحمل اسم المشتري.",
        "Orders and invoices: for as long as tax and commercial law require. When an account is deleted, we remove your name and address and keep the amounts, except on invoices that by law must name the buyer.",
      ],
      [
        "بيانات الحساب والعناوين: حتى تحذفها أو تحذف حسابك.",
        "Account data and addresses: until you delete them or your account.",
      ],
      [
        "سلة الزائر ومفضلته: تُمسح بعد 30 يومًا بدون زيارة من المتصفح نفسه، أو بعد 400 يوم إذا كان قد طلب منه.",
        "A visitor’s cart and favourites: deleted after 30 days without a visit from that browser, or after 400 days if you ordered with it.",
      ],
      [
        "نسخ الرسائل المرسلة إليك: 30 يومًا. أكواد التأكيد: 15 دقيقة.",
        "Copies of messages sent to you: 30 days. Confirmation codes: 15 minutes.",
      ],
      [
        "تنبيهات المنتجات: البريد الإلكتروني أو الموبايل حتى تصل الرسالة أو توقفها، وبحد أقصى 12 شهرًا. قبل أن تؤكد التنبيه لا نحفظ منه شيئًا.",
        "Product alerts: the email or mobile number until the message is sent or you stop it, and for 12 months at most. Before you confirm an alert we store nothing of it.",
      ],
      [
        "صور إرجاع لم تُرسل مع طلب إرجاع: يوم واحد، وما أُرسل منها يبقى مع الإرجاع حتى تحذف حسابك.",
        "Photos uploaded but not sent with a return: one day. Photos sent with a return stay with it until you delete your account.",
      ],
      [
        "صور التقييم: تبقى مع تقييمك حتى تسحبه أو تحذف حسابك، وما لم يُرسل منها يُمسح بعد يوم واحد.",
        "Photos of a rating: they stay with it until you withdraw it or delete your account; those you did not send are deleted after one day.",
      ],
      [
        "إيصال التحويل البنكي الذي ترسله: 180 يومًا بعد مراجعته، ثم يُمسح ويبقى المبلغ في الدفاتر.",
        "Bank transfer receipts that you send: 180 days after review; the receipt is then deleted and the amount stays in our records.",
      ],
      [
        "سجل موافقاتك على النشرة: نحتفظ به بعد الإلغاء أيضًا، إثباتًا لما وافقت عليه ومتى.",
        "Your newsletter consent history: kept even after you unsubscribe, as proof of what you agreed to and when.",
      ],
    ),
    heading("من يرى بياناتك", "Who receives your data"),
    list(
      [
        "شركة الشحن: الاسم والموبايل والعنوان والملاحظات والمبلغ المطلوب عند الباب، لا أكثر.",
        "The courier: name, mobile, address, notes and the amount to collect at the door, and nothing else.",
      ],
      [
        "Paymob، عند الدفع بالبطاقة: رقم الطلب والمبلغ واسمك وموبايلك وبريدك. تنتقل إلى صفحتهم وتكتب البطاقة عندهم، ولا يعود إلينا إلا نتيجة الدفع.",
        "Paymob, when you pay by card: order number, amount, your name, mobile and email. You enter your card on their page, and only the payment result comes back to us.",
      ],
      [
        "مصلحة الضرائب المصرية: بيانات الفاتورة والإيصال الإلكتروني كما يطلبها القانون.",
        "The Egyptian Tax Authority: the data of the e-receipt or e-invoice, as the law requires.",
      ],
      [
        "من يوصّل رسائلنا: شركتا البريد الإلكتروني والرسائل القصيرة، لإيصال الرسالة فقط.",
        "Our messaging providers: the email and SMS companies, only to deliver the message.",
      ],
      [
        "جهات التحقيق أو القضاء، إذا وصلنا أمر قانوني مكتوب.",
        "Investigating authorities or courts, if we receive a written legal order.",
      ],
    ),
    text(
      "داخل المتجر يرى كل موظف ما يخص عمله فقط، وكل تعديل يُسجّل باسم من أجراه.",
      "Within the shop, each employee sees only what their work requires, and every change is recorded with the name of the person who made it.",
    ),
    ...privacyRights,
    link("/Account", "بياناتك في حسابك", "Your data in your account"),
    link("/contact-us", "اسأل عن الخصوصية", "Ask about privacy"),
    link("/terms-and-conditions", "الشروط والأحكام", "Terms and conditions"),
  ],
  updatedOn: "2026-11-02",
};
