import {
  across,
  body,
  ellipse,
  hidden,
  outline,
  polyline,
  rectangle,
  upright,
  type View,
} from "../figure.ts";
import type { Sizes } from "../sizes.ts";

/** A lever on its rose, from the front and from above. */
export function lever(sizes: Sizes): View[] | undefined {
  const length = sizes.of("length_mm");
  const projection = sizes.of("projection_mm");
  const rose = sizes.of("rose_plate_mm");
  if (length === undefined || projection === undefined || rose === undefined) return undefined;
  const grip = rose * 0.36;
  return [
    {
      width: length,
      height: rose,
      strokes: [
        body(ellipse(rose / 2, rose / 2, rose / 2)),
        body(
          rectangle(
            rose / 2 - grip / 2,
            rose / 2 - grip / 2,
            length - rose / 2 + grip / 2,
            grip,
            grip / 2,
          ),
        ),
      ],
      measures: [across(length, `${length}`), upright(rose, `Ø ${rose}`, "before")],
    },
    {
      width: length,
      height: projection,
      strokes: [
        outline(polyline([-length * 0.06, 0], [length * 1.06, 0])),
        body(rectangle(0, 0, rose, projection * 0.16)),
        body(rectangle(rose / 2 - grip / 2, projection * 0.16, grip, projection * 0.6)),
        body(
          rectangle(
            rose / 2 - grip / 2,
            projection * 0.66,
            length - rose / 2 + grip / 2,
            projection * 0.34,
            grip / 3,
          ),
        ),
      ],
      measures: [{ ...upright(projection, `${projection}`), named: "projection_mm" }],
    },
  ];
}

/** A lever on a plate: its height and the distance from handle to keyhole. */
export function leverOnPlate(sizes: Sizes): View[] | undefined {
  const height = sizes.of("height_mm");
  const width = sizes.of("rose_plate_mm");
  const centres = sizes.of("centre_mm");
  if (height === undefined || width === undefined || centres === undefined) return undefined;
  const handle = (height - centres) / 2;
  const grip = width * 0.42;
  return [
    {
      width: width * 2.6,
      height,
      strokes: [
        body(rectangle(0, 0, width, height, width * 0.2)),
        body(
          rectangle(
            width / 2 - grip / 2,
            handle - grip / 2,
            width * 2.1 + grip / 2,
            grip,
            grip / 2,
          ),
        ),
        outline(ellipse(width / 2, handle + centres, width * 0.12)),
      ],
      measures: [
        { axis: "x", from: 0, to: width, side: "after", text: `${width}` },
        upright(height, `${height}`, "before"),
        {
          axis: "y",
          from: handle,
          to: handle + centres,
          side: "after",
          text: `${centres}`,
          named: "centre_mm",
        },
      ],
    },
  ];
}

/** A knob on its rose, from the front and from the side. */
export function knob(sizes: Sizes): View[] | undefined {
  const diameter = sizes.of("diameter_mm");
  const projection = sizes.of("projection_mm");
  const rose = sizes.of("rose_plate_mm");
  if (diameter === undefined || projection === undefined || rose === undefined) return undefined;
  const widest = Math.max(diameter, rose);
  const middle = widest / 2;
  return [
    {
      width: widest,
      height: widest,
      strokes: [
        body(ellipse(middle, middle, rose / 2)),
        body(ellipse(middle, middle, diameter / 2)),
      ],
      measures: [across(widest, `Ø ${widest}`)],
    },
    {
      width: projection,
      height: widest,
      strokes: [
        body(rectangle(0, middle - rose / 2, projection * 0.12, rose)),
        body(rectangle(projection * 0.12, middle - rose * 0.2, projection * 0.4, rose * 0.4)),
        body(ellipse(projection * 0.72, middle, projection * 0.28, diameter / 2)),
      ],
      measures: [{ ...across(projection, `${projection}`), named: "projection_mm" }],
    },
  ];
}

/** A bar on two feet: overall length, hole centres and projection. */
export function pull(sizes: Sizes): View[] | undefined {
  const length = sizes.of("length_mm");
  const holes = sizes.of("hole_centres_mm");
  const projection = sizes.of("projection_mm");
  if (length === undefined || holes === undefined || projection === undefined) return undefined;
  const thick = sizes.of("diameter_mm") ?? sizes.of("width_mm") ?? projection * 0.3;
  const first = (length - holes) / 2;
  const foot = (x: number) => body(rectangle(x - thick * 0.4, 0, thick * 0.8, projection - thick));
  return [
    {
      width: length,
      height: projection,
      strokes: [
        outline(polyline([-length * 0.04, 0], [length * 1.04, 0])),
        foot(first),
        foot(first + holes),
        body(rectangle(0, projection - thick, length, thick, thick / 2)),
      ],
      measures: [
        across(length, `${length}`),
        {
          axis: "x",
          from: first,
          to: first + holes,
          side: "before",
          text: `${holes}`,
          named: "hole_centres_mm",
        },
        { ...upright(projection, `${projection}`), named: "projection_mm" },
      ],
    },
  ];
}

const CASE_BEHIND_KEYHOLE = 22;

/** A mortise lock: the case, the backset, and the distance from handle to keyhole. */
export function lockCase(sizes: Sizes): View[] | undefined {
  const width = sizes.of("width_mm");
  const height = sizes.of("height_mm");
  const backset = sizes.of("backset_mm");
  const centres = sizes.of("centre_mm");
  if (width === undefined || height === undefined) return undefined;
  if (backset === undefined || centres === undefined) return undefined;
  // Makers do not state the depth behind the keyhole; it is drawn without a measure.
  const depth = backset + CASE_BEHIND_KEYHOLE;
  const handle = height * 0.36;
  return [
    {
      width: depth,
      height,
      strokes: [
        body(rectangle(0, height * 0.14, depth, height * 0.72, 3)),
        body(rectangle(-3, 0, 3, height)),
        outline(rectangle(backset - 4, handle - 4, 8, 8)),
        outline(ellipse(backset, handle + centres, 8.5)),
        hidden(polyline([backset, height * 0.06], [backset, height * 0.94])),
      ],
      measures: [
        {
          axis: "x",
          from: 0,
          to: backset,
          side: "before",
          text: `${backset}`,
          named: "backset_mm",
        },
        {
          axis: "y",
          from: handle,
          to: handle + centres,
          side: "after",
          text: `${centres}`,
          named: "centre_mm",
        },
      ],
    },
    {
      width,
      height,
      strokes: [
        body(rectangle(0, 0, width, height, 2)),
        outline(rectangle(width * 0.25, handle - 8, width * 0.5, 22)),
        outline(rectangle(width * 0.25, handle + centres - 14, width * 0.5, 34)),
      ],
      measures: [across(width, `${width}`), upright(height, `${height}`)],
    },
  ];
}
