import { BRASS, GLOW, type Sheet } from "../sheet.ts";

/** Offsets and size of the drawing in its own units. */
const TOP = 1;
const START = 4;
const WIDTH = 24;
const HEIGHT = 29;

/** The shop's lantern. Never mirrored. */
export function drawLogo(sheet: Sheet, height: number): number {
  const scale = height / HEIGHT;
  const width = WIDTH * scale;
  const { document } = sheet;
  sheet.ornament(() => {
    document.save();
    document.translate(sheet.left(0, width) - START * scale, sheet.y - TOP * scale).scale(scale);
    document.lineWidth(1.6).lineCap("round").lineJoin("round").strokeColor(BRASS).fillColor(BRASS);
    document.circle(16, 3.6, 1.9).stroke();
    document.path("M11.2 9.4C11.6 7.2 13.4 5.7 16 5.7s4.4 1.5 4.8 3.7Z").fill();
    document.path("M9.6 11.4H22.4L25 15.2L22.6 25.4H9.4L7 15.2Z").stroke();
    document.path("M11.6 28.7H20.4").stroke();
    document.circle(16, 18.3, 3.5).fill(GLOW);
    document.restore();
  });
  return width;
}
