import fc from 'fast-check'
import { lane } from './lanes.ts'

// With a random seed, a rare failure could block an unrelated change; only the nightly lane uses one.
fc.configureGlobal(lane === 'nightly' ? { numRuns: 2_000 } : { numRuns: 100, seed: 20_261_123 })
