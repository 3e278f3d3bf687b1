import type { Fields, Written } from '@roundboard/contract'

/** What a form holds of an entity's fields: where there may be nothing, that is an empty text. */
export type Typed<F extends Fields> = { [K in keyof F]: NonNullable<Written<F>[K]> }
