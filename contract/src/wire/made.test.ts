import { expect, test } from 'vitest'
import { addressesSource, guardsSource } from './wire-source.ts'

test("the generated guards match the contract; if they don't, run `npm run wire`", async () => {
  await expect(guardsSource()).toMatchFileSnapshot('made.ts')
})

test('the generated addresses match the contract', async () => {
  await expect(addressesSource()).toMatchFileSnapshot('addresses.ts')
})
