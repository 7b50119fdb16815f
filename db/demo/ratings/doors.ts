import type { RatedProduct } from "../types.ts";

export const doorRatings: RatedProduct[] = [
  {
    product: "nada-lever-handle",
    ratings: [
      {
        value: 5,
        daysAgo: 24,
        author: "حاتم ر.",
        locale: "ar",
        text: "تقيلة في الإيد والسوستة مظبوطة. ركّبت 9 أبواب ومفيش ولا واحدة بتلعب.",
      },
      { value: 4, daysAgo: 30, author: "Yara T.", locale: "en" },
    ],
  },
  {
    product: "harf-square-lever",
    ratings: [
      {
        value: 4,
        daysAgo: 100,
        author: "Hossam D.",
        locale: "en",
        text: "Sharp modern look. Matches the black hinges.",
      },
    ],
  },
  {
    product: "sultan-lever-on-plate",
    ratings: [{ value: 4, daysAgo: 102, author: "سميرة ع.", locale: "ar" }],
  },
  {
    product: "hesn-flat-lock",
    ratings: [
      {
        value: 5,
        daysAgo: 103,
        author: "مجدي س.",
        locale: "ar",
        text: "3 ألسنة وصوت القفلة يطمّن. مقاس 60/85 زي القديم بالظبط.",
      },
    ],
  },
  {
    product: "hodoo-room-lock",
    ratings: [
      {
        value: 5,
        daysAgo: 56,
        author: "Nermine L.",
        locale: "en",
        text: "The magnet really is quiet. No more clack at night.",
      },
      { value: 5, daysAgo: 72, author: "عمر ف.", locale: "ar" },
    ],
  },
  {
    product: "daqiq-cylinder",
    ratings: [{ value: 5, daysAgo: 106, author: "Ehab M.", locale: "en" }],
  },
  {
    product: "sanad-bearing-hinge",
    ratings: [
      {
        value: 5,
        daysAgo: 107,
        author: "نجار أ.",
        locale: "ar",
        text: "شغلانة نضيفة، الباب التقيل بيتحرك بصباع.",
      },
    ],
  },
  {
    product: "lotf-door-closer",
    ratings: [
      {
        value: 4,
        daysAgo: 108,
        author: "Mahmoud G.",
        locale: "en",
        text: "Closing speed and latch can be set separately. Installed on an office door in 20 minutes.",
      },
    ],
  },
  {
    product: "sadaf-cabinet-pull",
    ratings: [
      {
        value: 5,
        daysAgo: 81,
        author: "كنزي و.",
        locale: "ar",
        text: "غيّرت شكل المطبخ القديم بـ 22 مقبض بس.",
      },
    ],
  },
  {
    product: "omoud-long-pull",
    ratings: [{ value: 5, daysAgo: 111, author: "Farah N.", locale: "en" }],
  },
  {
    product: "basar-door-viewer",
    ratings: [
      {
        value: 4,
        daysAgo: 112,
        author: "حنان ب.",
        locale: "ar",
        text: "الزاوية واسعة وباين اللي واقف على الجنب.",
      },
    ],
  },
];
