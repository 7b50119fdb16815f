const WIDTH = 640;
const HEIGHT = 480;

/** Facts that two rendered pictures show, equal but for this fact (tools/render/comparisons). */
const PAIRS = {
  beam_angle: [
    { file: "beam-24", value: "24°" },
    { file: "beam-36", value: "36°" },
  ],
  cri: [
    { file: "colour-rendering-82", value: "CRI 82" },
    { file: "colour-rendering-95", value: "CRI 95" },
  ],
} as const;
export type ComparedFact = keyof typeof PAIRS;

export function isCompared(code: string): code is ComparedFact {
  return code in PAIRS;
}

interface ComparedPicturesProps {
  code: ComparedFact;
  /** Text alternative of the picture with this value; absent: the text beside them describes both. */
  altOf?: (value: string) => string;
}

/** Captions are figures only, so the same in every language. */
export function ComparedPictures({ code, altOf }: ComparedPicturesProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {PAIRS[code].map(({ file, value }) => (
        <figure key={file}>
          <img
            src={`/comparisons/${file}.webp`}
            alt={altOf?.(value) ?? ""}
            width={WIDTH}
            height={HEIGHT}
            loading="lazy"
            className="h-auto w-full rounded-control"
          />
          <figcaption dir="ltr" className="mt-1 text-center figures text-tiny">
            {value}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
