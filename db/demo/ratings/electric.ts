import type { RatedProduct } from "../types.ts";

export const electricRatings: RatedProduct[] = [
  {
    product: "wamda-gu10-lamp",
    ratings: [
      {
        value: 5,
        daysAgo: 1,
        author: "نجلاء ع.",
        locale: "ar",
        text: "غيرت 30 لمبة هالوجين، والفاتورة نزلت من أول شهر.",
      },
      { value: 5, daysAgo: 53, author: "Samir J.", locale: "en" },
      { value: 4, daysAgo: 97, author: "غادة ت.", locale: "ar" },
    ],
  },
  {
    product: "nahar-a60-lamp",
    ratings: [
      { value: 4, daysAgo: 67, author: "رشا ك.", locale: "ar" },
      {
        value: 5,
        daysAgo: 104,
        author: "Lina M.",
        locale: "en",
        text: "Bright, no flicker in phone videos.",
      },
    ],
  },
  {
    product: "sahra-candle-lamp",
    ratings: [
      {
        value: 5,
        daysAgo: 72,
        author: "Mervat H.",
        locale: "en",
        text: "In our old chandelier they look like real candle bulbs, and stay cool.",
      },
    ],
  },
  {
    product: "ghoroub-globe-lamp",
    ratings: [
      { value: 4, daysAgo: 76, author: "إنجي س.", locale: "ar", text: "شكلها حلو حتى وهي مطفية." },
    ],
  },
  {
    product: "lamsa-switch",
    ratings: [
      {
        value: 5,
        daysAgo: 81,
        author: "أسامة ن.",
        locale: "ar",
        text: "الوش رفيع والضغطة هادية. غيرت مفاتيح الشقة كلها.",
      },
      { value: 4, daysAgo: 110, author: "Diana R.", locale: "en" },
    ],
  },
  {
    product: "lamsa-socket",
    ratings: [
      {
        value: 5,
        daysAgo: 84,
        author: "Walid K.",
        locale: "en",
        text: "Grips the plug firmly. The plate sits flat even on tiles.",
      },
    ],
  },
  {
    product: "hams-led-dimmer",
    ratings: [
      {
        value: 5,
        daysAgo: 79,
        author: "يحيى ل.",
        locale: "ar",
        text: "جربت 3 ديمرات قبله كانوا بيزنّوا. ده صامت فعلًا.",
      },
      { value: 4, daysAgo: 102, author: "Nabil F.", locale: "en" },
    ],
  },
  {
    product: "isharah-smart-switch",
    ratings: [
      {
        value: 4,
        daysAgo: 48,
        author: "Maged S.",
        locale: "en",
        text: "Needs a neutral wire, which our flat had. Works with the lights off from the phone.",
      },
      {
        value: 2,
        daysAgo: 69,
        author: "عزة م.",
        locale: "ar",
        text: "محتاج سلك نيوترال وما كانش موجود عندنا، فرجّعته. الإرجاع كان سهل.",
      },
    ],
  },
  {
    product: "yaqez-smoke-alarm",
    ratings: [
      {
        value: 5,
        daysAgo: 62,
        author: "منار ج.",
        locale: "ar",
        text: "اشتغل لما نسيت الأكل على النار. يستاهل كل جنيه.",
      },
    ],
  },
  {
    product: "nafas-co-alarm",
    ratings: [
      {
        value: 5,
        daysAgo: 5,
        author: "Sherine B.",
        locale: "en",
        text: "Every home with a gas heater in the bathroom should have one.",
      },
    ],
  },
];
