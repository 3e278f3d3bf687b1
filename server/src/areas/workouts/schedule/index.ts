export { writeBatch } from './batches.ts'
export { nextGapDay } from './coverage.service.ts'
export { lacksOf } from './missing-texts.ts'
