import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  /** Recipients of the envelope. */
  to: string[];
  raw: Buffer;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** The server's answer to the text of a mail from now on; undefined: it accepts it. */
  refusal: { code: number; text: string } | undefined;
  stop(): Promise<void>;
}

/** A real mail server for a test. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { refusal } = mailServer;
        if (refusal) {
          done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(port, "127.0.0.1", resolve);
  await listening;
  const address = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refusal: undefined,
    stop: async () => {
      const { promise, resolve: stopped } = Promise.withResolvers<void>();
      server.close(() => stopped());
      await promise;
    },
  };
  return mailServer;
}
