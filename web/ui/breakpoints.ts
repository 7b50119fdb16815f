/** Screen widths of the layout, as Tailwind's `sm:` … `xxl:`; CSS pixels. */
export const SCREEN_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Device pixel ratios for which pictures are offered. */
export const DENSITIES = [1, 2] as const;

/** Breakpoints at which components change kind, not only size. */
export const UI_BREAKPOINTS = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** Below this width the shop is "mobile": menus and filters become sheets (`mobile:`, `desktop:` in styles). */
export const MOBILE_BREAKPOINT: keyof typeof UI_BREAKPOINTS = "lg";
