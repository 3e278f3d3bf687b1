import { type Round, RoundChanges, namesOf, pick, roundFields } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { EditingModal } from '../../../shared/forms/form-modal.tsx'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { MediaLinkInput } from '../../../shared/media/media-link-input.tsx'
import { useChooseClip } from '../../../shared/media/use-choose-clip.ts'
import { readRound, useUpdateRound } from './rounds.queries.ts'
import { useRoundsMessages } from '../../../shared/messages/rounds.ts'
import { type Typed, asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'

export type RoundValues = Typed<typeof roundFields>

export const valuesOf = (round: Round): RoundValues => ({
  ...pick(round, namesOf(roundFields)),
  videoLink: round.videoLink ?? '',
  lrVideoLink: round.lrVideoLink ?? '',
})

/** Edits a round's name and picture, and the flexibility round's videos. */
export function RoundModal({ round, onClose }: { round: Round; onClose: () => void }) {
  const words = useRoundsMessages()
  const queryClient = useQueryClient()
  const update = useUpdateRound()
  const entityForm = useEntityForm({
    entity: round,
    valuesOf,
    shown: useShownRound(),
    rules: RoundChanges,
    draftKey: `round.${round.id}`,
    read: () => readRound(queryClient, round.id),
    save: (changes, expectedUpdatedAt) =>
      update.mutateAsync({ id: round.id, body: { ...changes, expectedUpdatedAt } }),
    onSaved: ({ name }) => {
      alerts.success(words.updated({ name }))
      onClose()
    },
  })
  const { form } = entityForm
  const { choice, typedField } = useFields(form)
  const put = (name: 'imageUrl' | 'videoLink' | 'lrVideoLink', link: string) =>
    choice(name).onChange(link)
  const choose = useChooseClip({ read: (field) => form.getValues(field), put })
  const hasVideo = round.roundNumber === limits.flexibilityRound
  const inputs = {
    name: (
      <CountedInput label={words.name} required limit={limits.nameLength} {...typedField('name')} />
    ),
    imageUrl: (
      <MediaLinkInput
        label={words.image}
        description={words.imageHint}
        required
        kind="round-picture"
        onChoose={({ link }) => put('imageUrl', link)}
        {...typedField('imageUrl')}
      />
    ),
    videoLink: hasVideo && (
      <MediaLinkInput
        label={words.video}
        kind="flexibility"
        onChoose={(item) => void choose(item)}
        {...typedField('videoLink')}
      />
    ),
    lrVideoLink: hasVideo && (
      <MediaLinkInput
        label={words.lrVideo}
        kind="flexibility"
        onChoose={({ link }) => put('lrVideoLink', link)}
        {...typedField('lrVideoLink')}
      />
    ),
  } satisfies Record<keyof RoundValues, ReactNode>
  return (
    <EditingModal
      title={words.edit({ name: round.name })}
      thing={words.thing}
      entityForm={entityForm}
      onClose={onClose}
    >
      {inputsOf(inputs)}
    </EditingModal>
  )
}

function useShownRound(): ShownFields<RoundValues> {
  const words = useRoundsMessages()
  return {
    name: { label: words.name, text: asTyped },
    imageUrl: { label: words.image, text: asTyped },
    videoLink: { label: words.video, text: asTyped },
    lrVideoLink: { label: words.lrVideo, text: asTyped },
  }
}
