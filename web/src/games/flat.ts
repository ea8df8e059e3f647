// Actions and events of a game, read by field.

type Keys<U> = U extends unknown ? keyof U : never;
type Field<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

/** One of several kinds of things, whose fields may be asked for before it is known which kind it is. */
export type Flat<U extends { type: string }> = { type: U['type'] } & {
  [K in Exclude<Keys<U>, 'type'>]?: Field<U, K>;
};

/** An action that a click would mean, for the server to judge: what was clicked may not go with it at all. */
export interface Attempt {
  type: string;
  [field: string]: string | number;
}
