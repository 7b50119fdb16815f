import type { Mutations } from "../../../tools/mutate/mutation.ts";
import { SESSION, SIGN_IN } from "./accounts.ts";
import { FILES } from "./browsers-and-files.ts";
import { VALIDATION } from "./input.ts";
import { CODE, OPERATION, SECRET } from "./secrets-and-logs.ts";

const BROWSERS: Mutations = {
  "V1.2.10": ["harmlessText", `replaceAll(FORMULA, "'")`, `replaceAll(FORMULA, "")`],
  "V1.3.12": [
    "CODE",
    "(?=.+[-/×x–+].)[a-z0-9]+(?:[-/×–+][a-z0-9]+)*$",
    "[a-z0-9]+(?:[-/×x–+][a-z0-9]+)+$",
  ],
  "V3.4.7": ["EVERYWHERE", "  `report-uri ${REPORTS_PATH}`,\n", ""],
  "V3.4.8": ["ALWAYS", '  "cross-origin-opener-policy": "same-origin",\n', ""],
  "V3.5.7": same(OPERATION, "V14.2.2"),
  "V3.5.8": ["ALWAYS", '  "cross-origin-resource-policy": "same-origin",\n', ""],
  "V3.6.1": same(OPERATION, "V14.2.3"),
  "V4.1.4": same(OPERATION, "V13.4.4"),
  "V4.1.5": [
    "isPaymobHmac",
    "isEqual(given.toLowerCase(), paymobHmac(transaction, secret))",
    "given.length === paymobHmac(transaction, secret).length",
  ],
  "V4.2.2": [
    "answerEntry",
    'const length = { "content-length": String(body.length) };',
    'const length = { "content-length": String(body.toString().length) };',
  ],
  "V5.2.6": same(FILES, "V5.2.3"),
};

const ACCOUNTS: Mutations = {
  "V6.3.7": [
    "changePassword",
    'await sendAlert(work, customer, { about: "password", isSignedOutEverywhere: false });',
    "",
  ],
  "V6.3.8": [
    "forgotPassword",
    "const customer = await findVerified(work.db, channel, target);",
    'const customer = await findVerified(work.db, channel, target);\n    if (!customer) throw new ProblemError("not-found");',
  ],
  "V6.4.6": same(SIGN_IN, "V6.4.4"),
  "V6.5.6": same(SESSION, "V7.5.2"),
  "V6.7.2": ["takePasskeyChallenge", "return numDeletedRows > 0n;", "return true;"],
  "V7.5.3": [
    "recoveryRoutes",
    "accountEndpoints.changeEmail, async ({ who, body, request }) => {\n    requireRecent(who);",
    "accountEndpoints.changeEmail, async ({ who, body, request }) => {",
  ],
  "V8.3.2": same(SESSION, "V7.4.2"),
};

const INSIDE: Mutations = {
  "V11.1.3": ["settings.ts", "import { sql", 'import "node:crypto";\nimport { sql'],
  "V11.2.5": same(SECRET, "V11.3.3"),
  "V11.3.4": same(SECRET, "V11.3.1"),
  "V13.4.6": [
    "ALWAYS",
    '"x-frame-options": "DENY",',
    '"x-frame-options": "DENY",\n  server: `node ${process.version}`,',
  ],
  "V13.4.7": ["isOfBuild", "=> ENDINGS.test(path)", '=> ENDINGS.test(path) || path !== ""'],
  "V14.2.5": same(OPERATION, "V14.2.2"),
  "V14.2.8": same(FILES, "V5.4.3"),
  "V15.4.2": same(VALIDATION, "V2.3.2"),
  "V15.4.3": same(VALIDATION, "V2.3.4"),
  "V15.4.4": same(CODE, "V15.1.3"),
  "V16.5.4": ["catchTheRest", '"uncaughtException"', '"uncaughtExceptionMonitor"'],
};

/**
 * The level 3 requirements by number; some break with the same change as one of the lower levels.
 */
export const LEVEL_THREE: Mutations = { ...BROWSERS, ...ACCOUNTS, ...INSIDE };

function same(mutations: Mutations, number: string): Mutations[string] {
  const mutation = mutations[number];
  if (!mutation) throw new Error(`nothing is broken for ${number}`);
  return mutation;
}
