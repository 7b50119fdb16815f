/** Letters that are mistaken for each other: they sound alike or are soft vowels. */
const ALIKE = [
  "اويهى",
  "aeiouy",
  "تطث",
  "دض",
  "سص",
  "زظذ",
  "كق",
  "حهخ",
  "جغ",
  "عاء",
  "ckq",
  "sz",
  "gj",
  "fv",
  "bp",
];
const SOFT = "اويهaeiou";
const ALIKE_COST = 0.5;
const FIRST_LETTER_COST = 0.4;

/** Costs up to here are a slip, by the length of what was typed. */
export function mostCostOf(length: number): number {
  if (length < 6) return 1;
  return length < 9 ? 2 : 2.5;
}

/**
 * What it costs to turn one word into another by letters put in, left out, replaced or swapped with their neighbour;
 * vowels and letters that sound alike cost half. Infinity where it is more than `most`.
 */
export function wordDistance(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) * ALIKE_COST > most) return Infinity;
  // By the letters of both words that are done with.
  const costs: number[][] = [];
  for (let row = 0; row <= typed.length; row += 1) {
    const current: number[] = [];
    costs.push(current);
    for (let column = 0; column <= word.length; column += 1) {
      current.push(row + column === 0 ? 0 : leastCost(costs, [typed, row], [word, column]));
    }
    if (Math.min(...current) > most) return Infinity;
  }
  const cost = costOf(costs, typed.length, word.length) + firstLetterCost(typed, word);
  return cost <= most ? cost : Infinity;
}

type Place = [text: string, done: number];

function leastCost(costs: number[][], [typed, row]: Place, [word, column]: Place): number {
  const [a, beforeA] = [typed[row - 1], typed[row - 2]];
  const [b, beforeB] = [word[column - 1], word[column - 2]];
  const isSwapped = a === beforeB && beforeA === b;
  return Math.min(
    costOf(costs, row - 1, column) + leaving(a, beforeA),
    costOf(costs, row, column - 1) + leaving(b, beforeB),
    costOf(costs, row - 1, column - 1) + replacing(a, b),
    isSwapped ? costOf(costs, row - 2, column - 2) + 1 : Infinity,
  );
}

function costOf(costs: number[][], row: number, column: number): number {
  return costs[row]?.[column] ?? Infinity;
}

function replacing(a = "", b = ""): number {
  if (a === b) return 0;
  return ALIKE.some((letters) => letters.includes(a) && letters.includes(b)) ? ALIKE_COST : 1;
}

/** Of a letter that stands in one word alone. */
function leaving(letter = "", before = ""): number {
  return SOFT.includes(letter) || letter === before ? ALIKE_COST : 1;
}

function firstLetterCost(typed: string, word: string): number {
  return typed[0] === word[0] ? 0 : FIRST_LETTER_COST;
}
