/** Photometric files as manufacturers write them, for tests. */

/** What varies between LM-63 files. */
export interface SampleIes {
  firstLine?: string;
  labels?: readonly string[];
  tilt?: string;
  tiltLines?: readonly string[];
  lamps?: string;
  perLamp?: string;
  multiplier?: string;
  type?: string;
  unit?: string;
  sizes?: string;
  factors?: string;
  angles?: readonly (number | string)[];
  planes?: readonly (number | string)[];
  candelas?: readonly (readonly (number | string)[])[];
  lineEnd?: string;
}

export function sampleIes(change: SampleIes = {}): string {
  const sample = {
    firstLine: "IESNA:LM-63-2002",
    labels: ["[TEST] 4711", "[MANUFAC] Nile Lighting", "[LUMINAIRE] Downlight 90"],
    tilt: "NONE",
    tiltLines: [],
    lamps: "1",
    perLamp: "-1",
    multiplier: "1",
    type: "1",
    unit: "2",
    sizes: "-0.09 -0.09 0",
    factors: "1 1 12.5",
    angles: [0, 45, 90],
    planes: [0],
    candelas: [[100, 50, 0]],
    lineEnd: "\r\n",
    ...change,
  };
  const counts = `${sample.angles.length} ${sample.planes.length}`;
  const lines = [
    sample.firstLine,
    ...sample.labels,
    `TILT=${sample.tilt}`,
    ...sample.tiltLines,
    `${sample.lamps} ${sample.perLamp} ${sample.multiplier} ${counts} ${sample.type} ${sample.unit} ${sample.sizes}`,
    sample.factors,
    sample.angles.join(" "),
    sample.planes.join(" "),
    ...sample.candelas.map((row) => row.join(" ")),
  ];
  return lines.join(sample.lineEnd) + sample.lineEnd;
}

export interface SampleLdt {
  symmetry?: number;
  planes?: readonly number[];
  angles?: readonly number[];
  /** For 1000 lm, by the planes that the symmetry leaves. */
  candelas?: readonly (readonly (number | string)[])[];
  sizes?: readonly (number | string)[];
  conversion?: string;
  lamps?: string;
  flux?: string;
  power?: string;
  name?: string;
  sets?: number;
  lineEnd?: string;
}

export function sampleLdt(change: SampleLdt = {}): string {
  const sample = {
    symmetry: 1,
    planes: [0],
    angles: [0, 45, 90],
    candelas: [[300, 150, 0]],
    sizes: [90, 0, 0, 0, 0, 0],
    conversion: "1",
    lamps: "1",
    flux: "2000",
    power: "18",
    name: "Strahler",
    sets: 1,
    lineEnd: "\r\n",
    ...change,
  };
  const { planes, angles } = sample;
  const step = (values: readonly number[]) =>
    values.length > 1 ? (values[1] ?? 0) - (values[0] ?? 0) : 0;
  const lamp = [sample.lamps, "LED", sample.flux, "3000", "90", sample.power];
  const lines = [
    "Nile Lighting",
    1,
    sample.symmetry,
    planes.length,
    step(planes),
    angles.length,
    step(angles),
    "Report 7",
    sample.name,
    "4711",
    "4711.ldt",
    "2026-11-23",
    ...["100", "0", "50"],
    ...sample.sizes,
    ...["100", "100", sample.conversion, "0"],
    sample.sets,
    ...Array.from({ length: sample.sets }, () => lamp).flat(),
    ...Array.from({ length: 10 }, () => "0,5"),
    ...planes,
    ...angles,
    ...sample.candelas.flat(),
  ];
  return lines.join(sample.lineEnd) + sample.lineEnd;
}
