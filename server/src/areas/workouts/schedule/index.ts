export { writeBatch } from './batches.ts'
export { lacksOf } from './missing-texts.ts'
