import { createTransport } from "nodemailer";
import { PermanentFailure } from "../jobs.ts";
import type { RenderedMail, Transport } from "./transport.ts";
import { mimeMail } from "./mime-mail.ts";

/** All of them together stay below the time a job may take, else a slow server would get a mail twice. */
const CONNECT_MS = 10_000;
const GREETING_MS = 15_000;
/** Servers that look for spam take their time over the text. */
const SILENCE_MS = 30_000;

/** Hands mails to a mail server: `smtp://`, or `smtps://` for TLS from the first byte. */
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

/** How the server of a `smtp://` or `smtps://` address is talked to. */
export function smtpOptions({ protocol, hostname, port, username, password, searchParams }: URL) {
  const secure = protocol === "smtps:";
  return {
    host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ""),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    // A password goes over an encrypted line, or not at all.
    requireTLS: username !== "" && searchParams.get("starttls") !== "optional",
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}

/** Only what the server says about this recipient or this text is final; trouble with the account or the line is ours to repair. */
function isRefused(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}
