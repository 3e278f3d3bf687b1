import { Button, Group, Menu, TextInput } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconBookmarkPlus, IconDotsVertical } from '@tabler/icons-react'
import { type SyntheticEvent, useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import formClasses from '../../../shared/forms/forms.module.css'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useUser } from '../../../shared/session/session.ts'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import type { LocationListState } from './locations.queries.ts'

const most = 20
const nameLength = 40

interface View {
  readonly name: string
  readonly list: LocationListState
}

function parse(text = '[]'): View[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? (read as View[]) : []
  } catch {
    return []
  }
}

/** The parts of a link to the list, in a fixed order. */
const linkSearch = ({ q, by, sort, health, region, tag }: LocationListState) =>
  Object.fromEntries(
    Object.entries({ q, by, sort, health, region, tag }).filter(([, value]) => value !== undefined),
  )

const isSame = (one: LocationListState, other: LocationListState) =>
  JSON.stringify(linkSearch(one)) === JSON.stringify(linkSearch(other))

const sorted = (views: readonly View[]) => views.toSorted((a, b) => a.name.localeCompare(b.name))

/** The user's named links to the list, in this browser. */
export function SavedViews({ list }: { list: LocationListState }) {
  const words = useLocationsMessages().views
  const shared = useSharedMessages()
  const [views, setViews] = useLocalStorage<View[]>({
    key: `roundboard.location-views.${useUser().id}`,
    defaultValue: [],
    deserialize: parse,
    getInitialValueInEffect: false,
  })
  const [naming, setNaming] = useState<View>()
  const isSaved = views.some((view) => isSame(view.list, list))
  const maySave = Object.keys(linkSearch(list)).length > 0 && !isSaved && views.length < most
  const save = (name: string) => {
    if (naming === undefined) return
    const others = views.filter((view) => view !== naming && view.name !== name)
    const renamed = { ...naming, name }
    setViews(sorted([...others, renamed]))
    setNaming(undefined)
  }
  const remove = (view: View) => {
    setViews((now) => now.filter(({ name }) => name !== view.name))
    alerts.success(words.deleted({ name: view.name }), {
      label: shared.undo,
      run: () =>
        setViews((now) =>
          now.some(({ name }) => name === view.name) ? now : sorted([...now, view]),
        ),
    })
  }
  if (views.length === 0 && !maySave) return null
  return (
    <Group component="nav" aria-label={words.title} gap={8} mb={12}>
      {views.map((view) => (
        <Button.Group key={view.name}>
          <ButtonLink
            to="."
            search={linkSearch(view.list)}
            size="xs"
            variant={isSame(view.list, list) ? 'light' : 'default'}
            maw={240}
            styles={{ label: { display: 'block', textOverflow: 'ellipsis' } }}
          >
            {view.name}
          </ButtonLink>
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton variant="default" size={30} label={words.change({ name: view.name })}>
                <IconDotsVertical size={15} />
              </IconButton>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setNaming(view)}>{words.rename}</Menu.Item>
              <Menu.Item onClick={() => remove(view)}>{shared.delete}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Button.Group>
      ))}
      {maySave && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconBookmarkPlus size={15} />}
          onClick={() => setNaming({ name: '', list: linkSearch(list) })}
        >
          {words.save}
        </Button>
      )}
      {naming && <NameDialog view={naming} onSave={save} onClose={() => setNaming(undefined)} />}
    </Group>
  )
}

function NameDialog(props: { view: View; onSave: (name: string) => void; onClose: () => void }) {
  const words = useLocationsMessages().views
  const shared = useSharedMessages()
  const [name, setName] = useState(props.view.name)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() !== '') props.onSave(name.trim())
  }
  return (
    <Dialog title={props.view.name === '' ? words.save : words.rename} onClose={props.onClose}>
      <form className={formClasses.form} onSubmit={submit}>
        <TextInput
          label={words.name}
          description={words.hint}
          value={name}
          maxLength={nameLength}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <DialogButtons submitLabel={shared.save} onCancel={props.onClose} />
      </form>
    </Dialog>
  )
}
