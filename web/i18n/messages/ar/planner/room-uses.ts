/** Names of room uses, for the planner and the pages of lights. */
export const roomUses = {
  reception: "ريسبشن ومعيشة",
  reading: "ركن قراءة",
  dining: "سفرة",
  bedroom: "غرفة نوم",
  kitchen: "مطبخ",
  worktop: "رخامة المطبخ",
  bathroom: "حمام",
  corridor: "طرقة",
  stairs: "سلم",
  study: "مكتب ومذاكرة",
  shop: "محل",
};
