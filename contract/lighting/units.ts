declare const unit: unique symbol;

/** A number with a unit: the compiler does not accept feet for millimetres or candela for lux. */
type Quantity<Name extends string> = number & { readonly [unit]: Name };

export type Millimetres = Quantity<"mm">;
export type Lumens = Quantity<"lm">;
export type Candelas = Quantity<"cd">;
export type Lux = Quantity<"lx">;

export const mm = (value: number) => value as Millimetres;
export const lumens = (value: number) => value as Lumens;
export const candelas = (value: number) => value as Candelas;
export const lux = (value: number) => value as Lux;

export const MILLIMETRES_PER_METRE = 1000;
const MILLIMETRES_PER_INCH = 25.4;
const INCHES_PER_FOOT = 12;

export const metres = (value: number) => mm(value * MILLIMETRES_PER_METRE);
export const inches = (value: number) => mm(value * MILLIMETRES_PER_INCH);
export const feet = (value: number) => inches(value * INCHES_PER_FOOT);

export const inMetres = (length: Millimetres) => length / MILLIMETRES_PER_METRE;
