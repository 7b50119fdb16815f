import { WITH_PICTURES } from "../shop-test.ts";

const { launchOptions } = WITH_PICTURES;

/** Options of tests that draw in 3D on machines without a graphics card. */
export const WITHOUT_GRAPHICS_CARD = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
};

/** Ms: a frame takes a second or more, where a graphics card renders sixty per second. */
export const DRAWN_BY = 60_000;
