import { expect, test } from 'vitest'
import { addressesSource, guardsSource } from './wire-source.ts'

test('the guards are those of the contract; if they are not, `npm run wire` makes them', async () => {
  await expect(guardsSource()).toMatchFileSnapshot('made.ts')
})

test('and so are the addresses', async () => {
  await expect(addressesSource()).toMatchFileSnapshot('addresses.ts')
})
