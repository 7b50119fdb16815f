import { Ltr } from "#web/ui/display/ltr.tsx";
import { cutAtSignedFigures } from "./signed-figures.ts";

/** A text by staff, in which `14%` and `220–240` stay as typed, and on one line. */
export function Prose({ text }: { text: string }) {
  return cutAtSignedFigures(text).map((piece, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text is shown, never sorted
    <Piece key={place} text={piece} isFigure={place % 2 === 1} />
  ));
}

function Piece({ text, isFigure }: { text: string; isFigure: boolean }) {
  return isFigure ? <Ltr className="whitespace-nowrap">{text}</Ltr> : text;
}
