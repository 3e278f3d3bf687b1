import { Button, Checkbox, NativeSelect, Select, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Location } from '@roundboard/contract'
import { healthGroups, reachOf } from '@roundboard/domain'
import { IconBuildingStore, IconDownload, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useMemo } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useAppName } from '../../../shared/api/app-info.ts'
import { offerFile } from '../../../shared/files/offer-file.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useSheetsMessages } from '../../../shared/messages/sheets.ts'
import { useUser } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/data-table.tsx'
import { ListPanel } from '../../../shared/table/list-panel.tsx'
import type { OnList } from '../../../shared/table/list-state.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { tagsQuery, useRegionOptions, useRegionPath } from '../../../shared/regions/regions.ts'
import { AddLocationModal } from './add-location-modal.tsx'
import { LocationStatus } from './location-status.tsx'
import { exportLocations, locationQueries, type LocationListState } from './locations.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'
import { SavedViews } from './saved-views.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type Selection, useSelection } from './use-selection.ts'
import { useRemoveLocation } from './use-remove-location.ts'

/** All locations, for admins. */
export const AllLocationsPage = (list: LocationListControl) => (
  <LocationsPage isMine={false} {...list} />
)

/** The locations of the user. */
export const MyLocationsPage = (list: LocationListControl) => <LocationsPage isMine {...list} />

interface LocationListControl {
  readonly list: LocationListState
  readonly onList: OnList<LocationListState>
}

function LocationsPage(props: LocationListControl & { isMine: boolean }) {
  const { list, onList } = props
  const words = useLocationsMessages()
  const newGymWords = useNewLocationMessages()
  const shared = useSharedMessages()
  const { role } = useUser()
  const appName = useAppName()
  const query = useQuery(locationQueries.list(list))
  const [isAdding, adding] = useDisclosure()
  const selection = useSelection(list)
  const columns = useColumns(props.isMine, selection)
  const mayAdd = !props.isMine && reachOf(role, 'locations.create') !== 'none'
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={16} />} onClick={adding.open}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={props.isMine ? words.myLocations : words.locations}
        description={shared.timeZoneNote({
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        })}
        actions={
          <>
            <ExportButton list={list} />
            {mayAdd && (
              <ButtonLink to="/admin/locations/new" variant="default">
                {newGymWords.title}
              </ButtonLink>
            )}
            {addButton}
          </>
        }
      />
      <SavedViews list={list} />
      <ListPanel
        list={list}
        onList={(next, how) => onList({ ...list, ...next }, how)}
        query={query}
        subject={words.subject}
        emptyText={words.none}
        emptyIcon={<IconBuildingStore size={32} stroke={1.5} />}
        emptyHint={props.isMine ? words.noneYours : words.noneYet}
        emptyAction={addButton}
        columns={columns}
        searchFields={[
          { value: 'name', label: words.name },
          { value: 'locationIdentifier', label: words.number({ appName }) },
        ]}
        isFiltered={[list.health, list.region, list.tag].some(Boolean)}
        onClear={() => onList({ sort: list.sort })}
        filters={<LocationFilters list={list} onList={onList} />}
      />
      {selection.selected.size > 0 && (
        <SelectionBar list={list} shown={query.data} {...selection} />
      )}
      {isAdding && <AddLocationModal onClose={adding.close} />}
    </>
  )
}

