export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The problem's code; "" if there is none. */
  code: string;
  json: <T>() => T;
}

interface Sent {
  body?: unknown;
  /** A file instead of JSON. */
  file?: { bytes: Uint8Array; type: string };
  headers?: Record<string, string>;
}

/** Visitors behind the proxy are each in another network. */
let networks = 0;
export function newNetwork(): string {
  networks += 1;
  return `198.${18 + (networks >> 8)}.${networks & 0xff}.7`;
}

/** A browser with its own cookies and network. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The session's token, sent with every request. */
  token = "";
  /** Its network, as reported by the proxy in front of the shop. */
  network: string;
  readonly #address: string;

  constructor(address: string, network = newNetwork()) {
    this.#address = address;
    this.network = network;
  }

  get(path: string): Promise<Answer> {
    return this.send("GET", path);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.send("POST", path, { body });
  }

  remove(path: string): Promise<Answer> {
    return this.send("DELETE", path);
  }

  async send(method: string, path: string, { body, file, headers }: Sent = {}): Promise<Answer> {
    const content = file?.bytes ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = file?.type ?? "application/json";
    const response = await fetch(this.#address + path, {
      method,
      redirect: "manual",
      headers: {
        "accept-language": "en",
        "x-forwarded-for": this.network,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(content !== undefined && { "content-type": type }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(content !== undefined && { body: content as BodyInit }),
    });
    this.#keepCookies(response);
    return answerOf(response);
  }

  /** A cookie's name depends on whether the shop is served over https. */
  cookie(name: string): string | undefined {
    return this.cookies.get(`__Host-${name}`) ?? this.cookies.get(name);
  }

  /** Copies a cookie of another browser. */
  copyCookie(name: string, from: Visitor): void {
    for (const [full, value] of from.cookies) {
      if (full.replace("__Host-", "") === name) this.cookies.set(full, value);
    }
  }

  #keepCookies(response: Response): void {
    for (const header of response.headers.getSetCookie()) {
      const [pair = ""] = header.split(";", 1);
      const at = pair.indexOf("=");
      const value = pair.slice(at + 1);
      if (value === "") this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  const json = <T>() => JSON.parse(text) as T;
  const isProblem = headers.get("content-type")?.includes("problem") ?? false;
  const code = isProblem ? json<{ code: string }>().code : "";
  return { status, headers, text, code, json };
}

/** For preparations that must succeed. */
export function must(answer: Answer, ...statuses: number[]): Answer {
  const isWanted = statuses.length === 0 ? answer.status < 300 : statuses.includes(answer.status);
  if (!isWanted) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

/** `3 × 201, 2 × held-goods`: the number of each response. */
export function tally(answers: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => `${count} × ${answer}`).join(", ");
}

export const outcomeOf = ({ code, status }: Answer): string => code || String(status);
