import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { type Finding, fine, reasonOf, watch, wrong } from "./finding.ts";

const TIMEOUT_MS = 10_000;
const RENEWED_DAYS = 14;

/**
 * Whether customers can reach the shop, and over an encrypted connection. @param publicUrl without
 * a trailing slash
 */
export async function checkAddress(publicUrl: string | undefined, now: Date): Promise<Finding[]> {
  if (publicUrl === undefined)
    return [
      watch(
        "The shop is only reachable from this machine",
        "To open it to customers, set PUBLIC_URL=https://… and put a proxy in front (deploy/haproxy.cfg, deploy/container/Caddyfile).",
      ),
    ];
  const answer = await checkAnswer(publicUrl);
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== "https:")
    return [
      answer,
      wrong(
        `${publicUrl} is not https: passwords and orders are sent unencrypted`,
        "Put a proxy with a certificate in front, and set PUBLIC_URL=https://…",
      ),
    ];
  return [
    answer,
    await checkCertificate(hostname, Number(port || 443), now),
    ...(port === "" ? [await checkWayFromHttp(hostname)] : []),
  ];
}

async function checkAnswer(publicUrl: string): Promise<Finding> {
  try {
    const answer = await ask(`${publicUrl}/readyz`);
    const text = await answer.text();
    if (answer.ok && text.includes('"ready"')) return fine(`The shop is open at ${publicUrl}`);
    return wrong(
      `${publicUrl}/readyz returned ${answer.status}: the shop is not ready`,
      answer.status === 503
        ? "The shop is starting, or its database does not respond."
        : "Another program responds there. Check the DNS name and the proxy.",
    );
  } catch (error) {
    return wrong(
      `${publicUrl} does not respond: ${reasonOf(error)}`,
      "Start the shop, then its proxy. The DNS name must resolve to this machine.",
    );
  }
}

async function checkCertificate(host: string, port: number, now: Date): Promise<Finding> {
  const socket = connect({
    host,
    port,
    ...(isIP(host) === 0 && { servername: host }),
    timeout: TIMEOUT_MS,
  });
  try {
    await Promise.race([
      once(socket, "secureConnect"),
      once(socket, "timeout").then(() => {
        throw new Error("no answer");
      }),
    ]);
    const until = new Date(socket.getPeerCertificate().valid_to);
    const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
    const text = `The certificate is valid for ${days} more days`;
    return days < RENEWED_DAYS
      ? wrong(text, "Renewal failed. Check the log of the proxy or of its certificate client.")
      : fine(text);
  } catch (error) {
    return wrong(
      `The certificate of ${host} is not trusted: ${reasonOf(error)}`,
      "It must match this name, be valid now, and include its chain.",
    );
  } finally {
    socket.destroy();
  }
}

async function checkWayFromHttp(host: string): Promise<Finding> {
  try {
    const answer = await ask(`http://${host}/`);
    const target = answer.headers.get("location") ?? "";
    return answer.status >= 300 && target.startsWith("https:")
      ? fine("http redirects to https")
      : wrong(
          `http://${host} does not redirect to https`,
          "Configure the proxy to redirect it with 308.",
        );
  } catch {
    return watch(
      `http://${host} does not respond`,
      "Visitors may use http first. Redirect it to https.",
    );
  }
}

function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
}
