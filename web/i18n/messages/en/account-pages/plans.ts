/** Plans saved in the room planner. */
export const plans = {
  list: "Saved plans",
  new: "Plan another room",
  room: "{length, number} × {width, number} m",
  lights: "{count, plural, =0 {no lights} one {one light} other {# lights}}",
  rename: "Rename",
  renameOf: "Rename {name}",
  renameTitle: "Rename the plan",
  name: "Name of the plan",
  renamed: "Plan renamed.",
  remove: "Delete",
  removeOf: "Delete {name}",
  removed: "Plan deleted.",
  restored: "Plan restored.",
  none: {
    title: "No saved plans yet",
    text: "Plan the light of a room and save it, and find it here on any device.",
    action: "Plan a room",
  },
} as const;
