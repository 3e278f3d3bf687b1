import { calls } from '@roundboard/contract'
import { badField } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { handle, type Handling } from '../../platform/http/handle.ts'
import type { TimeZones } from '../../platform/time-zones/time-zones.ts'

export function timeZonesRoutes(
  handling: Handling,
  { clock, timeZones }: { clock: Clock; timeZones: TimeZones },
): void {
  handle(handling, calls.listTimeZones, () =>
    Promise.resolve({ version: timeZones.data(clock()).version, names: [...timeZones.names()] }),
  )
  handle(handling, calls.getZoneRules, ({ query }) => {
    const rules = timeZones.find(query.timeZone)
    if (rules === undefined) throw badField('timeZone', 'time-zone')
    return Promise.resolve({ untils: [...rules.untils], offsetsMs: [...rules.offsetsMs] })
  })
  handle(handling, calls.getTimeZoneData, () => Promise.resolve(timeZones.data(clock())))
}
