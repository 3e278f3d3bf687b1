import { IconClockExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../shared/format/format.ts'
import { TextLink } from '../shared/ui/links.tsx'
import { zoneQueries } from '../shared/zones/zones.queries.ts'
import { useAppMessages } from '../shared/messages/app.ts'
import classes from './shell.module.css'

/** Says to those who can do something about it that the time zone data has become old. */
export function TimeZoneWarning() {
  const words = useAppMessages()
  const format = useFormat()
  const { data } = useQuery(zoneQueries.data)
  if (data?.isOld !== true) return null
  return (
    <div className={classes.warning} role="status">
      <IconClockExclamation size={20} aria-hidden />
      <p>{words.timeZonesOld({ version: data.version, day: format.day(data.releasedOn) })}</p>
      <TextLink to="/admin/system">{words.timeZonesMore}</TextLink>
    </div>
  )
}
