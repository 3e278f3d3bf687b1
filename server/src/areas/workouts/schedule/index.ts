export { writeBatch } from './batches.ts'
export { nextGapDay } from './coverage.service.ts'
export { type ContentFactsOf } from './content-facts.ts'
