export const plannerMethod = {
  title: "How the light planner calculates",
  description:
    "The model behind the room planner, its limits, and the figures that it was checked with.",
  intro:
    "How the figures are calculated, what is left out, and how close they are to known answers.",
  back: "To the planner",
  model: {
    title: "The model",
    files:
      "Each light comes with a photometric file (LM-63 or EULUMDAT). Measured files of the maker are used where we have them; the others are calculated from the data sheet’s flux, beam angle and peak, and say so.",
    beam: "Where only the beam angle is known, intensity is I₀·cosⁿθ. It is half at half the beam angle β, so n = ln ½ ⁄ ln cos(β⁄2); the flux Φ gives I₀ = Φ·(n + 1) ⁄ 2π. A beam of 120° is a matt surface.",
    direct:
      "Direct light is E = I·cos ε ⁄ d² at every point. A luminous surface is split until no part is larger than a fifth of the way to it. On walls, ceiling and floor it adds up to the flux of the light. Where a file says that a lamp loses output when tilted (TILT=INCLUDE), we take it into account.",
    mounted:
      "A wall light stands half its depth in front of its wall, plane C90 of its file towards the room. A strip is a row of sources of at most a metre that give their share of the file’s light; facing up, it lights the ceiling first.",
    reflected:
      "Reflected light is radiosity: all surfaces are cut into about 300 matt patches that exchange light by exact form factors, E = E₀ + F·ρ·E, solved without iterations. In an L-shaped room the inner corner blocks what it blocks in reality.",
    obstacles:
      "Wardrobes and beams are boxes along the walls. They throw shadows, have sides of their own that absorb and reflect light (a wardrobe like the walls, a beam like the ceiling), and hide patches from each other; what is hidden in part is sampled with 16 to 256 lines. Points inside a wardrobe are left out of the averages. A light below a beam is fastened to it.",
    paints:
      "A paint’s reflectance is the luminance of its colour beside white, at most 0.88. New light is multiplied by a maintenance factor of 0.8.",
    planes:
      "Average, darkest point and evenness (darkest over average) are calculated from about 300 points over the whole floor, 0, 0.75 and 0.9 m up. Nothing is left out along the walls.",
  },
  limits: {
    title: "What it doesn’t know",
    empty:
      "Apart from the wardrobes and beams that you add, the room is empty: no other furniture, curtains, windows, daylight or slopes.",
    matt: "All surfaces are matt; mirrors and polished marble aren’t.",
    spread: "Lamps of one type differ by some percent, and data sheets are rounded.",
    glare:
      "The hint at glare is the mean luminance of the light at 65–85° from straight down: calm up to 3,000 cd/m², dazzling from 10,000. It isn’t a UGR value: it doesn’t consider the room or your position.",
    estimate:
      "The rough estimate beside it is the lumen method with a utilisation of 0.6, as in reference books. It is shown so that you see the difference.",
  },
  checks: {
    title: "What it was checked with",
    case: "Case",
    expected: "Known answer",
    found: "Allowed difference",
    point: "Point source, E = I·cos³θ ⁄ h²; CIE 171:2006, 5.2",
    area: "Matt square of 1 m in the ceiling, floor and wall; CIE 171:2006, 5.3",
    flux: "All light reaches the surfaces of a closed room, beams of 6–36° and lamps that shine all round; CIE 171:2006, 5.4",
    cube: "Reflected light in a cube, reflectance 0.05–0.95: Φ·ρ ⁄ (S·(1 − ρ)); CIE 171:2006, 5.8",
    factors: "Form factors of rectangles in Howell’s catalogue",
    rows: "Form factors of every patch of a closed room sum to 1",
    fine: "The same room with five times as many patches, average",
    cycles:
      "The same room in a path tracer that shares nothing with this model (Blender Cycles), floor, average",
    tables: "Table values",
    formula: "Closed formula",
    conserved: "Flux of the lamp",
    one: "1",
    traced: "Traced result",
    finer: "Finer result",
    note: "Every figure is the limit of a test that runs with each change of the shop, except for the path tracer, which takes minutes and is run by hand. CIE 171 has further cases for daylight and glass, which this model doesn’t have. Its cases 5.6 and 5.7 (light from one matt surface to another) are left out: their geometry isn’t public, and the published values of 5.7 are known to be wrong.",
  },
} as const;
