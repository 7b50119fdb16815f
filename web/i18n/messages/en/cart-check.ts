/** Findings about the cart before payment. */
export const cartCheck = {
  title: "Before you order",
  plan: "How many lights does your room need? Plan it",
  intro: "We checked your cart. You can order as it is, or fix these first.",
  severity: { clash: "Not compatible", miss: "Missing", hint: "Good to know" },
  rules: {
    driver:
      "{name}: runs on {voltage} V and can’t be wired straight to the mains; {load} W + 20% reserve need a driver of {need} W.",
    driverAny:
      "{name}: runs on {voltage} V and can’t be wired straight to the mains; it needs a driver.",
    "driver-power":
      "{name}: {load} W + 20% reserve need a driver of {need} W, and those in your cart give {have} W.",
    track: "{name}: goes into a track of the same system, and there is none in your cart.",
    "track-feed": "{name}: needs an end feed to bring the power in.",
    lamps:
      "{name}: the lamps aren’t in the box; add {missing, plural, one {one {cap} lamp} other {# {cap} lamps}}.",
    "lamp-power":
      "{name}: a lamp of {power} W in a holder for {max} W at most overheats the holder and its wire.",
    "lamp-cap": "{name}: the cap is {cap}, but your lights need {needed}.",
    "wet-bathroom": "{name}: {ip} is for dry rooms; in a bathroom choose {needed} or higher.",
    "wet-outdoors": "{name}: {ip} is for dry rooms; outdoors choose {needed} or higher.",
    "light-colour":
      "{name}: light of {own} K beside {others} K in the same room: the difference is noticeable.",
    dimmer:
      "{name}: doesn’t dim, and on a dimmer it will flicker; choose a dimmable one for a dimmer.",
    cylinder:
      "{name}: comes without a cylinder; add {missing, plural, one {one cylinder} other {# cylinders}} to lock it with a key.",
    "cylinder-length": "{name}: at {length} mm it doesn’t fit a door of {low} to {high} mm.",
    "handle-spindle":
      "{name}: its spindle is {own} mm, and the lock in your cart takes {wanted} mm.",
    "handle-centre":
      "{name}: {own} mm from handle to cylinder, and {wanted} mm in the lock in your cart, so the holes won’t line up.",
  },
  unitCount: "{count, plural, one {one item} other {# items}}",
  each: "{price} each",
  add: "Add to cart",
  swap: "Swap for this",
  remove: "Remove from cart",
  fine: "Keep as it is",
  about: "about {name}",
  undo: "Undo",
  added: "{name} is in your cart",
  swapped: "{name} is in your cart instead",
  removed: "{name} removed from your cart",
};
