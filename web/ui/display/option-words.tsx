import { Fragment } from "react";

const SEPARATOR = " · ";

/** Chosen options, each in its own direction: among Arabic words "85 mm" stays as it is said. */
export function OptionWords({ options }: { options: string }) {
  return options.split(SEPARATOR).map((option, place) => (
    <Fragment key={option}>
      {place > 0 && SEPARATOR}
      <bdi>{option}</bdi>
    </Fragment>
  ));
}
