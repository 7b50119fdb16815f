import { createTheme, type Theme } from "@mui/material/styles";
import { DIRECTION, type Locale } from "#contract/kernel/locale.ts";
import { colours } from "./colours.ts";
import { controls } from "./controls.ts";

const HEADING = '"Alexandria Variable", "Alexandria Fallback", system-ui, sans-serif';
const TEXT = '"Readex Pro", "Readex Fallback", system-ui, sans-serif';

/** The shop's colours in the density of a work tool. */
export function themeOf(locale: Locale): Theme {
  const heading = { fontFamily: HEADING, fontWeight: 600, letterSpacing: 0 };
  return createTheme({
    direction: DIRECTION[locale],
    palette: {
      mode: "light",
      primary: { main: colours.ink, contrastText: colours.paper },
      secondary: { main: colours.brass, dark: colours["brass-deep"], contrastText: colours.paper },
      success: { main: colours.success },
      error: { main: colours.error, dark: colours["error-deep"] },
      warning: { main: colours.warning },
      info: { main: colours.info },
      background: { default: colours.plaster, paper: colours.paper },
      text: {
        primary: colours.ink,
        secondary: colours["ink-soft"],
        disabled: colours["ink-faint"],
      },
      divider: colours.hairline,
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: TEXT,
      fontSize: 14,
      fontWeightBold: 600,
      body1: { fontSize: "0.9375rem", lineHeight: 1.6, letterSpacing: 0 },
      body2: { fontSize: "0.875rem", lineHeight: 1.6, letterSpacing: 0 },
      caption: { fontSize: "0.8125rem", lineHeight: 1.5, letterSpacing: 0 },
      subtitle1: { fontFamily: TEXT, letterSpacing: 0 },
      subtitle2: { ...heading, fontSize: "0.875rem" },
      overline: { ...heading, fontSize: "0.75rem", textTransform: "none" },
      button: { fontFamily: HEADING, fontWeight: 500, textTransform: "none", letterSpacing: 0 },
      h1: { ...heading, fontSize: "1.5rem", lineHeight: 1.35 },
      h2: { ...heading, fontSize: "1.0625rem", lineHeight: 1.4 },
      h3: { ...heading, fontSize: "0.9375rem", lineHeight: 1.4 },
      h6: { ...heading, fontSize: "1.0625rem", lineHeight: 1.4 },
    },
    components: controls,
  });
}
