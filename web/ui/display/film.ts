/** The look of a film: exponent of its tones, and factor of its colours. */
export interface Film {
  contrast: number;
  saturation: number;
}

/**
 * The film that pictures of rooms are developed on, so that bright colours fade to white: AgX by
 * Troy Sobotka, in Benjamin Wrensch's minimal form. `tools/render/rooms/develop_room.py` has the
 * same numbers. Matrices are row by row.
 */
export const FILM = {
  inset: [
    0.842479062253094, 0.0784335999999992, 0.0792237451477643, 0.0423282422610123,
    0.878468636469772, 0.0791661274605434, 0.0423756549057051, 0.0784336, 0.879142973793104,
  ],
  outset: [
    1.19687900512017, -0.0980208811401368, -0.0990297440797205, -0.0528968517574562,
    1.15190312990417, -0.0989611768448433, -0.0529716355144438, -0.0980434501171241,
    1.15107367264116,
  ],
  /** Range of light, in stops. */
  low: -12.47393,
  high: 4.026069,
  /** Factors of the tone curve, from the highest power down. */
  curve: [15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232],
  luminance: [0.2126, 0.7152, 0.0722],
};
/** A room's layers store linear light x as (x / (1 + x))^(1 / GAMMA); byte 255 is BRIGHTEST. */
export const LAYER_GAMMA = 2.4;
export const LAYER_BRIGHTEST = 256;
