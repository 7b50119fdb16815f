/** Drawn placeholders for renders, as data URLs: a ring, a dome, a spot, a handle. */
const BRASS =
  "<linearGradient id='b'><stop stop-color='#8a6420'/><stop offset='.4' stop-color='#e6c98a'/><stop offset='1' stop-color='#7a561a'/></linearGradient>";
const GLOW =
  "<radialGradient id='g'><stop stop-color='#ffe7c4'/><stop offset='.5' stop-color='#ffc684' stop-opacity='.55'/><stop offset='1' stop-color='#ffc684' stop-opacity='0'/></radialGradient>";
const SHAPES = [
  "<g fill='none' stroke='#2a2622'><path d='M200 90 130 285M200 90 270 285' stroke-width='2'/><ellipse cx='200' cy='290' rx='105' ry='36' stroke='url(#b)' stroke-width='13'/><ellipse cx='200' cy='292' rx='98' ry='31' stroke='#fff3df' stroke-width='3'/></g>",
  "<path d='M200 0v150' stroke='#2a2622' stroke-width='4'/><path d='M90 300c4-90 50-140 110-140s106 50 110 140z' fill='url(#b)'/><ellipse cx='200' cy='300' rx='110' ry='13' fill='#fff3df'/>",
  "<path d='M200 120v60' stroke='#2a2622' stroke-width='10'/><rect x='155' y='175' width='90' height='120' rx='14' fill='#2a2622'/><ellipse cx='200' cy='295' rx='38' ry='9' fill='#ffe7c4'/>",
  "<circle cx='150' cy='250' r='42' fill='url(#b)'/><rect x='150' y='232' width='165' height='34' rx='17' fill='url(#b)'/>",
];

export function samplePicture(shape: number, lit = false): (width: number) => string {
  const ground = lit
    ? "<rect width='400' height='500' fill='#15120e'/><circle cx='200' cy='330' r='200' fill='url(#g)'/>"
    : "";
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 500'><defs>${BRASS}${GLOW}</defs>${ground}${SHAPES[shape % SHAPES.length]}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return () => address;
}

export const SAMPLE_FINISHES = [
  "linear-gradient(120deg,#8a6420,#e0bd78 55%,#9c7430)",
  "#2a2622",
  "#c9c8c4",
  "#ffffff",
];
