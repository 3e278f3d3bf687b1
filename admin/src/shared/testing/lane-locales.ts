import { lane } from '../../../../scripts/lanes.ts'

/**
 * Languages besides English for tests of whole pages: what a page says in English to one, it says to
 * both. Nightly both, to see texts of one language that are as in English.
 */
export const laneLocales = lane === 'nightly' ? (['es', 'fr'] as const) : (['es'] as const)
