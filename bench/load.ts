import autocannon from "autocannon";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 4);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
const CONNECTIONS = 50;

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** A different path for each request. */
  path?: (n: number) => string;
}

export interface Rate {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

async function loadOnce(target: Target): Promise<Rate> {
  const { path } = target;
  let sent = 0;
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { "accept-encoding": "br", ...target.headers },
    ...(path && {
      requests: [{ setupRequest: (request) => ({ ...request, path: path((sent += 1)) }) }],
    }),
  });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(
      `${target.url}: ${result.non2xx} refused, ${result.errors} errors, ${result.timeouts} timeouts`,
    );
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface Comparison {
  subject: Rate;
  bare: Rate;
  /** Subject's rate as a fraction of the bare server's, per round; the median. */
  ratio: number;
}

/** Loads two servers alternately, so that drift of the machine affects both alike. */
export async function compare(subject: Target, bare: Target): Promise<Comparison> {
  const rounds: { subject: Rate; bare: Rate }[] = [];
  await loadOnce(subject);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ subject: await loadOnce(subject), bare: await loadOnce(bare) });
  }
  const middle = (of: "subject" | "bare"): Rate => ({
    perSecond: median(rounds.map((round) => round[of].perSecond)),
    p50: median(rounds.map((round) => round[of].p50)),
    p99: median(rounds.map((round) => round[of].p99)),
  });
  const ratio = median(rounds.map((round) => round.subject.perSecond / round.bare.perSecond));
  return { subject: middle("subject"), bare: middle("bare"), ratio };
}
