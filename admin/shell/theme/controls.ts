import type { ThemeOptions } from "@mui/material/styles";
import { colours } from "./colours.ts";

const hairline = `1px solid ${colours.hairline}`;
const focusRing = { outline: `2px solid ${colours.brass}`, outlineOffset: 2 };

/** Styles for the libraries' components: pills, hairlines instead of shadows, rounded panels. */
export const controls: NonNullable<ThemeOptions["components"]> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { "&:focus-visible": focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 999, paddingInline: 16, minHeight: 36 },
      text: { paddingInline: 12 },
      outlined: { borderColor: colours["line-strong"] },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { rounded: { borderRadius: 14 } },
  },
  MuiCard: { styleOverrides: { root: { border: hairline } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 14, boxShadow: "0 12px 40px -8px rgb(29 26 22 / 0.22)" },
    },
  },
  MuiDialogTitle: { defaultProps: { component: "h2", variant: "h2" } },
  MuiDialogActions: { styleOverrides: { root: { padding: "8px 24px 20px" } } },
  MuiMenu: {
    styleOverrides: {
      paper: { border: hairline, boxShadow: "0 12px 40px -8px rgb(29 26 22 / 0.22)" },
    },
  },
  MuiTextField: {
    defaultProps: { variant: "outlined", margin: "dense", size: "small", fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: "outlined", margin: "dense", size: "small", fullWidth: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: colours.paper },
      notchedOutline: { borderColor: colours["line-strong"] },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { color: colours["ink-soft"] } } },
  MuiFormHelperText: { styleOverrides: { root: { color: colours["ink-soft"], lineHeight: 1.5 } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottom: hairline, padding: "8px 12px" },
      head: {
        color: colours["ink-soft"],
        fontWeight: 500,
        fontSize: "0.8125rem",
        whiteSpace: "nowrap",
        backgroundColor: "transparent",
      },
    },
  },
  MuiChip: {
    styleOverrides: { root: { fontWeight: 500, borderRadius: 999 }, sizeSmall: { height: 24 } },
  },
  MuiAppBar: {
    defaultProps: { color: "inherit", elevation: 0 },
    styleOverrides: { root: { backgroundColor: colours.paper, borderBottom: hairline } },
  },
  MuiRating: { styleOverrides: { iconFilled: { color: colours.brass } } },
  MuiLink: { defaultProps: { color: "secondary", underline: "hover" } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 10 } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: colours.night, fontSize: "0.8125rem" } },
  },
};
