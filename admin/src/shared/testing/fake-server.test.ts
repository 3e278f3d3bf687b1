import { calls } from '@roundboard/contract'
import { createClient } from '@roundboard/client'
import { expect, it } from 'vitest'
import { type Answers, fakeServer, ListOf, Refusal, takeFaults } from './fake-server.ts'
import { aLocation, idOf } from './fixtures.ts'

const client = createClient({ headers: () => ({ authorization: 'Bearer token-1' }) })
const location = (given: object) => ({ ...aLocation(), ...given })
const input = { params: { id: idOf(500) } }

it('answers calls by name and records requests', async () => {
  const server = fakeServer({ getLocation: () => aLocation({ name: 'Bell Street' }) }, 'admin')
  expect(await client.call(calls.getLocation, input)).toMatchObject({ name: 'Bell Street' })
  expect(server.requestsTo('getLocation')).toMatchObject([{ params: input.params }])
})

it('reports names that are not calls of the contract', () => {
  // @ts-expect-error: no call of the contract has this name
  fakeServer({ getLocatoin: () => aLocation() }, 'admin')
  // @ts-expect-error: this is not a whole location
  const wrong: Answers = { getLocation: () => ({ name: 'Half of it' }) }
  fakeServer({ ...wrong, ...{ fetchLocation: () => aLocation() } }, 'admin')
  expect(takeFaults()).toEqual([
    'getLocatoin is not a call of the contract.',
    'fetchLocation is not a call of the contract.',
  ])
})

it.each([
  ['an invalid field', { schedule: [12] }, /schedule \(too_small\)/],
  ['a field that isn’t in the contract', { password: 'secret' }, /getLocation so/],
])('fails the test at %s', async (_, given, fault) => {
  fakeServer({ getLocation: () => location(given) }, 'admin')
  await client.call(calls.getLocation, input)
  expect(takeFaults()).toEqual([expect.stringMatching(fault)])
})

it('fails the test when a list is answered as a plain array or the reverse', async () => {
  fakeServer({ listLocations: () => [aLocation()], listRounds: () => new ListOf([]) }, 'admin')
  await client.list(calls.listLocations, {})
  await client.call(calls.listRounds, {})
  expect(takeFaults()).toEqual(['listLocations answers a ListOf.', 'listRounds answers no ListOf.'])
})

it('fails the test at a call without an answer or without permission', async () => {
  fakeServer({ listUsers: () => new ListOf([]) }, 'location')
  await expect(client.call(calls.getLocation, input)).rejects.toMatchObject({ code: 'internal' })
  await client.list(calls.listUsers, {})
  expect(takeFaults()).toEqual([
    'No answer was given for getLocation.',
    'A page of a location user asks for listUsers, which their role may not.',
  ])
})

it('refuses like the server: no session, bad input and configured refusals', async () => {
  fakeServer({ getLocation: () => new Refusal('not-found', 'This was not found.') }, 'admin')
  await expect(createClient().call(calls.getLocation, input)).rejects.toMatchObject({
    code: 'not-signed-in',
    status: 401,
  })
  await expect(
    client.call(calls.updateLocation, { ...input, body: { schedule: [4] } }),
  ).rejects.toMatchObject({ code: 'bad-input', status: 400, issues: expect.anything() as unknown })
  await expect(client.call(calls.getLocation, input)).rejects.toMatchObject({
    code: 'not-found',
    status: 404,
    message: 'This was not found.',
  })
})
