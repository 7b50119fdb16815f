import { Fragment } from "react";
import { Phrase } from "../text/phrase.tsx";

const SEPARATOR = " · ";

/** Chosen options, each in its own direction. */
export function OptionWords({ options }: { options: string }) {
  return options.split(SEPARATOR).map((option, place) => (
    <Fragment key={option}>
      {place > 0 && SEPARATOR}
      <Phrase text={option} />
    </Fragment>
  ));
}
