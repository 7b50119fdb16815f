/**
 * Writes `web/styles/colour-temperature.css` from Planck's law.
 * Run after changing the scale or the computation: `node tools/colour-temperature.ts`.
 */
import { writeFile } from "node:fs/promises";
import { colourTemperatureCss } from "../web/ui/display/colour-temperature.ts";

const target = new URL("../web/styles/colour-temperature.css", import.meta.url);
await writeFile(target, colourTemperatureCss());
