import { expect, test } from 'vitest'
import { wireSource } from './wire-source.ts'

test('the guards are those of the contract; if they are not, `npm run wire` makes them', async () => {
  await expect(wireSource()).toMatchFileSnapshot('made.ts')
})
