import { createTransport } from "nodemailer";
import { smtpOptions } from "#server/platform/outbox/smtp-transport.ts";
import { type Finding, fine, reasonOf, watch, wrong } from "./finding.ts";

/** DNS queries; replaced in tests. */
export interface Names {
  resolveMx(domain: string): Promise<{ exchange: string; priority: number }[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

/**
 * Whether the mail server accepts mails. @param production real customers order there and wait for
 * mails
 */
export async function checkMailServer(
  smtpUrl: string | undefined,
  production: boolean,
): Promise<Finding> {
  if (smtpUrl === undefined)
    return (production ? wrong : watch)(
      "Mails are files in DATA_DIR/outbox: nobody gets them",
      "Set SMTP_URL to your mail server.",
    );
  const transport = createTransport(smtpOptions(new URL(smtpUrl)));
  try {
    await transport.verify();
    return fine("The mail server lets the shop in");
  } catch (error) {
    return wrong(
      `The mail server refuses the shop: ${reasonOf(error)}`,
      "Correct SMTP_URL (name, port, user, password); many machines may not reach port 25: use 587 or 465.",
    );
  } finally {
    transport.close();
  }
}

/** Selectors under which mail services publish their DKIM keys; your own is given with `--dkim`. */
const USUAL_SELECTORS = [
  ...["default", "mail", "dkim", "google", "selector1", "selector2", "s1", "s2"],
  ...["k1", "k2", "k3", "fm1", "zoho", "mandrill", "smtp", "brevo1", "protonmail", "mxvault"],
];

/**
 * Whether other mail servers can tell the shop's mails from forged ones. @param selectors of DKIM;
 * absent: the usual ones
 */
export async function checkMailNames(
  sender: string,
  names: Names,
  selectors: readonly string[] = USUAL_SELECTORS,
): Promise<Finding[]> {
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  try {
    return [
      rateMx(domain, await found(names.resolveMx(domain))),
      rateSpf(domain, await textsOf(names, domain)),
      await checkDkim(domain, names, selectors),
      rateDmarc(domain, await textsOf(names, `_dmarc.${domain}`)),
    ];
  } catch (error) {
    return [
      watch(
        `The names of ${domain} cannot be looked up from here: ${reasonOf(error)}`,
        "Run this again where the internet's names can be asked.",
      ),
    ];
  }
}

function rateMx(domain: string, servers: readonly { exchange: string }[]): Finding {
  return servers.some(({ exchange }) => exchange !== "")
    ? fine(`Answers to ${domain} arrive somewhere (MX)`)
    : watch(
        `${domain} takes no mails (no MX record): customers' answers come back to them`,
        "Set the shop's address in the settings to one that is read, or add the MX record of your mail service.",
      );
}

function rateSpf(domain: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record = ""] = records;
  const advice = `Add a TXT record at ${domain}: "v=spf1 include:<your mail service> -all"; the service says what to include.`;
  if (records.length === 0) return wrong(`${domain} names no servers for its mails (SPF)`, advice);
  if (records.length > 1)
    return wrong(
      `${domain} has ${records.length} records of SPF: none of them counts`,
      "Put them into one.",
    );
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record))
    return wrong(`${domain} lets every server send in its name (SPF ends with +all)`, advice);
  return /[-~]all|redirect=/i.test(record)
    ? fine(`${domain} says which servers send its mails (SPF)`)
    : watch(`${domain} says nothing about other servers (SPF has no -all)`, advice);
}

async function checkDkim(
  domain: string,
  names: Names,
  selectors: readonly string[],
): Promise<Finding> {
  for (const selector of selectors) {
    const texts = await textsOf(names, `${selector}._domainkey.${domain}`);
    // An empty key has been revoked.
    if (texts.some((text) => /(?:^|;)\s*p=[^;\s]/.test(text)))
      return fine(`${domain} has a key for its mails (DKIM, ${selector})`);
  }
  return watch(
    `No key of ${domain} was found (DKIM) under ${selectors.length === 1 ? selectors[0] : "the usual names"}`,
    "Switch DKIM on at your mail service and add the record that it shows. It is there already? Name it: npm run doctor -- --dkim <selector>",
  );
}

function rateDmarc(domain: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=DMARC1\s*;/i.test(text));
  const policy = /;\s*p=(\w+)/i.exec(records[0] ?? "")?.[1]?.toLowerCase();
  if (records.length !== 1 || policy === undefined)
    return wrong(
      `${domain} does not say what to do with mails that only claim to come from it (DMARC)`,
      `Add one TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:…", and p=quarantine once the reports are clean. Large mail services refuse without it.`,
    );
  return policy === "none"
    ? watch(
        `Mails that only claim to come from ${domain} are let through (DMARC p=none)`,
        "Once the reports are clean: p=quarantine.",
      )
    : fine(`Mails that only claim to come from ${domain} are refused (DMARC p=${policy})`);
}

const textsOf = async (names: Names, name: string) =>
  (await found(names.resolveTxt(name))).map((parts) => parts.join(""));

/** A name without such records is a valid answer, too. */
async function found<T>(asking: Promise<T[]>): Promise<T[]> {
  try {
    return await asking;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENODATA" || code === "ENOTFOUND") return [];
    throw error;
  }
}
