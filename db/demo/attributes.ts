import { body } from "./attributes/body.ts";
import { electric } from "./attributes/electric.ts";
import { fitting } from "./attributes/fitting.ts";
import { general } from "./attributes/general.ts";
import { light } from "./attributes/light.ts";
import { size } from "./attributes/size.ts";
import type { DemoAttribute } from "./types.ts";

/** In the order in which a specification lists them. */
export const attributes: DemoAttribute[] = [
  ...light,
  ...electric,
  ...size,
  ...body,
  ...fitting,
  ...general,
];
