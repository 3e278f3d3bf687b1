import { lane } from '../../../../scripts/lanes.ts'

/**
 * Languages besides English for tests of whole pages. Untranslated text shows in any of them, so
 * one is enough for each change; the nightly lane tests both.
 */
export const laneLocales = lane === 'nightly' ? (['es', 'fr'] as const) : (['es'] as const)
