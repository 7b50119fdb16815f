/**
 * Arabic letters that Egyptians transcribe with these Latin ones, longest first. Vowels are mostly
 * omitted in Arabic.
 */
const SOUNDS: readonly (readonly [latin: string, arabic: string])[] = [
  ["tch", "(?:تش|ش)"],
  ["sh", "ش"],
  ["ch", "(?:تش|ش|ك)"],
  ["ck", "ك"],
  ["kh", "خ"],
  ["gh", "غ"],
  ["th", "[ثتط]"],
  ["dh", "[ضذظد]"],
  ["ou", "و?"],
  ["oo", "و?"],
  ["ee", "ي?"],
  ["2", "[اقيو]?"],
  ["3", "ع"],
  ["5", "خ"],
  ["6", "ط"],
  ["7", "ح"],
  ["8", "[غق]"],
  ["9", "[صق]"],
  ["a", "[اهيع]?"],
  ["b", "ب"],
  ["c", "[كس]"],
  ["d", "[دض]"],
  ["e", "[يه]?"],
  ["f", "ف"],
  ["g", "[جغق]"],
  ["h", "[هح]?"],
  ["i", "[يع]?"],
  ["j", "ج"],
  ["k", "[كق]"],
  ["l", "ل"],
  ["m", "م"],
  ["n", "ن"],
  ["o", "[وع]?"],
  ["p", "ب"],
  ["q", "[قك]"],
  ["r", "ر"],
  ["s", "[سص]"],
  ["t", "[تط]"],
  ["u", "[وع]?"],
  ["v", "ف"],
  ["w", "و"],
  ["x", "كس"],
  ["y", "ي?"],
  ["z", "[زظذ]"],
];
/** At least three letters, with a vowel unless it is long enough to be transcribed without. */
const WRITTEN = /^(?=(?:.*[a-z]){3})(?=.*[aeiou]|.{4})[a-z2356789]{3,20}$/;
const FEWEST_CONSONANTS = 2;

/**
 * A pattern for the Arabic words that this Latin transcription may stand for (mafate7, kawaleen);
 * null if it is not one.
 */
export function arabicPattern(latin: string): RegExp | null {
  if (!WRITTEN.test(latin)) return null;
  // Doubled consonants are one letter in Arabic.
  const plain = latin.replace(/([^aeo])\1/g, "$1");
  let consonants = 0;
  let pattern = "";
  for (let at = 0; at < plain.length;) {
    const sound = SOUNDS.find(([letters]) => plain.startsWith(letters, at));
    if (!sound) return null;
    const [letters, arabic] = sound;
    if (!arabic.endsWith("?")) consonants += 1;
    pattern += at === 0 && arabic.endsWith("?") ? `(?:[اع]|${arabic.slice(0, -1)})` : arabic;
    at += letters.length;
  }
  // The feminine ending is pronounced.
  const ending = /[aeh]$/.test(plain) ? "ه?" : "";
  return consonants < FEWEST_CONSONANTS ? null : new RegExp(`^${pattern}${ending}$`);
}
