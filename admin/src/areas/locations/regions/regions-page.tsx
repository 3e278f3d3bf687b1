import { Button } from '@mantine/core'
import { type Region, sentenceOf } from '@roundboard/contract'
import { type Branch, limits, regionTree } from '@roundboard/domain'
import { IconMap2, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useIssueSentences } from '../../../shared/i18n/use-issue-sentences.ts'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { regionsQuery } from '../../../shared/regions/regions.ts'
import { type Column, DataTable } from '../../../shared/table/data-table.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { AddRegionModal, EditRegionModal } from './region-modals.tsx'
import { useDeleteRegion } from './regions.queries.ts'

interface Row extends Branch<Region> {
  readonly id: string
  /** In it and in its sub-regions. */
  readonly locations: number
  readonly subRegions: number
}

const rowsOf = (regions: readonly Region[]): Row[] => {
  const tree = regionTree(regions)
  return tree.map((branch) => ({
    ...branch,
    id: branch.region.id,
    locations: tree
      .filter(({ path }) => path.includes(branch.region))
      .reduce((sum, { region }) => sum + region.locations, 0),
    subRegions: regions.filter(({ parent }) => parent === branch.region.id).length,
  }))
}

type Opened = { readonly add: string | null } | { readonly edit: string }

/** The tree of regions. */
export function RegionsPage() {
  const words = useRegionsMessages()
  const query = useQuery(regionsQuery)
  const [opened, setOpened] = useState<Opened>()
  const columns = useColumns(setOpened)
  const close = () => setOpened(undefined)
  const edited = query.data?.find(({ id }) => opened && 'edit' in opened && opened.edit === id)
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ add: null })}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={words.regions} description={words.description} actions={add} />
      <QueryView query={query} what={words.subject}>
        {(regions) => (
          <Panel isFlush>
            {regions.length === 0 ? (
              <Empty icon={<IconMap2 size={32} stroke={1.5} />} title={words.none} action={add}>
                {words.noneHint}
              </Empty>
            ) : (
              <DataTable caption={words.subject} columns={columns} rows={rowsOf(regions)} />
            )}
          </Panel>
        )}
      </QueryView>
      {opened && 'add' in opened && <AddRegionModal parent={opened.add} onClose={close} />}
      {edited && <EditRegionModal region={edited} onClose={close} />}
    </>
  )
}

function useColumns(open: (opened: Opened) => void): Column<Row>[] {
  const words = useRegionsMessages()
  const shared = useSharedMessages()
  const issues = useIssueSentences()
  const remove = useRemoveRegion()
  return [
    {
      key: 'name',
      label: words.name,
      isHeading: true,
      cell: ({ region, path }) => (
        <span style={{ paddingInlineStart: `${String((path.length - 1) * 28)}px` }}>
          {region.name}
        </span>
      ),
    },
    {
      key: 'locations',
      label: words.locations,
      isNumber: true,
      cell: ({ id, locations }) => (
        <TextLink to="/admin/locations" search={{ region: id }}>
          {words.withSubs({ count: locations })}
        </TextLink>
      ),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: ({ region: { id, name, locations }, path, subRegions }) => (
        <>
          {path.length < limits.regionLevels && (
            <IconButton label={words.addInside({ name })} onClick={() => open({ add: id })}>
              <IconPlus size={18} stroke={1.7} />
            </IconButton>
          )}
          <IconButton label={words.edit({ name })} onClick={() => open({ edit: id })}>
            <IconPencil size={18} stroke={1.7} />
          </IconButton>
          <IconButton
            label={words.remove({ name })}
            className="danger-quiet"
            blocked={
              locations + subRegions > 0
                ? sentenceOf(issues, {
                    code: 'region-in-use',
                    params: { locations, regions: subRegions },
                  })
                : undefined
            }
            onClick={() => void remove(id, name)}
          >
            <IconTrash size={18} stroke={1.7} />
          </IconButton>
        </>
      ),
    },
  ]
}

function useRemoveRegion() {
  const words = useRegionsMessages()
  const shared = useSharedMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const removal = useDeleteRegion()
  return async (id: string, name: string) => {
    const message = words.sureDelete({ name })
    if (!(await confirm({ message, detail: words.sureDetail, action: shared.delete }))) return
    await attempt(() => removal.mutateAsync(id), words.deleted({ name }))
  }
}
