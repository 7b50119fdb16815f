import { createElement, type SVGProps } from "react";

export interface IconDrawing {
  size: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

type DrawnIconProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Makes a component of the drawing of one icon. The build puts it in the place of lucide's own function, which
 * has contexts, names and four more ways to say how thick a stroke is (`own-icons.ts`).
 */
export function drawIcon({ node, size: side }: IconDrawing) {
  return function DrawnIcon({ size = side, ...rest }: DrawnIconProps) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: `0 0 ${side} ${side}`,
        fill: "none",
        stroke: "currentColor",
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
