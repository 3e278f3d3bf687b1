import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { phoneAddresses } from './addresses.ts'

test('phoneAddresses match the contract', () => {
  for (const [name, address] of Object.entries(phoneAddresses))
    expect(calls[name as keyof typeof phoneAddresses], name).toMatchObject(address)
})
