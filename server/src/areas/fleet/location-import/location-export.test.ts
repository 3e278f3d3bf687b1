import { calls, headerLanguages } from '@roundboard/contract'
import { equipment } from '@roundboard/domain'
import { expect, test } from 'vitest'
import { aLocation, aPairedScreen, aRegion, aUser } from '../../../testing/factories.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const week = [
  [],
  [
    { from: '05:00', to: '11:30' },
    { from: '16:00', to: '24:00' },
  ],
  ...Array.from({ length: 5 }, () => [{ from: '00:00', to: '24:00' }]),
]

async function aFranchise() {
  const server = await startTestServer()
  const midwest = await aRegion(server, { name: 'Midwest' })
  const ohio = await aRegion(server, { name: 'Ohio', parent: midwest.id })
  const akron = await aLocation(server, {
    ...{ name: '=1+1', locationIdentifier: 'RB-4711', timeZone: 'America/Detroit' },
    ...{ region: ohio.id, tags: ['corner', 'flagship'], missingEquipment: [...equipment] },
    ...{ openingHours: week, vtsEnabled: true, language: 'es-co' },
  })
  await aLocation(server, { name: 'Bogotá', locationIdentifier: 'RB-4712' })
  await aPairedScreen(server, { location: akron.id })
  return { server, akron, midwest, ...(await aUser(server, 'super-admin')) }
}

test('location exports have the list’s rows with regions, tags, status, hours and screens', async () => {
  const { server, as, akron, midwest } = await aFranchise()
  const { data } = await server.call(calls.exportLocations, as, {
    query: { region: midwest.id, sort: '-name' },
  })
  const [header = [], ...rows] = data
  expect(rows).toHaveLength(1)
  const found = Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]))
  const { health } = (await server.call(calls.getLocation, as, { params: { id: akron.id } })).data
  expect(found).toMatchObject({
    ...{ Number: 'RB-4711', Name: '=1+1', 'Time Zone': 'America/Detroit', Language: 'es-co' },
    ...{ Timer: 'yes', Equipment: 'none', Sunday: 'closed', Monday: '05:00-11:30, 16:00-24:00' },
    ...{ Region: 'Midwest › Ohio', Tags: 'corner, flagship' },
    ...{ Screens: String(health.screens), 'Linked screens': '1' },
  })
  const all = await server.call(calls.exportLocations, as, { query: { sort: '-name' } })
  expect(all.data.slice(1).map(([number]) => number)).toEqual(['RB-4712', 'RB-4711'])
  const owner = await aUser(server, 'location', { locations: [akron.id] })
  const own = await server.call(calls.exportLocations, owner.as)
  expect(own.data.slice(1).map(([number]) => number)).toEqual(['RB-4711'])
})

test.each(headerLanguages)('location exports in %s can be imported elsewhere', async (headers) => {
  const { server, as, akron } = await aFranchise()
  const url = `/api/v1/locations/export?format=csv&headers=${headers}`
  const authorization = `Bearer ${as.bearer}`
  const { text: file } = await server.raw('GET', url, { headers: { authorization } })
  expect(file).toContain(`"'=1+1"`)
  const other = await startTestServer()
  const root = await aUser(other, 'super-admin')
  const { data } = await other.call(calls.importLocations, root.as, {
    body: { file: Buffer.from(file).toString('base64'), fileName: 'locations.csv' },
  })
  expect(data).toMatchObject({ isWritten: true, toCorrect: 0 })
  const made = data.gyms.find(({ locationIdentifier }) => locationIdentifier === 'RB-4711')
  const { data: copy } = await other.call(calls.getLocation, root.as, {
    params: { id: made?.id ?? '' },
  })
  const { name, timeZone, language, openingHours, vtsEnabled, missingEquipment } = akron
  expect(copy).toMatchObject({
    ...{ name, timeZone, language, openingHours, vtsEnabled, missingEquipment },
  })
})
