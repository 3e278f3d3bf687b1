import { addDays, nextInstantOf, offsetAt } from '@roundboard/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useUndoableAlert } from '../alerts/use-undoable-alert.ts'
import { useFormat } from '../format/format.ts'
import { useAttempt } from '../alerts/use-attempt.ts'
import { useMuteMessages } from '../messages/mute.ts'
import { zoneQueries } from '../zones/zones.queries.ts'
import type { Mutable } from './mute-menu.tsx'
import { muteQuery, useMute, useUnmute } from './mute.queries.ts'

/** Mutes a location until its next midnight. Undo restores the mute that it had before. */
export function useMuteUntilTomorrow() {
  const words = useMuteMessages()
  const format = useFormat()
  const attempt = useAttempt()
  const alertUndoable = useUndoableAlert()
  const queryClient = useQueryClient()
  const mute = useMute()
  const unmute = useUnmute()
  return async ({ id, name, timeZone }: Mutable) => {
    await attempt(async () => {
      const rules = await queryClient.query(zoneQueries.rules(timeZone))
      const before = await queryClient.query({ ...muteQuery(id), staleTime: 0 })
      const now = Date.now()
      const today = new Date(now + offsetAt(now, rules)).toISOString().slice(0, 10)
      const tomorrow = addDays(today, 1)
      const until = new Date(nextInstantOf(`${tomorrow}T00:00`, now, rules)).toISOString()
      await mute.mutateAsync({ id, until })
      const clock = format.clockAhead(Date.parse(until), offsetAt(Date.parse(until), rules))
      const when = `${format.dayOfWeek(tomorrow)}, ${clock}`
      alertUndoable(words.muted({ name, when }), async () => {
        if (before === null || Date.parse(before.until) <= Date.now()) {
          await unmute.mutateAsync(id)
          return words.unmuted({ name })
        }
        await mute.mutateAsync({ id, until: before.until })
        return words.restored({ name })
      })
    })
  }
}
