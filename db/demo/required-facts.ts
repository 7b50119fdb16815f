/**
 * The attributes that every variant of a category must have: the shop requires no less from its
 * buyers.
 */

/** A fitting with integrated LED, or a lamp. */
const LED = ["luminous_flux", "power_w", "efficacy", "kwh_1000h", "cct", "cct_name", "cri"];
const LED_FITTING = [...LED, "lifetime_h"];
/** A fitting for lamps. */
const LAMP_FITTING = ["lamp_count", "cap", "max_lamp_w", "lamp_included"];
const FITTING = [
  ...["integrated_led", "voltage", "driver", "dimmable", "ip_rating", "elec_class"],
  ...["mounting", "room"],
];
const HANGING = ["weight_kg", "drop_mm", "body_material", "shade", "style", "finish"];
const ON_WALL = ["height_mm", "width_mm", "projection_mm", "body_material", "style", "finish"];
const BEAM = ["beam_angle", "body_material"];
const WIRING = [
  ...["box_size", "voltage", "ip_rating", "height_mm", "width_mm", "projection_mm"],
  ...["body_material", "mounting", "finish"],
];
const DOOR = ["body_material", "corrosion", "finish"];

const OF_CATEGORY: Record<string, readonly string[]> = {
  "ring-chandeliers": [...FITTING, ...HANGING, "diameter_mm"],
  "classic-chandeliers": [...FITTING, ...HANGING, "diameter_mm", "height_mm"],
  pendants: [...FITTING, ...HANGING, "diameter_mm"],
  "linear-pendants": [...FITTING, ...HANGING, "length_mm", "width_mm", "height_mm"],
  "wall-lights": [...FITTING, ...ON_WALL, "shade"],
  "surface-spots": [...FITTING, ...BEAM, "peak_cd", "optic", "height_mm", "weight_kg", "finish"],
  "recessed-spots": [...FITTING, ...BEAM, "tilt", "cutout_mm", "recess_depth_mm", "finish"],
  "track-lighting": [
    ...FITTING,
    "track_system",
    ...BEAM,
    "peak_cd",
    "tilt",
    "diameter_mm",
    "weight_kg",
    "finish",
  ],
  lamps: [
    ...LED_FITTING,
    ...["equiv_w", "beam_angle", "voltage", "cap", "lamp_shape", "dimmable", "energy_class"],
    ...["diameter_mm", "height_mm", "room"],
  ],
  "recessed-downlights": [...FITTING, ...BEAM, "cutout_mm", "recess_depth_mm", "optic", "finish"],
  "surface-downlights": [...FITTING, ...BEAM, "height_mm", "optic", "finish"],
  panels: [...FITTING, ...BEAM, "ugr", "energy_class", "length_mm", "width_mm", "optic", "finish"],
  "led-strips": [
    ...FITTING,
    ...["flux_per_m", "power_per_m", "sdcm", "beam_angle", "length_mm", "width_mm"],
  ],
  "outdoor-wall-lights": [...FITTING, ...ON_WALL],
  "garden-lights": [...FITTING, "diameter_mm", "height_mm", "weight_kg", "body_material", "finish"],
  floodlights: [...FITTING, ...BEAM, "width_mm", "height_mm", "finish"],
  "door-handles": [...DOOR, "handle_type", "door_thickness_mm", "rose_plate_mm", "handing"],
  "pull-handles": [...DOOR, "handle_type", "hole_centres_mm", "length_mm", "projection_mm"],
  switches: [...WIRING, "gang", "current_a"],
  sockets: [...WIRING, "socket_type", "current_a"],
  drivers: ["voltage", "output_voltage", "output_w", "ip_rating", "elec_class", "length_mm"],
  "track-rails": [
    ...["track_system", "track_part", "circuits", "voltage", "ip_rating", "elec_class"],
    ...["width_mm", "body_material", "mounting", "finish"],
  ],
  "ceiling-roses": ["diameter_mm", "height_mm", "voltage", "mounting", "body_material", "finish"],
  "wall-boxes": [
    ...["box_size", "recess_depth_mm", "width_mm", "height_mm"],
    ...["body_material", "mounting"],
  ],
  "cylinder-roses": [...DOOR, "rose_plate_mm", "projection_mm", "fire_rating"],
  locks: [
    ...[...DOOR, "lock_function", "backset_mm", "centre_mm", "spindle_mm", "handing"],
    ...["door_thickness_mm", "fire_rating", "height_mm", "width_mm"],
  ],
  cylinders: [...DOOR, "cylinder_type", "cylinder_mm", "length_mm", "key_count", "fire_rating"],
  "hinges-closers": [...DOOR, "max_door_kg", "height_mm", "handing", "fire_rating"],
  "door-security": [...DOOR, "door_thickness_mm", "fire_rating"],
  alarms: ["detector_type", "alarm_db", "battery_years", "voltage", "height_mm", "mounting"],
};

/** Law 181 of 2018 requires both on everything. */
const EVERYWHERE = ["warranty_m", "origin"];

/**
 * Codes of the attributes that a variant must have.
 * @param isFittingWithLed as in its attribute `integrated_led`; undefined when it gives no light
 */
export function requiredFacts(category: string, isFittingWithLed: boolean | undefined): string[] {
  const own = OF_CATEGORY[category];
  if (!own) throw new Error(`nobody has said what a product of ${category} must tell`);
  const light = isFittingWithLed === undefined ? [] : isFittingWithLed ? LED_FITTING : LAMP_FITTING;
  return [...new Set([...EVERYWHERE, ...own, ...light])];
}
