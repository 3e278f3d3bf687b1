import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { proposeTimeZone } from './time-zone-proposal.ts'
import { canadaTimeZones, internationalTimeZones, usTimeZones } from './time-zones.ts'

const unitedStates = { zones: usTimeZones.map(({ timeZone }) => timeZone), only: null }
const puertoRico = { zones: ['America/Puerto_Rico'], only: 'America/Puerto_Rico' }
const germany = { zones: ['Europe/Zurich', 'Europe/Berlin'], only: 'Europe/Berlin' }

describe('the time zone proposed for a new location', () => {
  test.each([
    [
      'the browser’s, before a country is chosen',
      '',
      'America/Denver',
      undefined,
      'America/Denver',
    ],
    [
      'the browser’s, if it is in the country',
      '',
      'America/Denver',
      unitedStates,
      'America/Denver',
    ],
    [
      'the country’s, if the browser’s is abroad',
      '',
      'America/Denver',
      puertoRico,
      'America/Puerto_Rico',
    ],
    ['the country’s main one', '', 'America/Denver', germany, 'Europe/Berlin'],
    ['none, if the country has several', '', 'Europe/Berlin', unitedStates, ''],
    ['none, if the browser reports none', '', '', undefined, ''],
    ['none, if the browser reports only UTC', '', 'UTC', undefined, ''],
    ['none, if the browser reports an offset', '', 'Etc/GMT+5', undefined, ''],
    [
      'the chosen one, if it is in the country',
      'America/Adak',
      'America/Denver',
      unitedStates,
      'America/Adak',
    ],
    [
      'the country’s, if the chosen one is abroad',
      'America/Adak',
      'America/Denver',
      puertoRico,
      'America/Puerto_Rico',
    ],
  ])('is %s', (_, chosen, browser, country, expected) => {
    expect(proposeTimeZone({ chosen, browser, country }).timeZone).toBe(expected)
  })

  it('is always the chosen one, the browser’s or the country’s', () => {
    const zones = [...usTimeZones, ...canadaTimeZones, ...internationalTimeZones].map(
      ({ timeZone }) => timeZone,
    )
    const aZone = fc.constantFrom('', 'UTC', 'Nowhere/At_All', ...zones)
    const aCountry = fc
      .uniqueArray(fc.constantFrom(...zones), { minLength: 1, maxLength: 5 })
      .chain((own) => fc.record({ zones: fc.constant(own), only: fc.constantFrom(null, ...own) }))
    fc.assert(
      fc.property(
        aZone,
        aZone,
        fc.option(aCountry, { nil: undefined }),
        (chosen, browser, country) => {
          const { from, timeZone } = proposeTimeZone({ chosen, browser, country })
          const sources = { chosen, browser, country: country?.only, nothing: '' }
          expect(timeZone).toBe(sources[from])
          if (timeZone !== '' && country) expect(country.zones).toContain(timeZone)
        },
      ),
    )
  })
})
