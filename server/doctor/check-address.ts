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
        "Only this machine reaches the shop",
        "For customers: PUBLIC_URL=https://… and a proxy in front (deploy/haproxy.cfg, deploy/container/Caddyfile).",
      ),
    ];
  const answer = await checkAnswer(publicUrl);
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== "https:")
    return [
      answer,
      wrong(
        `${publicUrl} is not https: passwords and orders can be read on the way`,
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
      `${publicUrl}/readyz answers ${answer.status}, not that the shop is ready`,
      answer.status === 503
        ? "The shop is starting, or its database does not answer."
        : "Something else answers there: see where the name leads, and what the proxy does.",
    );
  } catch (error) {
    return wrong(
      `${publicUrl} does not answer: ${reasonOf(error)}`,
      "Start the shop, then its proxy; the name must lead to this machine.",
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
    const text = `The certificate is good for ${days} days more`;
    return days < RENEWED_DAYS
      ? wrong(text, "Renewing it has failed: the log of the proxy or of its certificates says why.")
      : fine(text);
  } catch (error) {
    return wrong(
      `The certificate of ${host} is not believed: ${reasonOf(error)}`,
      "It must be for this name, in date, and come with its chain.",
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
      ? fine("http leads to https")
      : wrong(`http://${host} does not lead to https`, "Let the proxy answer 308 there.");
  } catch {
    return watch(
      `http://${host} does not answer`,
      "Whoever types the name alone may ask there first: let it lead to https.",
    );
  }
}

function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
}
