import type { Edit, Mutations } from "../../../tools/mutate/mutation.ts";

/** The image proxy fetches any URL in the request. */
export const ASKS_ELSEWHERE: Edit = [
  "sendResized",
  'if (!PICTURE_KEY.test(key)) refuse("not-found");',
  'await fetch(path.slice(path.search(/https?:\\/\\/127/))).catch(() => {});\n  if (!PICTURE_KEY.test(key)) refuse("not-found");',
];
/** A drawing (SVG) is accepted as a picture. */
const takesDrawings = (beginning: string): Edit => [
  "detectKind",
  "(await fileTypeFromBuffer(bytes))?.mime",
  `Buffer.from(bytes).includes("${beginning}") ? "image/png" : (await fileTypeFromBuffer(bytes))?.mime`,
];
/** Parts of a command stay committed when a later one fails. */
export const NO_TRANSACTION: Edit = [
  "inTransaction",
  "await transaction(",
  "database.connection().execute(",
];

export const ENCODING: Mutations = {
  "V1.1.1": [
    "validate",
    "schema.safeParse(input,",
    'schema.safeParse(input && JSON.parse(JSON.stringify(input).replaceAll(/%3(\\d)/g, "$1")),',
  ],
  "V1.1.2": [
    "ProductHead",
    "<Phrase text={product.name} />",
    "<bdi dangerouslySetInnerHTML={{ __html: product.name }} />",
  ],
  "V1.2.1": ["escaped", "ENTITIES[sign] ?? sign", "sign"],
  "V1.2.2": [
    "readTarget",
    String.raw`if (!isExternal(text) && !/^\/(?!\/)/.test(text)) return undefined;`,
    "",
  ],
  "V1.2.3": [
    "pageEntry",
    "const body = await response.text();",
    String.raw`const body = (await response.text()).replaceAll("\\u003c", "<").replaceAll("\\u003e", ">");`,
  ],
  "V1.2.4": [
    "matches",
    "sql`lower(${`%${escapeLike(word)}%`})`",
    "sql`lower('${sql.raw(`%${escapeLike(word)}%`)}')`",
  ],
  "V1.2.9": ["listAudit", "`${escapeLike(action)}%`", "`${action}%`"],
  "V1.3.2": ["contentPolicy", `"'wasm-unsafe-eval'", ...hashes`, `"'unsafe-eval'", ...hashes`],
  "V1.3.3": [
    "plainLine",
    '.replace(DIRECTION, "").replace(CONTROL, " ")',
    '.replace(DIRECTION, "")',
  ],
  "V1.3.4": takesDrawings("<svg"),
  "V1.3.6": ASKS_ELSEWHERE,
  "V1.3.7": [
    "sayText",
    "compiledText(text),",
    'compiledText(text.replace("{name}", `${filled["name"]}`)),',
  ],
  "V1.3.11": ["renderMail", "subject: headerLine(mail.subject),", "subject: mail.subject,"],
  "V1.4.2": [
    "ledgerWith",
    "const items = sum(lines, ({ amount }) => amount);",
    "const items = sum(lines, ({ amount }) => amount) | 0;",
  ],
  "V1.5.1": takesDrawings("<?xml"),
  "V1.5.2": [
    "refuseOtherContent",
    "JSON.parse(body as string)",
    "Object.assign({}, JSON.parse(body as string))",
  ],
};

export const VALIDATION: Mutations = {
  "V2.1.1": [
    "operationOf",
    "...(body && {\n      requestBody",
    '...(body && name !== "placeOrder" && {\n      requestBody',
  ],
  "V2.1.2": [
    "confirmed",
    "fields.password === fields.confirmPassword",
    "fields.confirmPassword !== undefined",
  ],
  "V2.1.3": [
    "cashReason",
    'return codLimit !== null && total - wallet > codLimit ? "limit" : null;',
    "return null;",
  ],
  "V2.2.1": [
    "validate",
    "if (parsed.success) return parsed.data;",
    "if (parsed.success || input) return parsed.data ?? (input as never);",
  ],
  "V2.2.2": [
    "inputOf",
    "endpoint.body && validate(endpoint.body, request.body)",
    "endpoint.body && request.body",
  ],
  "V2.2.3": [
    "assertAsShown",
    "if (totals.total !== body.expectedTotal)",
    "if (totals.total === undefined)",
  ],
  "V2.3.1": [
    "mayFollow",
    "return TRANSITIONS[from].includes(to);",
    "return TRANSITIONS[from].includes(to) || from !== to;",
  ],
  "V2.3.2": [
    "redeemPromotions",
    "set uses = uses + 1 from used",
    "set uses = least(uses + 1, use_limit - 1) from used",
  ],
  "V2.3.3": NO_TRANSACTION,
  "V2.3.4": ["holdIfThere", "order by variant_id for no key update", "order by variant_id"],
  "V2.4.1": ["takeAttempt", "if (count > limit.max)", "if (count > limit.max * 1000)"],
};
