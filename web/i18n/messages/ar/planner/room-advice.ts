/** Advice about a light in the shopper's room, on the product page. */
export const roomAdvice = {
  title: "في غرفتك",
  intro: "كم وحدة تحتاج، وهل تناسب المكان: اكتب مقاس غرفتك مرة واحدة.",
  length: "الطول (متر)",
  width: "العرض (متر)",
  height: "السقف (متر)",
  roomUse: "استخدام الغرفة",
  below: "تحتها",
  people: "ممر للناس",
  table: "ترابيزة",
  stairs: "سلم",
  landing: "ارتفاع الدور العلوي عن السفلي (متر)",
  landingHint: "في منور السلم يُحسب السقف من أرضية الدور السفلي.",
  tableWidth: "عرض الترابيزة (متر)",
  kept: "يُحفظ على جهازك فقط.",
  count:
    "{count, plural, zero {ولا واحدة} one {وحدة واحدة تقريبًا} two {وحدتان تقريبًا} few {# وحدات تقريبًا} many {# وحدة تقريبًا} other {# وحدة تقريبًا}}",
  countText:
    "لإضاءة {target, number} لكس في {area, number} م²، تقديرًا سريعًا. المخطِّط يحسب الإضاءة في كل مكان من الغرفة.",
  lamps:
    "إذا كانت تضيء الغرفة وحدها فإن {target, number} لكس في {area, number} م² تحتاج {count, plural, zero {لمبات} one {لمبة بنحو {each, number} لومن} two {لمبتين، كل واحدة بنحو {each, number} لومن} few {# لمبات، كل واحدة بنحو {each, number} لومن} many {# لمبة، كل واحدة بنحو {each, number} لومن} other {# لمبة، كل واحدة بنحو {each, number} لومن}}؛ ومع إضاءة أخرى يكفي أقل.",
  enough:
    "تعطي وحدها حوالي {own, number} لكس في {area, number} م²، وتكفي للقيمة الإرشادية {target, number} لكس.",
  share:
    "تعطي وحدها حوالي {own, number} لكس من {target, number} لكس لمساحة {area, number} م²، والباقي من إضاءات أخرى.",
  sizes: {
    possible: "ممكن",
    better: "اعرض مقاس {best, number} سم: الأنسب لهذه الغرفة",
    fits: "المقاس مناسب",
    small: "صغيرة على المكان",
    large: "كبيرة على المكان",
    room: "هذه الغرفة يناسبها قطر {least, number}–{most, number} سم، وقطر هذه {own, number} سم (الطول + العرض، على 12).",
    table:
      "هذه الترابيزة يناسبها قطر {least, number}–{most, number} سم، وقطر هذه {own, number} سم (من نصف عرض الترابيزة إلى ثلثيه).",
  },
  heights: {
    fits: "الارتفاع مناسب",
    low: "منخفضة",
    high: "عالية",
    "room-fits":
      "إذا عُلّقت بطول {drop, number} سم كان أسفلها على ارتفاع {bottom, number} سم من الأرض، ولا يلمسها أحد.",
    "room-low":
      "حتى عند أقصر تعليق، {drop, number} سم، يكون أسفلها على ارتفاع {bottom, number} سم من الأرض؛ وحيث يمر الناس يلزم {headroom, number} سم.",
    "table-fits":
      "إذا عُلّقت بطول {drop, number} سم كان أسفلها على ارتفاع {bottom, number} سم من الأرض: تضيء الترابيزة ولا تحجب الوجوه.",
    "table-low":
      "حتى عند أقصر تعليق، {drop, number} سم، يكون أسفلها على ارتفاع {bottom, number} سم من الأرض؛ وفوق الترابيزة يلزم {least, number} سم.",
    "stairs-fits":
      "إذا عُلّقت بطول {drop, number} سم كان أسفلها على ارتفاع {bottom, number} سم من أرضية الدور السفلي: لا يصل إليها أحد من السلم، وتُرى من الدورين.",
    "stairs-low":
      "حتى عند أقصر تعليق، {drop, number} سم، يكون أسفلها على ارتفاع {bottom, number} سم من أرضية الدور السفلي؛ وبجانب السلم يجب ألا تنزل عن {least, number} سم.",
    "stairs-high":
      "حتى عند أطول تعليق، {drop, number} سم، يكون أسفلها على ارتفاع {bottom, number} سم من أرضية الدور السفلي؛ ولتُرى من الدورين يلزم من {least, number} إلى {most, number} سم.",
    "table-high":
      "حتى عند أطول تعليق، {drop, number} سم، يكون أسفلها على ارتفاع {bottom, number} سم من الأرض؛ وفوق الترابيزة يلزم من {least, number} إلى {most, number} سم.",
  },
  filter: {
    limits:
      "القطر من {least, number} إلى {most, number} سم، وأقصر تعليق لا يزيد على {drop, number} سم من السقف حتى يمر الناس تحتها.",
    low: "القطر من {least, number} إلى {most, number} سم. السقف منخفض على إضاءة معلقة فوق ممر الناس.",
    show: "اعرض ما يناسبها",
  },
  howMany: "كم وحدة إضاءة تحتاج غرفتك؟ احسبها",
  plan: "خطّط غرفتي بها",
  guide: "قواعد تقريبية: إرشاد للاختيار، وليس تصميم إضاءة هندسيًا.",
};
