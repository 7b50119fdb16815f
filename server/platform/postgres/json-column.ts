import type { ColumnType } from "kysely";

/** A JSON column: read as a value, written as one or as its text. pg would send a list as an array. */
export type Json<T = {}> = ColumnType<T, Written<T>, Written<T>>;
export type GeneratedJson<T = {}> = ColumnType<T, Written<T> | undefined, Written<T>>;
export type Written<T> = T extends readonly unknown[] ? string : T | string;
