import { NativeSelect, Radio, Stack } from '@mantine/core'
import { calls } from '@roundboard/contract'
import { announcementLimits } from '@roundboard/domain'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { AddingModal } from '../../../shared/forms/form-modal.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { useUser } from '../../../shared/session/session.ts'
import { blankFullScreen, type FullScreenValues } from './announcement-values.ts'
import { readReach, useSendFullScreen } from './announcements.queries.ts'
import { useAnnouncementsMessages } from '../../../shared/messages/announcements.ts'
import { PreviewField } from './preview-field.tsx'
import { PlacesField, TextFields } from './text-fields.tsx'
import classes from './announcements.module.css'

const draftKey = 'whole-walls'
const kinds = ['drill', 'emergency'] as const
const { drillMinutes, emergencyMinutes } = announcementLimits
const minutesOffered = [drillMinutes, 5, 15, emergencyMinutes, 60, 120, 240, 720, 1_440]

/** Covers screens immediately: shows how many first, and asks for confirmation. */
export function FullScreenModal({ onClose }: { onClose: () => void }) {
  const words = useAnnouncementsMessages()
  const user = useUser()
  const confirm = useConfirm()
  const send = useSendFullScreen(draftKey)
  const addForm = useAddForm({
    draftKey,
    rules: calls.sendFullScreen.body,
    blank: blankFullScreen(user),
    thing: words.theEmergency,
    async add(values: FullScreenValues) {
      const { walls, gyms, connected } = await readReach({
        isForAll: values.isForAll ? 'true' : 'false',
        locationIds: values.locationIds.join(','),
        regions: values.regions.join(','),
        tags: values.tags.join('\n'),
      })
      const question = {
        message: words.cover[values.kind]({ walls, gyms }),
        detail: words.coverDetail({ connected, walls }),
        action: words.send,
      }
      // If nothing is selected, the server's error says what is missing.
      const hasGroups = values.regions.length + values.tags.length > 0
      if ((gyms > 0 || hasGroups) && !(await confirm(question))) return undefined
      return send.mutateAsync(values)
    },
    onAdded: () => {
      alerts.success(words.sent)
      onClose()
    },
  })
  return (
    <AddingModal
      title={words.emergencyTitle}
      size="xl"
      submitLabel={words.send}
      addForm={addForm}
      onClose={onClose}
    >
      <FullScreenFields form={addForm.form} />
    </AddingModal>
  )
}

function FullScreenFields({ form }: { form: FormOf<FullScreenValues> }) {
  const words = useAnnouncementsMessages()
  const { values, change, errorOf } = useFields(form)
  const { kind, minutes } = values
  const fields = { values, onChange: change, errorOf }
  return (
    <div className={classes.beside}>
      <div className={classes.fields}>
        <Radio.Group
          label={words.kind}
          value={kind}
          onChange={(next) => {
            const chosen = kinds.find((one) => one === next) ?? 'drill'
            change({
              kind: chosen,
              minutes: chosen === 'drill' ? drillMinutes : emergencyMinutes,
            })
          }}
        >
          <Stack gap={10} py={6}>
            {kinds.map((one) => (
              <Radio
                key={one}
                value={one}
                label={words.kinds[one]}
                description={words.kindHints[one]}
              />
            ))}
          </Stack>
        </Radio.Group>
        <TextFields {...fields} />
        <PlacesField {...fields} />
        <NativeSelect
          label={words.minutes}
          value={String(minutes)}
          data={minutesOffered.map((each) => ({
            value: String(each),
            label:
              each < 60 ? words.minutesOf({ minutes: each }) : words.hoursOf({ hours: each / 60 }),
          }))}
          error={errorOf('minutes')}
          onChange={({ currentTarget }) => change({ minutes: Number(currentTarget.value) })}
        />
      </div>
      <PreviewField kind={kind} texts={values} />
    </div>
  )
}
