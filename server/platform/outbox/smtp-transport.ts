import { createTransport } from "nodemailer";
import { PermanentFailure } from "../jobs.ts";
import { mimeMail } from "./mime-mail.ts";
import type { RenderedMail, Transport } from "./transport.ts";

/**
 * Together these stay below the job's time limit, otherwise a slow server would get a mail twice.
 */
const CONNECT_MS = 10_000;
const GREETING_MS = 15_000;
/** Servers that scan for spam are slow to accept the body. */
const SILENCE_MS = 30_000;

/** Sends mails through a mail server: `smtp://`, or `smtps://` for TLS from the first byte. */
export function smtpTransport(url: string): Transport<RenderedMail> {
  const transport = createTransport({
    ...smtpOptions(new URL(url)),
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(mimeMail(mail));
      } catch (error) {
        throw isRefused(error) ? new PermanentFailure("refused", { cause: error }) : error;
      }
    },
    close: async () => transport.close(),
  };
}

/** Connection options for a `smtp://` or `smtps://` address. */
export function smtpOptions({ protocol, hostname, port, username, password, searchParams }: URL) {
  const secure = protocol === "smtps:";
  return {
    host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ""),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    // A password is only sent over an encrypted connection.
    requireTLS: username !== "" && searchParams.get("starttls") !== "optional",
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}

/**
 * Only a rejection of this recipient or this text is final; account or connection problems are ours
 * to fix.
 */
function isRefused(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}
