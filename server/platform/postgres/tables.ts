import type { ColumnType, SelectType } from "kysely";
import type { Written } from "./json-column.ts";
import type { Schema } from "./schema.generated.ts";

/**
 * A module's tables as the migrations create them. `N` narrows columns that the database knows only
 * as text or JSON. Whether they can be null stays as it is, except that views and calculated columns
 * say it here.
 */
export type TablesOf<M extends string, N extends Known<N> = {}> = {
  [T in keyof Schema & `${M}.${string}`]: T extends keyof N ? Narrowed<T, N[T]> : Schema[T];
};

/** A table or column that does not exist is an error. */
type Known<N> = {
  [T in keyof N]: T extends keyof Schema
    ? { [C in keyof N[T]]: C extends keyof Schema[T] ? unknown : never }
    : never;
};

type Narrowed<T extends keyof Schema, N> = {
  [C in keyof Schema[T]]: C extends keyof N ? Column<Schema[T][C], N[C]> : Schema[T][C];
};

type Column<C, S> =
  C extends ColumnType<unknown, infer I, infer U>
    ? ColumnType<S | Null<SelectType<C>>, Value<I, Input<C, S>>, Value<U, Input<C, S>>>
    : S | Null<C>;
type Input<C, S> = [0 | ""] extends [NonNullable<SelectType<C>>] ? Written<S> : S;
type Value<I, S> = [I] extends [never] ? never : S | Extract<I, null | undefined>;
type Null<T> = Extract<T, null>;
