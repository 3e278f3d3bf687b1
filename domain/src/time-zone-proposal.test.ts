import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { proposeTimeZone } from './time-zone-proposal.ts'
import { canadaTimeZones, internationalTimeZones, usTimeZones } from './time-zones.ts'

const unitedStates = { zones: usTimeZones.map(({ timeZone }) => timeZone), only: null }
const puertoRico = { zones: ['America/Puerto_Rico'], only: 'America/Puerto_Rico' }
const germany = { zones: ['Europe/Zurich', 'Europe/Berlin'], only: 'Europe/Berlin' }

describe('the proposed time zone of a new location', () => {
  test.each([
    [
      'the browser’s, before a country is chosen',
      '',
      'America/Denver',
      undefined,
      'America/Denver',
    ],
    [
      'the browser’s, where the country has it',
      '',
      'America/Denver',
      unitedStates,
      'America/Denver',
    ],
    [
      'the country’s, where the browser is abroad',
      '',
      'America/Denver',
      puertoRico,
      'America/Puerto_Rico',
    ],
    ['the one that stands for all of it', '', 'America/Denver', germany, 'Europe/Berlin'],
    ['none, where the country has several', '', 'Europe/Berlin', unitedStates, ''],
    ['none, where the browser knows none', '', '', undefined, ''],
    ['none of a browser that hides where it is', '', 'UTC', undefined, ''],
    ['none of what is no name of a zone', '', 'Etc/GMT+5', undefined, ''],
    [
      'what was chosen, while it is of the country',
      'America/Adak',
      'America/Denver',
      unitedStates,
      'America/Adak',
    ],
    [
      'another than what was chosen abroad',
      'America/Adak',
      'America/Denver',
      puertoRico,
      'America/Puerto_Rico',
    ],
  ])('is %s', (_, chosen, browser, country, expected) => {
    expect(proposeTimeZone({ chosen, browser, country }).timeZone).toBe(expected)
  })

  it('is always from the choice, the browser or the country', () => {
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
