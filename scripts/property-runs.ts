import fc from 'fast-check'
import { lane } from './lanes.ts'

// A random seed would let a rare find break an unrelated change: those belong to the nightly lane.
fc.configureGlobal(lane === 'nightly' ? { numRuns: 2_000 } : { numRuns: 100, seed: 20_261_123 })
