import type { DemoPictureGroup } from "#contract/demo-pictures.ts";

/** Texts of `/dev/pictures`, one shape in two languages; customers never see them. */
const ar = {
  title: "كل صور المتجر التجريبي",
  group: "القسم",
  all: "الكل",
  groups: {
    products: "المنتجات",
    categories: "الأقسام",
    blocks: "الصفحة الرئيسية",
    pages: "صفحات وأسئلة",
    news: "الأخبار",
    albums: "الألبومات",
    videos: "صور الفيديوهات",
  } satisfies Record<DemoPictureGroup, string>,
  count: (pictures: number, files: number, megabytes: string) =>
    `${pictures} صورة في ${files} ملف، ${megabytes} ميجابايت`,
  layer: "طبقة، لا تُعرض وحدها",
  mix: "اجمع الطبقتين",
  dim: "شدة اللمبة",
  kelvin: "لون الضوء",
  night: "الغرفة مظلمة",
  mixed: (name: string) => `${name}: مجموع الطبقتين`,
};

export type PictureTexts = typeof ar;

const en: PictureTexts = {
  title: "Every picture of the demo shop",
  group: "Group",
  all: "All",
  groups: {
    products: "Products",
    categories: "Categories",
    blocks: "Home page",
    pages: "Pages and answers",
    news: "News",
    albums: "Albums",
    videos: "Video posters",
  },
  count: (pictures, files, megabytes) => `${pictures} pictures in ${files} files, ${megabytes} MB`,
  layer: "A layer, never shown by itself",
  mix: "Add the layers",
  dim: "Lamp",
  kelvin: "Colour of light",
  night: "The room is dark",
  mixed: (name) => `${name}: the sum of its layers`,
};

export const PICTURE_TEXTS = { ar, en };
