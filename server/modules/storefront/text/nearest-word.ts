/**
 * Letters that are confused because they sound alike; vowels are soft: easily omitted or inserted.
 */
const ALIKE = [
  "اويهىaeiouy",
  "تطث",
  "دض",
  "سص",
  "زظذ",
  "كق",
  "حخ",
  "جغ",
  "ckq",
  "sz",
  "gj",
  "fv",
  "bp",
];
/** Group of a letter by its code, from 1; 0: none. */
const ALIKE_OF = byLetter(ALIKE);
const IS_SOFT = byLetter(["اويهaeiou"]);
const ALIKE_COST = 0.5;
const FIRST_LETTER_COST = 0.4;

/** Maximum cost that counts as a typo, by the length of what was typed. */
export function mostCostOf(length: number): number {
  if (length < 6) return 1;
  return length < 9 ? 2 : 2.5;
}

/** Distinct consonants, each with those that sound like it. */
const SOUNDS = [
  "بbp",
  "تطثt",
  "جغg",
  "حهخh",
  "دضd",
  "رr",
  "زظذz",
  "سصs",
  "شx",
  "عء",
  "فfv",
  "كقckq",
  "لl",
  "مm",
  "نn",
  "j",
  "w",
];
const bitOf = new Map(
  SOUNDS.flatMap((letters, bit) => Array.from(letters, (letter) => [letter, 1 << bit])),
);

/** Which hard sounds a word contains, as bits. */
export function soundsOf(word: string): number {
  let sounds = 0;
  for (const letter of word) sounds |= bitOf.get(letter) ?? 0;
  return sounds;
}

/**
 * Whether words with these sounds can be near enough: each sound in only one of them costs
 * something.
 */
export function mayBeNear(a: number, b: number, most: number): boolean {
  return countOf(a & ~b) <= most && countOf(b & ~a) <= most;
}

function countOf(sounds: number): number {
  let count = 0;
  for (let left = sounds; left !== 0; left &= left - 1) count += 1;
  return count;
}

const LONGEST = 40;
/** One more for the end, and one as a border. */
const ACROSS = LONGEST + 2;
/**
 * Cost by the number of letters consumed from both words; one shared board, since the function is
 * synchronous.
 */
const board = new Float64Array(ACROSS * ACROSS);
/** Cost of each letter of both words if only one of them has it. */
const leavingTyped = new Float64Array(LONGEST);
const leavingWord = new Float64Array(LONGEST);

/**
 * Edit distance between two words, by inserting, deleting, replacing or swapping adjacent letters;
 * vowels and similar-sounding letters cost half. Infinity if it exceeds `most`.
 */
export function wordDistance(typed: string, word: string, most: number): number {
  const isFar = Math.abs(typed.length - word.length) * ALIKE_COST > most;
  if (isFar || Math.max(typed.length, word.length) > LONGEST) return Infinity;
  noteLeaving(typed, leavingTyped);
  noteLeaving(word, leavingWord);
  // Further from the diagonal, so many letters are missing that the cost is too high in any case.
  const reach = Math.floor(most / ALIKE_COST);
  for (let row = 0; row <= typed.length; row += 1) {
    const first = Math.max(0, row - reach);
    const last = Math.min(word.length, row + reach);
    if (first > 0) board[row * ACROSS + first - 1] = Infinity;
    board[row * ACROSS + last + 1] = Infinity;
    let least = Infinity;
    for (let column = first; column <= last; column += 1) {
      const cost = row + column === 0 ? 0 : leastCost(typed, row, word, column);
      board[row * ACROSS + column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
  }
  const cost = costOf(typed.length, word.length) + (typed[0] === word[0] ? 0 : FIRST_LETTER_COST);
  return cost <= most ? cost : Infinity;
}

function leastCost(typed: string, row: number, word: string, column: number): number {
  const a = typed.charCodeAt(row - 1);
  const b = word.charCodeAt(column - 1);
  let cost = costOf(row - 1, column) + (leavingTyped[row - 1] ?? 0);
  cost = Math.min(cost, costOf(row, column - 1) + (leavingWord[column - 1] ?? 0));
  cost = Math.min(cost, costOf(row - 1, column - 1) + replacing(a, b));
  const isSwapped = a === word.charCodeAt(column - 2) && b === typed.charCodeAt(row - 2);
  return isSwapped ? Math.min(cost, costOf(row - 2, column - 2) + 1) : cost;
}

function costOf(row: number, column: number): number {
  return row < 0 || column < 0 ? Infinity : (board[row * ACROSS + column] ?? Infinity);
}

function replacing(a: number, b: number): number {
  if (a === b) return 0;
  const alike = ALIKE_OF[a] ?? 0;
  return alike !== 0 && alike === ALIKE_OF[b] ? ALIKE_COST : 1;
}

function noteLeaving(word: string, costs: Float64Array): void {
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at);
    const isLight = IS_SOFT[letter] === 1 || letter === word.charCodeAt(at - 1);
    costs[at] = isLight ? ALIKE_COST : 1;
  }
}

/** Group of each letter, from 1, by its code. */
function byLetter(groups: readonly string[]): Uint8Array {
  const last = Math.max(...Array.from(groups.join(""), (letter) => letter.charCodeAt(0)));
  const places = new Uint8Array(last + 1);
  for (const [index, letters] of groups.entries()) {
    for (let at = 0; at < letters.length; at += 1) places[letters.charCodeAt(at)] = index + 1;
  }
  return places;
}
