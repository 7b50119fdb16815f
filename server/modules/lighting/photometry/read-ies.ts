/**
 * A photometric file as a lighting design program reads it; written independently of the writer.
 */
export interface IesFile {
  keywords: Record<string, string>;
  lumens: number;
  watts: number;
  /** Width, length and height in metres. */
  opening: [number, number, number];
  vertical: number[];
  horizontal: number[];
  /** By horizontal plane. */
  candelas: number[][];
}

/**
 * Parses ANSI/IES LM-63-2002, type C, metres, without tilt; throws when the text violates the
 * format.
 */
export function readIes(text: string): IesFile {
  demand(/^[\x20-\x7e\r\n]*$/.test(text), "ASCII only");
  const lines = text.split("\r\n");
  demand(
    lines.every((line) => line.length <= 256),
    "lines of at most 256 characters",
  );
  demand(lines[0] === "IESNA:LM-63-2002", "the name of the format");
  const tilt = lines.indexOf("TILT=NONE");
  demand(tilt > 0, "TILT");
  const keywords = Object.fromEntries(lines.slice(1, tilt).map(keywordOf));
  for (const needed of ["TEST", "TESTLAB", "ISSUEDATE", "MANUFAC"]) {
    demand(needed in keywords, `[${needed}]`);
  }
  const numbers = lines
    .slice(tilt + 1)
    .join(" ")
    .trim()
    .split(/\s+/)
    .map(Number);
  demand(numbers.every(Number.isFinite), "numbers only after TILT");
  const take = (count: number) => numbers.splice(0, count);
  const [lamps, perLamp, multiplier, verticals = 0, planes = 0, type, unit] = take(7);
  const opening = take(3) as [number, number, number];
  const [ballast, , watts = 0] = take(3);
  demand(type === 1 && unit === 2 && ballast === 1, "type C, metres, no ballast factor");
  demand(lamps === 1 && perLamp === -1 && multiplier === 1, "absolute photometry");
  const file = {
    keywords,
    lumens: Number.NaN,
    watts,
    opening,
    vertical: take(verticals),
    horizontal: take(planes),
    candelas: Array.from({ length: planes }, () => take(verticals)),
  };
  demand(numbers.length === 0, "nothing behind the last intensity");
  demand(isRising(file.vertical) && file.vertical[0] === 0, "rising angles from 0");
  demand([90, 180].includes(file.vertical.at(-1) ?? 0), "angles to 90 or 180");
  demand(
    file.candelas.flat().every((candela) => candela >= 0),
    "no negative intensity",
  );
  return { ...file, lumens: integrate(file.vertical, file.candelas[0] ?? []) };
}

/** ∫ I·sinθ dθ · 2π, linear between the angles, by Simpson's rule with ten steps each. */
function integrate(angles: number[], candelas: number[]): number {
  const STEPS = 10;
  let sum = 0;
  for (let index = 0; index + 1 < angles.length; index++) {
    const [from = 0, to = 0] = [angles[index], angles[index + 1]];
    const [start = 0, end = 0] = [candelas[index], candelas[index + 1]];
    const width = ((to - from) * Math.PI) / 180 / STEPS;
    for (let step = 0; step <= STEPS; step++) {
      const share = step / STEPS;
      const angle = ((from + (to - from) * share) * Math.PI) / 180;
      const weight = step === 0 || step === STEPS ? 1 : step % 2 === 1 ? 4 : 2;
      sum += (weight * width * (start + (end - start) * share) * Math.sin(angle)) / 3;
    }
  }
  return 2 * Math.PI * sum;
}

function keywordOf(line: string): [string, string] {
  const match = /^\[(\w+)\] (.+)$/.exec(line);
  demand(match, `a keyword: ${line}`);
  return [match[1] ?? "", match[2] ?? ""];
}

function isRising(values: number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}

function demand(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(`Not a photometric file: ${what}`);
}
