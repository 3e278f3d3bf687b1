import { v7 } from 'uuid'

/**
 * A UUID version 7. IDs from one process sort in the order they were created, also within a millisecond,
 * which `crypto.randomUUIDv7` doesn't promise: lists break ties between equal timestamps by ID.
 */
export const newId = (): string => v7()
