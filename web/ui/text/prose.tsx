import { Fragment } from "react";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { cutAtSignedFigures } from "./signed-figures.ts";

/** A text by staff, in which `14%` and `220–240` stay as typed, and on one line. */
export function Prose({ text }: { text: string }) {
  return cutAtSignedFigures(text).map((piece, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- a text is shown, never sorted
    place % 2 === 1 ? (
      <Ltr key={place} className="whitespace-nowrap">
        {piece}
      </Ltr>
    ) : (
      <Fragment key={place}>{piece}</Fragment>
    ),
  );
}
