import type { Mute } from '@roundboard/contract'
import { maxMuteMs } from '@roundboard/domain'
import { type Actor, nameOf } from '../../../platform/actor.ts'
import { badField } from '../../../platform/app-error.ts'
import type { Writer } from '../../../platform/audit/write.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { MuteRow } from '../../../platform/database/schema.ts'
import type { Reader } from '../../../platform/read.ts'
import { getLocation } from '../../locations/locations/index.ts'
import * as rows from './mutes.repository.ts'

const present = ({ until, mutedBy }: MuteRow): Mute => ({ until, by: mutedBy })
const days = maxMuteMs / 86_400_000

export type MutesService = ReturnType<typeof createMutesService>

/** Mutes the alerts of a location for a while. */
export function createMutesService(dependencies: { read: Reader; write: Writer; clock: Clock }) {
  const { read, write, clock } = dependencies
  return {
    async get(actor: Actor, id: string): Promise<Mute | null> {
      const { on, scope } = read(actor, 'locations.read')
      await getLocation(on, scope, id)
      const row = (await rows.listMutes(on, stampOf(clock()), [id])).get(id)
      return row === undefined ? null : present(row)
    },

    mute: (actor: Actor, id: string, until: string): Promise<Mute> =>
      write(actor, 'locations.update', async ({ trx, at, scope, record }) => {
        const { name } = await getLocation(trx, scope, id)
        if (until <= at || Date.parse(until) > Date.parse(at) + maxMuteMs)
          throw badField('until', 'mute-end', { days })
        const row = { locationId: id, until, mutedBy: nameOf(actor) }
        await rows.deleteEndedMutes(trx, at)
        await rows.saveMute(trx, row)
        record({ model: 'Mute', action: 'create', data: { id, name, until } })
        return present(row)
      }),

    unmute: (actor: Actor, id: string): Promise<null> =>
      write(actor, 'locations.update', async ({ trx, at, scope, record, unchanged }) => {
        const { name } = await getLocation(trx, scope, id)
        if (!(await rows.listMutes(trx, at, [id])).has(id)) unchanged()
        else record({ model: 'Mute', action: 'delete', data: { id, name } })
        await rows.deleteMute(trx, id)
        return null
      }),
  }
}
