import { Radio, Select, Stack } from '@mantine/core'
import type { BuildsState, Location } from '@roundboard/contract'
import { type Ring, rings } from '@roundboard/domain'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import formClasses from '../../../shared/forms/forms.module.css'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { GroupInputs } from '../../../shared/regions/region-inputs.tsx'
import { useHasGroups } from '../../../shared/regions/regions.ts'
import { locationsByNameQuery, reachQuery, useRollOut } from './rollouts.queries.ts'
import { useBuildsMessages } from '../../../shared/messages/builds.ts'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'

const askAfterMs = 200

/** Starts a rollout: asks for the ring, and shows how many screens it covers. */
export function RolloutModal(props: { build: string; state: BuildsState; onClose: () => void }) {
  const { build, state, onClose } = props
  const words = useBuildsMessages()
  const attempt = useAttempt()
  const letOut = useRollOut()
  const [ring, setRing] = useState<Ring>('tenth')
  const [gym, setGym] = useState<Location>()
  const [screenId, setScreenId] = useState<string>()
  const [regions, setRegions] = useState<readonly string[]>([])
  const [tags, setTags] = useState<readonly string[]>([])
  const hasGroup = regions.length + tags.length > 0
  const reach = useQuery({ ...reachQuery(regions, tags), enabled: hasGroup })
  const hasGroups = useHasGroups()
  const [isTried, setTried] = useState(false)
  const linked = gym?.screens.filter(({ isLinked }) => isLinked) ?? []
  const chosen = linked.find(({ id }) => id === screenId)
  const wantsGym = ring === 'screen' || ring === 'location'
  const isComplete =
    ring === 'group'
      ? hasGroup
      : !wantsGym || (gym !== undefined && (ring === 'location' || chosen))

  const sizes: Record<Ring, number | undefined> = {
    screen: chosen && 1,
    location: gym && linked.length,
    group: hasGroup ? reach.data?.walls : undefined,
    tenth: state.tenth,
    all: state.linkedScreens,
  }
  const size = sizes[ring]

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isComplete) return
    const isStarted = await attempt(
      () =>
        letOut.mutateAsync({
          build,
          ring,
          ...(ring === 'screen' && { screen: chosen?.id }),
          ...(ring === 'location' && { location: gym?.id }),
          ...(ring === 'group' && { regions: [...regions], tags: [...tags] }),
        }),
      words.letOutDone({ build }),
    )
    if (isStarted) onClose()
  }
  return (
    <Dialog onClose={onClose} title={words.letOutTitle} closeOnClickOutside={false}>
      <form noValidate className={formClasses.form} onSubmit={(event) => void submit(event)}>
        <code>{build}</code>
        <Radio.Group label={words.toWhom} value={ring} onChange={(value) => setRing(value)}>
          <Stack gap={14}>
            {rings
              .filter((each) => each !== 'group' || hasGroups)
              .map((each) => (
                <Radio
                  key={each}
                  value={each}
                  label={words.rings[each]}
                  description={words.ringHints[each]}
                  {...(each === ring && { 'data-autofocus': true })}
                />
              ))}
          </Stack>
        </Radio.Group>
        {wantsGym && (
          <LocationSelect
            gym={gym}
            error={isTried && gym === undefined ? words.chooseGym : undefined}
            onChange={(found) => {
              setGym(found)
              setScreenId(undefined)
            }}
          />
        )}
        {ring === 'group' && (
          <GroupInputs
            regions={regions}
            tags={tags}
            hint={words.groupNow}
            errorOf={(path) =>
              path === 'regions' && isTried && !hasGroup ? words.chooseGroup : undefined
            }
            onRegions={setRegions}
            onTags={setTags}
          />
        )}
        {ring === 'screen' && gym && (
          <Select
            label={words.screen}
            value={screenId ?? null}
            data={linked.map(({ id, name }) => ({ value: id, label: name }))}
            error={isTried && !chosen && words.chooseScreen}
            onChange={(id) => setScreenId(id ?? undefined)}
          />
        )}
        <p role="status" style={{ margin: 0, minHeight: '1.5em' }}>
          {size !== undefined && words.goesTo({ count: size })}
        </p>
        <DialogButtons submitLabel={words.letOutNow} onCancel={onClose} isBusy={letOut.isPending} />
      </form>
    </Dialog>
  )
}

function LocationSelect(props: {
  gym: Location | undefined
  error: string | undefined
  onChange: (gym: Location | undefined) => void
}) {
  const words = useBuildsMessages()
  const [typed, setTyped] = useState('')
  const [name] = useDebouncedValue(typed, askAfterMs)
  // The chosen name is in the field and would find nothing else.
  const found =
    useQuery(locationsByNameQuery(name === props.gym?.name ? '' : name)).data?.items ?? []
  const others = found.filter(({ id }) => id !== props.gym?.id)
  const gyms = props.gym ? [props.gym, ...others] : others
  return (
    <Select
      label={words.gym}
      description={words.gymHint}
      searchable
      value={props.gym?.id ?? null}
      data={gyms.map((gym) => ({ value: gym.id, label: gym.name }))}
      searchValue={typed}
      nothingFoundMessage={words.noGym}
      error={props.error}
      onSearchChange={setTyped}
      onChange={(id) => props.onChange(gyms.find((gym) => gym.id === id))}
    />
  )
}
