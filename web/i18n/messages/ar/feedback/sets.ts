/** "Works with" on product pages. */
export const sets = {
  title: "يركب معه",
  intro: "أطقم كاملة تأكدنا أن كل قطعة فيها تناسب غيرها.",
  this: "هذا المنتج",
  total: "سعر الطقم",
  add: "أضف الطقم إلى السلة",
  adding: "جارٍ الإضافة",
  soldOut: "الطقم غير متوفر",
  several:
    "{count, plural, zero {لا شيء} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}: {total}",
  pieceSoldOut: "نفدت الكمية",
  pieceLeft:
    "{count, plural, zero {نفدت الكمية} one {بقيت قطعة واحدة} two {بقيت قطعتان} few {بقيت # قطع} many {بقيت # قطعة} other {بقيت # قطعة}}",
  nothingAdded: "لم نضف شيئًا إلى سلتك.",
  refusedPiece: "{name}: {reason}.",
  measure: "قِس بابك قبل الطلب: الكالون والسلندر بأكثر من مقاس.",
  kinds: {
    complete: "كل ما يحتاجه ليعمل",
    track: "مع سبوت لهذا المجرى",
    dimming: "مع ديمر مناسب له",
    powers: "مع إضاءة لهذا الترانس",
    "door-room": "طقم باب غرفة",
    "door-flat": "طقم باب شقة",
    mount: "مع علبة الحائط",
  },
};
