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

/** Wall or surface mounted: the front, and the side with its projection. */
export function plain(sizes: Sizes): View[] | undefined {
  const diameter = sizes.of("diameter_mm");
  const length = sizes.of("length_mm");
  const width = diameter ?? sizes.of("width_mm") ?? length;
  const height = sizes.of("height_mm") ?? (width === length ? undefined : length);
  const projection = sizes.of("projection_mm");
  if (width === undefined || height === undefined) return undefined;
  const front: View = {
    width,
    height,
    strokes: [body(rectangle(0, 0, width, height, Math.min(width, height) * 0.06))],
    measures: [
      across(width, diameter === undefined ? `${width}` : `Ø ${width}`),
      upright(height, `${height}`, "before"),
    ],
  };
  return projection === undefined ? [front] : [front, fromTheSide(height, projection)];
}

function fromTheSide(height: number, projection: number): View {
  return {
    width: projection,
    height,
    strokes: [
      outline(polyline([0, -height * 0.1], [0, height * 1.1])),
      body(rectangle(0, 0, projection, height, Math.min(projection, height) * 0.06)),
    ],
    measures: [{ ...across(projection, `${projection}`), named: "projection_mm" }],
  };
}

/** Recessed in a false ceiling: the visible rim below, the cut-out and the depth above it. */
export function recessed(sizes: Sizes): View[] | undefined {
  const diameter = sizes.of("diameter_mm");
  const rim = diameter ?? sizes.of("length_mm");
  const depth = sizes.of("recess_depth_mm");
  const hole = sizes.of("cutout_mm");
  if (rim === undefined || depth === undefined || hole === undefined) return undefined;
  const lip = Math.max(3, rim * 0.04);
  const start = (rim - hole) / 2;
  return [
    {
      width: rim,
      height: depth + lip,
      strokes: [
        outline(polyline([-rim * 0.35, depth], [start, depth])),
        outline(polyline([start + hole, depth], [rim * 1.35, depth])),
        body(rectangle(start + hole * 0.03, 0, hole * 0.94, depth, hole * 0.06)),
        body(rectangle(0, depth, rim, lip, lip / 2)),
      ],
      measures: [
        across(rim, diameter === undefined ? `${rim}` : `Ø ${rim}`),
        {
          axis: "x",
          from: start,
          to: start + hole,
          side: "before",
          text: `${hole}`,
          named: "cutout_mm",
        },
        {
          axis: "y",
          from: 0,
          to: depth,
          side: "after",
          text: `${depth}`,
          named: "recess_depth_mm",
        },
      ],
    },
  ];
}

/** Seen from below, and its thickness. */
export function flat(sizes: Sizes): View[] | undefined {
  const length = sizes.of("length_mm");
  const width = sizes.of("width_mm");
  const height = sizes.of("height_mm");
  if (length === undefined || width === undefined || height === undefined) return undefined;
  const edge = Math.min(width, length) * 0.04;
  return [
    {
      width: length,
      height: width,
      strokes: [
        body(rectangle(0, 0, length, width, edge)),
        outline(rectangle(edge, edge, length - 2 * edge, width - 2 * edge)),
      ],
      measures: [across(length, `${length}`), upright(width, `${width}`, "before")],
    },
    {
      width: height,
      height: width,
      strokes: [body(rectangle(0, 0, height, width))],
      measures: [across(height, `${height}`)],
    },
  ];
}

/** A lamp with its cap. */
export function lamp(sizes: Sizes): View[] | undefined {
  const diameter = sizes.of("diameter_mm");
  const height = sizes.of("height_mm");
  if (diameter === undefined || height === undefined) return undefined;
  const cap = { width: Math.min(diameter * 0.45, 27), height: height * 0.24 };
  const middle = diameter / 2;
  const shoulder = height - cap.height;
  return [
    {
      width: diameter,
      height,
      strokes: [
        body(
          `M${middle - cap.width / 2} ${shoulder}C${middle - cap.width / 2} ${shoulder * 0.8} 0 ${shoulder * 0.75} ` +
            `0 ${shoulder * 0.45}A${middle} ${shoulder * 0.45} 0 0 1 ${diameter} ${shoulder * 0.45}` +
            `C${diameter} ${shoulder * 0.75} ${middle + cap.width / 2} ${shoulder * 0.8} ${middle + cap.width / 2} ${shoulder}z`,
        ),
        body(rectangle(middle - cap.width / 2, shoulder, cap.width, cap.height, 2)),
      ],
      measures: [across(diameter, `Ø ${diameter}`), upright(height, `${height}`, "before")],
    },
  ];
}

/** Floor-standing. */
export function standing(sizes: Sizes): View[] | undefined {
  const diameter = sizes.of("diameter_mm");
  const height = sizes.of("height_mm");
  if (diameter === undefined || height === undefined) return undefined;
  return [
    {
      width: diameter,
      height,
      strokes: [
        outline(polyline([-diameter, height], [diameter * 2, height])),
        body(rectangle(diameter * 0.1, 0, diameter * 0.8, height)),
        body(rectangle(0, 0, diameter, height * 0.06, 3)),
        outline(polyline([diameter * 0.1, height * 0.22], [diameter * 0.9, height * 0.22])),
      ],
      measures: [across(diameter, `Ø ${diameter}`), upright(height, `${height}`, "before")],
    },
  ];
}

/** A track spot: its body along the track. */
export function cylinder(sizes: Sizes): View[] | undefined {
  const diameter = sizes.of("diameter_mm");
  const length = sizes.of("length_mm");
  if (diameter === undefined || length === undefined) return undefined;
  return [
    {
      width: length,
      height: diameter,
      strokes: [
        body(rectangle(0, 0, length, diameter, diameter * 0.04)),
        hidden(polyline([length * 0.12, 0], [length * 0.12, diameter])),
      ],
      measures: [across(length, `${length}`), upright(diameter, `Ø ${diameter}`, "before")],
    },
    {
      width: diameter,
      height: diameter,
      strokes: [
        body(ellipse(diameter / 2, diameter / 2, diameter / 2)),
        outline(ellipse(diameter / 2, diameter / 2, diameter * 0.38)),
      ],
      measures: [],
    },
  ];
}
