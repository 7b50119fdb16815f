/** Expressions that a reader has to think about, and what is said instead. */
interface OddWording {
  pattern: RegExp;
  instead: string;
}

/** In test titles and endpoint summaries. */
export const EVERYWHERE: readonly OddWording[] = [
  { pattern: /\bwho(?:m|se)?ever\b/i, instead: "the role: customer, guest, staff" },
  { pattern: /\b(?:some|any|every)body\b/i, instead: "someone, anyone, everyone, or the role" },
  { pattern: /\bstrangers?\b/, instead: "guest, another customer" },
  {
    pattern:
      /(?:^|[,;:] |\band )who (?:is|has|asks|left|buys|does|waits|signs|wants|pays|orders)\b/,
    instead: "the role",
  },
  { pattern: /\b(?:is|are|be|was|were) told\b(?! apart)/, instead: "is notified, gets an email" },
  { pattern: /\b(?:is|are) said\b|\b(?:says?|said) (?:so|nothing)\b/, instead: "shows, returns" },
  {
    pattern:
      /\bstands? (?:in|on|at|there|top|first|beside|until|together|without|for all|below|above|as)\b/,
    instead: "is, appears",
  },
  { pattern: /\b(?:go|goes|went|going) on\b(?! (?:sale|display|holiday))/, instead: "continues" },
  { pattern: /\b(?:leads?|led) (?:on|there|here|to no|nowhere)\b/, instead: "redirects" },
  {
    pattern:
      /\b(?:is|are|was|were) (?:not |no longer )?there\b(?= *$| *[,;:.])|\bno longer there\b/,
    instead: "exists, is missing",
  },
  { pattern: /\bput (?:right|aside|among)\b/, instead: "corrected, saved" },
  {
    pattern:
      /\b(?:is|are|was|were|be) (?:taken|took) (?:back|away|off|out|down|for)\b|\btakes? (?:back|away|off) (?:a|the|an|what)\b/,
    instead: "withdraws, removes, revokes",
  },
  { pattern: /\b(?:given?|gives|gave|paid|money) back\b/, instead: "refunds, releases" },
  { pattern: /\bonce more\b|\banew\b/, instead: "again, from the start" },
  { pattern: /\bfor (?:good|ever)\b/, instead: "permanently" },
  { pattern: /\bat once\b/, instead: "immediately, concurrently" },
  { pattern: /\b(?:in|out of|into) sight\b/, instead: "visible" },
  { pattern: /\b(?:by|with|of) which\b/, instead: "a noun" },
  { pattern: /\bordinary price\b/, instead: "regular price" },
];

/** A title is a result and its condition, and starts with a verb. */
export const IN_TITLES: readonly OddWording[] = [
  { pattern: /^(?:what|who)\b/i, instead: "a verb first" },
  { pattern: /^(?:nobody|nothing|none)\b/i, instead: "does not, ignores, rejects" },
  {
    pattern:
      /^(?:of|by|to|from|in|on|without|under|between) (?:an?|the|two|what|many|all|which|those|one|several)\b/,
    instead: "a verb first",
  },
];

/** A summary is an instruction: "Get an order. Emails the customer." */
export const IN_SUMMARIES: readonly OddWording[] = [
  {
    pattern: /^(?:[A-Z][a-z]+s|The|An?|What|How|Who|Whose|Where|Why|Which|Every) /,
    instead: "an imperative",
  },
  {
    pattern: /^(?:[^\s.]+\s+){8,}[^\s.]+(?:\.|$)/,
    instead: "at most 8 words, the rest in a second sentence",
  },
  { pattern: /\b[Mm]ails?\b(?! server)/, instead: "email" },
];
