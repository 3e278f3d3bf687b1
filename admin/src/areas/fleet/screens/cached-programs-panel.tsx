import { Box } from '@mantine/core'
import type { UncachedScreen, Location } from '@roundboard/contract'
import { useFormat } from '../../../shared/format/format.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { RoundBadge, Status } from '../../../shared/ui/status.tsx'
import classes from './offline-cache.module.css'
import { useScreensMessages } from '../../../shared/messages/screens.ts'

/** How many of a location's screens have cached its coming day. */
export function CachedProgramsStatus({ location }: { location: Location }) {
  const { day, screens, held, missing } = location.holds
  const words = useScreensMessages().offline
  const format = useFormat()
  const tone =
    screens === 0 ? 'none' : missing.length === 0 ? 'green' : held === 0 ? 'red' : 'yellow'
  return (
    <Status tone={tone}>
      {screens === 0
        ? words.noneLinked
        : words.holdDay({
            held: format.number(held),
            all: format.number(screens),
            weekday: format.weekday(day, 'long'),
          })}
    </Status>
  )
}

/** Whether a location's screens have cached its coming day, and what is missing on others. */
export function CachedProgramsPanel(props: {
  location: Location
  onOpen: (screenId: string) => void
}) {
  const { missing } = props.location.holds
  const words = useScreensMessages().offline
  return (
    <Panel title={words.title} description={words.why} isFlush>
      <Box component="p" p="2px 20px 14px" fz={17}>
        <CachedProgramsStatus location={props.location} />
      </Box>
      {missing.length > 0 && (
        <ul className={classes.lacking}>
          {missing.map((screen) => (
            <li key={screen.id}>
              <RoundBadge round={screen.round} size={34} />
              <div>
                <button
                  type="button"
                  className={classes.name}
                  onClick={() => {
                    props.onOpen(screen.id)
                  }}
                >
                  {screen.name}
                </button>
                <Why screen={screen} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Why({ screen: { why, files, heldFiles, reason } }: { screen: UncachedScreen }) {
  const words = useScreensMessages().offline
  const format = useFormat()
  const areCounted = why === 'files' && files !== null && heldFiles !== null && heldFiles < files
  return (
    <Box component="p" c="dimmed" fz={14}>
      {areCounted
        ? words.holdsFiles({ held: format.number(heldFiles), all: format.number(files) })
        : words.lacks[why]}
      {areCounted && reason !== null && ` ${words.nextFile[reason]}`}
    </Box>
  )
}
