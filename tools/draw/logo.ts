/** The shop's logo: a lantern in brass lines with its light inside. */

const SVG = `xmlns="http://www.w3.org/2000/svg"`;
const BRASS = "#8a5f14";
const GLOW = "#ffc483";

/** Ring, cap, six-sided body and foot, on a 32 by 32 grid. */
function lantern(line: string, light: string, weight: number): string {
  const stroke = `fill="none" stroke="${line}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"`;
  return (
    `<circle cx="16" cy="3.6" r="1.9" ${stroke}/>` +
    `<path d="M11.2 9.4C11.6 7.2 13.4 5.7 16 5.7s4.4 1.5 4.8 3.7Z" fill="${line}" stroke="${line}" stroke-width="${weight * 0.6}" stroke-linejoin="round"/>` +
    `<path d="M9.6 11.4H22.4L25 15.2L22.6 25.4H9.4L7 15.2Z" ${stroke}/>` +
    `<circle cx="16" cy="18.3" r="3.5" fill="${light}"/>` +
    `<path d="M11.6 28.7H20.4" ${stroke}/>`
  );
}

export function logoMark(): string {
  return `<svg ${SVG} viewBox="0 0 32 32">${lantern(BRASS, "#e0a04a", 1.6)}</svg>\n`;
}

export function favicon(): string {
  return tile("translate(3.2 2.9) scale(.8)", 1.9);
}

/** The same for a 16-pixel tab: as large as possible, in lines one pixel wide. */
export function smallestFavicon(): string {
  return tile("translate(.8 .4) scale(.95)", 2.2);
}

function tile(place: string, weight: number): string {
  return `<svg ${SVG} viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#15120e"/><g transform="${place}">${lantern("#d6a857", GLOW, weight)}</g></svg>\n`;
}

/**
 * The logo on a full background, which a phone crops to its own shape. @param share of the width it
 * takes
 */
export function appIcon(share: number): string {
  const margin = 16 - 16 * share;
  return `<svg ${SVG} viewBox="0 0 32 32"><rect width="32" height="32" fill="#15120e"/><g transform="translate(${margin} ${margin}) scale(${share})">${lantern("#d6a857", GLOW, 1.7)}</g></svg>\n`;
}

/**
 * The link preview of a page without its own picture: the logo by night. The shop's name is shown
 * beside it.
 */
export function socialCard(): string {
  return (
    `<svg ${SVG} viewBox="0 0 1200 630"><defs><radialGradient id="g" cx=".5" cy=".5" r=".55">` +
    `<stop offset="0" stop-color="#5a3d17"/><stop offset=".45" stop-color="#2a1f12"/><stop offset="1" stop-color="#15120e"/></radialGradient></defs>` +
    `<rect width="1200" height="630" fill="url(#g)"/>` +
    `<g transform="translate(424 139) scale(11)">${lantern("#d6a857", GLOW, 1.4)}</g></svg>\n`
  );
}
