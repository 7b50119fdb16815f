/** Facts that are easier to draw than to describe, each with its drawing in web/public/drawings. */
const DRAWINGS: Readonly<Record<string, string>> = {
  backset_mm: "backset",
  beam_angle: "beam-angle",
  cap: "cap",
  cct: "colour-temperature",
  cct_name: "colour-temperature",
  centre_mm: "centres",
  cri: "colour-rendering",
  cutout_mm: "cut-out",
  dimmable: "dimming",
  efficacy: "light-output",
  ip_rating: "ip-rating",
  luminous_flux: "light-output",
  recess_depth_mm: "recess-depth",
  ugr: "glare",
};

const WIDTH = 264;
const HEIGHT = 120;

/** Numbers and lines only, so the same in every language; the text beside it says what it shows. */
export function FactDrawing({ code }: { code: string }) {
  const name = DRAWINGS[code];
  if (name === undefined) return null;
  return (
    <img
      src={`/drawings/${name}.svg`}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      className="drawing mb-2 h-auto w-full max-w-66 rounded-control"
    />
  );
}
