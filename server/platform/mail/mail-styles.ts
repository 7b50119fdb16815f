const FONT = "font-family:'Segoe UI',Tahoma,'Noto Sans Arabic',Arial,sans-serif";

/** The shop's light colours, inline on the elements: many mail programs read nothing else. */
export const STYLE = {
  body: `margin:0;padding:0;background:#faf7f1;${FONT}`,
  preview: "display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px",
  wall: "background:#faf7f1",
  margin: "padding:24px 12px",
  sheet: "width:100%;max-width:600px",
  band: `background:#15120e;padding:28px 36px;border-bottom:3px solid #c98f3d;border-radius:14px 14px 0 0;${FONT}`,
  logo: "color:#ffd9a0;font-size:26px;line-height:1.4;font-weight:600;text-decoration:none",
  tagline: "color:#c4b8a6;font-size:14px;line-height:1.7",
  paper: `background:#ffffff;padding:32px 36px 28px;border-radius:0 0 14px 14px;${FONT}`,
  heading: `margin:0 0 16px;color:#1d1a16;font-size:22px;line-height:1.6;font-weight:600;${FONT}`,
  text: `margin:0 0 16px;color:#1d1a16;font-size:16px;line-height:1.8;${FONT}`,
  note: `margin:0 0 12px;color:#5d554a;font-size:14px;line-height:1.8;${FONT}`,
  box: "margin:0 0 20px;border-collapse:separate",
  quote: `background:#f0ebe1;border-radius:10px;padding:16px 20px;color:#1d1a16;font-size:16px;line-height:1.8;${FONT}`,
  code: "background:#f0ebe1;border-radius:10px;padding:14px 24px;color:#1d1a16;font-size:30px;line-height:1.4;font-weight:600;letter-spacing:4px;font-family:Consolas,Menlo,'Courier New',monospace",
  button: "background:#8a5f14;border-radius:10px;mso-padding-alt:14px 28px",
  buttonLink: `display:inline-block;padding:14px 28px;color:#ffffff;font-size:16px;line-height:1.5;font-weight:600;text-decoration:none;${FONT}`,
  facts: "margin:0 0 20px;border-collapse:collapse",
  label: `padding:9px 0;padding-inline-end:16px;border-bottom:1px solid #e8e1d5;color:#5d554a;font-size:14px;line-height:1.7;vertical-align:top;${FONT}`,
  value: `padding:9px 0;border-bottom:1px solid #e8e1d5;color:#1d1a16;font-size:15px;line-height:1.7;vertical-align:top;${FONT}`,
  foot: `padding:20px 36px 8px;color:#5d554a;font-size:13px;line-height:1.9;${FONT}`,
  footLink: "color:#5d554a;text-decoration:none",
} as const;

/** The dark colours, for mail programs with a dark mode. */
export const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.wall{background:#15120e!important}
.paper,.band{background:#221d17!important}
.stone{background:#3a332a!important;color:#f7efe2!important}
.ink{color:#f7efe2!important;border-color:#4a4137!important}
.soft,.foot{color:#c4b8a6!important;border-color:#4a4137!important}
}`;
