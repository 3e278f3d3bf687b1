import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edit, twoServersAndTheirPages } from './testing/lost-notices.ts'

const anEdit = fc.record({
  what: fc.constantFrom<Edit>('workout', 'location', 'screen', 'announcement'),
  isLost: fc.boolean(),
})

test.each(Array.from({ length: 50 }, (_, index) => index + 1))(
  'every read after an event shows its change, whichever notifications are lost (seed %i)',
  async (seed) => {
    const { edits, lose } = await twoServersAndTheirPages()
    for (const [index, { what, isLost }] of fc.sample(anEdit, { seed, numRuns: 6 }).entries()) {
      lose(isLost)
      const text = `Version ${String(index)}`
      const shown = await edits[what](text)
      expect(shown).not.toEqual([])
      expect(new Set(shown)).toEqual(new Set([text]))
    }
  },
)
