import { Button } from '@mantine/core'
import type { User } from '@roundboard/contract'
import { IconCheck, IconPlus, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Pager } from '../../../shared/table/pager.tsx'
import { SearchBox } from '../../../shared/table/search-box.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { nameOf } from './use-remove-user.ts'
import { useAddUserLocation, userQueries } from './users.queries.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'
import classes from './users.module.css'
import { Dialog } from '../../../shared/ui/dialog.tsx'

/** Gives locations to a user, one click each. */
export function AddLocationsModal({ user, onClose }: { user: User; onClose: () => void }) {
  const words = useUsersMessages()
  const shared = useSharedMessages()
  const attempt = useAttempt()
  const [name, setName] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery(userQueries.locations(name, page))
  const addition = useAddUserLocation(user.id)
  const owned = new Set(user.locations.map((location) => location.id))
  const add = (locationId: string) =>
    attempt(() => addition.mutateAsync(locationId), words.addedLocation({ user: nameOf(user) }))
  return (
    <Dialog onClose={onClose} title={words.addLocations} size="lg">
      <SearchBox
        subject={words.searchLocations}
        value={name}
        onSearch={(text) => {
          setName(text)
          setPage(1)
        }}
      />
      <QueryView query={query} what={words.searchLocations}>
        {({ items, count }) => (
          <>
            {items.length === 0 && (
              <Empty icon={<IconSearchOff size={28} stroke={1.5} />} title={words.noLocations} />
            )}
            <ul className={classes.choice}>
              {items.map((location) => (
                <li key={location.id}>
                  <span>
                    <strong>{location.name}</strong>
                    <small>{location.locationIdentifier}</small>
                  </span>
                  <Button
                    size="compact-md"
                    variant="default"
                    disabled={owned.has(location.id)}
                    loading={addition.isPending && addition.variables === location.id}
                    leftSection={
                      owned.has(location.id) ? <IconCheck size={15} /> : <IconPlus size={15} />
                    }
                    aria-label={
                      owned.has(location.id)
                        ? words.hasLocation({ name: location.name })
                        : words.addLocation({ name: location.name })
                    }
                    onClick={() => void add(location.id)}
                  >
                    {owned.has(location.id) ? words.alreadyAdded : shared.add}
                  </Button>
                </li>
              ))}
            </ul>
            <Pager page={page} count={count} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Dialog>
  )
}
