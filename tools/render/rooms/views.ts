/** The room pictures to render: the setting, our products in it, and the exposure. */
import { bedroomViews } from "./lists/bedrooms.ts";
import { ceilingViews } from "./lists/ceilings.ts";
import { doorViews } from "./lists/doors.ts";
import { hardwareViews } from "./lists/hardware.ts";
import { kitchenViews } from "./lists/kitchens.ts";
import { lampViews } from "./lists/lamps.ts";
import { officeViews } from "./lists/offices.ts";
import { outdoorViews } from "./lists/outdoors.ts";
import { safetyViews } from "./lists/safety.ts";
import { stairViews } from "./lists/stairs.ts";
import { ALBUM, EVENING, WIDE, type RoomView } from "./room-view.ts";

export const roomViews: RoomView[] = [
  ...outdoorViews,
  ...doorViews,
  ...hardwareViews,
  ...safetyViews,
  ...bedroomViews,
  ...ceilingViews,
  ...lampViews,
  ...stairViews,
  ...officeViews,
  ...kitchenViews,
  {
    name: "scenes/home-hero",
    setting: "reception-evening",
    pieces: { chandelier: "HL-80-BR", "wall-light": "KTN-1-AB" },
    size: WIDE,
    exposure: EVENING,
  },
  {
    name: "albums/reception-dining/01",
    setting: "reception-evening",
    pieces: { chandelier: "MD2-100-BR", "wall-light": "KTN-1-AB" },
    changes: { height: 2130, near: -2500, camera: "corner" },
    size: ALBUM,
    exposure: { ...EVENING, bright: 0.42, room: 0.16 },
  },
  {
    name: "albums/reception-dining/07",
    setting: "lantern-corner",
    pieces: { lantern: "KHN-30-AB" },
    size: ALBUM,
    exposure: { ...EVENING, bright: 0.36, room: 0.1 },
  },
  {
    name: "scenes/home-room-dining",
    setting: "dining",
    pieces: { light: "QB-42-BR" },
    changes: { number: 2, apart: 900, wall: "sage", spot: true, brightness: 2.5 },
    size: { width: 2560, height: 1800, samples: 12 },
    exposure: { ...EVENING, bright: 0.42, room: 0.3 },
  },
  {
    name: "albums/reception-dining/02",
    setting: "dining",
    pieces: { light: "HL-80-BR" },
    changes: { table: "round", wall: "plaster", camera: "high" },
    size: ALBUM,
    exposure: { ...EVENING, bright: 0.42, room: 0.2 },
  },
  {
    name: "albums/reception-dining/04",
    setting: "dining",
    pieces: { light: "LYL-8-AB" },
    changes: { wall: "tobacco", over: 1000, camera: "low", cloth: [0.16, 0.075, 0.035] },
    size: ALBUM,
    exposure: { ...EVENING, bright: 0.21, room: 0.06 },
  },
  {
    name: "albums/reception-dining/05",
    setting: "dining",
    pieces: { light: "MSR-120-BK" },
    changes: { wall: "plaster", camera: "level", cloth: [0.06, 0.055, 0.05] },
    size: ALBUM,
    exposure: { ...EVENING, bright: 0.34, room: 0.025 },
  },
  {
    name: "albums/reception-dining/06",
    setting: "dining",
    pieces: { light: "NHR-120-WN" },
    changes: { wall: "sage", camera: "low", cloth: [0.16, 0.075, 0.035] },
    size: ALBUM,
    exposure: { ...EVENING, bright: 0.26, room: 0.08 },
  },
  {
    name: "albums/reception-dining/08",
    setting: "salon",
    pieces: { chandelier: "ANQ-5-BK" },
    changes: { height: 2150, wall: [0.05, 0.066, 0.064] },
    size: ALBUM,
    exposure: { ...EVENING, bright: 0.33, room: 0.085 },
  },
  {
    name: "albums/reception-dining/03",
    setting: "salon",
    pieces: { chandelier: "THR-60-GD", "wall-light": "KTN-1-AB" },
    changes: { height: 2100, wall: [0.25, 0.2, 0.148] },
    size: ALBUM,
    exposure: { ...EVENING, bright: 0.42, room: 0.13 },
  },
];
