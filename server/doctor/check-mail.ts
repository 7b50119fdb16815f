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
      "Emails are only written to DATA_DIR/outbox: customers do not get them",
      "Set SMTP_URL to your mail server.",
    );
  const transport = createTransport(smtpOptions(new URL(smtpUrl)));
  try {
    await transport.verify();
    return fine("The mail server accepts the connection");
  } catch (error) {
    return wrong(
      `The mail server refuses the connection: ${reasonOf(error)}`,
      "Check SMTP_URL (host, port, user, password). Many networks block port 25: use 587 or 465.",
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
        `The DNS records of ${domain} cannot be read from here: ${reasonOf(error)}`,
        "Run this again on a machine with access to DNS.",
      ),
    ];
  }
}

function rateMx(domain: string, servers: readonly { exchange: string }[]): Finding {
  return servers.some(({ exchange }) => exchange !== "")
    ? fine(`${domain} receives emails (MX)`)
    : watch(
        `${domain} receives no emails (no MX record): customers' replies bounce`,
        "Set the shop's email in the settings to an address that you read, or add the MX record of your mail service.",
      );
}

function rateSpf(domain: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record = ""] = records;
  const advice = `Add a TXT record at ${domain}: "v=spf1 include:<your mail service> -all"; your mail service names the include.`;
  if (records.length === 0) return wrong(`${domain} has no SPF record`, advice);
  if (records.length > 1)
    return wrong(
      `${domain} has ${records.length} SPF records: all are ignored`,
      "Merge them into one.",
    );
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record))
    return wrong(`${domain} lets every server send its emails (SPF ends with +all)`, advice);
  return /[-~]all|redirect=/i.test(record)
    ? fine(`${domain} names the servers that send its emails (SPF)`)
    : watch(`${domain} does not reject other servers (SPF has no -all)`, advice);
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
      return fine(`${domain} has a DKIM key (${selector})`);
  }
  return watch(
    `No DKIM key of ${domain} was found under ${selectors.length === 1 ? selectors[0] : "the usual names"}`,
    "Turn on DKIM at your mail service and add its record. If the record exists, name it: npm run doctor -- --dkim <selector>",
  );
}

function rateDmarc(domain: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=DMARC1\s*;/i.test(text));
  const policy = /;\s*p=(\w+)/i.exec(records[0] ?? "")?.[1]?.toLowerCase();
  if (records.length !== 1 || policy === undefined)
    return wrong(
      `${domain} has no valid DMARC policy against spoofed emails`,
      `Add one TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:…", and p=quarantine once the reports are clean. Large mail services reject emails without it.`,
    );
  return policy === "none"
    ? watch(
        `Spoofed emails of ${domain} are delivered (DMARC p=none)`,
        "Set p=quarantine once the reports are clean.",
      )
    : fine(`Spoofed emails of ${domain} are rejected (DMARC p=${policy})`);
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
