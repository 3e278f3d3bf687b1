import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { networkOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
])('rate limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

// security: 6.1.1, 6.3.1
test('a whole IPv6 network gets as many attempts as a single address', async () => {
  const server = await startTestServer({ settings: { TRUST_PROXY: 'true' } })
  const guess = async (from: string) => {
    const { status } = await server.raw('POST', calls.setUp.path, {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: JSON.stringify({
        token: `guess ${from}`,
        email: 'owner@example.test',
        password: 'a long enough phrase',
        firstName: 'Some',
        lastName: 'Body',
      }),
    })
    return status
  }
  const statuses = []
  for (let count = 1; count <= 11; count += 1)
    statuses.push(await guess(`2001:db8:1:2::${String(count)}`))
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  expect(await guess('2001:db8:1:3::1')).toBe(400)
})
