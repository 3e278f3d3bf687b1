import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Location } from '@roundboard/contract'
import { offsetAt } from '@roundboard/domain'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAppName } from '../../../shared/api/app-info.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { zoneQueries } from '../../../shared/zones/zones.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { ChangeLocationModal } from './change-location-modal.tsx'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'

/** The location's details, which can be edited here. */
export function LocationPanel({ location }: { location: Location }) {
  const words = useNewLocationMessages()
  const locationWords = useLocationsMessages()
  const format = useFormat()
  const appName = useAppName()
  const now = useNow(30_000)
  const [isChanging, changing] = useDisclosure()
  const { data: rules } = useQuery(zoneQueries.rules(location.timeZone))
  const { timeZone, language, vtsEnabled, androidOs } = location
  const thereNow = rules && words.thereNow({ time: format.clockAhead(now, offsetAt(now, rules)) })
  const zone = `${format.zoneName(timeZone)} — ${timeZone.replaceAll('_', ' ')}`
  const walls = [
    `${format.languageName(language)} (${language})`,
    vtsEnabled ? words.timer : words.noTimer,
    androidOs ? words.androidBoxes : words.miniPcs,
  ]
  return (
    <Panel
      title={words.theGym}
      actions={
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPencil size={16} />}
          aria-label={words.changeOf({ name: location.name })}
          onClick={changing.open}
        >
          {words.change}
        </Button>
      }
    >
      <FactList
        facts={[
          [locationWords.name, location.name],
          [locationWords.number({ appName }), location.locationIdentifier],
          [locationWords.timeZone, [zone, thereNow].filter(Boolean).join(' · ')],
          [words.walls, walls.join(', ')],
        ]}
      />
      {isChanging && <ChangeLocationModal location={location} onClose={changing.close} />}
    </Panel>
  )
}
