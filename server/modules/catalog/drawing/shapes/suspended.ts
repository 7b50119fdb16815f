import {
  across,
  body,
  closed,
  ellipse,
  type Measure,
  outline,
  polyline,
  rectangle,
  type Stroke,
  upright,
  type View,
} from "../figure.ts";
import type { Sizes } from "../sizes.ts";

/** The hanging part: body strokes between `top` and `top + height`, `width` wide. */
type HangingBody = (width: number, height: number, top: number) => Stroke[];

interface Hanging {
  body: HangingBody;
  /** Usual height for a width, when the height is unknown; drawn without a measure. */
  usualHeight: (width: number) => number;
  /** Cable positions, as fractions of the width. */
  cables: number[];
}

const ring: Hanging = {
  body: (width, height, top) => [
    body(rectangle(0, top, width, height, height / 4)),
    outline(polyline([width * 0.04, top + height * 0.7], [width * 0.96, top + height * 0.7])),
  ],
  usualHeight: (width) => width * 0.09,
  cables: [0.04, 0.5, 0.96],
};

const bar: Hanging = {
  body: (width, height, top) => [body(rectangle(0, top, width, height, height / 6))],
  usualHeight: () => 60,
  cables: [0.12, 0.88],
};

const dome: Hanging = {
  body: (width, height, top) => [
    body(
      `M0 ${top + height}C${width * 0.04} ${top + height * 0.25} ${width * 0.3} ${top} ${width / 2} ${top}` +
        `S${width * 0.96} ${top + height * 0.25} ${width} ${top + height}z`,
    ),
  ],
  usualHeight: (width) => width * 0.65,
  cables: [0.5],
};

const globe: Hanging = {
  body: (width, height, top) => [
    body(rectangle(width * 0.4, top, width * 0.2, height * 0.14)),
    body(ellipse(width / 2, top + height * 0.55, width / 2, height * 0.45)),
  ],
  usualHeight: (width) => width * 1.1,
  cables: [0.5],
};

const tube: Hanging = {
  body: (width, height, top) => [body(rectangle(0, top, width, height, width / 10))],
  usualHeight: (width) => width * 3,
  cables: [0.5],
};

const cluster: Hanging = {
  body: (width, height, top) => {
    const radius = width * 0.15;
    const places = [0.15, 0.85, 0.38, 0.66, 0.5];
    return places.flatMap((place, index) => {
      const y = top + radius + ((height - 2 * radius) * index) / (places.length - 1);
      return [
        outline(polyline([width * place, top], [width * place, y - radius])),
        body(ellipse(width * place, y, radius)),
      ];
    });
  },
  usualHeight: (width) => width * 1.4,
  cables: [0.5],
};

const arms: Hanging = {
  body: (width, height, top) => {
    const middle = width / 2;
    const arm = (side: number) =>
      `M${middle} ${top + height * 0.9}Q${middle + side * middle * 0.75} ${top + height} ` +
      `${middle + side * middle * 0.86} ${top + height * 0.55}`;
    const cup = (side: number) =>
      body(
        rectangle(
          middle + side * middle * 0.86 - middle * 0.14,
          top + height * 0.25,
          middle * 0.28,
          height * 0.3,
          middle * 0.06,
        ),
      );
    return [
      outline(arm(1)),
      outline(arm(-1)),
      cup(1),
      cup(-1),
      body(rectangle(middle * 0.93, top, middle * 0.14, height * 0.9, middle * 0.05)),
      body(ellipse(middle, top + height * 0.9, middle * 0.14, height * 0.1)),
    ];
  },
  usualHeight: (width) => width * 0.8,
  cables: [0.5],
};

const crystal: Hanging = {
  body: (width, height, top) => [
    body(rectangle(width * 0.14, top, width * 0.72, height * 0.12)),
    body(
      `M0 ${top + height * 0.3}H${width}Q${width * 0.86} ${top + height * 0.86} ${width / 2} ${top + height}` +
        `Q${width * 0.14} ${top + height * 0.86} 0 ${top + height * 0.3}z`,
    ),
    outline(
      polyline([width * 0.14, top + height * 0.12], [0, top + height * 0.3]) +
        polyline([width * 0.86, top + height * 0.12], [width, top + height * 0.3]),
    ),
  ],
  usualHeight: (width) => width,
  cables: [0.5],
};

const lantern: Hanging = {
  body: (width, height, top) => [
    body(
      closed(
        [width * 0.42, top],
        [width * 0.58, top],
        [width * 0.8, top + height * 0.22],
        [width, top + height * 0.4],
        [width * 0.86, top + height * 0.86],
        [width * 0.6, top + height],
        [width * 0.4, top + height],
        [width * 0.14, top + height * 0.86],
        [0, top + height * 0.4],
        [width * 0.2, top + height * 0.22],
      ),
    ),
    outline(polyline([0, top + height * 0.4], [width, top + height * 0.4])),
    outline(polyline([width * 0.14, top + height * 0.86], [width * 0.86, top + height * 0.86])),
  ],
  usualHeight: (width) => width * 1.6,
  cables: [0.5],
};

function hangingOf(categories: readonly string[], sizes: Sizes): Hanging {
  const shade = sizes.kind("shade");
  if (categories.includes("ring-chandeliers")) return ring;
  if (categories.includes("linear-pendants")) return bar;
  if (categories.includes("classic-chandeliers")) {
    if (shade === "crystal") return crystal;
    return shade === "pierced" ? lantern : arms;
  }
  if ((sizes.of("lamp_count") ?? 1) > 1) return cluster;
  if (shade !== "metal") return globe;
  const isTall = (sizes.of("height_mm") ?? 0) > (sizes.of("diameter_mm") ?? 0);
  return isTall ? tube : dome;
}

const CANOPY = { width: 0.24, widest: 160, height: 0.05 };

/** From the ceiling: canopy, cables (shortened when long), body, and overall drop. */
export function suspended(categories: readonly string[], sizes: Sizes): View | undefined {
  const diameter = sizes.of("diameter_mm");
  const width = diameter ?? sizes.of("length_mm");
  if (width === undefined) return undefined;
  const known = sizes.of("height_mm");
  const hanging = hangingOf(categories, sizes);
  const height = known ?? hanging.usualHeight(width);
  const drop = sizes.range("drop_mm");
  const canopy = {
    width: Math.min(width * CANOPY.width, CANOPY.widest),
    height: width * CANOPY.height,
  };
  const longest = Math.max(width, height) * 0.7;
  const cable = Math.min(Math.max((drop?.[1] ?? 0) - height, longest * 0.5), longest);
  const top = canopy.height + cable;
  const middle = width / 2;
  const cables = hanging.cables.map((share) => {
    const start = middle + (share - 0.5) * canopy.width;
    return outline(polyline([start, canopy.height], [share * width, top]));
  });
  return {
    width,
    height: top + height,
    strokes: [
      outline(polyline([-width * 0.08, 0], [width * 1.08, 0])),
      body(rectangle(middle - canopy.width / 2, 0, canopy.width, canopy.height)),
      ...cables,
      ...hanging.body(width, height, top),
    ],
    measures: [
      across(width, diameter === undefined ? `${width}` : `Ø ${width}`),
      ...(known === undefined ? [] : [heightOf(known, top)]),
      ...(drop ? [{ ...upright(top + height, `${drop[0]}–${drop[1]}`), named: "drop_mm" }] : []),
    ],
  };
}

function heightOf(height: number, top: number): Measure {
  return { axis: "y", from: top, to: top + height, side: "before", text: `${height}` };
}
