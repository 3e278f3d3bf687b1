import { Checkbox, Flex, Group, NativeSelect, Text } from '@mantine/core'
import { recentDays, type Template, templateLevels } from '@roundboard/contract'
import { IconBooks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Column } from '../../../shared/table/data-table.tsx'
import { ListPanel } from '../../../shared/table/list-panel.tsx'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { TemplatesHeader, useUsageColumns } from './templates-parts.tsx'
import { tagsQuery, templatesQuery } from './templates.queries.ts'
import { useTemplatesMessages } from '../../../shared/messages/templates.ts'
import classes from './templates.module.css'
import { PlaceDialog } from './place-dialog.tsx'
import type { TemplateList, TemplateListControl } from './template-list.ts'
import { TemplateModal } from './template-modal.tsx'

/** Templates by name, tag and last use, which can be placed on days. */
export function TemplatesPage(props: TemplateListControl) {
  const { onList } = props
  const words = useTemplatesMessages()
  const list = { ...props.list, sort: props.list.sort ?? 'name' }
  const query = useQuery(templatesQuery(list))
  const [opened, setOpened] = useState<{ template: Template; to: 'place' | 'edit' }>()
  const columns = useColumns((template, to) => setOpened({ template, to }))
  const close = () => setOpened(undefined)
  const { equipment, focus, level, unused } = list
  return (
    <>
      <TemplatesHeader description={words.description} />
      <ListPanel
        list={list}
        onList={(next, how) => onList({ ...list, ...next }, how)}
        query={query}
        subject={words.subject}
        emptyText={words.none}
        emptyIcon={<IconBooks size={32} stroke={1.5} />}
        emptyHint={words.noneYet}
        emptyAction={
          <ButtonLink to="/admin/schedule" variant="default">
            {words.toSchedule}
          </ButtonLink>
        }
        columns={columns}
        isFiltered={
          [equipment, focus, level].some((given) => given !== undefined) || unused === true
        }
        onClear={() => onList({})}
        filters={<Filters list={list} onList={onList} />}
      />
      {opened?.to === 'place' && <PlaceDialog template={opened.template} onClose={close} />}
      {opened?.to === 'edit' && (
        <TemplateModal
          // After being renamed by someone else, it may be on another page.
          template={
            query.data?.items.find(({ id }) => id === opened.template.id) ?? opened.template
          }
          onClose={close}
        />
      )}
    </>
  )
}

function Filters({ list, onList }: TemplateListControl) {
  const words = useTemplatesMessages()
  const tags = useQuery(tagsQuery).data
  const set = (change: TemplateList) => onList({ ...list, ...change, page: undefined })
  const choice = (field: 'equipment' | 'focus') => (
    <NativeSelect
      aria-label={words[field]}
      value={list[field] ?? ''}
      data={[
        { value: '', label: `${words[field]}: ${words.all}` },
        ...(tags?.[field] ?? []).map(({ tag, count }) => ({
          value: tag,
          label: `${tag} (${String(count)})`,
        })),
      ]}
      onChange={(event) => set({ [field]: event.currentTarget.value || undefined })}
    />
  )
  return (
    <Group gap="8px 14px" flex="1 1 420px">
      {choice('equipment')}
      {choice('focus')}
      <NativeSelect
        aria-label={words.level}
        value={list.level ?? ''}
        data={[
          { value: '', label: `${words.level}: ${words.all}` },
          ...templateLevels.map((level) => ({ value: level, label: words.levels[level] })),
        ]}
        onChange={({ currentTarget }) =>
          set({ level: templateLevels.find((level) => level === currentTarget.value) })
        }
      />
      <Checkbox
        label={words.unused({ days: recentDays })}
        checked={list.unused ?? false}
        onChange={(event) => set({ unused: event.currentTarget.checked || undefined })}
      />
    </Group>
  )
}

function useColumns(
  onOpen: (template: Template, to: 'place' | 'edit') => void,
): Column<Template>[] {
  const words = useTemplatesMessages()
  return [
    {
      key: 'name',
      label: words.name,
      sortKey: 'name',
      isHeading: true,
      cell: ({ name, subHeader, stills }) => (
        <Group component="span" gap={12} wrap="nowrap">
          <Still still={stills.find((still) => still !== null)} />
          <Flex component="span" className="wrap-anywhere" direction="column" miw={0}>
            {name}
            {subHeader !== '' && (
              <Text span c="dimmed" fz={13} fw={400}>
                {subHeader}
              </Text>
            )}
          </Flex>
        </Group>
      ),
    },
    {
      key: 'tags',
      label: `${words.equipment}, ${words.focus}`,
      cell: ({ equipment, focus }) =>
        equipment.length + focus.length === 0 ? (
          '–'
        ) : (
          <span className={classes.tags}>
            {[...equipment, ...focus].map((tag, index) => (
              <span key={index}>{tag}</span>
            ))}
          </span>
        ),
    },
    { key: 'level', label: words.level, cell: ({ level }) => words.levels[level] },
    ...useUsageColumns<Template>({
      isOfWeeks: false,
      onPlace: (template) => onOpen(template, 'place'),
      onEdit: (template) => onOpen(template, 'edit'),
    }),
  ]
}

function Still({ still }: { still: string | null | undefined }) {
  return (
    <span className={classes.still} aria-hidden>
      {still && <img src={still} alt="" loading="lazy" decoding="async" draggable={false} />}
    </span>
  )
}
