import { cp, mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commonTimeZones, isTimeZoneName, offsetAt } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/test-server.ts'
import { nodeZones } from './node-zones.ts'
import { packageZones } from './package-zones.ts'
import { releasedOn } from './releases.ts'
import { createTimeZones, findTimeZones } from './time-zones.ts'
import type { ZoneSource } from './zone-source.ts'

const now = Date.parse('2026-11-21T12:00Z')
const hourMs = 3_600_000

/** A system zoneinfo folder of the given version, with a few zones. */
async function aZoneinfo(version: string, file = 'tzdata.zi'): Promise<string> {
  const folder = await temporaryFolder()
  await cp(join(import.meta.dirname, '../../testing/zoneinfo'), folder, { recursive: true })
  await writeFile(join(folder, 'tzdata.zi'), '')
  await writeFile(join(folder, file), `${file === 'tzdata.zi' ? '# version ' : ''}${version}\n`)
  return folder
}

const aSource = (version: string, hours: Record<string, number>): ZoneSource => ({
  kind: 'system',
  version,
  names: () => Object.keys(hours),
  find: (name) => {
    const ahead = hours[name]
    return ahead === undefined ? undefined : { untils: [], offsetsMs: [ahead * hourMs] }
  },
})

describe('the newest time zone data', () => {
  test.each([
    ['the system if it is newer', '2099z', 'system'],
    ['the package if both have the same version', packageZones.version, 'package'],
    ['the package if the system is older', '2025b', 'package'],
  ])('comes from %s', async (_, version, source) => {
    for (const file of ['tzdata.zi', '+VERSION'])
      expect(findTimeZones(await aZoneinfo(version, file)).data(now).source).toBe(source)
  })

  test("is never the system's without a folder or version", async () => {
    const { version } = packageZones
    const unsaid = await aZoneinfo('no version')
    for (const folder of [unsaid, '/nowhere', '/dev/null'])
      expect(findTimeZones(folder).data(now)).toMatchObject({ version, source: 'package' })
  })

  test('comes from Node if that is the newest', () => {
    const newest = { ...nodeZones, version: '2099a' }
    const zones = createTimeZones([packageZones, newest])
    expect(zones.data(now)).toMatchObject({ version: '2099a', source: 'node' })
    expect(offsetAt(now, zones.rulesOf('Europe/Paris'))).toBe(hourMs)
    expect(offsetAt(Date.parse('2026-07-01'), zones.rulesOf('Europe/Paris'))).toBe(2 * hourMs)
  })

  test('falls back to the next source for a zone it lacks', async () => {
    const zones = findTimeZones(await aZoneinfo('2099z'))
    expect(offsetAt(now, zones.rulesOf('America/Winnipeg'))).toBe(-5 * hourMs)
    expect(offsetAt(now, zones.rulesOf('Asia/Kathmandu'))).toBe(5.75 * hourMs)
    expect(zones.find('America/Gotham')).toBeUndefined()
    expect(zones.find('../../../etc/passwd')).toBeUndefined()
  })

  test("falls back to the next source for a zone whose file can't be read", async () => {
    const folder = await aZoneinfo('2099z')
    await writeFile(join(folder, 'America/New_York'), 'TZif2 and nothing more')
    await mkdir(join(folder, 'Asia/Kathmandu'))
    const zones = findTimeZones(folder)
    expect(offsetAt(now, zones.rulesOf('America/New_York'))).toBe(-5 * hourMs)
    expect(offsetAt(now, zones.rulesOf('Asia/Kathmandu'))).toBe(5.75 * hourMs)
  })

  test('makes a zone that is new in it available', () => {
    const zones = createTimeZones([aSource('2099z', { 'America/Gotham': -5 }), packageZones])
    expect(zones.names()).toContain('America/Gotham')
    expect(offsetAt(now, zones.rulesOf('America/Gotham'))).toBe(-5 * hourMs)
  })
})

describe('the selectable time zones', () => {
  const names = createTimeZones([packageZones, nodeZones]).names()

  // spec: 3
  test('are about 400 known, unique names in alphabetical order', () => {
    expect(names.length).toBeGreaterThan(390)
    expect(names.length).toBeLessThan(450)
    expect(names.filter((name) => !isTimeZoneName(name))).toEqual([])
    expect(names.filter((name) => packageZones.find(name) === undefined)).toEqual([])
    expect(names).toEqual([...new Set(names)].sort())
  })

  test('use current names, and include the common zones', () => {
    expect(names).toContain('Asia/Kolkata')
    expect(names).not.toContain('Asia/Calcutta')
    expect(names).not.toContain('US/Eastern')
    expect(commonTimeZones.filter(({ timeZone }) => !names.includes(timeZone))).toEqual([])
  })
})

describe('the age of time zone data', () => {
  test.each([
    ['2026-10-27', false],
    ['2027-07-28', false],
    ['2027-07-29', true],
  ])('is outdated nine months after its release of 2026-10-27: on %s %s', (day, isOld) => {
    const zones = createTimeZones([{ ...packageZones, version: '2026f' }])
    expect(zones.data(Date.parse(day))).toMatchObject({ releasedOn: '2026-10-27', isOld })
  })

  test('is estimated for an unknown release, by file time or the end of its year', async () => {
    expect(releasedOn({ version: '2099b' })).toBe('2099-12-31')
    expect(releasedOn({ version: '2098b', madeOn: '2099-05-01' })).toBe('2098-12-31')
    const folder = await aZoneinfo('2099b')
    await utimes(join(folder, 'tzdata.zi'), 0, Date.parse('2099-03-04') / 1000)
    expect(findTimeZones(folder).data(now).releasedOn).toBe('2099-03-04')
  })

  test('is known for the packaged release', () => {
    expect(releasedOn(packageZones)).not.toMatch(/12-31$/)
  })
})
