import { IconClockExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../shared/format/format.ts'
import { TextLink } from '../shared/ui/links.tsx'
import { zoneQueries } from '../shared/zones/zones.queries.ts'
import { useAppWords } from './app.words.ts'
import classes from './shell.module.css'

/** Says to those who can do something about it that the time zone data has become old. */
export function TimeZoneWarning() {
  const words = useAppWords()
  const format = useFormat()
  const { data } = useQuery(zoneQueries.data)
  if (data?.isOld !== true) return null
  return (
    <div className={classes.warning} role="status">
      <IconClockExclamation size={20} aria-hidden />
      <p>{words.timeZonesOld(data.version, format.day(data.releasedOn))}</p>
      <TextLink to="/admin/system">{words.timeZonesMore}</TextLink>
    </div>
  )
}
