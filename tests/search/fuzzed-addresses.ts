import { fuzzedQueries, randomFrom } from "./fuzzed-queries.ts";

const LIST = "/api/v1/products";
const SUGGESTIONS = "/api/v1/search/suggestions";

/**
 * Bytes that are invalid UTF-8: truncated characters, overlong encodings, a terminator in the
 * middle.
 */
const BROKEN_BYTES: readonly string[] = [
  "%ED%A0%80",
  "%ED%BF%BF",
  "%C0%AF",
  "%E0%80%AF",
  "%F8%88%80%80%80",
  "%FF",
  "%D9",
  "%zz",
  "%",
];
const CODES: readonly string[] = [
  ..."finish style room brand stock price power_w cct diameter_mm q sort page scope".split(" "),
  ..."categoryId lang __proto__ constructor nothing_there".split(" "),
];
const NUMBERS: readonly string[] = [
  ..."0 1 -1 3.5 1e308 1e309 -0 NaN Infinity 0x10 ٣ ۹ 999999999 99999999999999999999".split(" "),
  ...["", " ", "9".repeat(400)],
];
/** The length of the longest URL that a browser sends. */
const LONGEST = 4_096;

/** Meaningless URLs of lists and suggestions, the same ones each time. */
export function fuzzedAddresses(count: number): string[] {
  const random = randomFrom(16_000);
  const upTo = (most: number) => Math.floor(random() * most);
  const pick = (things: readonly string[]) => things[upTo(things.length)] ?? "";
  const range = () => `${pick(NUMBERS)}..${pick(NUMBERS)}`;
  const insideOut = () => `${1 + upTo(9_000) + 1_000}..${upTo(1_000)}`;
  const manyValues = () =>
    Array.from({ length: 2_000 }, () => `v${upTo(10_000)}`)
      .join(",")
      .slice(0, LONGEST);
  const manyFacets = () =>
    Array.from({ length: 200 }, (_, index) => `facet_${index}=${index}`).join("&");
  const query = (text: string) => `q=${encodeURIComponent(text)}`;
  const kinds: ((text: string) => string)[] = [
    (text) => `${LIST}?${query(text)}`,
    (text) => `${SUGGESTIONS}?${query(text)}`,
    (text) => `${LIST}?${query(text)}&${pick(CODES)}=${encodeURIComponent(range())}`,
    (text) => `${LIST}?${pick(CODES)}=${encodeURIComponent(text)}`,
    () => `${LIST}?${pick(CODES)}=${insideOut()}&${pick(CODES)}=${pick(NUMBERS)}`,
    () => `${LIST}?${pick(CODES)}=${manyValues()}`,
    () => `${LIST}?${manyFacets()}`,
    () => `${LIST}?${Array.from({ length: 50 }, () => `${pick(CODES)}=${range()}`).join("&")}`,
    () => `${pick([LIST, SUGGESTIONS])}?q=${pick(BROKEN_BYTES)}${pick(BROKEN_BYTES)}`,
  ];
  // Text parameters are where most can go wrong.
  return fuzzedQueries(count).map((text) => {
    const place = random() < 0.6 ? upTo(2) : upTo(kinds.length);
    return kinds[place]?.(text) ?? LIST;
  });
}
