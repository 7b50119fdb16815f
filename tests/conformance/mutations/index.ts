import type { Mutations } from "../../../tools/mutate/mutation.ts";
import { CHAPTER_1, CHAPTER_2 } from "./chapters-1-and-2.ts";
import { CHAPTER_3, CHAPTER_4 } from "./chapters-3-and-4.ts";
import { CHAPTER_5, CHAPTER_6, CHAPTER_7, CHAPTER_8, CHAPTER_9 } from "./chapters-5-to-9.ts";

/** The change that breaks each statement of docs/conformance.md, by its number. */
export const MUTATIONS: Mutations = {
  ...CHAPTER_1,
  ...CHAPTER_2,
  ...CHAPTER_3,
  ...CHAPTER_4,
  ...CHAPTER_5,
  ...CHAPTER_6,
  ...CHAPTER_7,
  ...CHAPTER_8,
  ...CHAPTER_9,
};