/** Downloads every location of the list, on all its pages. */
function ExportButton({ list }: { list: LocationListState }) {
  const words = useLocationsMessages()
  const { exported } = useSheetsMessages()
  const reason = useReason()
  const { locale } = useLocale()
  const [isBusy, busy] = useDisclosure()
  const download = async () => {
    busy.open()
    try {
      offerFile('locations.csv', await exportLocations(list, locale))
      alerts.success(exported({ name: 'locations.csv' }))
    } catch (error) {
      alerts.error(reason(error), error)
    } finally {
      busy.close()
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={isBusy}
      onClick={() => void download()}
    >
      {words.export}
    </Button>
  )
}

function LocationFilters({ list, onList }: LocationListControl) {
  const words = useLocationsMessages()
  const regionWords = useRegionsMessages()
  const shared = useSharedMessages()
  const regions = useRegionOptions()
  const { data: tags = [] } = useQuery(tagsQuery)
  const options = [...regions, { value: 'none', label: regionWords.noRegion }]
  if (list.region !== undefined && !options.some(({ value }) => value === list.region))
    options.unshift({ value: list.region, label: regionWords.unknownRegion })
  const set = (filter: Partial<LocationListState>) =>
    onList({ ...list, ...filter, page: undefined })
  return (
    <>
      <NativeSelect
        aria-label={words.status}
        data={[
          { value: '', label: words.anyStatus },
          ...healthGroups.map((value) => ({ value, label: shared.health[value] })),
        ]}
        value={list.health ?? ''}
        onChange={(event) => set({ health: event.currentTarget.value || undefined })}
      />
      {regions.length > 0 && (
        <Select
          aria-label={regionWords.region}
          placeholder={regionWords.anyRegion}
          data={options}
          value={list.region ?? null}
          w={170}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': regionWords.anyRegion }}
          onChange={(region) => set({ region: region ?? undefined })}
        />
      )}
      {tags.length > 0 && (
        <Select
          aria-label={regionWords.tags}
          placeholder={regionWords.anyTag}
          data={tags.map(({ tag }) => tag)}
          value={list.tag ?? null}
          w={170}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': regionWords.anyTag }}
          onChange={(tag) => set({ tag: tag ?? undefined })}
        />
      )}
    </>
  )
}

function useColumns(isMine: boolean, { selected, toggle }: Selection): Column<Location>[] {
  const words = useLocationsMessages()
  const regionWords = useRegionsMessages()
  const regionPath = useRegionPath()
  const hasRegions = useRegionOptions().length > 0
  const hasTags = (useQuery(tagsQuery).data ?? []).length > 0
  const shared = useSharedMessages()
  const format = useFormat()
  const appName = useAppName()
  const { role } = useUser()
  return useMemo(() => {
    const mayDelete = !isMine && reachOf(role, 'locations.delete') !== 'none'
    const columns: (Column<Location> | false)[] = [
      !isMine && {
        key: 'select',
        label: words.bulk.select,
        isLabelHidden: true,
        cell: (location) => (
          <Checkbox
            aria-label={words.bulk.selectOne({ name: location.name })}
            checked={selected.has(location.id)}
            onChange={() => toggle(location.id)}
          />
        ),
      },
      {
        key: 'name',
        label: words.name,
        sortKey: 'name',
        isHeading: true,
        cell: (location) => (
          <TextLink
            to={isMine ? '/admin/my-locations/$id' : '/admin/locations/$id'}
            params={{ id: location.id }}
          >
            {location.name}
          </TextLink>
        ),
      },
      {
        key: 'number',
        label: words.number({ appName }),
        sortKey: 'locationIdentifier',
        isNumber: true,
        cell: (location) => location.locationIdentifier,
      },
      hasRegions && {
        key: 'region',
        label: regionWords.region,
        sortKey: 'region',
        cell: ({ region }) => <RegionName path={regionPath(region)} />,
      },
      hasTags && {
        key: 'tags',
        label: regionWords.tags,
        sortKey: 'tags',
        cell: ({ tags }) => tags.join(', ') || '–',
      },
      {
        key: 'timeZone',
        label: words.timeZone,
        sortKey: 'timeZone',
        cell: (location) => <ZoneName timeZone={location.timeZone} />,
      },
      {
        key: 'language',
        label: words.language,
        sortKey: 'language',
        cell: (location) => location.language,
      },
      !isMine && {
        key: 'active',
        label: words.active,
        sortKey: 'isActive',
        cell: (location) =>
          location.isActive ? (
            <Status tone="green">{shared.yes}</Status>
          ) : (
            <Status tone="none">{shared.no}</Status>
          ),
      },
      {
        key: 'status',
        label: words.status,
        sortKey: 'health',
        isPinned: true,
        cell: (location) => <LocationStatus location={location} />,
      },
      {
        key: 'createdAt',
        label: words.createdAt,
        sortKey: 'createdAt',
        isStamp: true,
        cell: (location) => format.stamp(location.createdAt),
      },
      {
        key: 'updatedAt',
        label: words.updatedAt,
        sortKey: 'updatedAt',
        isStamp: true,
        cell: (location) => format.stamp(location.updatedAt),
      },
      mayDelete && {
        key: 'actions',
        label: shared.actions,
        isActions: true,
        cell: (location) => <DeleteLocation location={location} />,
      },
    ]
    return columns.filter((column) => column !== false)
  }, [
    words,
    regionWords,
    regionPath,
    hasRegions,
    hasTags,
    selected,
    toggle,
    shared,
    format,
    appName,
    role,
    isMine,
  ])
}

/** The region, with its parent regions below. */
function RegionName({ path }: { path: string }) {
  const above = path.split(' › ')
  const name = above.pop()
  if (!name) return '–'
  return (
    <>
      {name}
      {above.length > 0 && (
        <Text size="xs" c="dimmed">
          {above.join(' › ')}
        </Text>
      )}
    </>
  )
}

/** A time zone that can wrap after the slash. */
function ZoneName({ timeZone }: { timeZone: string }) {
  const [region, ...places] = timeZone.replaceAll('_', ' ').split('/')
  return (
    <>
      {region}
      {places.map((place) => (
        <Fragment key={place}>
          /<wbr />
          {place}
        </Fragment>
      ))}
    </>
  )
}

function DeleteLocation({ location }: { location: Location }) {
  const shared = useSharedMessages()
  const { remove, isPending } = useRemoveLocation()
  return (
    <IconButton
      label={`${shared.delete} ${location.name}`}
      className="danger-quiet"
      loading={isPending}
      onClick={() => void remove(location)}
    >
      <IconTrash size={18} stroke={1.7} />
    </IconButton>
  )
}
