import type { FastifyInstance, FastifyReply } from "fastify";
import { escaped } from "../html-text.ts";
import type { OutboxEntry, OutboxFile } from "./folder-transport.ts";
import { listOutbox, readOutbox } from "./folder-transport.ts";

const SHOWN = 200;

const LIST_STYLE = `body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#faf7f1;color:#1d1a16}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem}
ol{list-style:none;margin:0;padding:0}
details{background:#fff;border:1px solid #e8e1d5;border-radius:10px;margin:0 0 .6rem}
summary{cursor:pointer;padding:.8rem 1rem;display:flex;gap:1rem;flex-wrap:wrap;justify-content:space-between}
small{color:#5d554a}
iframe{display:block;width:100%;height:44rem;border:0;border-top:1px solid #e8e1d5}
nav{padding:.6rem 1rem;display:flex;gap:1rem}
a{color:#6b490d}`;

/**
 * Allows only the list's own style; mails are shown in frames without scripts and without an
 * origin.
 */
const LIST_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox";
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${SANDBOX}`;

const TYPES: Record<OutboxFile, string> = {
  html: "text/html; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  eml: "text/plain; charset=utf-8",
};

/** `/dev/outbox`: messages that were delivered as files, newest first. Not in production. */
export function serveOutbox(app: FastifyInstance, folder: string): void {
  app.get("/dev/outbox", async (_request, reply) => {
    const entries = await listOutbox(folder, SHOWN);
    return send(reply, "text/html; charset=utf-8", LIST_POLICY, listPage(entries));
  });
  app.get<{ Params: { file: string } }>("/dev/outbox/:file", async (request, reply) => {
    const [, name = "", suffix] = /^(.+)\.(html|txt|eml)$/.exec(request.params.file) ?? [];
    const file = suffix as OutboxFile | undefined;
    const content = file && (await readOutbox(folder, name, file));
    if (file === undefined || content === undefined) return reply.callNotFound();
    reply.header("x-frame-options", "SAMEORIGIN");
    // Links open outside the frame: it shows mails only.
    const shown = content.replace("<head>", '<head><base target="_blank">');
    return send(reply, TYPES[file], MAIL_POLICY, suffix === "html" ? shown : content);
  });
}

function send(reply: FastifyReply, type: string, policy: string, content: string): FastifyReply {
  return reply
    .type(type)
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .send(content);
}

function listPage(entries: OutboxEntry[]): string {
  const items = entries.map(entryItem).join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Outbox</title><style>${LIST_STYLE}</style></head>
<body><main><h1>Outbox</h1><p>${entries.length === 0 ? "Nothing was sent yet." : "Newest first."}</p><ol>
${items}
</ol></main></body></html>
`;
}

function entryItem({ name, at, channel, to, locale, subject }: OutboxEntry): string {
  const kinds: OutboxFile[] = channel === "mail" ? ["html", "txt", "eml"] : ["txt"];
  const links = kinds.map((kind) => `<a href="/dev/outbox/${name}.${kind}">${kind}</a>`).join("");
  return `<li><details><summary><strong dir="auto" lang="${escaped(locale)}">${escaped(subject)}</strong><small>${escaped(channel)} · ${escaped(to)} · <time>${escaped(at)}</time></small></summary>
<nav>${links}</nav><iframe sandbox="${SANDBOX}" loading="lazy" title="${escaped(subject)}" src="/dev/outbox/${name}.${kinds[0]}"></iframe></details></li>`;
}
