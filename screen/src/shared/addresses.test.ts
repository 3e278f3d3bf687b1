import { calls } from '@roundboard/contract'
import { expect, it } from 'vitest'
import { addresses } from './addresses.ts'

it.each(Object.keys(addresses) as (keyof typeof addresses)[])(
  '%s goes where the contract says',
  (name) => {
    expect(calls[name]).toMatchObject(addresses[name])
  },
)
